/// The syntax of a string literal.
package struct StringStyle: Sendable {
  /// The opening delimiter, such as a quotation mark.
  package let open: String
  package let close: String
  /// The escapes of individual characters.
  package let escapes: [(character: Unicode.Scalar, by: String)]
  /// The pattern for control and bidirectional formatting characters that `escapes` doesn't list.
  ///
  /// `{HEX}`, `{HEX2}`, `{HEX4}`, `{HEX6}`, and `{DEC}` are placeholders for the character's
  /// number. A pattern without a placeholder is written as is.
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
