/// A part of a token or constant, and which one where there are several.
struct NumberedPart: Hashable, Sendable {
  let part: NamedPart
  let element: NamedElement?
  /// From 1; 1 where there is one.
  let number: Int

  /// What it is called in messages, before “of” and the token.
  var description: String { description("") }

  /// What it is called where the token stands.
  var ownDescription: String { description("its ") }

  private func description(_ article: String) -> String {
    guard let element else { return "\(article)`\(part.label)`" }
    let counted = "\(article)\(element.rawValue) \(number)"
    return part == .dashes ? counted : "`\(part.label)` of \(counted)"
  }
}
