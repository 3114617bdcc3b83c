import Diagnostics
import TemplateEngine
import TokenCompiler
import TokenModel

extension Binder {
  /// Turns the options into values that templates see.
  mutating func bindOptions() {
    let contextCount = output.contextModifiers.count
    output.contextOptions = [[TextID?]](
      repeating: [TextID?](repeating: nil, count: contextCount),
      count: output.target.options.count
    )
    output.modifierOptions = [[TextID?]](
      repeating: [TextID?](repeating: nil, count: ir.modifiers.count),
      count: output.target.options.count
    )
    for (index, option) in output.target.options.enumerated() {
      // Where nothing sets it, templates see what `target.json` says.
      let setting = output.settings.options[index] ?? ownValue(of: option)
      output.optionValues.append(value(of: option, setting, at: index))
      if option.name == "remBase", case .number(let pixels)? = output.settings.options[index] {
        output.remBase = pixels
      }
    }
    output.conditionOption = output.target.options.firstIndex { option in
      option.name == "conditions" && option.kind == .context
    }
    output.pins = output.settings.pinned.map { pin in
      (
        output.names.texts.intern(pin.modifier),
        output.names.texts.intern(pin.context),
        pin.appearance?.scheme
      )
    }
    bindWords()
  }

  /// What `target.json` says in a member that the option would replace.
  private func ownValue(of option: OptionDeclaration) -> OptionSetting.Value? {
    switch (option.name, option.kind) {
    case ("join", .string): output.target.names.join.map { .string($0) }
    case ("private", .choice): .string(output.target.privateTokens.rawValue)
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
      guard output.isIncluded[token] else {
        diagnostics.append(
          OutputDiagnostics.excludedToken(path, option.name, output.settings.span)
        )
        return .none
      }
      return output.object(.token, token, output.baseView)
    case .string(let text):
      return .text(OutputText.made(output.names.texts.intern(text)))
    case .number(let number) where option.kind == .integer:
      return .integer(Int(exactly: number) ?? 0)
    case .number(let number): return .number(number)
    case .boolean(let boolean): return .bool(boolean)
    case .contexts(let texts):
      for text in texts { setContextOption(index, text) }
      return .none
    case .modifiers(let texts):
      for text in texts {
        guard let modifier = ir.modifiers.firstIndex(where: { $0.name == text.modifier }) else {
          continue
        }
        output.modifierOptions[index][modifier] = output.names.texts.intern(text.text)
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
    let place = output.contextStarts[modifier] + context
    output.contextOptions[option][place] = output.names.texts.intern(setting.text)
  }

  /// The words that stand for words of the source.
  private mutating func bindWords() {
    output.fontWeightWords = FontWeight.Name.allCases.map { output.names.texts.intern($0.name) }
    bindFamilyWords()
    checkTextStyleWords()
  }

  /// Reports words such as `headline` that the table `textStyle` does not have, each once.
  private mutating func checkTextStyleWords() {
    guard let table = output.target.table("textStyle") else { return }
    var checked: Set<TextID> = []
    for style in ir.textStyles {
      for word in [style.relativeTo, style.system].compactMap({ $0 })
      where checked.insert(word).inserted {
        let text = ir.texts[word]
        if !table.rows.contains(where: { $0.word == text }) { reportWord(text, table) }
      }
    }
  }

  /// Binds what generic families are called.
  ///
  /// The table may also name others that stand for a font of the system, such as `-apple-system`.
  private mutating func bindFamilyWords() {
    guard let table = output.target.table("genericFamily") else { return }
    for row in table.rows {
      guard let word = ir.texts.find(row.word), let text = row.text else { continue }
      output.familyWords[word] = output.names.texts.intern(text)
    }
  }

  private mutating func reportWord(_ word: String, _ table: WordTable) {
    let ir = ir
    let output = output
    let token: UInt32? = output.tokens.first { (token: UInt32) -> Bool in
      guard let style = output.textStyle(in: output.projection.base[Int(token)]) else {
        return false
      }
      let words: [TextID] = [style.relativeTo, style.system].compactMap { $0 }
      return words.contains { ir.texts[$0] == word }
    }
    let place: Span? = token.map { self.span(of: ir.tokens[Int($0)].base.origin) }
    diagnostics.append(
      OutputDiagnostics.unknownTextStyle(
        word,
        known: table.rows.map(\.word),
        target: output.target.name,
        place
      )
    )
  }
}
