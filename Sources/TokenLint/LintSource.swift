import Diagnostics
package import TokenCompiler
import TokenInspection
import TokenModel

/// The tokens to check, with the lookups that rules share.
package struct LintSource: Sendable {
  let ir: IR
  /// The version of the tokens, if the configuration has it.
  let version: ReleaseVersion?
  /// What apps use, if a report of it was read.
  let usage: UsageReport?
  /// The token at each path, by the path's index.
  private var tokensByPath: [TokenID?]

  package init(_ ir: IR, version: ReleaseVersion? = nil, usage: UsageReport? = nil) {
    self.ir = ir
    self.version = version
    self.usage = usage
    tokensByPath = Array(repeating: nil, count: ir.paths.count)
    for index in ir.tokens.indices {
      tokensByPath[Int(ir.tokens[index].path.index)] = TokenID(UInt32(index))
    }
  }

  /// The tokens without constants.
  var tokens: some Sequence<TokenID> { (0..<ir.tokenCount).lazy.map { TokenID(UInt32($0)) } }

  subscript(token: TokenID) -> Token { ir.tokens[Int(token.index)] }

  func token(at path: PathID) -> TokenID? { tokensByPath[Int(path.index)] }

  /// Returns the token whose path consists of these names.
  func token(at names: some Sequence<TextID>) -> TokenID? {
    var path = PathID.root
    for name in names {
      guard let next = ir.paths.find(name, below: path) else { return nil }
      path = next
    }
    return token(at: path)
  }

  func token(at path: String) -> TokenID? {
    let names = path.split(separator: ".").map { ir.texts.find(String($0)) }
    return names.contains(nil) ? nil : token(at: names.compactMap { $0 })
  }

  func path(of token: TokenID) -> String { ir.path(of: token) }

  func text(of path: PathID) -> String { ir.paths.description(of: path, in: ir.texts) }

  /// Returns the location of the name of a token.
  func span(of token: TokenID) -> Span { ir.sources.span(of: self[token].base.origin) }

  /// Returns the base value of a token, and the values that its other definitions give it.
  func ownValues(of token: TokenID) -> [Token.ResolvedValue] {
    let own = self[token]
    return [own.base]
      + own.variants.indices.lazy.map { ir.variants[$0] }.filter(\.isOwn)
      .map(\.resolved)
  }

  /// Returns the base value of a token, and the values that differ from it.
  func values(of token: TokenID) -> [Token.ResolvedValue] {
    let own = self[token]
    return [own.base] + own.variants.indices.map { ir.variants[$0].resolved }
  }

  /// Whether no definition of a token contains a reference or an expression.
  func isLiteral(_ token: TokenID) -> Bool {
    isLiteral(self[token].base)
      && self[token].variants.indices.allSatisfy { isLiteral(ir.variants[$0].resolved) }
  }

  private func isLiteral(_ value: Token.ResolvedValue) -> Bool {
    value.alias == nil && value.expression == nil && value.partExpressions.isEmpty
      && value.references.indices.allSatisfy { ir.references[$0].isInGrowth }
  }

  /// Returns the tokens that a value refers to directly.
  func targets(of value: Token.ResolvedValue) -> [TokenID] {
    value.references.indices.map { ir.references[$0].target }
      + ir.expressions(in: value).flatMap { expression in
        ir.operandPaths(of: expression.text).compactMap { token(at: $0) }
      }
  }

  /// Returns sRGB components and opacity of the color `value`.
  func srgb(_ value: ValueID) -> SIMD4<Double> {
    ir.derivedColors[Int(Handle<Color>(value).index)].srgb
  }

  /// Returns a length in pixels; `nil` if its unit depends on something else.
  static func pixels(_ length: Dimension) -> Double? {
    switch length.unit {
    case .px: length.value
    case .rem: length.value * 16
    default: nil
    }
  }

  /// Returns all components and their parts.
  var components: [Component] {
    var found: [Component] = []
    var open = Array(ir.components.reversed())
    while let next = open.popLast() {
      found.append(next)
      open += next.parts.reversed()
    }
    return found
  }

  func finding(_ token: TokenID, _ diagnostic: Diagnostic) -> LintFinding {
    LintFinding(
      [self[token].path],
      diagnostic.primary == nil ? diagnostic.at(span(of: token)) : diagnostic
    )
  }
}

extension Double {
  /// The number with at most `digits` decimal places, rounded down.
  func shown(_ digits: Int) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    // The tolerance is for numbers such as 20.999999 for 21.
    let scaled = (self * Double(scale) + 1e-4).rounded(.down)
    guard scaled.magnitude < 1e15 else { return description }
    let (whole, part) = Int(scaled).quotientAndRemainder(dividingBy: scale)
    var text = String(part.magnitude)
    text = String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    while text.last == "0" { text.removeLast() }
    return text.isEmpty ? String(whole) : "\(whole).\(text)"
  }
}
