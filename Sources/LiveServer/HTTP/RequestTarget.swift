/// The target of a request: an absolute path and an optional query.
struct RequestTarget: Equatable, Sendable {
  let path: String
  let query: [HTTPRequest.Parameter]

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
    var query: [HTTPRequest.Parameter] = []
    for pair in parts.count > 1 ? parts[1].split(separator: UInt8(ascii: "&")) : [] {
      let sides = pair.split(
        separator: UInt8(ascii: "="),
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      guard let name = Self.decoded(sides[0], isQuery: true),
        let value = sides.count > 1 ? Self.decoded(sides[1], isQuery: true) : ""
      else { return nil }
      query.append(HTTPRequest.Parameter(name: name, value: value))
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
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
        else { return nil }
        result.append(high << 4 | low)
      } else {
        result.append(isQuery && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(validating: result, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }
}
