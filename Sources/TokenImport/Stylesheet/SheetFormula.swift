import SourceForms

/// An expression in a style sheet, which differs from our expressions only in its references.
struct SheetFormula {
  enum Part: Hashable {
    case text(String)
    /// A reference, and whether it's a factor that follows `*` or `/`.
    case reference(String, isFactor: Bool)
  }

  let parts: [Part]

  /// Parses an expression without the leading `~`.
  init(_ text: String) {
    var parts: [Part] = []
    var literal = ""
    var rest = text[...]
    while let letter = rest.first {
      guard letter == "@" else {
        literal.append(letter)
        rest = rest.dropFirst()
        continue
      }
      let path = rest.dropFirst().prefix(while: Self.isPathLetter)
      let before = literal.last { $0 != " " && $0 != "(" }
      let isFactor = before == "*" || before == "/"
      if !literal.isEmpty { parts.append(.text(Self.standardized(literal))) }
      literal = ""
      // In a product or quotient, only the first operand is the length. The others are factors.
      parts.append(.reference(String(path), isFactor: isFactor))
      rest = rest.dropFirst(1 + path.count)
    }
    if !literal.isEmpty { parts.append(.text(Self.standardized(literal))) }
    self.parts = parts
  }

  /// The references that aren't factors, which are lengths if the result is one.
  var terms: [String] {
    parts.compactMap { if case .reference(let path, isFactor: false) = $0 { path } else { nil } }
  }

  /// Whether the result of the expression is a color.
  var isColor: Bool {
    if case .text(let text) = parts.first { return text.hasPrefix("color.") }
    return false
  }

  /// Whether a character can be part of a path.
  static func isPathLetter(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "." || letter == "_" || letter == "-"
  }

  /// Returns the text with colors as `#rrggbb` instead of `#rgb` or names, and without the `~` of
  /// nested expressions.
  private static func standardized(_ text: String) -> String {
    var result = ""
    var rest = text.filter { $0 != "~" }[...]
    while let letter = rest.first {
      if letter == "#" || letter.isLetter {
        let word = rest.prefix { $0 == "#" || $0 == "." || $0.isLetter || $0.isNumber }
        let isCall = rest.dropFirst(word.count).first == "("
        result += isCall ? String(word) : CSSColor(word)?.clamped?.hexadecimal ?? String(word)
        rest = rest.dropFirst(word.count)
      } else {
        result.append(letter)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  // MARK: Color spaces

  /// Returns an expression whose color functions use sRGB, as style sheets do.
  ///
  /// By default, ours use Oklab or LCH.
  static func withSpaces(_ text: some StringProtocol, depth: Int = 0) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "color.") {
      result += rest[..<start.lowerBound]
      rest = rest[start.lowerBound...]
      let name = rest.prefix { $0.isLetter || $0 == "." }
      let call = rest.dropFirst(name.count)
      guard call.first == "(" else {
        result += name
        rest = call
        continue
      }
      // The build reports errors in the expression.
      let inner = call.dropFirst()
      guard depth < nestingLimit, let end = CSSList.closingParenthesis(of: inner) else { break }
      var arguments = CSSList.split(inner[..<end], at: ",").map { withSpaces($0, depth: depth + 1) }
      if name == "color.mix", arguments.count == 2 { arguments.append("0.5") }
      if arguments.count == spacePositions[String(name)] { arguments.append("srgb") }
      result += "\(name)(\(arguments.joined(separator: ", ")))"
      rest = call[call.index(after: end)...]
    }
    return result + rest
  }

  /// The number of arguments before the color space.
  private static let spacePositions = ["color.mix": 3, "color.lighten": 2, "color.darken": 2]
  private static let nestingLimit = 50
}
