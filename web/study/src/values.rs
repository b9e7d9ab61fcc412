//! What positions were found to be worth, by how one came to them.
//!
//! A move of the tree is known by the start and all moves to it, so that values
//! outlive undo, and another record has its own.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use engine::Score;
use rules::record::{NodeId, Tree};
use study::Study;

/// What positions are worth to Light.
#[derive(Clone, Debug, Default)]
pub struct Values(HashMap<u64, Score>);

/// A move of a line, with what is known of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Valued {
    /// The move.
    pub node: NodeId,
    /// What the position after it is worth to Light, if that is known.
    pub score: Option<Score>,
}

impl Values {
    /// Notes what the position after these moves is worth to Light.
    pub fn note(&mut self, start: &str, moves: &[String], score: Score) {
        let mut hash = DefaultHasher::new();
        start.hash(&mut hash);
        moves.iter().for_each(|text| text.as_str().hash(&mut hash));
        self.0.insert(hash.finish(), score);
    }

    /// The moves from the start through this place to the end of its line, the
    /// start first.
    #[must_use]
    pub fn of_line(&self, study: &Study) -> Vec<Valued> {
        let tree = study.tree();
        let mut hash = DefaultHasher::new();
        study.record().start().start_text().hash(&mut hash);
        let mut valued = Vec::new();
        for node in line(tree, study.here()) {
            if node != Tree::ROOT {
                tree.text(node).hash(&mut hash);
            }
            valued.push(Valued { node, score: self.0.get(&hash.finish()).copied() });
        }
        valued
    }
}

/// The moves from the start through `node` to the end of its line, the start
/// first.
#[must_use]
pub fn line(tree: &Tree, node: NodeId) -> Vec<NodeId> {
    let mut line: Vec<NodeId> = std::iter::successors(Some(node), |&at| tree.parent(at)).collect();
    line.reverse();
    line.extend(std::iter::successors(tree.main_child(node), |&at| tree.main_child(at)));
    line
}

#[cfg(test)]
mod tests {
    use rules::Kind;

    use super::*;

    #[test]
    fn a_value_belongs_to_its_way_and_survives_undo() {
        let game = Kind::Ogama.open("size=4x4,rows=1,toads=b1.b4", None, None).unwrap();
        let (mut study, mut values) = (Study::of(&game), Values::default());
        study.play("Ta1").unwrap();
        values.note(&game.start_text(), &study.game().moves_made(), Score::centi(7));
        let known = |study: &Study| values.of_line(study).last().and_then(|valued| valued.score);
        assert_eq!(known(&study), Some(Score::centi(7)));
        study.undo();
        study.redo();
        study.to_end();
        assert_eq!(known(&study), Some(Score::centi(7)));
        study.back();
        study.play("Tc1").unwrap();
        assert_eq!(known(&study), None);
    }
}
