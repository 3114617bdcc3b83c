import JSONSyntax

extension IR {
  /// Appends the JSON form, which `tokens ir` prints and `templates/ir.schema.json` describes.
  ///
  /// The output is deterministic: equal IRs produce the same bytes on every platform. It ends with
  /// a line feed.
  ///
  /// - Complexity: O(*n*) in the length of the output.
  public func appendJSON(to bytes: inout [UInt8]) {
    var printer = IRPrinter(self, appendingTo: bytes)
    bytes = []
    printer.print()
    swap(&bytes, &printer.writer.bytes)
    bytes.append(UInt8(ascii: "\n"))
  }
}
