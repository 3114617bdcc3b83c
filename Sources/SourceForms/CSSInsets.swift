/// Two to four lengths for the sides of a box, in CSS notation (CSS Box 3, section 4).
struct CSSInsets {
  private let sides: [DraftValue]

  /// Parses lengths and references, at least one of which must be a reference or have a unit.
  init?(_ text: some StringProtocol) {
    let words = CSSList.split(text, at: " ")
    guard (2...4).contains(words.count) else { return nil }
    var parts: [DraftValue] = []
    for word in words {
      if ValueReading.isReference(word) {
        parts.append(.string(word))
      } else if let measure = Measure(word), measure.unit != "%" {
        parts.append(measure.dimension)
      } else {
        return nil
      }
    }
    guard words.contains(where: { Measure($0)?.unit != "" }) else { return nil }
    // The order is top, right, bottom, left. A missing side equals the opposite side.
    sides = [
      parts[0], parts[1], parts.count > 2 ? parts[2] : parts[0],
      parts.count > 3 ? parts[3] : parts[1],
    ]
  }

  /// Returns the `insets` constant for the lengths.
  ///
  /// - Parameter description: the description, if any.
  /// - Returns: the constant.
  func constant(description: DraftValue?) -> DraftValue {
    let names = ["top", "trailing", "bottom", "leading"]
    let value = DraftValue.object(zip(names, sides).map { .init($0, $1) })
    var members: [DraftValue.Member] = [.init("type", .string("insets")), .init("value", value)]
    if let description { members.append(.init("$description", description)) }
    return .object(members)
  }
}
