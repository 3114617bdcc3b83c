/// A 3 × 3 matrix, stored by columns.
struct Matrix3: Sendable {
  /// The contribution of the first component to each result.
  private let first: SIMD3<Double>
  /// The contribution of the second component to each result.
  private let second: SIMD3<Double>
  /// The contribution of the third component to each result.
  private let third: SIMD3<Double>

  /// Creates a matrix from its rows.
  init(_ row0: SIMD3<Double>, _ row1: SIMD3<Double>, _ row2: SIMD3<Double>) {
    first = SIMD3(row0.x, row1.x, row2.x)
    second = SIMD3(row0.y, row1.y, row2.y)
    third = SIMD3(row0.z, row1.z, row2.z)
  }

  private init(columns first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    self.first = first
    self.second = second
    self.third = third
  }

  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.first * vector.x + matrix.second * vector.y + matrix.third * vector.z
  }

  /// Returns the matrix that applies `inner` first, then `outer`.
  static func * (outer: Matrix3, inner: Matrix3) -> Matrix3 {
    Matrix3(columns: outer * inner.first, outer * inner.second, outer * inner.third)
  }
}
