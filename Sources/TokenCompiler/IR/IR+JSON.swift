import JSONSyntax

extension IR {
  /// Appends the printed form, which `tokens ir` shows and `templates/ir.schema.json` describes.
  ///
  /// The same IR gives the same bytes everywhere. The text ends with a line feed.
  ///
  /// - Complexity: O(*n*) in the length of what is printed.
  public func appendJSON(to bytes: inout [UInt8]) {
    var printer = IRPrinter(self, appendingTo: bytes)
    bytes = []
    printer.print()
    swap(&bytes, &printer.writer.bytes)
    bytes.append(UInt8(ascii: "\n"))
  }
}
