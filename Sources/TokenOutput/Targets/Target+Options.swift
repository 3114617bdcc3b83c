extension Target {
  /// The target as options of an output change it.
  ///
  /// The option `join` takes the place of `names.join`, and `private`, a choice of the same words, that
  /// of `private`.
  func adjusted(by settings: [OptionSetting.Value?]) -> Target {
    var target = self
    for (option, setting) in zip(options, settings) {
      guard case .string(let text)? = setting else { continue }
      switch (option.name, option.kind) {
      case ("join", .string): target.names.join = text
      case ("private", .choice):
        target.privateTokens = PrivateTokens(rawValue: text) ?? target.privateTokens
      default: break
      }
    }
    return target
  }
}
