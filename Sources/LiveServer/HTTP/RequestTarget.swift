internal import JSONSyntax

/// The target of a request: an absolute path and an optional query.
struct RequestTarget: Equatable, Sendable {
  let path: String
  let query: [HTTPRequest.Field]

  /// Parses `bytes`.
  ///
  /// Returns `nil` if they don't have this form.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.first == UInt8(ascii: "/"), !bytes.contains(UInt8(ascii: "#")) else { return nil }
    let parts = bytes.split(
      separator: UInt8(ascii: "?"),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    guard let path = Self.decoded(parts[0], isQuery: false) else { return nil }
    var query: [HTTPRequest.Field] = []
    for pair in parts.count > 1 ? parts[1].split(separator: UInt8(ascii: "&")) : [] {
      let sides = pair.split(
        separator: UInt8(ascii: "="),
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      guard let name = Self.decoded(sides[0], isQuery: true),
        let value = sides.count > 1 ? Self.decoded(sides[1], isQuery: true) : ""
      else { return nil }
      query.append(HTTPRequest.Field(name: name, value: value))
    }
    self.path = path
    self.query = query
  }

  /// Returns the percent-decoded text, or `nil` if it isn't valid.
  ///
  /// In a query, `+` is a space.
  private static func decoded(_ bytes: ArraySlice<UInt8>, isQuery: Bool) -> String? {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.popFirst()?.hexadecimalValue,
          let low = rest.popFirst()?.hexadecimalValue
        else { return nil }
        result.append(high << 4 | low)
      } else {
        result.append(isQuery && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(validating: result, as: UTF8.self)
  }
}
