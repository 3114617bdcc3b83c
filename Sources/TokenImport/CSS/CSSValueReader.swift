import Diagnostics
import SourceForms

/// Reads the values of custom properties, given the types of the other properties.
struct CSSValueReader {
  let sheet: CSSSheet
  /// The DTCG types of the properties that are tokens.
  var types: [String: String] = [:]
  /// The names in circular references, which have no value, by context.
  var circular: [CSSContext: Set<String>] = [:]

  /// The values of properties in the current context, with references resolved.
  ///
  /// The value is `nil` if the property has none, or if it's too long to be used elsewhere.
  private var texts: [String: String?] = [:]

  init(_ sheet: CSSSheet) { self.sheet = sheet }

  /// Resolves the values of properties in a context.
  ///
  /// - Parameters:
  ///   - context: the context.
  ///   - order: the names, each after the names that it refers to.
  mutating func enter(_ context: CSSContext, _ order: [String]) {
    texts = [:]
    for name in order {
      texts[name] = .some(nil)
      guard isDefined(name, in: context), let value = sheet.value(name, in: context) else {
        continue
      }
      let (complete, missing) = value.withFallbacks { isDefined($0, in: context) }
      if missing == nil { texts[name] = resolved(complete) }
    }
  }

  /// Reads the value of a property in the context that was entered.
  ///
  /// - Throws: the reason why no token can have the value.
  func read(
    _ name: String,
    _ text: String,
    in context: CSSContext
  ) throws(CSSProblem) -> CSSReading {
    let (value, missing) = CSSVariableText(text).withFallbacks { isDefined($0, in: context) }
    if let missing { throw problem(missing, of: name) }
    if let target = value.onlyReference, let type = types[target] {
      return CSSReading(value: .reference(target), type: type)
    }
    let words = name.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let isInlined = !value.references.isEmpty
    if isInlined, let reading = computed(value, words) { return reading }
    guard let text = resolved(value) else {
      throw CSSProblem(
        message: "`--\(name)` isn't imported: its references are unresolved, or too long"
      )
    }
    if let token = CSSColorMix.token(text) {
      let value = CSSReading.Value.computed(token, references: [])
      return CSSReading(value: value, type: "color", isInlined: isInlined)
    }
    guard let literal = CSSLiteral(text, named: words, as: wantedType(of: name, words, context))
    else {
      let shown = text.count > 60 ? text.prefix(57) + "…" : text[...]
      let reason = text.isEmpty ? "it's empty" : "no token can have the value `\(shown)`"
      throw CSSProblem(
        message: "`--\(name)` isn't imported: \(reason)",
        help: "keep the property in your style sheet"
      )
    }
    return CSSReading(value: .literal(literal), type: literal.token?.type, isInlined: isInlined)
  }

  private func isDefined(_ name: String, in context: CSSContext) -> Bool {
    sheet.isKnown(name) && circular[context]?.contains(name) != true
  }

  private func problem(_ missing: String, of name: String) -> CSSProblem {
    guard !sheet.isKnown(missing) else {
      return CSSProblem(
        message: "`--\(name)` isn't imported: `--\(missing)` refers to itself and has no value"
      )
    }
    // Comparing with many names takes too long.
    let candidates = sheet.names.count > 10_000 ? [] : sheet.names.filter { $0 != name }
    return CSSProblem(
      message: "there is no property `--\(missing)`",
      help: nearestName(to: missing, among: candidates).map { "did you mean `--\($0)`?" }
    )
  }

  /// Returns the type for a value that might be a zero without a unit, based on the property in
  /// other contexts.
  private func wantedType(of name: String, _ words: [String], _ context: CSSContext) -> String? {
    if context != .base, let type = types[name] { return type }
    let isLength = sheet.contexts.contains { context in
      let text = sheet.ownDeclaration(name, in: context)?.value
      return text.flatMap { CSSLiteral($0, named: words) }?.token?.type == "dimension"
    }
    return isLength ? "dimension" : nil
  }

  // MARK: References

  /// Returns a value that remains computed: a color mixture, an arithmetic expression, or a
  /// shorthand with colors.
  private func computed(_ value: CSSVariableText, _ words: [String]) -> CSSReading? {
    let names = value.references
    let types = names.compactMap { self.types[$0] }
    guard types.count == names.count else { return nil }
    var number = -1
    let text = value.text { _ in
      number += 1
      return "{\(number)}"
    }
    if types.allSatisfy({ $0 == "color" }) {
      guard let token = CSSColorMix.token(text) ?? CSSLiteral(text, named: words)?.token else {
        return nil
      }
      return CSSReading(value: .computed(token, references: names), type: token.type)
    }
    guard let type = typeOfSum(value, types),
      let formula = Formula.expression(CSSVariableText.plain(text))
    else { return nil }
    let token = DraftToken(type, .string(formula))
    return CSSReading(value: .computed(token, references: names), type: type)
  }

  /// Returns the type of an arithmetic expression; `nil` if its units are incompatible.
  private func typeOfSum(_ value: CSSVariableText, _ types: [String]) -> String? {
    let measures = Set(types)
    guard measures.isSubset(of: ["dimension", "number"]) else { return nil }
    let literals = value.text { _ in " " }.split { "+-*/() ".contains($0) }
    let units: Set = ["", "px", "rem"]
    let isKnown = literals.allSatisfy { literal in
      literal == "calc" || Measure(literal).map { units.contains($0.unit) } ?? false
    }
    guard isKnown, let text = resolved(value), let measure = CSSLiteral.measure(text),
      measure.value.isFinite
    else { return nil }
    return measure.unit.isEmpty ? "number" : "dimension"
  }

  /// Returns a value with its references replaced by their values; `nil` if a reference has no
  /// value, or if the result is too long.
  private func resolved(_ value: CSSVariableText) -> String? {
    var isComplete = true
    let text = value.text { name in
      guard isComplete, let text = texts[name] ?? nil else {
        isComplete = false
        return ""
      }
      return text
    }
    return isComplete && (value.references.isEmpty || text.utf8.count <= ImportLimits.resolvedText)
      ? text : nil
  }
}
