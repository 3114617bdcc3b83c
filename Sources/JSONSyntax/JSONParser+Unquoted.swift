import Diagnostics

/// Quotation marks that aren't valid in JSON.
struct ForeignQuotes {
  /// The offset of the opening mark.
  let start: Int
  /// The length of the opening mark in bytes.
  let openLength: Int
  /// The UTF-8 bytes of the possible closing marks.
  let closers: [[UInt8]]

  /// Reads the mark at `start`; `nil` if there is none.
  init?(at start: Int, in source: UnsafeBufferPointer<UInt8>) {
    guard start < source.count else { return nil }
    self.start = start
    let curly: [[UInt8]] = [[0xE2, 0x80, 0x9C], [0xE2, 0x80, 0x9D], [0xE2, 0x80, 0x9E]]
    switch source[start] {
    case .apostrophe, .backquote:
      openLength = 1
      closers = [[source[start]]]
    case 0xE2:
      guard curly.contains(where: { source[start...].starts(with: $0) }) else { return nil }
      openLength = 3
      closers = curly + [[.quote]]
    default: return nil
    }
  }
}

/// Handling of text without the double quotes that JSON requires.
extension JSONParser {
  /// Appends a string in other quotation marks, and reports them.
  mutating func appendForeignString(_ quotes: ForeignQuotes) {
    let contentStart = quotes.start + quotes.openLength
    let limit = lineEnd(from: contentStart)
    var end = contentStart
    var closerLength = 0
    while end < limit {
      if let closer = quotes.closers.first(where: { source[end..<limit].starts(with: $0) }) {
        closerLength = closer.count
        break
      }
      end += base[end] == .backslash ? 2 : 1
    }
    end = min(end, limit)
    position = end + closerLength
    checkUTF8(contentStart, end)
    report(
      .foreignQuotes(
        found(at: quotes.start),
        at: span(quotes.start, contentStart)
      )
    )
    if closerLength == 0 { suppressErrorsThroughSeparator(after: position) }
    appendString(from: quotes.start, content: contentStart..<end)
  }

  /// Appends an unquoted property name, and reports it.
  mutating func appendUnquotedName() {
    let start = position
    while position < source.count,
      base[position].isWordByte || base[position] == .minus || base[position] == .period
    {
      position += 1
    }
    let end = position
    let name = excerpt(start, end)
    let isWholeContent =
      start > 0 && base[start - 1] == .openBrace && end < source.count && base[end] == .closeBrace
    if isWholeContent {
      report(.unquotedReference(name, at: span(start - 1, end + 1)))
      mistakes.suppressedUntil = max(mistakes.suppressedUntil, end + 1)
    } else {
      report(.unquotedName(name, at: span(start, end)))
    }
    appendString(from: start, content: start..<end)
  }

  /// Appends and reports a value that begins with a letter but isn't a JSON literal.
  mutating func appendUnquotedValue() {
    let start = position
    position = endOfUnquotedText(from: start)
    checkUTF8(start, position)
    let written = text(start, position)
    let place = span(start, position)
    let kind = JSONKind(meantBy: written)
    if NumberFlaw(of: written) == .notFinite {
      report(.malformedNumber(written, .notFinite, at: place))
      slots.push(JSONSlot(.number, at: start, size: 0, isMarked: true))
      markLastSlot()
    } else if let kind {
      report(.foreignWord(written, meaning: kind, at: place))
      slots.push(JSONSlot(kind, at: start, size: 0, isMarked: true))
      markLastSlot()
    } else {
      let word =
        written.count < 8 ? nearestName(to: written, among: ["true", "false", "null"]) : nil
      report(.unquotedText(excerpt(start, position), near: word, at: place))
      appendString(from: start, content: start..<position)
    }
  }

  private mutating func appendString(from start: Int, content: Range<Int>) {
    slots.push(JSONSlot(.string, at: start, size: 0, isMarked: true))
    markLastSlot(content: content)
  }

  /// Returns the end of an unquoted text: before a delimiter outside parentheses or the end of the
  /// line, without trailing white space.
  private func endOfUnquotedText(from start: Int) -> Int {
    var index = start
    var depth = 0
    let limit = lineEnd(from: start)
    while index < limit {
      switch base[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case .comma where depth <= 0, .colon where depth <= 0:
        return max(start + 1, endOfText(before: index))
      case .quote, .openBrace, .closeBrace, .openBracket, .closeBracket:
        return max(start + 1, endOfText(before: index))
      default: break
      }
      index += 1
    }
    return max(start + 1, endOfText(before: limit))
  }
}

extension JSONKind {
  /// Creates the kind of the JSON literal that corresponds to a word of another language,
  /// regardless of case; `nil` if there is none.
  fileprivate init?(meantBy word: String) {
    switch word.lowercased() {
    case "true", "yes", "on": self = .true
    case "false", "no", "off": self = .false
    case "null", "none", "nil", "undefined": self = .null
    default: return nil
    }
  }
}
