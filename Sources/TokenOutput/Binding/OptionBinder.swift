import Diagnostics
import TemplateEngine
import TokenCompiler
import TokenModel

/// Converts an output's options to template values.
struct OptionBinder {
  let input: BindingInput
  let contexts: OutputContexts
  let tokens: OutputTokens
  let ir: IR
  var options = OutputOptions()
  /// The texts of the output during ``bind(_:)``, which adds those of the options.
  private var texts = TextTable()
  var diagnostics: [Diagnostic] = []

  init(_ input: BindingInput, _ contexts: OutputContexts, _ tokens: OutputTokens) {
    self.input = input
    self.contexts = contexts
    self.tokens = tokens
    ir = input.ir
  }

  /// Fills ``options`` and ``diagnostics``, and adds texts to `outputTexts`.
  mutating func bind(_ outputTexts: inout TextTable) {
    // Swapped in, because adding to a table with two owners copies it.
    swap(&texts, &outputTexts)
    defer { swap(&texts, &outputTexts) }
    let contextCount = contexts.owners.count
    options.ofContexts = [[TextID?]](
      repeating: [TextID?](repeating: nil, count: contextCount),
      count: input.target.options.count
    )
    options.ofModifiers = [[TextID?]](
      repeating: [TextID?](repeating: nil, count: ir.modifiers.count),
      count: input.target.options.count
    )
    for (index, option) in input.target.options.enumerated() {
      // Templates see the value from `target.json` if the option isn't set.
      let setting = input.settings.options[index] ?? ownValue(of: option)
      options.values.append(value(of: option, setting, at: index))
      if option.name == "remBase", case .number(let pixels)? = input.settings.options[index] {
        options.remBase = pixels
      }
      if option.name == "fluidWidth", case .number(let pixels)? = input.settings.options[index] {
        options.fluidWidth = pixels
      }
    }
    options.condition = input.target.options.firstIndex { option in
      option.name == "conditions" && option.kind == .context
    }
    options.pins = input.settings.pinned.map { pin in
      (
        texts.intern(pin.modifier),
        texts.intern(pin.context),
        pin.appearance?.scheme
      )
    }
    bindWords()
  }

  /// Returns the value in `target.json` that the option would override; `nil` if there is none.
  private func ownValue(of option: OptionDeclaration) -> OptionSetting.Value? {
    switch (option.name, option.kind) {
    case ("join", .string): input.target.names.join.map { .string($0) }
    case ("private", .choice): .string(input.target.privateTokens.rawValue)
    default: nil
    }
  }

  private mutating func value(
    of option: OptionDeclaration,
    _ value: OptionSetting.Value?,
    at index: Int
  ) -> TemplateValue {
    switch value {
    case .string(let text) where option.kind == .choice:
      return .word(option.values.firstIndex(of: text) ?? 0)
    case .string(let path) where option.kind == .token:
      guard let token = ir.token(at: path) else { return .none }
      guard tokens.isIncluded[token] else {
        diagnostics.append(
          .excludedToken(path, option.name, input.settings.span)
        )
        return .none
      }
      return .object(
        TemplateObject(ObjectKind.token.id, UInt32(token), context: UInt32(ViewTable.base))
      )
    case .string(let text):
      return .text(OutputText.made(texts.intern(text)))
    case .number(let number) where option.kind == .integer:
      return .integer(Int(exactly: number) ?? 0)
    case .number(let number): return .number(number)
    case .boolean(let boolean): return .bool(boolean)
    case .contexts(let settings):
      for setting in settings { setContextOption(index, setting) }
      return .none
    case .modifiers(let settings):
      for setting in settings {
        guard let modifier = ir.modifiers.firstIndex(where: { $0.name == setting.modifier }) else {
          continue
        }
        options.ofModifiers[index][modifier] = texts.intern(setting.text)
      }
      return .none
    case .unsupported, nil: return .none
    }
  }

  private mutating func setContextOption(_ option: Int, _ setting: OptionSetting.Value.ContextText)
  {
    guard let modifier = ir.modifiers.firstIndex(where: { $0.name == setting.modifier }),
      let context = ir.modifiers[modifier].contexts.firstIndex(of: setting.context)
    else { return }
    let place = contexts.starts[modifier] + context
    options.ofContexts[option][place] = texts.intern(setting.text)
  }

  /// Binds the target's words for words of the source.
  private mutating func bindWords() {
    options.fontWeightWords = FontWeight.Name.allCases.map { texts.intern($0.name) }
    bindFamilyWords()
    checkTextStyleWords()
  }

  /// Reports text style words, such as `headline`, that aren't in the table `textStyle`.
  ///
  /// Each word is reported once.
  private mutating func checkTextStyleWords() {
    guard let table = input.target.table("textStyle") else { return }
    var checked: Set<TextID> = []
    for style in ir.textStyles {
      for word in [style.relativeTo, style.system].compactMap({ $0 })
      where checked.insert(word).inserted {
        let text = ir.texts[word]
        if !table.rows.contains(where: { $0.word == text }) { reportWord(text, table) }
      }
    }
  }

  /// Binds the target's words for generic font families.
  ///
  /// The table can also contain other words for system fonts, such as `-apple-system`.
  private mutating func bindFamilyWords() {
    guard let table = input.target.table("genericFamily") else { return }
    for row in table.rows {
      guard let word = ir.texts.find(row.word), let text = row.text else { continue }
      options.familyWords[word] = texts.intern(text)
    }
  }

  private mutating func reportWord(_ word: String, _ table: WordTable) {
    let token = tokens.ofType(.typography).first { token in
      guard let style = input.source.resolutions.textStyle(in: input.projection.base[Int(token)])
      else {
        return false
      }
      return [style.relativeTo, style.system].contains { $0.map { ir.texts[$0] } == word }
    }
    let place = token.map { input.span(of: ir.tokens[Int($0)].base.origin) }
    diagnostics.append(
      .unknownTextStyle(
        word,
        known: table.rows.map(\.word),
        target: input.target.name,
        place
      )
    )
  }
}
