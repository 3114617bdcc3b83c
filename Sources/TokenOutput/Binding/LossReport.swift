import Diagnostics
import TokenCompiler
import TokenModel

/// Warns about information in the output's tokens that the target can't express.
struct LossReport {
  let input: BindingInput
  let tokens: OutputTokens
  let ir: IR
  var diagnostics: [Diagnostic] = []

  init(_ input: BindingInput, _ tokens: OutputTokens) {
    self.input = input
    self.tokens = tokens
    ir = input.ir
    reportOmissions()
    reportUndrawnFields()
    reportGamutLosses()
  }

  /// Warns about omissions of the target: members that none of its templates read, and traits that
  /// `target.json` lists as omitted, either always, while an option is unset, or for a word of a
  /// choice.
  private mutating func reportOmissions() {
    var omitted = TokenTraits(notReadBy: input.used).union(input.target.omits)
    for option in unsetOptions { omitted.formUnion(option.omits) }
    for (option, setting) in zip(input.target.options, input.settings.options) {
      guard case .string(let word)? = setting, let traits = option.omitsByWord[word] else {
        continue
      }
      omitted.formUnion(traits)
    }
    reportOmittedStyles(omitted.intersection(input.source.styleTraits.all))
    if omitted.contains(TokenTraits(.faces)) {
      let families = input.source.fonts
      reportOmission(TokenTrait(member: .faces, word: nil), of: tokens.ofType(.fontFamily)) {
        value in
        families.families[families.byValue[Int(value)]].contains { !$0.faces.isEmpty }
      }
    }
    if omitted.contains(TokenTraits(.deprecated)) {
      let deprecated = input.source.lists.deprecated.filter { tokens.isIncluded[Int($0)] }
      reportOmission(TokenTrait(member: .deprecated, word: nil), deprecated)
    }
  }

  /// Reports omissions in text styles.
  ///
  /// Returns early if no style of the source has an omitted trait, which is the usual case.
  private mutating func reportOmittedStyles(_ omitted: TokenTraits) {
    guard !omitted.isEmpty else { return }
    let styles = input.source.styleTraits.byStyle
    let tokens = tokens.ofType(.typography)
    let said = tokens.map { token in
      input.projection.resolutions(of: Int(token)).reduce(into: TokenTraits()) {
        traits,
        resolution in
        if let style = input.source.resolutions.styleIndex(in: resolution) {
          traits.formUnion(styles[style])
        }
      }
    }
    for (trait, set) in omitted.traits {
      // The warning about an omitted member covers its words.
      if trait.word != nil, omitted.contains(TokenTraits(trait.member)) { continue }
      reportOmission(trait, zip(tokens, said).filter { $0.1.contains(set) }.map(\.0))
    }
  }

  private mutating func reportOmission(
    _ trait: TokenTrait,
    of tokens: ArraySlice<UInt32>,
    where isInExtension: (UInt32) -> Bool
  ) {
    let saying = tokens.filter { token in
      input.projection.resolutions(of: Int(token)).contains {
        isInExtension(input.source.resolutions.values[$0])
      }
    }
    reportOmission(trait, saying)
  }

  private mutating func reportOmission(_ trait: TokenTrait, _ tokens: [UInt32]) {
    guard let first = tokens.min() else { return }
    diagnostics.append(
      .omission(
        trait,
        of: ir.paths.description(of: ir.tokens[Int(first)].path, in: ir.texts),
        others: tokens.count - 1,
        target: input.target.name,
        option: unsetOptions.first { $0.omits.contains(TokenTraits(trait.member)) }?.name,
        input.span(of: ir.tokens[Int(first)].base.origin)
      )
    )
  }

  /// Warns about fields of component styles that the platform can't draw, once for each field.
  ///
  /// A field for a state counts as the field that it replaces.
  private mutating func reportUndrawnFields() {
    guard !input.target.undrawn.isEmpty else { return }
    let names = tokens.components.fields.map { field in
      let name = ir.texts[field.name]
      return ComponentState.split(name)?.base ?? name
    }
    for field in input.target.undrawn {
      let places = names.indices.filter { names[$0] == field }
      guard let first = places.first else { continue }
      let token = ir.tokens[Int(tokens.components.fields[first].token.index)]
      diagnostics.append(
        .undrawnField(
          ir.paths.description(of: token.path, in: ir.texts),
          others: places.count - 1,
          target: input.target.name,
          input.span(of: token.base.origin)
        )
      )
    }
  }

  /// The options that are unset or set to `false`.
  private var unsetOptions: [OptionDeclaration] {
    zip(input.target.options, input.settings.options).filter { _, setting in
      setting == nil || setting == .boolean(false)
    }.map(\.0)
  }
}
