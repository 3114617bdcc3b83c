import SourceForms

/// The formula of a style sheet: ours, but for the way in which it refers to values.
struct SheetFormula {
  /// A part of the text.
  enum Part: Hashable {
    case text(String)
    /// A reference, and whether it stands behind `*` or `/`, where factors are.
    case reference(String, isFactor: Bool)
  }

  let parts: [Part]

  /// Reads a formula without its mark.
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
      // A factor behind which another number stands is one of both; the first is the length.
      parts.append(.reference(String(path), isFactor: isFactor))
      rest = rest.dropFirst(1 + path.count)
    }
    if !literal.isEmpty { parts.append(.text(Self.standardized(literal))) }
    self.parts = parts
  }

  /// Whether it makes a color.
  var isColor: Bool {
    if case .text(let text) = parts.first { return text.hasPrefix("color.") }
    return false
  }

  /// Letters of a path.
  static func isPathLetter(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "." || letter == "_" || letter == "-"
  }

  /// Literal colors as formulas have them: `#rrggbb`, in place of `#rgb` and names.
  private static func standardized(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let letter = rest.first {
      if letter == "#" || letter.isLetter {
        let word = rest.prefix { $0 == "#" || $0 == "." || $0.isLetter || $0.isNumber }
        let isCall = rest.dropFirst(word.count).first == "("
        result += isCall ? String(word) : CSSNotation.hexadecimal(ofColor: word) ?? String(word)
        rest = rest.dropFirst(word.count)
      } else {
        result.append(letter)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
