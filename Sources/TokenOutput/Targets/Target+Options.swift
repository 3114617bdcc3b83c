extension Target {
  /// Returns the target with the changes made by an output's options.
  ///
  /// The option `join` overrides `names.join`. A choice named `private`, with the same words,
  /// overrides `private`. A choice named `names` leaves out `names.leading` if it's `short`, and one
  /// named `numbers` separates numbers in names from letters. A choice named `formulas` enables
  /// formulas, unless its value is the first word.
  func adjusted(by settings: [OptionSetting.Value?]) -> Target {
    var target = self
    for (option, setting) in zip(options, settings) {
      guard case .string(let text)? = setting else { continue }
      switch (option.name, option.kind) {
      case ("join", .string): target.names.join = text
      case ("names", .choice): target.names.isShort = text == "short"
      case ("numbers", .choice):
        target.names.numbers = NameRules.Numbers(rawValue: text) ?? target.names.numbers
      case ("private", .choice):
        target.privateTokens = PrivateTokens(rawValue: text) ?? target.privateTokens
      case ("formulas", .choice): target.writesFormulas = text != option.values.first
      default: break
      }
    }
    return target
  }
}
