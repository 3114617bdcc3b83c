import Diagnostics
import JSONSyntax
import SourceForms
import TokenModel

/// Suggestions for strings that aren't valid values.
extension LoweringState {
  /// The suggestion for a token path without braces, as in `"swatch.ink"` or `"$swatch.ink"`.
  mutating func referenceHelp(_ node: JSONNode, in source: ValueSource) -> String? {
    guard source.tree.kind(node) == .string else { return nil }
    return suggestedToken(by: source.tree.string(node)).map { "did you mean `\"{\($0)}\"`?" }
  }

  /// Adds a diagnostic about a string.
  ///
  /// If the string is a token's path, suggests a reference instead of the diagnostic's own help.
  mutating func report(_ diagnostic: Diagnostic, at node: JSONNode, in source: ValueSource) {
    guard !source.tree.wasRepaired(node) else { return }
    var diagnostic = diagnostic
    if let help = referenceHelp(node, in: source) { diagnostic.help = help }
    diagnostics.append(diagnostic)
  }

  /// Returns the path of the token that a text without braces refers to.
  mutating func suggestedToken(by text: String) -> String? {
    guard !knownTokens.isEmpty, findings.maySuggest() else { return nil }
    var text = text[...]
    if let first = text.first, "$@%".contains(first) { text = text.dropFirst() }
    for suffix in [".$value", ".value"] where text.hasSuffix(suffix) {
      text = text.dropLast(suffix.count)
    }
    let names = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "/" }
    let path = names.reduce(PathID.root as PathID?) { path, name in
      guard let path, let name = texts.find(String(name)) else { return nil }
      return paths.find(name, below: path)
    }
    return path.flatMap { knownTokens.contains($0) ? pathText($0) : nil }
  }
}

extension Diagnostic {
  /// The suggested spelling of a color that is written as in CSS or lacks its `#`.
  static func colorHelp(_ written: String) -> String? {
    if CSSColor("#" + written) != nil {
      let color = "#" + written
      let edit = color.utf8Color.map { ", or in full `\(colorText($0))`" } ?? ""
      return "did you mean `\"\(color)\"`\(edit)?"
    }
    guard let color = CSSColor(written) else { return nil }
    let inSRGB = color.hexadecimal?.utf8Color.map { colorText($0) }
    return "write `\(inSRGB ?? color.value.json)`"
  }

  /// The suggested spelling of a dimension or duration; an example if there is none.
  ///
  /// The first of `units` is the default, and `words` maps common alternative names to units.
  static func measureHelp(
    _ written: String,
    units: [String],
    words: [String: String],
    example: String
  ) -> String {
    if let help = textHelp(written) { return help }
    let parts = written.split(separator: ",", omittingEmptySubsequences: false)
    let point = parts.count == 2 ? parts.joined(separator: ".") : written
    guard let measure = MeasureText(written) ?? MeasureText(point) else {
      return "write an object, as in `\(measure(example, units[0]))`"
    }
    let unit = measure.unit.lowercased()
    let meant =
      unit.isEmpty
      ? units[0]
      : words[unit] ?? units.first { $0.lowercased() == unit }
        ?? nearestName(to: unit, among: units)
    guard let meant else {
      return
        "there is no unit `\(measure.unit)`; write, for example, `\(Self.measure(example, units[0]))`"
    }
    return edit(measure.value.jsonText, meant)
  }

  private static func measure(_ number: String, _ unit: String) -> String {
    #"{ "value": \#(number), "unit": "\#(unit)" }"#
  }
}

extension String {
  /// The color of a string that consists of `#` and hexadecimal digits.
  fileprivate var utf8Color: Color? {
    Array(utf8).withUnsafeBufferPointer { Color(hexadecimal: $0) }
  }
}
