/// A linear map of three components to three.
struct Matrix3: Sendable {
  /// What the first component contributes to each result.
  private let first: SIMD3<Double>
  /// What the second component contributes to each result.
  private let second: SIMD3<Double>
  /// What the third component contributes to each result.
  private let third: SIMD3<Double>

  /// Makes the matrix with these rows.
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

  /// The map that applies `inner` first.
  static func * (outer: Matrix3, inner: Matrix3) -> Matrix3 {
    Matrix3(columns: outer * inner.first, outer * inner.second, outer * inner.third)
  }
}
