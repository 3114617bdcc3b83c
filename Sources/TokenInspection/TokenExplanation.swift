package import Diagnostics
package import TokenCompiler
internal import TokenModel
package import TokenOutput

/// The origins of a token's values, its names in outputs, and the tokens that depend on it.
package struct TokenExplanation: Sendable {
  package let path: String
  package let type: String
  package let isPrivate: Bool
  package let description: String?
  /// The reason for the deprecation; empty if there is none, `nil` if the token isn't deprecated.
  package let deprecation: String?
  /// The values in the contexts that differ, beginning with the default contexts.
  package private(set) var values: [Value] = []
  /// The contexts in which the token doesn't exist.
  package private(set) var absences: [String] = []
  package private(set) var outputs: [Output] = []
  package private(set) var uses: [Use] = []
  package var contrasts: [ContrastPair] = []
  /// The findings of `tokens lint` about the token.
  package var findings: [Diagnostic] = []

  /// The value in some contexts.
  package struct Value: Sendable {
    /// The contexts in the syntax of `--context`; empty for a token that doesn't vary.
    package let contexts: String
    package let text: String
    /// The value as a multiple of the grid unit, if it's derived from it.
    package let gridUnits: Double?
    /// The steps from the token down to values without references.
    package let steps: [Step]
    /// The number of contributing tokens that ``steps`` omits because there are too many.
    package let hiddenTokens: Int
  }

  /// A token that contributes to a value.
  package struct Step: Hashable, Sendable {
    /// The number of references from the explained token.
    package let depth: Int
    /// The path of the reference within the referring value, such as `/color`; empty for the whole
    /// value.
    package let part: String
    package let path: String
    /// The value as defined: a reference, an expression, or a literal value.
    package let source: String
    /// The resolved value.
    package let value: String
    package let place: Span
  }

  /// The names of a token in an output.
  package struct Output: Sendable {
    package let target: String
    /// The folder, as a user would enter it.
    package let directory: String
    /// Whether the target defines how tokens are spelled.
    package let hasSpellings: Bool
    /// The names of the token; `nil` if the output omits it.
    package let spellings: [OutputSpellings.Spelling]?
  }

  /// A token that depends on the explained token.
  package struct Use: Sendable {
    package let path: String
    /// The token in between; `nil` for a direct reference.
    package let through: String?
    package let place: Span
  }

  /// Explains a token.
  ///
  /// - Parameters:
  ///   - token: the token or constant.
  ///   - ir: the tokens.
  ///   - graph: the references between the tokens.
  ///   - outputs: the names of tokens in each output, with its folder.
  package init(
    _ token: TokenID,
    in ir: IR,
    _ graph: ReferenceGraph,
    outputs: [(directory: String, spellings: OutputSpellings)]
  ) {
    let own = ir.tokens[Int(token.index)]
    path = ir.path(of: token)
    type = ir.typeName(of: token)
    isPrivate = own.isPrivate
    description = own.description.map { ir.texts[$0] }
    switch own.deprecation {
    case nil: deprecation = nil
    case .flagged: deprecation = ""
    case .because(let reason): deprecation = ir.texts[reason]
    }
    values = Self.values(of: token, ir, graph)
    absences = own.absentIn.indices.map { index in
      let absence = ir.absences[index]
      return ir.text(of: ir.choices(absence, over: ir.defaultChoices), for: absence.modifiers)
    }
    self.outputs = outputs.map {
      Output(
        target: $0.spellings.target,
        directory: $0.directory,
        hasSpellings: own.type == .constant
          ? $0.spellings.hasRulesForConstants : $0.spellings.hasRules,
        spellings: $0.spellings[token]
      )
    }
    uses = graph.uses(of: token).map { use in
      Use(
        path: ir.path(of: use.token),
        through: use.through.map { ir.path(of: $0) },
        place: ir.sources.span(of: ir.tokens[Int(use.token.index)].base.origin)
      )
    }
  }

  private static func values(_ ir: IR, _ token: Token) -> [(ContextChoices, Token.ResolvedValue)] {
    // The base value belongs to the first combination of contexts that no variant applies to.
    let base =
      (ir.combinations(of: token.absentIn.isEmpty ? [] : token.dependsOn) ?? [])
      .first { choices in
        !token.variants.indices.contains { index in
          ir.choices(ir.variants[index].when, over: choices) == choices
        }
      } ?? ir.defaultChoices
    return [(base, token.base)]
      + token.variants.indices.map { index in
        let variant = ir.variants[index]
        return (ir.choices(variant.when, over: ir.defaultChoices), variant.resolved)
      }
  }

  private static func values(of token: TokenID, _ ir: IR, _ graph: ReferenceGraph) -> [Value] {
    let own = ir.tokens[Int(token.index)]
    return values(ir, own).map { choices, resolved in
      var tracing = ReferenceTracing(ir, graph, choices)
      tracing.follow(token, resolved)
      return Value(
        contexts: ir.text(of: choices, for: own.dependsOn),
        text: ir.text(of: resolved, type: own.type),
        gridUnits: resolved.gridUnits,
        steps: tracing.steps,
        hiddenTokens: tracing.hiddenTokens
      )
    }
  }
}
