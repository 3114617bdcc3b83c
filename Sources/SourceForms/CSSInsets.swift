import JSONSyntax

/// Two to four lengths as CSS writes them for the sides of a box (CSS Box 3, section 4).
struct CSSInsets {
  private let sides: [String]

  /// Reads lengths and references, at least one of which is a reference or has a unit.
  init?(_ text: some StringProtocol) {
    let words = CSSList.split(text, at: " ")
    guard (2...4).contains(words.count) else { return nil }
    var parts: [String] = []
    for word in words {
      if ValueReading.isReference(word) {
        parts.append(JSONWriter.quoted(word))
      } else if let measure = Measure(word), measure.unit != "%" {
        parts.append(measure.dimension)
      } else {
        return nil
      }
    }
    guard words.contains(where: { Measure($0)?.unit != "" }) else { return nil }
    // Top, right, bottom, left: what is missing is as opposite.
    sides = [
      parts[0], parts[1], parts.count > 2 ? parts[2] : parts[0],
      parts.count > 3 ? parts[3] : parts[1],
    ]
  }

  /// The constant of our extension.
  ///
  /// - Parameter description: the description, as JSON; `nil` if there is none.
  /// - Returns: the constant, as JSON.
  func constant(description: String?) -> String {
    let note = description.map { ", \"$description\": \($0)" } ?? ""
    return """
      { "type": "insets", "value": { "top": \(sides[0]), "trailing": \(sides[1]), \
      "bottom": \(sides[2]), "leading": \(sides[3]) }\(note) }
      """
  }
}
