/// A linear gradient in CSS notation (CSS Images 3, section 3.1).
///
/// DTCG gradients have no direction, so the angle is dropped.
struct CSSGradient {
  /// Whether the gradient has an angle or a side, which a gradient token can't have.
  let hasDirection: Bool
  /// The value of a gradient token.
  let value: DraftValue

  init?(_ text: some StringProtocol) {
    let text = text.trimmingBlanks
    guard text.lowercased().hasPrefix("linear-gradient("), text.last == ")" else { return nil }
    var parts = CSSList.split(text.dropFirst("linear-gradient(".count).dropLast(), at: ",")
    guard let first = parts.first else { return nil }
    let isDirection = first.hasPrefix("to ") || Measure(first).map { $0.unit != "" } ?? false
    if isDirection { parts.removeFirst() }
    hasDirection = isDirection
    guard parts.count >= 2 else { return nil }
    var stops: [(color: DraftValue, position: Double?)] = []
    for part in parts {
      let words = CSSList.split(part, at: " ")
      guard let color = words.first.flatMap({ CSSShorthand.color($0) }), words.count <= 2 else {
        return nil
      }
      var position: Double?
      if words.count == 2 {
        guard let measure = Measure(words[1]), measure.unit == "%" else { return nil }
        position = measure.value / 100
      }
      stops.append((color, position))
    }
    let positions = Self.placed(stops.map(\.position))
    value = .array(
      zip(stops, positions).map { stop, position in
        .object([.init("color", stop.color), .init("position", .number(position))])
      }
    )
  }

  /// Returns the positions of all stops.
  ///
  /// Stops without a position are spaced evenly between their neighbors.
  private static func placed(_ stops: [Double?]) -> [Double] {
    var positions = stops
    positions[0] = positions[0] ?? 0
    positions[positions.count - 1] = positions[positions.count - 1] ?? 1
    var last = 0
    for index in positions.indices.dropFirst() {
      guard let end = positions[index], let start = positions[last] else { continue }
      for between in last + 1..<index {
        positions[between] = start + (end - start) * Double(between - last) / Double(index - last)
      }
      last = index
    }
    return positions.map { $0 ?? 0 }
  }
}

package enum CSSList {
  /// Splits a list at the separators outside of parentheses and braces.
  package static func split(_ text: some StringProtocol, at separator: Character) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in text {
      if "({".contains(character) { depth += 1 }
      if ")}".contains(character) { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    parts.append(part)
    return parts.map { String($0.trimmingBlanks) }.filter { !$0.isEmpty }
  }
}
