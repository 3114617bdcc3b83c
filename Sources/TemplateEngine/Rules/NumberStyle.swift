/// How numbers are written.
package struct NumberStyle: Hashable, Sendable {
  /// Decimals that are kept, 0 to 17; `nil` for the shortest text that reads back to the same double.
  package let digits: Int?
  /// The pattern of `float`, with `{}` where the number goes, such as `{}f`.
  package let float: String

  package init(digits: Int? = nil, float: String = "{}") {
    self.digits = digits
    self.float = float
  }
}
