import TokenModel

/// Borders, shadows, and transitions in CSS notation.
package enum CSSShorthand {
  /// Parses a shorthand; `nil` for any other text.
  ///
  /// - Parameters:
  ///   - text: the shorthand; its colors can be references.
  ///   - type: the DTCG type.
  /// - Returns: the value of a token.
  package static func value(_ text: String, as type: String) -> DraftValue? {
    switch type {
    case "border": border(text)
    case "shadow": shadows(text)
    case "transition": transition(text)
    default: nil
    }
  }

  /// Parses a border such as `1px solid #102030`, with its components in any order.
  private static func border(_ text: String) -> DraftValue? {
    var width: DraftValue?
    var style: String?
    var color: DraftValue?
    for word in CSSList.split(text, at: " ") {
      if lineStyles.contains(word), style == nil {
        style = word
      } else if width == nil, let measure = Measure(word) {
        width = measure.dimension
      } else if color == nil, let found = Self.color(word) {
        color = found
      } else {
        return nil
      }
    }
    guard let width, let color else { return nil }
    return .object([
      .init("color", color), .init("width", width), .init("style", .string(style ?? "solid")),
    ])
  }

  /// The keywords for line styles.
  package static let lineStyles = Set(StrokeStyle.Name.allCases.map(\.name))

  /// Parses a color in a shorthand, which can be a reference or `rgba({x}, 0.5)`; `nil` for any
  /// other text.
  static func color(_ text: String) -> DraftValue? {
    if ValueReading.isReference(text) { return .string(text) }
    return CSSColor(text)?.value ?? ValueReading.alpha(of: text).map { .string($0) }
  }

  /// Parses a shadow such as `inset 0 1px 2px 3px rgba(0, 0, 0, 0.5)`, or a list of shadows.
  private static func shadows(_ text: String) -> DraftValue? {
    var layers: [DraftValue] = []
    for part in CSSList.split(text, at: ",") {
      var lengths: [DraftValue] = []
      var color: DraftValue?
      var isInset = false
      for word in CSSList.split(part, at: " ") {
        if word == "inset" {
          isInset = true
        } else if let measure = Measure(word) {
          lengths.append(measure.dimension)
        } else if color == nil, let found = Self.color(word) {
          color = found
        } else {
          return nil
        }
      }
      guard (2...4).contains(lengths.count), let color else { return nil }
      while lengths.count < 4 { lengths.append(.measure(0, "px")) }
      let names = ["offsetX", "offsetY", "blur", "spread"]
      var members = [DraftValue.Member("color", color)]
      members += zip(names, lengths).map { DraftValue.Member($0, $1) }
      if isInset { members.append(.init("inset", .boolean(true))) }
      layers.append(.object(members))
    }
    return layers.count > 1 ? .array(layers) : layers.first
  }

  /// Parses a transition such as `200ms ease-in 50ms`, with the curve before or after the
  /// durations.
  private static func transition(_ text: String) -> DraftValue? {
    var times: [DraftValue] = []
    var curve: CSSCurve?
    for word in CSSList.split(text, at: " ") {
      if let measure = Measure(word), let time = measure.duration {
        times.append(time)
      } else if curve == nil, let found = CSSCurve(word) {
        curve = found
      } else {
        return nil
      }
    }
    guard (1...2).contains(times.count), let curve = curve ?? CSSCurve("ease") else { return nil }
    return .object([
      .init("duration", times[0]), .init("delay", times.count == 2 ? times[1] : .measure(0, "ms")),
      .init("timingFunction", curve.value),
    ])
  }
}
