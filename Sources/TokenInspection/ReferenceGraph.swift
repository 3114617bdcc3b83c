package import TokenCompiler
internal import TokenModel

/// The references between tokens, in both directions.
package struct ReferenceGraph: Sendable {
  /// A reference in a value.
  package struct Edge: Hashable, Sendable {
    /// The path of the reference within the value, such as `/color`; empty for the whole value.
    package let part: String
    package let target: TokenID
  }

  private let ir: IR
  private let tokensByPath: [String: TokenID]
  /// The tokens that refer to each token in any context, in the order of the source.
  private var users: [[TokenID]]

  /// Finds the references of all tokens and constants.
  ///
  /// - Complexity: O(*tokens* + *variants*).
  package init(_ ir: IR) {
    self.ir = ir
    tokensByPath = ir.tokensByPath
    users = Array(repeating: [], count: ir.tokens.count)
    for index in ir.tokens.indices {
      let token = TokenID(UInt32(index))
      var targets = Set(edges(of: ir.tokens[index].base).map(\.target))
      for variant in ir.tokens[index].variants.indices {
        targets.formUnion(edges(of: ir.variants[variant].resolved).map(\.target))
      }
      for target in targets { users[Int(target.index)].append(token) }
    }
  }

  package func token(at path: String) -> TokenID? { tokensByPath[path] }

  /// Returns the references of a value, including the operands of its expressions and the color and
  /// shadow of its text style.
  package func edges(of value: Token.ResolvedValue) -> [Edge] {
    var edges = value.references.indices.map { index in
      Edge(part: ir.references[index].pointer.text, target: ir.references[index].target)
    }
    for expression in ir.expressions(in: value) {
      edges += ir.operandPaths(of: expression.text).compactMap { token(at: $0) }
        .map { Edge(part: expression.pointer.text, target: $0) }
    }
    if let style = value.textStyle.map({ ir.textStyles[Int($0)] }), value.alias == nil {
      if let color = style.color?.alias { edges.append(Edge(part: "/color", target: color)) }
      if let shadow = style.shadow?.alias { edges.append(Edge(part: "/shadow", target: shadow)) }
    }
    var seen: Set<Edge> = []
    return edges.filter { seen.insert($0).inserted }
  }

  /// A token that depends on another token.
  package struct Use: Hashable, Sendable {
    package let token: TokenID
    /// The token through which it depends on the other token; `nil` for a direct reference.
    package let through: TokenID?
  }

  /// Returns all tokens that depend on `token`, from direct to increasingly indirect references.
  ///
  /// - Complexity: O(*uses*).
  package func uses(of token: TokenID) -> [Use] {
    var uses: [Use] = users[Int(token.index)].map { Use(token: $0, through: nil) }
    var seen = Set(uses.map(\.token))
    seen.insert(token)
    var next = 0
    while next < uses.count {
      let user = uses[next].token
      for other in users[Int(user.index)] where seen.insert(other).inserted {
        uses.append(Use(token: other, through: user))
      }
      next += 1
    }
    return uses
  }
}
