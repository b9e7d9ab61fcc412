//! Linear equations.

/// The `x` with `matrix * x = right`, for a symmetric positive definite
/// matrix, by Cholesky's decomposition; `None` if it is none.
///
/// Only the lower half of the matrix is read.
#[must_use]
pub fn solve(mut matrix: Vec<Vec<f64>>, right: &[f64]) -> Option<Vec<f64>> {
    let size = right.len();
    for row in 0..size {
        for column in 0..=row {
            let before = dot(&matrix[row][..column], &matrix[column][..column]);
            let rest = matrix[row][column] - before;
            matrix[row][column] = if row == column {
                if rest <= 0.0 || !rest.is_finite() {
                    return None;
                }
                rest.sqrt()
            } else {
                rest / matrix[column][column]
            };
        }
    }
    let mut x = right.to_vec();
    for row in 0..size {
        x[row] = (x[row] - dot(&matrix[row][..row], &x[..row])) / matrix[row][row];
    }
    for row in (0..size).rev() {
        let later: f64 = (row + 1..size).map(|n| matrix[n][row] * x[n]).sum();
        x[row] = (x[row] - later) / matrix[row][row];
    }
    Some(x)
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_system_is_solved() {
        let matrix = vec![vec![4.0, 2.0, 0.0], vec![2.0, 5.0, 1.0], vec![0.0, 1.0, 3.0]];
        let x = solve(matrix, &[8.0, 15.0, 11.0]).unwrap();
        for (found, wanted) in x.iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - wanted).abs() < 1e-12, "{x:?}");
        }
    }

    #[test]
    fn what_is_not_positive_definite_is_refused() {
        assert_eq!(solve(vec![vec![1.0, 2.0], vec![2.0, 1.0]], &[1.0, 1.0]), None);
    }
}
