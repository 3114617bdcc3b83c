import JSONSyntax
import TokenModel

/// Converts the values of tokens to DTCG form.
struct ValueReading {
  let tree: JSONTree
  /// The names of the token and its groups.
  let path: [String]
  /// The reference forms of the file; `nil` if it uses DTCG references.
  let references: ReferenceForms?
  /// The unit of lengths that don't specify one; `nil` for px.
  var lengthUnit: String?
  /// The tokens of all files of the source.
  var survey = ValueSurvey()
  /// Whether the file is in DTCG form, except for values from earlier drafts, which are converted
  /// as the DTCG reader interprets them.
  var isDraft = false
  /// Whether the new text replaces the file.
  var isReplacing = false

  struct Result {
    /// The DTCG type; `nil` if it's inferred, as for an alias.
    var type: String?
    /// The value in DTCG form; `nil` if it already is.
    var value: DraftValue?
    /// The forms in which the value is written.
    var forms: [SourceForm] = []
    /// Properties of the `dev.tokens` extension, such as the letter case of a text style.
    var extensions: [DraftValue.Member] = []
    /// Whether DTCG can't represent a part of the value, such as the letter case of a text style.
    var isPartial = false
    /// The names of the properties next to the value that are part of it now.
    var applied: Set<String> = []

    /// Text in CSS notation, which is kept as written.
    static let css = Result(type: "string", extensions: [.init("verbatim", .boolean(true))])

    /// Whether the value is text in CSS notation.
    var isCSS: Bool { extensions == Self.css.extensions }

    /// Replaces the value with a color expression.
    mutating func set(formula: String) {
      type = "color"
      value = .string(formula)
      forms.removeAll { $0 == .cssColors }
      forms.append(.sums)
    }
  }

  /// Converts a value.
  ///
  /// - Parameters:
  ///   - node: the value.
  ///   - type: the type that the file specifies, if any.
  /// - Returns: the value in DTCG form. An invalid value isn't changed, and the DTCG reader reports
  ///   it.
  func read(_ node: JSONNode, as type: ForeignType?) -> Result {
    if let text = string(node), Self.isReference(text) {
      let reference = text.trimmingBlanks
      return Result(value: isDraft || reference == text ? nil : .string(String(reference)))
    }
    guard let type else {
      guard let found = inferredType(of: node) else { return Result() }
      var result = read(node, as: found)
      result.forms.append(.missingTypes)
      return result
    }
    if type == .color || type == .gradient, let result = gradient(node) { return result }
    if type == .dimension, let result = fluidLength(node) { return result }
    if let text = string(node), text.contains("{"), !type.isComposite {
      guard text.trimmingBlanks.first != "~" else { return Result(type: type.standardWord) }
      if type == .fontFamily, let fonts = Self.fontsWithReferences(text) {
        return Result(type: type.standardWord, value: .array(fonts), forms: [.foreignComposites])
      }
      if let sum = sum(text, type) { return sum }
      if type == .color, Self.isUnknownFunction(text.trimmingBlanks) {
        return Result(type: type.standardWord)
      }
      // Other text with a reference is a mistake in a file that is otherwise in DTCG form.
      return text.trimmingBlanks.last == ")" ? Self.css(type) : .css
    }
    if isReplacing, let value = draft(node, as: type), !isSame(value, as: .source(node, of: tree)) {
      return Result(type: type.standardWord, value: value, forms: [.drafts])
    }
    switch type {
    case .color: return color(node)
    case .dimension, .number, .opacity, .lineHeight, .letterSpacing, .duration:
      return measure(node, type)
    case .fontFamily, .strokeStyle: return Result(type: type.standardWord)
    case .fontWeight: return fontWeight(node)
    case .cubicBezier: return curve(node)
    case .border, .transition, .shadow, .typography: return composite(node, type)
    case .gradient: return gradientObject(node) ?? text(node, .gradient)
    case .other: return constant(node)
    }
  }

  /// Returns the result for a value that isn't in a known form of its type: text in CSS notation, or
  /// a value that the DTCG reader reports.
  func text(_ node: JSONNode, _ type: ForeignType) -> Result {
    guard !isDraft, let text = string(node)?.trimmingBlanks, Self.isCSS(text, as: type) else {
      return Result(type: type.standardWord)
    }
    return Self.css(type)
  }

  /// Returns the result for text in CSS notation in a token of a type.
  private static func css(_ type: ForeignType, value: String? = nil) -> Result {
    var result = Result.css
    if type != .other { result.forms = [.cssTexts] }
    result.value = value.map { .string($0) }
    return result
  }

  /// Whether a text is a keyword, a function, or a list in CSS notation.
  private static func isCSS(_ text: Substring, as type: ForeignType) -> Bool {
    let isWord = !text.isEmpty && text.allSatisfy { $0 == "-" || $0.isASCII && $0.isLetter }
    guard type == .color else {
      return isWord || text.last == ")" || text.contains { $0 == " " || $0 == "," }
    }
    // Other words and incomplete functions are likely misspelled.
    return isWord
      ? ["inherit", "initial", "unset", "none", "currentcolor"].contains(text.lowercased())
      : text.last == ")" && !isUnknownFunction(text)
        && (text.contains("var(") || !text.hasPrefix("rgb") && !text.hasPrefix("hsl"))
  }

  /// Whether a color is a function that isn't one of CSS, which only the team's own tools evaluate.
  private static func isUnknownFunction(_ text: Substring) -> Bool {
    let name = text.prefix { $0 != "(" }.lowercased()
    return !name.isEmpty && name.count < text.count
      && name.allSatisfy { $0 == "-" || $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
      && !name.hasPrefix("-") && !name.hasSuffix("-gradient") && !colorFunctions.contains(name)
  }

  /// The functions that values of colors and backgrounds can begin with in CSS.
  private static let colorFunctions: Set<String> = [
    "alpha", "attr", "color", "color-mix", "contrast-color", "cross-fade", "device-cmyk", "element",
    "env", "hsl", "hsla", "hwb", "if", "image", "image-set", "lab", "lch", "light-dark", "oklab",
    "oklch", "paint", "rgb", "rgba", "url", "var",
  ]

  /// Whether two values are equal except for white space.
  func isSame(_ value: DraftValue, as node: DraftValue) -> Bool {
    value.json.filter { !$0.isWhitespace } == node.json.filter { !$0.isWhitespace }
  }

  /// Converts a component of a composite value.
  func part(_ node: JSONNode, as type: ForeignType) -> DraftValue {
    if type == .dimension || type == .letterSpacing, !isDraft, let text = string(node),
      Self.isReference(text), survey.kind(of: text) == .number
    {
      // A length without a unit, which the composite value requires.
      return .string("~\(text.trimmingBlanks) * 1\(lengthUnit ?? "px")")
    }
    return read(node, as: type).value ?? verbatim(node)
  }

  // MARK: Nodes

  /// Returns the text of a string, with references in DTCG form; `nil` for any other node.
  func string(_ node: JSONNode) -> String? {
    tree.textIfString(node).map { references?.normalized($0) ?? $0 }
  }

  /// Returns the value of a node, with references in DTCG form.
  func verbatim(_ node: JSONNode) -> DraftValue {
    references?.normalized(node) ?? .source(node, of: tree)
  }

  /// Whether a text consists of a single reference.
  static func isReference(_ text: String) -> Bool {
    let bytes = text.trimmingBlanks.utf8
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    guard bytes.first == open, bytes.last == close else { return false }
    let inner = bytes.dropFirst().dropLast()
    return !inner.isEmpty && !inner.contains { $0 == open || $0 == close }
  }

  /// Parses a number, or a string with a measure.
  static func measure(_ node: JSONNode, in tree: JSONTree) -> Measure? {
    switch tree.kind(node) {
    case .number: Measure(tree.number(node))
    case .string: Measure(tree.string(node))
    default: nil
    }
  }

  /// Parses a number, or a string with a measure or an arithmetic expression.
  func number(_ node: JSONNode) -> (measure: Measure, isSum: Bool)? {
    if let measure = Self.measure(node, in: tree) { return (measure, false) }
    guard let text = string(node) else { return nil }
    return Formula.evaluate(text).map { ($0, true) }
  }

  // MARK: Simple values

  private func measure(_ node: JSONNode, _ type: ForeignType) -> Result {
    let isLength = type == .dimension || type == .letterSpacing
    guard let (written, isSum) = number(node) else {
      guard isLength, !isDraft, let formula = string(node).flatMap({ Formula($0) }),
        // A function is in CSS notation.
        formula.text.last != ")"
      else { return text(node, type) }
      // A length that only style sheets can calculate.
      return formula.calculation().map { Self.css(type, value: $0) }
        ?? Result(type: type.standardWord)
    }
    let unit = written.unit.isEmpty && isLength ? lengthUnit ?? "" : written.unit
    let measure = Measure(written.value, unit)
    // The DTCG reader supports this unit.
    if isDraft, type == .letterSpacing, measure.unit == "%" { return Result(type: "dimension") }
    var result = type.value(of: measure)
    if isSum { result.forms.append(.sums) }
    if written.unit.isEmpty, result.type != "number" { result.forms.append(.missingUnits) }
    return result
  }

  /// Returns the result for a length in CSS notation that grows with the viewport.
  ///
  /// It's `nil` if another file has text for the token that only style sheets can calculate.
  private func fluidLength(_ node: JSONNode) -> Result? {
    guard !isDraft, let text = string(node), text.hasPrefix("clamp("),
      let length = CSSFluidLength(text),
      !survey.isText(path.joined(separator: "."))
    else { return nil }
    return Result(
      type: "dimension",
      value: .measure(length.minimum.value, length.minimum.unit.name),
      forms: [.cssTexts],
      extensions: [CSSFluidLength.member(text)]
    )
  }

  private func fontWeight(_ node: JSONNode) -> Result {
    guard let text = string(node) else { return Result(type: "fontWeight") }
    if let measure = Measure(text), measure.unit.isEmpty {
      return Result(type: "fontWeight", value: .number(measure.value))
    }
    guard !isDraft else {
      let name = FontWeightName.standard(text)?.name
      return Result(type: "fontWeight", value: name.flatMap { $0 == text ? nil : .string($0) })
    }
    guard let weight = FontWeightName(text) else { return self.text(node, .fontWeight) }
    return Result(type: "fontWeight", value: .number(weight.value))
  }

  private func curve(_ node: JSONNode) -> Result {
    guard let text = string(node), let curve = CSSCurve(text) else {
      return self.text(node, .cubicBezier)
    }
    return Result(type: "cubicBezier", value: curve.value, forms: [.foreignComposites])
  }

  private func constant(_ node: JSONNode) -> Result {
    switch tree.kind(node) {
    case .string: .css
    case .true, .false: Result(type: "boolean")
    case .number: Result(type: "number")
    case .object:
      Self.inferredType(ofObject: node, in: tree).map { read(node, as: $0) }
        ?? Result(type: "object")
    case .array: list(node)
    case .null: Result(type: "array")
    }
  }

  /// Converts a list of an unknown type to text: words in CSS notation, or JSON.
  private func list(_ node: JSONNode) -> Result {
    let words = tree.elements(of: node).map { element in
      tree.kind(element) == .number ? tree.number(element).jsonText : string(element)
    }
    if isDraft { return Result(type: "array") }
    guard !words.contains(nil) else {
      return Result(type: "string", value: .string(tree.verbatim(node)))
    }
    return Self.css(.other, value: words.compactMap(\.self).joined(separator: ", "))
  }

  // MARK: Colors

  /// Returns the result for a gradient in CSS notation.
  ///
  /// It's `nil` if a file has a different value for the token, because a token can't be both text
  /// and a gradient.
  private func gradient(_ node: JSONNode) -> Result? {
    guard !isDraft, let text = string(node), text.last == ")",
      !survey.isText(path.joined(separator: ".")), let gradient = CSSGradient(text)
    else { return nil }
    return Result(
      type: "gradient",
      value: gradient.value,
      forms: [.foreignComposites],
      extensions: [gradient.member]
    )
  }

  private func color(_ node: JSONNode) -> Result {
    if let color = string(node).flatMap({ CSSColor($0) }) ?? colorObject(node) {
      return Result(type: "color", value: color.value, forms: [.cssColors])
    }
    // An opacity next to a color or a reference, and nothing else.
    guard !isDraft, let value = color(besideAlphaIn: node), tree.count(of: node) == 2 else {
      return text(node, .color)
    }
    return Result(type: "color", value: value, forms: [.foreignComposites])
  }

  /// Parses `{ "h", "s", "l", "a" }` and `{ "r", "g", "b", "a" }`.
  private func colorObject(_ node: JSONNode) -> CSSColor? {
    func value(_ name: StaticString) -> Measure? {
      tree.value(of: name, in: node).flatMap { number($0)?.measure }
    }
    let alpha = value("a").map { $0.unit == "%" ? $0.value / 100 : $0.value }
    if let red = value("r"), let green = value("g"), let blue = value("b") {
      return CSSColor(.srgb, [red, green, blue].map { $0.value / 255 }, alpha: alpha)
    }
    guard let hue = value("h"), let saturation = value("s"), let lightness = value("l") else {
      return nil
    }
    // Without a percent sign, numbers up to 1 are fractions.
    let parts = [saturation, lightness].map { part in
      part.unit.isEmpty && part.value <= 1 ? part.value * 100 : part.value
    }
    return CSSColor(.hsl, [hue.value, parts[0], parts[1]], alpha: alpha)
  }

  // MARK: Expressions with references

  /// Converts a text with references to an expression; `nil` if it isn't one.
  private func sum(_ text: String, _ type: ForeignType) -> Result? {
    var result = Result(type: type.standardWord, forms: [.sums])
    if type == .color {
      guard let alpha = Self.alpha(of: text, { survey.kind(of: $0) }) else { return nil }
      result.value = .string(alpha)
      return result
    }
    guard type.isMeasure || type == .fontWeight, let formula = Formula(text) else { return nil }
    let expression = formula.expression(as: type) { survey.kind(of: $0) }
    if type == .dimension || type == .letterSpacing, expression.kind == .unknown, !isDraft,
      let text = formula.calculation({ survey.kind(of: $0) })
    {
      return Self.css(type, value: text)
    }
    result.value = .string(expression.text)
    // Like a length in any other token of these types.
    if case .length = expression.kind, type != .duration, type != .fontWeight {
      result.type = "dimension"
    }
    return result
  }

  /// Returns the expression for a text such as `rgba({x}, 0.5)` and `rgba({x}, {opacity})`; `nil` for
  /// any other text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - kind: returns the kind of a reference's value; only a number can be the opacity.
  /// - Returns: the expression, beginning with `~`.
  static func alpha(
    of text: some StringProtocol,
    _ kind: (String) -> Formula.Kind = { _ in .unknown }
  ) -> String? {
    guard let (color, alpha) = alphaArguments(in: text) else { return nil }
    if isReference(alpha) {
      return kind(alpha) == .number ? "~color.alpha(\(color), \(alpha))" : nil
    }
    return CSSColor.part(alpha, percent: 0.01).map { "~color.alpha(\(color), \($0.jsonText))" }
  }

  /// Returns the arguments of a text such as `rgba({x}, 0.5)`; `nil` for any other text.
  static func alphaArguments(in text: some StringProtocol) -> (color: String, alpha: String)? {
    guard let call = CSSFunction(text), ["rgba", "rgb", "hsla", "hsl"].contains(call.name),
      call.arguments.count + (call.alpha == nil ? 0 : 1) == 2,
      let color = call.arguments.first, isReference(color),
      let alpha = call.alpha ?? call.arguments.last
    else { return nil }
    return (color, alpha)
  }
}

extension ForeignType {
  /// Returns the value of a measure in a token of this type.
  fileprivate func value(of measure: Measure) -> ValueReading.Result {
    let unit = measure.unit
    switch self {
    case .duration:
      return ValueReading.Result(type: "duration", value: measure.duration)
    case .number where unit.isEmpty, .opacity where unit.isEmpty,
      .lineHeight where unit.isEmpty && measure.value <= 4:
      return ValueReading.Result(type: "number", value: .number(measure.value))
    case .number where unit == "%", .opacity where unit == "%", .lineHeight where unit == "%":
      return ValueReading.Result(type: "number", value: .number(measure.value / 100))
    case .letterSpacing where unit == "%":
      return ValueReading.Result(type: "dimension", value: .measure(measure.value / 100, "em"))
    default:
      return ValueReading.Result(type: "dimension", value: measure.dimension)
    }
  }
}
