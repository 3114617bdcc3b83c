/// The syntax of numbers.
package struct NumberStyle: Hashable, Sendable {
  /// The number of decimals, 0 to 17; `nil` for the shortest text that reads back as the same
  /// double.
  package let digits: Int?
  /// The pattern for `float`, with `{}` as the placeholder for the number, such as `{}f`.
  package let float: String

  package init(digits: Int? = nil, float: String = "{}") {
    self.digits = digits
    self.float = float
  }
}
