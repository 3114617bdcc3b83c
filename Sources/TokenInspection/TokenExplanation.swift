package import Diagnostics
package import TokenCompiler
internal import TokenModel
package import TokenOutput

/// Where a token's values come from, what it is called in outputs, and what is made from it.
package struct TokenExplanation: Sendable {
  package let path: String
  package let type: String
  package let isPrivate: Bool
  package let description: String?
  /// Why it should not be used; empty for no reason, `nil` if it is not deprecated.
  package let deprecation: String?
  /// What it is in each context in which it differs, the defaults first.
  package private(set) var values: [Value] = []
  /// The contexts that do not have it.
  package private(set) var absences: [String] = []
  package private(set) var outputs: [Output] = []
  package private(set) var uses: [Use] = []
  package var contrasts: [ContrastPair] = []

  /// The value in some contexts.
  package struct Value: Sendable {
    /// The contexts as `--context` takes them; empty for a token that does not vary.
    package let contexts: String
    package let text: String
    /// The value as a multiple of the grid unit, if it is made of that.
    package let gridUnits: Double?
    /// How it comes to be, from the token down to values that refer to nothing.
    package let steps: [Step]
    /// How many tokens that it is made of are not among ``steps``, because there are too many.
    package let hiddenTokens: Int
  }

  /// One token on the path from a value to what it is made of.
  package struct Step: Hashable, Sendable {
    /// How many references lead to it.
    package let depth: Int
    /// The part of the value before that refers to it, as in `/color`; empty for all of it.
    package let part: String
    package let path: String
    /// What stands there: a reference, a formula or a value.
    package let source: String
    /// What comes of it.
    package let value: String
    package let place: Span
  }

  /// What it is called in an output.
  package struct Output: Sendable {
    package let target: String
    /// The folder, as a person would type it.
    package let directory: String
    /// Whether the target says how tokens are written at all.
    package let hasSpellings: Bool
    /// `nil` where the output leaves the token out.
    package let spellings: [OutputSpellings.Spelling]?
  }

  /// A token that is made from it.
  package struct Use: Sendable {
    package let path: String
    /// The token in between; `nil` where it refers to the token itself.
    package let through: String?
    package let place: Span
  }

  /// Explains a token.
  ///
  /// - Parameters:
  ///   - token: the token or constant.
  ///   - ir: the tokens.
  ///   - graph: their references.
  ///   - outputs: what tokens are called in each output, with its folder.
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
    // The base value is that of the first context that has the token.
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
        text: ir.text(of: resolved.value, type: own.type),
        gridUnits: resolved.gridUnits,
        steps: tracing.steps,
        hiddenTokens: tracing.hiddenTokens
      )
    }
  }
}
