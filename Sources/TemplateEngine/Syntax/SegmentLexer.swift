import Diagnostics

/// Splits a template file into text and tags.
struct SegmentLexer {
  let source: TemplateSource
  private let end: Int
  private let isDeferring: Bool
  private(set) var segments: [Segment] = []
  /// The tokens of all tags.
  private(set) var tokens: [Token] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var index = 0

  /// Creates a lexer for a part of a file in which no tag is divided.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - range: the part.
  ///   - isDeferring: whether the bodies of macros remain text where possible.
  init(_ source: TemplateSource, _ range: Range<Int>, isDeferring: Bool) {
    self.source = source
    self.isDeferring = isDeferring
    index = range.lowerBound
    end = range.upperBound
  }

  mutating func run() {
    let bytes = source.bytes
    // Typical numbers for templates.
    segments.reserveCapacity((end - index) / 32)
    tokens.reserveCapacity((end - index) / 5)
    // The UTF-8 byte order mark isn't part of the text.
    if index == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    var textStart = index
    while index < end {
      guard bytes[index] == UInt8(ascii: "{"), let kind = tagKind(at: index) else {
        index += 1
        continue
      }
      if textStart < index { segments.append(Segment(kind: .text, bytes: textStart..<index)) }
      readTag(kind)
      if isDeferring { skipMacro() }
      textStart = index
    }
    if textStart < index { segments.append(Segment(kind: .text, bytes: textStart..<index)) }
  }

  /// After the first tag of a macro, adds its body as text if it can be parsed later.
  private mutating func skipMacro() {
    guard let tag = segments.last, tag.keyword == .macro, !tag.assigns, !tag.isBroken,
      let body = MacroScan(source.bytes).body(after: tag.bytes)
    else { return }
    if !body.isEmpty {
      var text = Segment(kind: .text, bytes: body)
      text.isUnparsed = true
      segments.append(text)
    }
    index = body.upperBound
  }

  /// Removes and returns the segments, so they can be modified in place.
  mutating func takeSegments() -> [Segment] {
    defer { segments = [] }
    return segments
  }

  private func tagKind(at index: Int) -> Segment.Kind? {
    guard index + 1 < source.bytes.count else { return nil }
    switch source.bytes[index + 1] {
    case UInt8(ascii: "{"): return .output
    case UInt8(ascii: "%"): return .block
    case UInt8(ascii: "#"): return .comment
    default: return nil
    }
  }

  private mutating func readTag(_ kind: Segment.Kind) {
    let start = index
    var segment = Segment(kind: kind, bytes: start..<start)
    index += 2
    if index < source.bytes.count, source.bytes[index] == UInt8(ascii: "-") {
      segment.trimsBefore = true
      index += 1
    }
    if kind == .comment {
      readComment(&segment, from: start)
    } else {
      readTokens(&segment, from: start)
    }
    segment.bytes = start..<index
    segments.append(segment)
  }

  private mutating func readComment(_ segment: inout Segment, from start: Int) {
    let bytes = source.bytes
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "#"), bytes[index + 1] == UInt8(ascii: "}") {
        segment.trimsAfter = index > start + 2 && bytes[index - 1] == UInt8(ascii: "-")
        index += 2
        return
      }
      index += 1
    }
    index = bytes.count
    reportUnclosed(from: start, mark: "#}")
  }

  private mutating func readTokens(_ segment: inout Segment, from start: Int) {
    let mark = segment.kind == .output ? UInt8(ascii: "}") : UInt8(ascii: "%")
    var lexer = TokenLexer(source: source, index: index)
    let first = tokens.count
    defer {
      segment.tokens = first..<tokens.count
      if segment.kind == .block, first < tokens.count { segment.keyword = tokens[first].keyword }
    }
    while true {
      lexer.skipBlanks()
      if let length = lexer.endLength(mark) {
        segment.trimsAfter = length == 3
        index = lexer.index + length
        break
      }
      if lexer.isAtEnd || lexer.isAtTag {
        // Continuing after the first line prevents a missing delimiter from swallowing the rest of
        // the file.
        index = endOfLine(from: start)
        segment.isBroken = true
        if lexer.diagnostics.isEmpty {
          reportUnclosed(from: start, mark: segment.kind == .output ? "}}" : "%}")
        }
        diagnostics += lexer.diagnostics
        return
      }
      if let token = lexer.next() {
        if token.isAssignment { segment.assigns = true }
        tokens.append(token)
      } else {
        segment.isBroken = true
      }
    }
    if segment.isBroken { diagnostics += lexer.diagnostics }
  }

  private func endOfLine(from start: Int) -> Int {
    var end = start + 2
    while end < source.bytes.count, source.bytes[end] != UInt8(ascii: "\n"),
      source.bytes[end] != UInt8(ascii: "{")
    {
      end += 1
    }
    return end
  }

  private mutating func reportUnclosed(from start: Int, mark: String) {
    diagnostics.append(.unclosedTag(source.span(start..<start + 2), mark: mark))
  }
}

extension TemplateSource {
  /// Returns the span of a range of this file's bytes.
  func span(_ range: Range<Int>) -> Span {
    Span(
      file: file,
      start: UInt32(clamping: range.lowerBound),
      end: UInt32(clamping: range.upperBound)
    )
  }
}
