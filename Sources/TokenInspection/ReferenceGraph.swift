package import TokenCompiler
internal import TokenModel

/// Which tokens are made from which.
package struct ReferenceGraph: Sendable {
  /// A reference in a value.
  package struct Edge: Hashable, Sendable {
    /// The part of the value that it stands in, as in `/color`; empty for the whole value.
    package let part: String
    package let target: TokenID
  }

  private let ir: IR
  private let tokensByPath: [String: TokenID]
  /// For each token those that refer to it in some context, in the order of the source.
  private var users: [[TokenID]]

  /// Finds the references of all tokens and constants.
  ///
  /// - Complexity: O(tokens and variants).
  package init(_ ir: IR) {
    self.ir = ir
    var tokensByPath: [String: TokenID] = [:]
    for index in ir.tokens.indices {
      let token = TokenID(UInt32(index))
      tokensByPath[ir.path(of: token)] = token
    }
    self.tokensByPath = tokensByPath
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

  /// The token or constant at `path`.
  package func token(at path: String) -> TokenID? { tokensByPath[path] }

  /// What a value refers to: its references, the operands of its formula, and the colors and shadows of
  /// its text style.
  package func edges(of value: Token.ResolvedValue) -> [Edge] {
    var edges = value.references.indices.map { index in
      Edge(part: ir.references[index].pointer.text, target: ir.references[index].target)
    }
    if let expression = value.expression {
      edges += operands(of: ir.texts[expression]).map { Edge(part: "", target: $0) }
    }
    if let style = value.textStyle.map({ ir.textStyles[Int($0)] }), value.alias == nil {
      if let color = style.color?.alias { edges.append(Edge(part: "/color", target: color)) }
      if let shadow = style.shadow?.alias { edges.append(Edge(part: "/shadow", target: shadow)) }
    }
    var seen: Set<Edge> = []
    return edges.filter { seen.insert($0).inserted }
  }

  /// The tokens that a formula names in braces.
  private func operands(of expression: String) -> [TokenID] {
    expression.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
      part in
      part.firstIndex(of: "}").flatMap { token(at: String(part[..<$0])) }
    }
  }

  /// A token that is made from another one.
  package struct Use: Hashable, Sendable {
    package let token: TokenID
    /// The token that leads from it to the other one; `nil` where it refers to that itself.
    package let through: TokenID?
  }

  /// All tokens that are made from `token`, those that refer to it first, then those that refer to
  /// these.
  ///
  /// - Complexity: O(uses).
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
