import Diagnostics
import JSONSyntax

/// Values in the notation of CSS, for those who import them.
package enum CSSNotation {
  /// A value as the standard has it.
  package struct Value {
    /// The standard's type.
    package let type: String
    /// The value as JSON.
    package let json: String
  }

  /// A literal color; `nil` for any other text.
  package static func color(_ text: some StringProtocol) -> Value? {
    CSSColor(text).map { Value(type: "color", json: $0.withDigits().json) }
  }

  /// A color as formulas have it, `#rrggbb` or `#rrggbbaa`; `nil` where it cannot be said so.
  package static func hexadecimal(ofColor text: some StringProtocol) -> String? {
    CSSColor(text)?.hexadecimal
  }

  /// A timing function; `nil` for any other text.
  package static func curve(_ text: some StringProtocol) -> Value? {
    CSSCurve(text).map { Value(type: "cubicBezier", json: $0.json) }
  }

  /// A number with a unit; `nil` for any other text.
  package static func measure(_ text: some StringProtocol) -> Value? {
    guard let measure = Measure(text), !measure.unit.isEmpty, measure.unit != "%" else {
      return nil
    }
    if let duration = measure.duration { return Value(type: "duration", json: duration) }
    return Value(type: "dimension", json: measure.dimension)
  }

  /// A sum of references and numbers, as a formula; `nil` for any other text.
  package static func formula(_ text: some StringProtocol) -> String? {
    Formula.isSum(text) ? "~" + String(text.trimmingBlanks) : nil
  }

  /// Reads any value whose form or name tells what it is.
  ///
  /// - Parameters:
  ///   - text: the value; parts of composites may be references.
  ///   - words: the words of its name.
  /// - Returns: the value; `nil` where the standard has no type for it.
  package static func value(_ text: String, named words: [String]) -> Value? {
    var diagnostics: [Diagnostic] = []
    let tree = JSONTree.parse(
      Array(JSONWriter.quoted(text).utf8),
      file: SourceMap.FileID(index: 0),
      diagnostics: &diagnostics
    )
    guard let root = tree.root else { return nil }
    let reading = ValueReading(tree: tree, path: words, references: nil)
    let named = words.reversed().lazy.compactMap(type(named:))
    for type in named {
      let result = reading.read(root, as: type)
      if let json = result.json, let type = result.type { return Value(type: type, json: json) }
    }
    let isFont = words.contains("font") || words.contains("family") || words.contains("typeface")
    let result = reading.read(root, as: nil)
    if result.type == "color", let color = color(text) { return color }
    if let json = result.json, let type = result.type { return Value(type: type, json: json) }
    return isFont ? families(text) : nil
  }

  /// The types that words of names stand for where a form alone does not tell them.
  private static func type(named word: String) -> ForeignType? {
    switch word {
    case "shadow", "shadows", "elevation": .shadow
    case "border": .border
    case "transition": .transition
    case "ease", "easing", "curve": .cubicBezier
    case "leading": .lineHeight
    case "tracking": .letterSpacing
    case "weight": .fontWeight
    case "opacity", "alpha": .opacity
    default: nil
    }
  }

  /// A list of font families, some of which stand in quotation marks.
  private static func families(_ text: String) -> Value? {
    let names = CSSList.split(text, at: ",").map { part in
      String(part.trimmingBlanks.filter { $0 != "\"" && $0 != "'" })
    }
    guard names.allSatisfy({ !$0.isEmpty && $0.first?.isNumber == false }), !text.contains("{"),
      names.allSatisfy({ !$0.contains("(") })
    else { return nil }
    return Value(
      type: "fontFamily",
      json: "[\(names.map { JSONWriter.quoted($0) }.joined(separator: ", "))]"
    )
  }
}
