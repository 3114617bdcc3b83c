import TokenModel

extension ComponentState {
  /// Splits the name of a field, such as `opacityDisabled`, into the name of the field that it
  /// replaces and the state; `nil` if the name doesn't end in a state.
  static func split(_ name: String) -> (base: String, state: ComponentState)? {
    let words = NameWords(allowed: .xid, otherwise: "").split(name)
    guard words.count > 1, let last = words.last, name.hasSuffix(last),
      let state = ComponentState(word: last.lowercased())
    else { return nil }
    let rest = name.unicodeScalars.dropLast(last.unicodeScalars.count)
    guard let end = rest.lastIndex(where: NameWords.isWordCharacter) else { return nil }
    return (String(rest[...end]), state)
  }
}
