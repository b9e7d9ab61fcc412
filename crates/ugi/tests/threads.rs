//! More threads than the machine runs at once slow the answers down and change
//! nothing else.

use protocol::Answer;
use ugi::{Settings, run};

#[test]
fn many_threads_answer_as_one_does() {
    let settings = Settings { most_threads: 256, ..Settings::default() };
    for threads in [2, 64, 256] {
        let input = format!(
            "setoption name Threads value {threads}\nnewgame stackreverse\n\
             setrules size=16x16,lines=all,set=run16,loss=blocked\nlegal\n\
             go infinite\nstop\ngo nodes 3000\nstop\ngo ponder depth 2\nponderhit\n"
        );
        let mut output = Vec::new();
        run(input.as_bytes(), &mut output, &settings).expect("memory does not fail");
        let output = String::from_utf8(output).expect("it writes UTF-8");
        let answers: Vec<Answer> = output.lines().map(|line| line.parse().expect(line)).collect();
        let Some(Answer::Legal(legal)) = answers.first() else { panic!("{output}") };
        let is_told = |answer: &&Answer| !matches!(answer, Answer::Info(_));
        let moves: Vec<_> = answers.iter().skip(1).filter(is_told).collect();
        assert_eq!(moves.len(), 3, "{output}");
        for answer in moves {
            let Answer::BestMove { best: Some(best), .. } = answer else { panic!("{answer}") };
            assert!(legal.contains(best), "{best}");
        }
    }
}
