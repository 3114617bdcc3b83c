package import TokenModel

extension IR {
  /// Returns the expressions that a value and its parts are calculated from.
  package func expressions(in value: Token.ResolvedValue) -> [PartExpression] {
    let parts = partExpressions[value.partExpressions.indices]
    guard let whole = value.expression else { return Array(parts) }
    return [PartExpression(pointer: .whole, text: whole)] + parts
  }

  /// Returns the paths of the tokens that an expression refers to, in order of appearance.
  package func operandPaths(of expression: TextID) -> [String] {
    let text = Array(texts[expression].utf8)
    guard let parser = try? ExpressionParser(text, from: 0) else { return [] }
    return parser.paths(in: text)
  }

  /// The tokens and constants by their path.
  package var tokensByPath: [String: TokenID] {
    var found: [String: TokenID] = [:]
    for index in tokens.indices {
      found[paths.description(of: tokens[index].path, in: texts)] = TokenID(UInt32(index))
    }
    return found
  }
}

extension ExpressionParser {
  /// Returns the paths of the references in the parsed text.
  func paths(in text: [UInt8]) -> [String] {
    references.map { range in
      let isBraced = text[range.lowerBound] == UInt8(ascii: "{")
      return String(decoding: text[range].dropFirst().dropLast(isBraced ? 1 : 0), as: UTF8.self)
    }
  }
}
