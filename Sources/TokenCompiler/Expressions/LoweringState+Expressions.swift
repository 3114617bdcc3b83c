import Diagnostics
import JSONSyntax
import TokenModel

extension LoweringState {
  /// Parses the expression in the string at `node`.
  ///
  /// - Parameters:
  ///   - node: The string; any other node is reported.
  ///   - isMarked: Whether the expression can begin with `~`, as in a `$value`. It doesn't in the
  ///     `dev.tokens` extension.
  /// - Returns: The expression, or `nil` if it's malformed, which is reported.
  mutating func parseExpression(_ node: SyntaxNode, isMarked: Bool = true) -> ExpressionID? {
    let source = ValueSource(document: node.document, tree: tree(of: node))
    guard source.tree.kind(node.node) == .string else {
      if !source.tree.wasRepaired(node.node) {
        diagnostics.append(.expressionMustBeString(source, node.node))
      }
      return nil
    }
    let text = source.withText(node.node) { Array($0) }
    let start = isMarked && text.first == UInt8(ascii: "~") ? 1 : 0
    do {
      let parser = try ExpressionParser(text, from: start)
      let references = try internReferences(parser.references, text, in: source, node.node)
      expressions.append(
        Expression(
          text: internTrimmed(text[start...]),
          span: source.tree.span(node.node),
          references: references,
          steps: parser.steps.map {
            let span = source.span(ofString: node.node, $0.range)
            return Expression.Step(operation: $0.operation, span: span)
          }
        )
      )
      return ExpressionID(index: UInt32(expressions.count - 1))
    } catch {
      if !source.tree.wasRepaired(node.node) {
        diagnostics.append(.malformedExpression(error, text, source, node.node))
      }
      return nil
    }
  }

  private mutating func internReferences(
    _ ranges: [Range<Int>],
    _ text: [UInt8],
    in source: ValueSource,
    _ node: JSONNode
  ) throws(ExpressionFlaw) -> [ReferenceID] {
    var references: [ReferenceID] = []
    for range in ranges {
      var braced = Array(text[range])
      if braced[0] == UInt8(ascii: "@") {
        braced[0] = UInt8(ascii: "{")
        braced.append(UInt8(ascii: "}"))
      }
      let span = source.span(ofString: node, range)
      switch braced.withUnsafeBufferPointer({ internPath(inBraces: $0) }) {
      case .path(let path):
        references.append(append(SourceReference(target: .token(path), span: span)))
      case .withValueSuffix:
        let offset = range.count - "$value}".utf8.count
        throw ExpressionFlaw(.curly(.reservedSegment(offset: offset, count: 6)), range)
      case .malformed(let flaw):
        throw ExpressionFlaw(.curly(flaw), range)
      }
    }
    return references
  }

  private mutating func internTrimmed(_ text: ArraySlice<UInt8>) -> TextID {
    var text = text
    while let first = text.first, ExpressionLexer.isSpace(first) { text.removeFirst() }
    while let last = text.last, ExpressionLexer.isSpace(last) { text.removeLast() }
    return text.withUnsafeBufferPointer { texts.intern($0) }
  }
}

extension ValueSource {
  /// Returns the source span of a range of a string's decoded content.
  func span(ofString node: JSONNode, _ range: Range<Int>) -> Span {
    span(ofString: node, from: range.lowerBound, count: range.count)
  }
}
