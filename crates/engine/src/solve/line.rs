//! How a proven game goes: the winner hurries, the loser holds out.

use rules::Position;

use crate::solve::prover::{ANY, Prover};
use crate::solve::session::Proof;
use crate::solve::table::NEVER;
use crate::solve::watch::Halt;

/// The line from the present position to the end. It is cut short where the
/// nodes run out.
pub(super) fn find<P: Position>(prover: &mut Prover<'_, P>, proof: Proof) -> Vec<P::Move> {
    let mut line = Vec::new();
    let mut undos = Vec::new();
    let mut left = proof.won;
    while left > 0
        && let Ok(Some((mv, won))) = next(prover, proof, left)
    {
        undos.push((mv, prover.position.make(mv)));
        line.push(mv);
        left = won;
    }
    while let Some((mv, undo)) = undos.pop() {
        prover.position.unmake(mv, undo);
    }
    line
}

/// The move of a line, and within how many plies the attacker wins after it.
fn next<P: Position>(
    prover: &mut Prover<'_, P>,
    proof: Proof,
    left: u16,
) -> Result<Option<(P::Move, u16)>, Halt> {
    let is_attack = prover.position.turn() == proof.attacker;
    let mut best: Option<(P::Move, u16)> = None;
    for mv in prover.position.moves() {
        let won = if proof.is_exact() {
            exact_after(prover, proof, mv, left)?
        } else {
            bound_after(prover, proof, mv, left)?
        };
        let Some(won) = won else { continue };
        let is_better = best.is_none_or(|(_, old)| if is_attack { won < old } else { won > old });
        if is_better {
            best = Some((mv, won));
        }
        if is_better && proof.is_exact() && won + 1 == left {
            break;
        }
    }
    Ok(best)
}

/// Within how many plies the attacker wins after `mv`, where `left` is the
/// exact number now: one less, if the move is best.
fn exact_after<P: Position>(
    prover: &mut Prover<'_, P>,
    proof: Proof,
    mv: P::Move,
    left: u16,
) -> Result<Option<u16>, Halt> {
    let is_attack = prover.position.turn() == proof.attacker;
    let wanted = left - 1;
    after(prover, mv, |prover| {
        if is_attack {
            let known = prover.ask(proof.attacker, wanted)?;
            return Ok(known.is_proven().then_some(wanted));
        }
        if wanted == 0 {
            return Ok(Some(0));
        }
        let known = prover.ask(proof.attacker, wanted - 1)?;
        Ok((!known.is_proven()).then_some(wanted))
    })
}

/// Within how many plies the attacker wins after `mv`, by the proof found.
fn bound_after<P: Position>(
    prover: &mut Prover<'_, P>,
    proof: Proof,
    mv: P::Move,
    left: u16,
) -> Result<Option<u16>, Halt> {
    let is_attack = prover.position.turn() == proof.attacker;
    after(prover, mv, |prover| {
        let recalled = prover.recall(proof.attacker).map_or(NEVER, |known| known.won);
        if recalled < left {
            return Ok(Some(recalled));
        }
        if is_attack {
            return Ok(None);
        }
        // The table has given the proof up: find it again.
        let known = prover.ask(proof.attacker, ANY)?;
        Ok((known.is_proven() && known.won < left).then_some(known.won))
    })
}

/// Every first move after which the attacker wins as fast as can be.
///
/// # Errors
///
/// [`Halt`] if the nodes run out: then nobody knows whether there are more.
pub(super) fn first_moves<P: Position>(
    prover: &mut Prover<'_, P>,
    proof: Proof,
) -> Result<Vec<P::Move>, Halt> {
    let mut good = Vec::new();
    for mv in prover.position.moves() {
        let won = if proof.is_exact() {
            exact_after(prover, proof, mv, proof.won)
        } else {
            bound_after(prover, proof, mv, proof.won)
        };
        if won?.is_some() {
            good.push(mv);
        }
    }
    Ok(good)
}

/// Makes `mv`, looks, and takes it back.
pub(super) fn after<P: Position, T>(
    prover: &mut Prover<'_, P>,
    mv: P::Move,
    look: impl FnOnce(&mut Prover<'_, P>) -> T,
) -> T {
    let undo = prover.position.make(mv);
    let seen = look(prover);
    prover.position.unmake(mv, undo);
    seen
}
