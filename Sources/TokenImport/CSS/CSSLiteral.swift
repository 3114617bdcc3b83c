import SourceForms
import TokenModel

/// A CSS value without references, as a token or constant for which a build generates the same
/// value.
///
/// Names only decide between types that generate the same text. A value that no type can express
/// isn't a literal.
enum CSSLiteral: Equatable {
  case token(DraftToken)
  /// A quoted string.
  case string(String)
  /// An identifier, which is generated without quotation marks.
  case word(String)

  /// Parses a value; `nil` if neither a token nor a constant can express it.
  ///
  /// - Parameters:
  ///   - text: the value. The colors of shorthands can be curly-brace references.
  ///   - words: the words of the property's name.
  ///   - type: the type of the property in other contexts, if known.
  init?(_ text: String, named words: [String], as type: String? = nil) {
    let text = text.trimmed
    guard text.utf8.count <= ImportLimits.text else { return nil }
    if let color = DraftToken.color(text) {
      self = .token(color)
    } else if let measure = Self.measure(text) {
      guard let token = Self.token(of: measure, words, type) else { return nil }
      self = .token(token)
    } else if let token = Self.curve(text, words) ?? Self.shorthand(text, words)
      ?? Self.families(text, words)
    {
      self = .token(token)
    } else if let gradient = CSSGradient(text) {
      self = .token(DraftToken("gradient", gradient.value, extensions: [gradient.member]))
    } else if let length = CSSFluidLength(text)?.minimum {
      let value = DraftValue.measure(length.value, length.unit.name)
      self = .token(DraftToken("dimension", value, extensions: [CSSFluidLength.member(text)]))
    } else if words.contains("weight"), let weight = ["normal": 400.0, "bold": 700][text] {
      self = .token(DraftToken("fontWeight", .number(weight)))
    } else if let string = CSSEscapes.string(text) {
      self = .string(string)
    } else if Self.isIdentifier(text), !Self.wideKeywords.contains(text.lowercased()) {
      self = .word(text)
    } else {
      return nil
    }
  }

  /// The token; `nil` for a constant.
  var token: DraftToken? { if case .token(let token) = self { token } else { nil } }

  // MARK: Numbers

  /// Parses a number with or without a unit, or an arithmetic expression.
  static func measure(_ text: String) -> Measure? {
    let plain = CSSVariableText.plain(text)
    if plain != text { return Formula.evaluate(plain, isStrict: true) }
    return text.contains(where: \.isWhitespace) ? nil : Measure(text)
  }

  private static func token(
    of measure: Measure,
    _ words: [String],
    _ type: String?
  ) -> DraftToken? {
    let value = measure.value
    switch measure.unit {
    case "" where type == "dimension" && value == 0: return DraftToken("dimension", .pixels(0))
    case "" where words.contains("weight") && (1...1000).contains(value):
      return DraftToken("fontWeight", .number(value))
    case "": return DraftToken("number", .number(value))
    case "%" where words.contains("opacity") || words.contains("alpha"):
      return DraftToken("number", .number(value / 100))
    case "ms", "s": return DraftToken("duration", .measure(value, measure.unit))
    case let unit:
      if let pixels = pixels[unit] { return DraftToken("dimension", .pixels(value * pixels)) }
      return units.contains(unit) ? DraftToken("dimension", .measure(value, unit)) : nil
    }
  }

  /// The absolute units in pixels (CSS Values 4, section 6.2).
  private static let pixels = [
    "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "q": 2.4 / 2.54, "pt": 96.0 / 72, "pc": 16,
  ]
  private static let units = Set(Dimension.Unit.allCases.map(\.name))

  // MARK: Composite values

  private static func curve(_ text: String, _ words: [String]) -> DraftToken? {
    guard let points = CSSCurve(text)?.points else { return nil }
    let names: Set = ["ease", "easing", "curve", "timing"]
    guard text.contains("(") || !names.isDisjoint(with: words) else { return nil }
    // Time can't run backward (CSS Easing 1, section 2.2).
    return [points[0], points[2]].allSatisfy((0...1).contains) ? DraftToken.curve(text) : nil
  }

  /// Parses a border, a box shadow, or a transition, if a build generates the same value.
  private static func shorthand(_ text: String, _ words: [String]) -> DraftToken? {
    let layers = CSSList.split(text, at: ",").map { CSSList.split($0, at: " ") }
    guard layers.joined().allSatisfy(isShorthandPart), let type = shorthandType(layers, words)
    else { return nil }
    return CSSShorthand.value(text, as: type).map { DraftToken(type, $0) }
  }

  private static func shorthandType(_ layers: [[String]], _ words: [String]) -> String? {
    let parts = Array(layers.joined())
    let isShadow = words.contains { ["shadow", "shadows", "elevation"].contains($0) }
    // A text shadow has no spread and isn't inset.
    if isShadow || layers.contains(where: { $0.count > 4 || $0.contains("inset") }) {
      return words.contains { ["text", "drop"].contains($0) } ? nil : "shadow"
    }
    // Without a style there is no border, and a single duration could belong to any property.
    if words.contains("border"), parts.contains(where: CSSShorthand.lineStyles.contains) {
      return "border"
    }
    return words.contains("transition") && parts.count > 1 ? "transition" : nil
  }

  /// Whether a part of a shorthand can be a component of a token's value.
  private static func isShorthandPart(_ text: String) -> Bool {
    guard let measure = Measure(text) else { return !text.contains("(") || !text.contains("{") }
    return ["px", "rem", "em", "ms", "s"].contains(measure.unit)
      || measure.unit.isEmpty && measure.value == 0
  }

  // MARK: Fonts

  /// Parses a list of font families.
  private static func families(_ text: String, _ words: [String]) -> DraftToken? {
    guard isOfFamilies(words) || words.contains("font") else { return nil }
    var names: [String] = []
    var rest: Substring? = text[...]
    while let list = rest {
      let comma = CSSText.firstIndex(in: list) { $0 == "," }
      rest = comma.map { list[$0...].dropFirst() }
      let part = list[..<(comma ?? list.endIndex)].trimmed
      if let name = CSSEscapes.string(part) {
        // A quoted `serif` is the name of a font, but a build can't distinguish it from the generic
        // family.
        guard !name.isEmpty, !generics.contains(name.lowercased()) else { return nil }
        names.append(name)
      } else {
        let identifiers = part.split(separator: " ")
        guard !identifiers.isEmpty, identifiers.allSatisfy({ isIdentifier($0) }) else { return nil }
        names.append(part)
      }
    }
    guard let first = names.first else { return nil }
    let isOneWord = names.count == 1 && first == text
    if isOneWord, !isOfFamilies(words), !generics.contains(first) { return nil }
    if isOneWord, wideKeywords.contains(first.lowercased()) { return nil }
    return DraftToken("fontFamily", .array(names.map { .string($0) }))
  }

  private static func isOfFamilies(_ words: [String]) -> Bool {
    words.contains { ["family", "families", "typeface"].contains($0) }
  }

  private static let generics: Set = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji", "fangsong",
  ]

  // MARK: Identifiers

  /// Keywords that take the value from another rule.
  private static let wideKeywords: Set = ["initial", "inherit", "unset", "revert", "revert-layer"]

  /// Whether a text is an identifier without escapes (CSS Syntax 3, section 4.3.11).
  static func isIdentifier(_ text: some StringProtocol) -> Bool {
    func isStart(_ letter: Unicode.Scalar) -> Bool {
      letter == "_" || ("a"..."z").contains(letter) || ("A"..."Z").contains(letter)
        || letter.value >= 0x80
    }
    let scalars = text.unicodeScalars
    let rest = scalars.first == "-" ? scalars.dropFirst() : scalars[...]
    guard let first = rest.first, isStart(first) || first == "-" && scalars.count > 1 else {
      return false
    }
    return rest.allSatisfy { isStart($0) || $0 == "-" || ("0"..."9").contains($0) }
  }
}
