/// How a string literal is written.
package struct StringStyle: Sendable {
  /// What stands before and after the text, such as a quotation mark.
  package let open: String
  package let close: String
  /// What is written for single characters.
  package let escapes: [(character: Unicode.Scalar, by: String)]
  /// What is written for control and direction characters that `escapes` does not name.
  ///
  /// `{HEX}`, `{HEX2}`, `{HEX4}`, `{HEX6}` and `{DEC}` stand for the character's number; a pattern
  /// without one is written as it is.
  package let control: String

  package init(
    open: String,
    close: String,
    escapes: [(character: Unicode.Scalar, by: String)],
    control: String
  ) {
    self.open = open
    self.close = close
    self.escapes = escapes
    self.control = control
  }
}
