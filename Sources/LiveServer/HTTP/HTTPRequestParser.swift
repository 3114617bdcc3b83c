/// Parses requests from bytes as they arrive.
///
/// It supports what RFC 9112 requires for requests without a body, and no more: lines end with CR
/// LF, and fields aren't folded. Anything else is refused with a status.
package struct HTTPRequestParser: Sendable {
  /// The maximum size of a request line and its fields, in bytes.
  package static let byteLimit = 16 << 10
  /// The maximum number of fields.
  package static let fieldLimit = 100

  /// The result of parsing.
  package enum Outcome: Equatable, Sendable {
    /// The request isn't complete yet.
    case incomplete
    case request(HTTPRequest)
    /// The request can't be answered, and the connection can no longer be used.
    case refused(HTTPStatus)
  }

  private var bytes: [UInt8] = []
  /// The number of bytes that were searched for the end of a header.
  private var searched = 0

  package init() {}

  /// The number of bytes that haven't been parsed.
  package var byteCount: Int { bytes.count }

  /// Whether a request has begun.
  package var hasBegun: Bool { !bytes.isEmpty }

  package mutating func append(_ more: [UInt8]) {
    bytes += more
  }

  /// Parses and removes the next request.
  package mutating func next() -> Outcome {
    // Empty lines before a request are ignored.
    var start = 0
    while start + 2 <= bytes.count, bytes[start] == 13, bytes[start + 1] == 10 { start += 2 }
    if start > 0 {
      bytes.removeFirst(start)
      searched = 0
    }
    guard let end = endOfHeader else {
      return bytes.count > Self.byteLimit ? .refused(.headerTooLarge) : .incomplete
    }
    guard end <= Self.byteLimit else { return .refused(.headerTooLarge) }
    let header = Array(bytes[..<end])
    bytes.removeFirst(end + 4)
    searched = 0
    return Self.read(header)
  }

  /// The offset of the line breaks that end a header, or `nil` if they haven't arrived.
  private var endOfHeader: Int? {
    mutating get {
      var index = max(0, searched - 3)
      while index + 4 <= bytes.count {
        if bytes[index] == 13, bytes[index + 1] == 10, bytes[index + 2] == 13,
          bytes[index + 3] == 10
        {
          return index
        }
        index += 1
      }
      searched = bytes.count
      return nil
    }
  }

  // MARK: Parsing a header

  private static func read(_ header: [UInt8]) -> Outcome {
    guard let lines = lines(of: header), let first = lines.first else {
      return .refused(.badRequest)
    }
    let words = first.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, isToken(words[0]), let version = version(words[2]) else {
      return .refused(.badRequest)
    }
    guard version.major == 1 else { return .refused(.versionNotSupported) }
    guard lines.count - 1 <= fieldLimit else { return .refused(.headerTooLarge) }
    var fields: [HTTPRequest.Field] = []
    for line in lines.dropFirst() {
      guard let field = field(line) else { return .refused(.badRequest) }
      fields.append(field)
    }
    let hosts = fields.count { $0.name == "host" }
    guard hosts == 1 || hosts == 0 && version.minor == 0, !hasBody(fields),
      let target = RequestTarget(words[1])
    else { return .refused(.badRequest) }
    return .request(
      HTTPRequest(
        method: String(decoding: words[0], as: UTF8.self),
        path: target.path,
        query: target.query,
        fields: fields,
        keepsConnection: keepsConnection(fields, minor: version.minor)
      )
    )
  }

  /// Returns the lines of a header, or `nil` if it contains a separate CR or LF, or another control
  /// character.
  private static func lines(of header: [UInt8]) -> [ArraySlice<UInt8>]? {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    var index = 0
    while index < header.count {
      switch header[index] {
      case 13:
        guard index + 1 < header.count, header[index + 1] == 10 else { return nil }
        lines.append(header[start..<index])
        index += 2
        start = index
      case 9, 32...126, 128...255: index += 1
      default: return nil
      }
    }
    lines.append(header[start...])
    return lines
  }

  private static func version(_ word: ArraySlice<UInt8>) -> (major: Int, minor: Int)? {
    let word = Array(word)
    guard word.count == 8, word.starts(with: Array("HTTP/".utf8)), word[6] == UInt8(ascii: "."),
      let major = digit(word[5]), let minor = digit(word[7])
    else { return nil }
    return (major, minor)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    byte >= 48 && byte <= 57 ? Int(byte) - 48 : nil
  }

  private static func field(_ line: ArraySlice<UInt8>) -> HTTPRequest.Field? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), isToken(line[..<colon]) else {
      return nil
    }
    let isBlank = { (byte: UInt8) in byte == 32 || byte == 9 }
    var value = line[(colon + 1)...].drop(while: isBlank)
    while let last = value.last, isBlank(last) { value.removeLast() }
    return HTTPRequest.Field(
      name: String(decoding: line[..<colon], as: UTF8.self).lowercased(),
      value: String(decoding: value, as: UTF8.self)
    )
  }

  /// Whether the bytes are a token as defined by RFC 9110.
  private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { byte in
        switch byte {
        case 48...57, 65...90, 97...122: true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }

  private static func hasBody(_ fields: [HTTPRequest.Field]) -> Bool {
    fields.contains { field in
      field.name == "transfer-encoding" || field.name == "content-length" && field.value != "0"
    }
  }

  private static func keepsConnection(_ fields: [HTTPRequest.Field], minor: Int) -> Bool {
    var words: [String] = []
    for field in fields where field.name == "connection" {
      for word in field.value.lowercased().split(separator: ",") {
        words.append(word.filter { $0 != " " && $0 != "\t" })
      }
    }
    if words.contains("close") { return false }
    return minor > 0 || words.contains("keep-alive")
  }
}
