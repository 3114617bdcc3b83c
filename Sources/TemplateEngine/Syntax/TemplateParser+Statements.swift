import Diagnostics

extension TemplateParser {
  /// Returns the text in a range of the file, with line endings normalized to line feeds.
  func text(_ range: Range<Int>) -> [UInt8] {
    guard source.bytes[range].contains(UInt8(ascii: "\r")) else {
      return Array(source.bytes[range])
    }
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    for index in range {
      let isLineEnd =
        source.bytes[index] == UInt8(ascii: "\r") && index + 1 < source.bytes.count
        && source.bytes[index + 1] == UInt8(ascii: "\n")
      if !isLineEnd { text.append(source.bytes[index]) }
    }
    return text
  }

  func place(_ segment: Segment) -> LinePlace {
    LinePlace(
      margin: Array(source.bytes[segment.margin]),
      standsAlone: segment.standsAlone,
      hasLineEnd: segment.hasLineEnd
    )
  }

  mutating func parseReport(_ segment: Segment, isFailure: Bool) -> Statement.Kind? {
    head(segment) { tag throws(TagError) in
      let message = try tag.expression()
      let subject = tag.take(.at) ? try tag.expression() : nil
      return .report(isFailure: isFailure, message, subject: subject)
    }
  }

  mutating func parseUnique(_ segment: Segment) -> Statement.Kind? {
    head(segment) { tag throws(TagError) in
      let scope = try tag.expression()
      try tag.expect(.comma)
      let name = try tag.expression()
      try tag.expect(.at)
      return .unique(scope: scope, name, subject: try tag.expression())
    }
  }

  mutating func parseInclude(_ segment: Segment) -> Statement.Kind? {
    let name = head(segment) { tag throws(TagError) in
      guard case .text(let name) = tag.current.kind else {
        throw tag.unexpected("the name of a template file as a text literal")
      }
      let span = tag.current.span
      tag.advance()
      return Name(text: name, span: span)
    }
    guard let name else { return nil }
    file.includes.append(name)
    return .include(name, place(segment))
  }

  /// Reports a tag that doesn't begin with a known keyword.
  mutating func reportUnknown(_ segment: Segment) {
    if let first = segment.tokens.first, case .name(let word) = tokens[first].kind {
      diagnostics.append(.unknownTag(word, at: tokens[first].span))
    } else if !segment.isBroken {
      diagnostics.append(.emptyTag(span(segment)))
    }
  }
}
