import Diagnostics
import TokenCompiler
import TokenModel

extension Binder {
  /// Warns of what the tokens of the output say and the target leaves out: members that none of its
  /// templates reads, and words that its `target.json` calls omitted, perhaps without some option.
  mutating func reportOmissions() {
    let omitted = unsetOptions.reduce(TokenTraits(unreadBy: used).union(output.target.omits)) {
      $0.union($1.omits)
    }
    reportOmittedStyles(omitted.intersection(output.source.styleTraits.all))
    if omitted.contains(TokenTraits(.faces)) {
      let families = output.source.fonts
      reportOmission(TokenTrait(member: .faces, word: nil), of: tokens(of: .fontFamily)) { value in
        families.families[families.byValue[Int(value)]].contains { !$0.faces.isEmpty }
      }
    }
    if omitted.contains(TokenTraits(.deprecated)) {
      let deprecated = output.source.lists.deprecated.filter { output.isIncluded[Int($0)] }
      reportOmission(TokenTrait(member: .deprecated, word: nil), deprecated)
    }
  }

  /// Most sources say nothing in their text styles that a target leaves out: then none is looked at.
  private mutating func reportOmittedStyles(_ omitted: TokenTraits) {
    guard !omitted.isEmpty else { return }
    let styles = output.source.styleTraits.byStyle
    let tokens = tokens(of: .typography)
    let said = tokens.map { token in
      resolutions(of: token).reduce(into: TokenTraits()) { traits, resolution in
        if let style = output.styleIndex(in: resolution) { traits.formUnion(styles[style]) }
      }
    }
    for (trait, set) in omitted.traits {
      // A member that is left out takes its words with it.
      if trait.word != nil, omitted.contains(TokenTraits(trait.member)) { continue }
      reportOmission(trait, zip(tokens, said).filter { $0.1.contains(set) }.map(\.0))
    }
  }

  private mutating func reportOmission(
    _ trait: TokenTrait,
    of tokens: ArraySlice<UInt32>,
    where isSaid: (UInt32) -> Bool
  ) {
    let saying = tokens.filter { token in
      resolutions(of: token).contains { isSaid(output.facts.resolutions[$0].value) }
    }
    reportOmission(trait, saying)
  }

  private mutating func reportOmission(_ trait: TokenTrait, _ tokens: [UInt32]) {
    guard let first = tokens.min() else { return }
    diagnostics.append(
      OutputDiagnostics.omission(
        trait,
        of: ir.paths.description(of: ir.tokens[Int(first)].path, in: ir.texts),
        others: tokens.count - 1,
        target: output.target.name,
        option: unsetOptions.first { $0.omits.contains(TokenTraits(trait.member)) }?.name,
        span(of: ir.tokens[Int(first)].base.origin)
      )
    )
  }

  /// The options that the output does not set, or to `false`.
  private var unsetOptions: [OptionDeclaration] {
    zip(output.target.options, output.settings.options).filter { _, setting in
      setting == nil || setting == .boolean(false)
    }.map(\.0)
  }

  /// The tokens of a type in the output.
  private func tokens(of type: TokenType) -> ArraySlice<UInt32> {
    guard let range = output.types.first(where: { $0.type == type })?.tokens else { return [] }
    return output.typeTokens[range]
  }

  /// What a token is in the contexts of the output.
  func resolutions(of token: UInt32) -> [ResolutionID] {
    let projection = output.projection
    let variants = projection.variants[Int(token)].indices.map { projection.resolutions[$0] }
    return [projection.base[Int(token)]] + variants
  }
}
