import Diagnostics

/// Parses a template file, and collects all errors in it.
struct TemplateParser {
  static let nestingLimit = 50
  static let sizeLimit = 4 << 20

  let source: TemplateSource
  private var segments: [Segment] = []
  /// The tokens of all tags.
  private(set) var tokens: [Token] = []
  private var index = 0
  private var depth = 0
  /// The keywords that end or divide the open blocks, innermost last.
  private var openEnds: [[Keyword]] = []
  /// Whether the file has more tags that begin macros than tags that end them.
  private var lacksMacroEnds = false
  /// The unterminated blocks found at the current position.
  private var unclosed: UnclosedBlocks?
  var file: TemplateFile
  var diagnostics: [Diagnostic] = []

  private init(_ source: TemplateSource) {
    self.source = source
    file = TemplateFile(source: source)
  }

  /// Parses a file.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - isDeferring: whether to leave the bodies of macros unparsed where possible. The file must
  ///     not have syntax errors.
  /// - Returns: the syntax tree, with the errors.
  static func parse(_ source: TemplateSource, isDeferring: Bool = false) -> TemplateFile {
    var parser = TemplateParser(source)
    parser.parseFile(isDeferring: isDeferring)
    parser.file.diagnostics = parser.diagnostics
    return parser.file
  }

  /// Parses a macro of a file that was parsed without it, and returns its body.
  static func parseMacro(at range: Range<Int>, of source: TemplateSource) -> [Statement] {
    var parser = TemplateParser(source)
    parser.parse(range, isDeferring: false)
    return parser.file.macros.first?.statements ?? []
  }

  /// Blocks that should have ended before a segment, innermost first.
  private struct UnclosedBlocks {
    /// The index of the segment before which they should have ended.
    let index: Int
    /// The index in `diagnostics` at which to insert the error.
    let place: Int
    let innermost: OpenBlock
    var around: [OpenBlock] = []
  }

  private mutating func parseFile(isDeferring: Bool) {
    guard source.bytes.count <= Self.sizeLimit else {
      diagnostics.append(.fileTooLarge(source, limit: Self.sizeLimit))
      return
    }
    if let bad = source.bytes.withUnsafeBufferPointer({ UTF8Text.firstFault(in: $0) }) {
      diagnostics.append(.notUTF8(source.span(bad..<bad + 1)))
      return
    }
    parse(0..<source.bytes.count, isDeferring: isDeferring)
  }

  /// Parses a part of the file that begins a line.
  private mutating func parse(_ range: Range<Int>, isDeferring: Bool) {
    var lexer = SegmentLexer(source, range, isDeferring: isDeferring)
    lexer.run()
    diagnostics = lexer.diagnostics
    tokens = lexer.tokens
    let segments = lexer.takeSegments()
    var whiteSpace = WhiteSpace(segments, in: source.bytes, from: range.lowerBound)
    whiteSpace.apply()
    self.segments = whiteSpace.segments
    lacksMacroEnds = self.segments.count(of: .macro) > self.segments.count(of: .endmacro)
    file.body = parseBody(until: [])
    reportUnclosed()
  }

  /// Parses statements up to a tag that ends or divides a block, which isn't consumed.
  private mutating func parseBody(until ends: [Keyword]) -> [Statement] {
    var body: [Statement] = []
    body.reserveCapacity(4)
    openEnds.append(ends)
    defer { openEnds.removeLast() }
    while index < segments.count {
      let segment = segments[index]
      switch segment.kind {
      case .comment: index += 1
      case .text:
        index += 1
        body.append(Statement(kind: .text(text(segment.bytes)), span: span(segment)))
      case .output:
        index += 1
        let value = head(segment, from: 0) { tag throws(TagError) in try tag.expression() }
        guard let value else { continue }
        body.append(Statement(kind: .output(value, place(segment)), span: span(segment)))
      case .block:
        guard let keyword = segment.keyword else {
          index += 1
          reportUnknown(segment)
          continue
        }
        if ends.contains(keyword) || endsOuterMacro(keyword) { return body }
        index += 1
        if keyword.endsOrDivides {
          if closesInnermost(segment, keyword, until: ends) { return body }
        } else if let kind = parseBlock(segment, keyword) {
          body.append(Statement(kind: kind, span: span(segment)))
        }
      }
    }
    return body
  }

  /// Whether a tag that ends a different block also ends the innermost one, and is parsed again.
  private mutating func closesInnermost(
    _ segment: Segment,
    _ keyword: Keyword,
    until ends: [Keyword]
  ) -> Bool {
    if openEnds.contains(where: { $0.contains(keyword) }) {
      // The tag belongs to an outer block, and the innermost block is unterminated.
      index -= 1
      return true
    }
    guard let wanted = missingEnd(ends), keyword.opening != nil else {
      diagnostics.append(.strayKeyword(keyword, at: span(segment)))
      return false
    }
    diagnostics.append(.wrongEnd(keyword, expected: wanted, at: span(segment)))
    // End the block here anyway, to avoid a second error for the same mistake.
    index -= 1
    let end = Token(kind: .name(wanted.rawValue), keyword: wanted, span: span(segment))
    segments[index].tokens = tokens.count..<tokens.count + 1
    segments[index].keyword = wanted
    tokens.append(end)
    return true
  }

  /// Whether a tag begins the next macro although the current one has no end tag.
  private func endsOuterMacro(_ keyword: Keyword) -> Bool {
    keyword == .macro && lacksMacroEnds && openEnds.contains { $0.contains(.endmacro) }
  }

  /// Returns the keyword that should end the innermost block, if its end tag is missing.
  private func missingEnd(_ ends: [Keyword]) -> Keyword? {
    guard let wanted = ends.last, let opening = wanted.opening else { return nil }
    var depth = 0
    for segment in segments[index...] {
      if segment.keyword == opening { depth += 1 }
      guard segment.keyword == wanted else { continue }
      if depth == 0 { return nil }
      depth -= 1
    }
    return wanted
  }

  func span(_ segment: Segment) -> Span { source.span(segment.bytes) }

  /// Creates a parser for the tokens of a tag after the first `count` words.
  private func tag(_ segment: Segment, from count: Int) -> ExpressionParser {
    let end = max(segment.bytes.lowerBound, segment.bytes.upperBound - 2)
    return ExpressionParser(
      tokens,
      in: segment.tokens.dropFirst(count),
      end: source.span(end..<segment.bytes.upperBound)
    )
  }

  private mutating func parseBlock(_ segment: Segment, _ keyword: Keyword) -> Statement.Kind? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.nestingLimit else {
      // Reported only once, because the rest of the file isn't parsed.
      diagnostics.append(.tooDeep(span(segment), limit: Self.nestingLimit))
      index = segments.count
      return nil
    }
    switch keyword {
    case .for: return parseLoop(segment)
    case .if: return parseBranches(segment)
    case .set: return parseSet(segment)
    case .hash: return parseHash(segment)
    case .macro: return parseMacro(segment)
    case .include: return parseInclude(segment)
    case .unique: return parseUnique(segment)
    case .fail, .warn: return parseReport(segment, isFailure: keyword == .fail)
    default:
      reportUnknown(segment)
      return nil
    }
  }

  /// Parses a tag after the first `count` words; reports errors and returns `nil` if there are any.
  mutating func head<Value>(
    _ segment: Segment,
    from count: Int = 1,
    _ read: (inout ExpressionParser) throws(TagError) -> Value
  ) -> Value? {
    guard !segment.isBroken else { return nil }
    var tag = tag(segment, from: count)
    do throws(TagError) {
      let value = try read(&tag)
      try tag.expectEnd()
      return value
    } catch {
      diagnostics.append(error.diagnostic)
      return nil
    }
  }

  /// Consumes the tag that ends a block, or records that the block is unterminated.
  private mutating func expectEnd(_ keyword: Keyword, of opening: Segment) {
    if isAt(keyword) {
      _ = head(segments[index]) { tag throws(TagError) in }
      index += 1
      return
    }
    let block = OpenBlock(end: keyword, span: span(opening))
    // Blocks that are unterminated at the same point are a single mistake, located in the innermost
    // one.
    if unclosed?.index != index { reportUnclosed() }
    if unclosed == nil {
      unclosed = UnclosedBlocks(index: index, place: diagnostics.count, innermost: block)
    } else {
      unclosed?.around.append(block)
    }
  }

  /// Reports the unterminated blocks found at the same point.
  private mutating func reportUnclosed() {
    guard let blocks = unclosed else { return }
    unclosed = nil
    let found = blocks.index < segments.count ? span(segments[blocks.index]) : nil
    let finding = Diagnostic.unclosed(blocks.innermost, around: blocks.around, found: found)
    diagnostics.insert(finding, at: blocks.place)
  }

  private func isAt(_ keyword: Keyword) -> Bool {
    index < segments.count && segments[index].keyword == keyword
  }

  private mutating func parseLoop(_ segment: Segment) -> Statement.Kind {
    let head = head(segment) { tag throws(TagError) in
      let variable = try tag.name("a variable")
      try tag.expect(.in)
      let list = try tag.disjunction()
      let filter = tag.take(.if) ? try tag.disjunction() : nil
      return (variable, list, filter)
    }
    let body = parseBody(until: Self.loopEnds)
    let (between, otherwise) = parseLoopParts()
    expectEnd(.endfor, of: segment)
    guard let (variable, list, filter) = head else { return .broken }
    return .loop(
      LoopStatement(
        variable: variable,
        list: list,
        filter: filter,
        body: body,
        between: between,
        otherwise: otherwise
      )
    )
  }

  private static let loopEnds: [Keyword] = [.between, .else, .endfor]

  /// Parses the parts after the body of a loop: at most one `between`, followed by at most one
  /// `else`.
  private mutating func parseLoopParts() -> (between: [Statement]?, otherwise: [Statement]?) {
    var between: [Statement]?
    var otherwise: [Statement]?
    while isAt(.between) || isAt(.else) {
      let divider = segments[index]
      let isBetween = divider.keyword == .between
      _ = head(divider) { tag throws(TagError) in }
      index += 1
      let part = parseBody(until: Self.loopEnds)
      if (isBetween ? between : otherwise) != nil || (isBetween && otherwise != nil) {
        diagnostics.append(.strayKeyword(isBetween ? .between : .else, at: span(divider)))
      } else if isBetween {
        between = part
      } else {
        otherwise = part
      }
    }
    return (between, otherwise)
  }

  private mutating func parseBranches(_ segment: Segment) -> Statement.Kind {
    var branches: [Branch] = []
    var otherwise: [Statement]?
    var isGood = true
    var current = segment
    while true {
      let head = head(current) { tag throws(TagError) in
        let binding = tag.take(.let) ? try tag.name("a variable") : nil
        if binding != nil { try tag.expect(.assign) }
        return (binding, try tag.expression())
      }
      let body = parseBody(until: [.elif, .else, .endif])
      if let (binding, condition) = head {
        branches.append(Branch(binding: binding, condition: condition, body: body))
      } else {
        isGood = false
      }
      guard isAt(.elif) else { break }
      current = segments[index]
      index += 1
    }
    if isAt(.else) {
      _ = head(segments[index]) { tag throws(TagError) in }
      index += 1
      otherwise = parseBody(until: [.endif])
    }
    expectEnd(.endif, of: segment)
    return isGood ? .branches(branches, otherwise: otherwise) : .broken
  }

  private mutating func parseHash(_ segment: Segment) -> Statement.Kind {
    let name = head(segment) { tag throws(TagError) in try tag.name("a variable") }
    let body = parseBody(until: [.endhash])
    expectEnd(.endhash, of: segment)
    return name.map { .hash($0, body) } ?? .broken
  }

  private mutating func parseSet(_ segment: Segment) -> Statement.Kind {
    let hasValue = segment.assigns
    let head = head(segment) { tag throws(TagError) in
      let name = try tag.name("a variable")
      guard hasValue else { return (name, Expression?.none) }
      try tag.expect(.assign)
      return (name, try tag.expression())
    }
    var body: [Statement]?
    if !hasValue, !segment.isBroken {
      body = parseBody(until: [.endset])
      expectEnd(.endset, of: segment)
    }
    guard let (name, value) = head else { return .broken }
    return value.map { .set(name, $0) } ?? .capture(name, body ?? [])
  }

  private mutating func parseMacro(_ segment: Segment) -> Statement.Kind {
    if depth > 1 { diagnostics.append(.nestedMacro(span(segment))) }
    let head = head(segment) { tag throws(TagError) in
      let name = try tag.name("a name for the macro")
      // The catch-all case of a family, `else`, is a reserved word.
      let caseName =
        tag.take(.dot) ? try tag.name("a case", allowsReserved: true) : nil
      try tag.expect(.leftParenthesis)
      var parameters: [MacroDefinition.Parameter] = []
      while !tag.isAt(.rightParenthesis) {
        let parameter = try tag.name("a parameter")
        let type = tag.take(.colon) ? try tag.typeName() : nil
        parameters.append(MacroDefinition.Parameter(name: parameter, type: type))
        if !tag.isAt(.rightParenthesis) { try tag.expect(.comma) }
      }
      try tag.expect(.rightParenthesis)
      return (name, caseName, parameters, try tag.macroResult())
    }
    let body = parseMacroBody(segment)
    if let (name, caseName, parameters, result) = head {
      file.macros.append(
        MacroDefinition(
          name: name,
          caseName: caseName,
          parameters: parameters,
          body: body,
          result: result
        )
      )
    } else if let second = segment.tokens.dropFirst().first,
      case .name(let name) = tokens[second].kind
    {
      file.brokenMacros.insert(name)
    }
    return .macro
  }

  private mutating func parseMacroBody(_ segment: Segment) -> MacroDefinition.Body {
    guard !segment.assigns else { return .parsed([]) }
    var body: [Statement] = []
    let isUnparsed = index < segments.count && segments[index].isUnparsed
    if isUnparsed { index += 1 } else { body = parseBody(until: [.endmacro]) }
    expectEnd(.endmacro, of: segment)
    guard isUnparsed else { return .parsed(body) }
    return .unparsed(source, segment.margin.lowerBound..<segments[index - 1].bytes.upperBound)
  }
}
