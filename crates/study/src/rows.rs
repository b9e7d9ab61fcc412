//! A tree as lines of a list, so that only those to be seen are drawn.
//!
//! The main line has two moves a line. Variations stand below the move that they
//! replace, further to the right, some moves a line.

use rules::record::{NodeId, Tree};

/// How many moves of a variation stand in a line.
const IN_VARIATION: usize = 4;

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// Moves one after another, so many variations deep.
    Moves {
        /// How deep.
        depth: u16,
        /// The moves.
        nodes: Vec<NodeId>,
    },
    /// What is said before a move, so many variations deep.
    Lead {
        /// How deep.
        depth: u16,
        /// The move.
        node: NodeId,
    },
    /// What is said after a move, so many variations deep.
    Comment {
        /// How deep.
        depth: u16,
        /// The move.
        node: NodeId,
    },
}

/// All lines, and in which of them each move stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rows {
    /// The lines.
    pub rows: Vec<Row>,
    /// By the number of the node; the root and what was deleted have none.
    at: Vec<u32>,
}

/// A move that stands in no line.
const NOWHERE: u32 = u32::MAX;

/// A line of play to be laid out: from which move, how deep, with how many moves in
/// the line so far.
struct Line {
    node: NodeId,
    depth: u16,
}

impl Rows {
    /// Lays out a tree. Takes as long as the tree is large.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::record::Record;
    /// use study::rows::{Row, Rows};
    ///
    /// let text = "[Game \"ogama\"] [Rules \"size=4x4,rows=1,toads=b1.b4\"] 1.Ta1 (1.Tc1) d4d3 *";
    /// let record = Record::read(text)?.record;
    /// let rows = Rows::of(record.tree(), 0);
    /// assert_eq!(rows.rows.len(), 3);
    /// assert!(matches!(&rows.rows[1], Row::Moves { depth: 1, .. }));
    /// # Ok::<(), rules::record::RecordError>(())
    /// ```
    #[must_use]
    pub fn of(tree: &Tree, offset: u32) -> Self {
        let mut rows = Self::default();
        if !tree.notes(Tree::ROOT).after.is_empty() {
            rows.rows.push(Row::Comment { depth: 0, node: Tree::ROOT });
        }
        let first = tree.main_child(Tree::ROOT);
        let mut lines: Vec<Line> = first.map(|node| Line { node, depth: 0 }).into_iter().collect();
        while let Some(line) = lines.pop() {
            rows.lay(tree, offset, line, &mut lines);
        }
        rows
    }

    /// Lays out a line of play until something stands between its moves; what is
    /// left goes to `lines`, the next one last.
    fn lay(&mut self, tree: &Tree, offset: u32, line: Line, lines: &mut Vec<Line>) {
        let Line { node, depth } = line;
        let mut next = Some(node);
        let mut nodes = Vec::new();
        while let Some(node) = next {
            if !tree.notes(node).before.is_empty() {
                self.push(depth, std::mem::take(&mut nodes));
                self.rows.push(Row::Lead { depth, node });
            }
            nodes.push(node);
            next = tree.main_child(node);
            let is_main_child = tree.previous_sibling(node).is_none();
            let has_variations = is_main_child && tree.next_sibling(node).is_some();
            let has_comment = has_comment(tree, node);
            if has_variations || has_comment {
                self.push(depth, std::mem::take(&mut nodes));
                if has_comment {
                    self.rows.push(Row::Comment { depth, node });
                }
                lines.extend(next.map(|node| Line { node, depth }));
                if has_variations {
                    let deeper = depth.saturating_add(1);
                    let parent = tree.parent(node);
                    let last = parent.and_then(|parent| tree.last_child(parent));
                    let back = std::iter::successors(last, |&at| tree.previous_sibling(at));
                    let aside = back.take_while(|&at| at != node);
                    lines.extend(aside.map(|node| Line { node, depth: deeper }));
                }
                return;
            }
            if is_full(depth, nodes.len(), tree.ply(node) + offset) {
                self.push(depth, std::mem::take(&mut nodes));
            }
        }
        self.push(depth, nodes);
    }

    fn push(&mut self, depth: u16, nodes: Vec<NodeId>) {
        if nodes.is_empty() {
            return;
        }
        let row = u32::try_from(self.rows.len()).unwrap_or(NOWHERE);
        for node in &nodes {
            if self.at.len() <= node.index() {
                self.at.resize(node.index() + 1, NOWHERE);
            }
            self.at[node.index()] = row;
        }
        self.rows.push(Row::Moves { depth, nodes });
    }

    /// The line in which the move stands.
    #[must_use]
    pub fn row_of(&self, node: NodeId) -> Option<usize> {
        self.at.get(node.index()).filter(|&&row| row != NOWHERE).map(|&row| row as usize)
    }
}

/// Whether something is said that is more than a glyph or something drawn.
fn has_comment(tree: &Tree, node: NodeId) -> bool {
    let text = &tree.notes(node).after;
    !text.is_empty() && !text.starts_with('@') && crate::Glyph::from_sign(text).is_none()
}

fn is_full(depth: u16, count: usize, ply: u32) -> bool {
    match depth {
        0 => ply.is_multiple_of(2) || count >= 2,
        _ => count >= IN_VARIATION,
    }
}

/// The number before a move: `3.` or `3...`.
#[must_use]
pub fn number(ply: u32, offset: u32) -> String {
    let before = (ply + offset).saturating_sub(1);
    format!("{}{}", before / 2 + 1, if before.is_multiple_of(2) { "." } else { "..." })
}
