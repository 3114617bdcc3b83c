/// The view states that fields of component styles can apply to.
enum ComponentState: String, CaseIterable {
  case highlighted, focused, selected, pressed, disabled

  /// Returns the name of a field without its state suffix, such as `opacity` for `opacityDisabled`;
  /// `nil` if the name doesn't end in a state.
  static func base(of name: String) -> String? {
    let words = NameWords(allowed: .xid, otherwise: "").split(name)
    guard words.count > 1, let last = words.last, name.hasSuffix(last),
      ComponentState(rawValue: last.lowercased()) != nil
    else { return nil }
    let rest = name.unicodeScalars.dropLast(last.unicodeScalars.count)
    guard let end = rest.lastIndex(where: NameWords.isWordCharacter) else { return nil }
    return String(rest[...end])
  }
}
