/// A part of a token or constant, with the number of its element if there are several.
struct NumberedPart: Hashable, Sendable {
  let part: NamedPart
  let element: NamedElement?
  /// The number of the element, starting at 1.
  let number: Int

  /// The display name for diagnostics, before “of” and the token.
  var description: String { description("") }

  /// The display name for diagnostics in which the token is the subject.
  var ownDescription: String { description("its ") }

  private func description(_ article: String) -> String {
    guard let element else { return "\(article)`\(part.label)`" }
    let counted = "\(article)\(element.rawValue) \(number)"
    return part == .dashes ? counted : "`\(part.label)` of \(counted)"
  }
}
