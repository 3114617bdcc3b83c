package import SourceForms

package struct DraftToken: Equatable {
  /// The type; `nil` if it's determined by a reference or by the group.
  package var type: String?
  package var value: DraftValue
  package var description: String?
  /// The properties of the `dev.tokens` extension.
  package var extensions: [DraftValue.Member]

  package init(
    _ type: String?,
    _ value: DraftValue,
    description: String? = nil,
    extensions: [DraftValue.Member] = []
  ) {
    self.type = type
    self.value = value
    self.description = description
    self.extensions = extensions
  }

  /// The token in DTCG form.
  var object: DraftValue {
    var members: [DraftValue.Member] = []
    if let type { members.append(.init("$type", .string(type))) }
    members.append(.init("$value", value))
    if let description { members.append(.init("$description", .string(description))) }
    if !extensions.isEmpty { members.append(.extensions(extensions)) }
    return .object(members)
  }
}

extension DraftValue {
  /// The font families for the platform's system font.
  package static let systemFont = array([.string("system-ui"), .string("sans-serif")])

  package static func pixels(_ value: Double) -> DraftValue { measure(value, "px") }

  /// Returns the value with its strings transformed.
  func mappingStrings(_ transform: (String) -> String) -> DraftValue {
    switch self {
    case .string(let text): .string(transform(text))
    case .array(let elements): .array(elements.map { $0.mappingStrings(transform) })
    case .object(let members):
      .object(members.map { Member($0.name, $0.value.mappingStrings(transform)) })
    case .number, .boolean, .reference, .source: self
    }
  }
}

/// A constant of a group, for a value that DTCG doesn't define a type for.
package struct DraftConstant: Equatable {
  let type: String
  let value: DraftValue
  /// The allowed values of a constant of type `word`.
  var words: [String]

  init(_ type: String, _ value: DraftValue, words: [String] = []) {
    self.type = type
    self.value = value
    self.words = words
  }

  /// The constant as a value in the `dev.tokens` extension.
  var object: DraftValue {
    var members: [DraftValue.Member] = [.init("type", .string(type)), .init("value", value)]
    if !words.isEmpty { members.append(.init("of", .array(words.map { .string($0) }))) }
    return .object(members)
  }
}

extension DraftToken {
  /// Parses a color in CSS notation as browsers interpret it; `nil` for any other text.
  static func color(_ text: some StringProtocol) -> DraftToken? {
    CSSColor(text)?.clamped.map { DraftToken("color", $0.withDigits().value) }
  }

  /// Parses a CSS easing function; `nil` for any other text.
  static func curve(_ text: some StringProtocol) -> DraftToken? {
    CSSCurve(text).map { DraftToken("cubicBezier", $0.value) }
  }

  /// Parses a number with a unit; `nil` for any other text.
  static func measure(_ text: some StringProtocol) -> DraftToken? {
    guard let measure = Measure(text), !measure.unit.isEmpty, measure.unit != "%" else {
      return nil
    }
    return measure.duration.map { DraftToken("duration", $0) }
      ?? DraftToken("dimension", measure.dimension)
  }
}
