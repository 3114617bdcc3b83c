import JSONSyntax

/// A linear gradient as CSS writes it (CSS Images 3, section 3.1).
///
/// The standard's gradients have no direction, so the angle is left out.
struct CSSGradient {
  /// The stops as JSON.
  private let stops: [String]

  init?(_ text: some StringProtocol) {
    let text = text.trimmingBlanks
    guard text.lowercased().hasPrefix("linear-gradient("), text.last == ")" else { return nil }
    var parts = CSSList.split(text.dropFirst("linear-gradient(".count).dropLast(), at: ",")
    guard let first = parts.first else { return nil }
    let isDirection = first.hasPrefix("to ") || Measure(first).map { $0.unit != "" } ?? false
    if isDirection { parts.removeFirst() }
    guard parts.count >= 2 else { return nil }
    var stops: [(color: String, position: Double?)] = []
    for part in parts {
      let words = CSSList.split(part, at: " ")
      guard let color = words.first.flatMap({ Self.color($0) }), words.count <= 2 else {
        return nil
      }
      var position: Double?
      if words.count == 2 {
        guard let measure = Measure(words[1]), measure.unit == "%" else { return nil }
        position = measure.value / 100
      }
      stops.append((color, position))
    }
    self.stops = Self.placed(stops).map { stop in
      "{ \"color\": \(stop.color), \"position\": \(stop.position.inJSON) }"
    }
  }

  /// The value of a gradient token.
  var json: String { "[\(stops.joined(separator: ", "))]" }

  private static func color(_ text: String) -> String? {
    if ValueReading.isReference(text) { return JSONWriter.quoted(text) }
    return CSSColor(text)?.json ?? ValueReading.alpha(of: text).map { JSONWriter.quoted($0) }
  }

  /// Stops without a position lie evenly between those that have one.
  private static func placed(
    _ stops: [(color: String, position: Double?)]
  ) -> [(color: String, position: Double)] {
    var positions = stops.map(\.position)
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
    return zip(stops, positions).map { ($0.color, $1 ?? 0) }
  }
}

/// Splits lists of CSS.
enum CSSList {
  /// The parts of a text between separators that do not stand in parentheses or braces.
  static func split(_ text: some StringProtocol, at separator: Character) -> [String] {
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
