import JSONSyntax

/// The decoded segments of a JSON Pointer.
struct PointerText {
  var segments: [[UInt8]] = []

  /// An error in a pointer into its own document; offsets are into the decoded text of the string.
  enum Flaw: Error {
    case empty
    /// `#` alone or `#/`: the whole document.
    case wholeDocument
    /// `/a/b`
    case noNumberSign
    /// `#a/b`
    case noSlash
    /// `{a.b}` or `a.b`
    case path
    /// `other.json#/a`
    case otherFile
    /// A `%` without two hexadecimal digits.
    case percent(offset: Int)
    /// Percent-encoded bytes that are not UTF-8.
    case notUTF8
    /// A `~` that isn't followed by 0 or 1.
    case tilde(offset: Int)
    /// There are more segments than the maximum nesting depth of values.
    case tooLong
  }

  /// Decodes `text`, the string of a `$ref`.
  static func decode(_ text: UnsafeBufferPointer<UInt8>) -> Result<PointerText, Flaw> {
    guard let first = text.first else { return .failure(.empty) }
    guard first == UInt8(ascii: "#") else { return .failure(flaw(withoutNumberSign: text)) }
    guard text.count > 1 else { return .failure(.wholeDocument) }
    guard text[1] == UInt8(ascii: "/") else { return .failure(.noSlash) }
    guard text.count > 2 else { return .failure(.wholeDocument) }
    do {
      let decoded = try percentDecoded(text)
      return .success(PointerText(segments: try split(decoded.bytes, decoded.isEncoded)))
    } catch {
      return .failure(error)
    }
  }

  private static func flaw(withoutNumberSign text: UnsafeBufferPointer<UInt8>) -> Flaw {
    if text.contains(UInt8(ascii: "#")) { return .otherFile }
    if text[0] == UInt8(ascii: "/") { return .noNumberSign }
    return text.contains(UInt8(ascii: "/")) ? .otherFile : .path
  }

  /// Decodes the percent-encoded bytes of the text after `#/`.
  private static func percentDecoded(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(Flaw) -> (bytes: [UInt8], isEncoded: Bool) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var isEncoded = false
    var index = 2
    while index < text.count {
      if text[index] == UInt8(ascii: "%") {
        guard index + 2 < text.count, let high = text[index + 1].hexadecimalValue,
          let low = text[index + 2].hexadecimalValue
        else { throw .percent(offset: index) }
        bytes.append(high << 4 | low)
        isEncoded = true
        index += 3
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    // Decoding replaces invalid UTF-8.
    if isEncoded, !String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) {
      throw .notUTF8
    }
    return (bytes, isEncoded)
  }

  private static func split(_ bytes: [UInt8], _ isEncoded: Bool) throws(Flaw) -> [[UInt8]] {
    var segments: [[UInt8]] = [[]]
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/"):
        guard segments.count < JSONTree.nestingLimit else { throw .tooLong }
        segments.append([])
      case UInt8(ascii: "~"):
        index += 1
        guard index < bytes.count, bytes[index] | 1 == UInt8(ascii: "1") else {
          // Offsets match those of the source only if nothing was percent-encoded.
          throw .tilde(offset: isEncoded ? 0 : index + 1)
        }
        segments[segments.count - 1].append(UInt8(ascii: bytes[index] & 1 == 0 ? "~" : "/"))
      default:
        segments[segments.count - 1].append(bytes[index])
      }
      index += 1
    }
    return segments
  }
}
