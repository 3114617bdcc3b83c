import JSONSyntax

/// Reads the value of a token in a foreign form.
struct ValueReading {
  let tree: JSONTree
  /// The names of the token and its groups.
  let path: [String]
  /// How the file writes references; `nil` where it writes them as the standard does.
  let references: ReferenceForms?
  /// The unit of lengths without one; `nil` for px.
  var lengthUnit: String?
  /// Whether the file is in the standard's form but for values of earlier drafts, which are to become
  /// what the standard's reader takes them for.
  var isDraft = false
  /// Whether the new text takes the place of the file.
  var isReplacing = false

  struct Result {
    /// The standard's type; `nil` if the standard finds it, as that of an alias.
    var type: String?
    /// The value as the standard has it; `nil` if it is that already.
    var json: String?
    /// The forms that it is written in.
    var forms: [SourceForm] = []
    /// Members of our extension, such as the letter case of a text style.
    var extensions: [String] = []

    /// Makes the value a formula for a colour.
    mutating func set(formula: String) {
      type = "color"
      json = JSONWriter.quoted(formula)
      forms.removeAll { $0 == .cssColors }
      forms.append(.sums)
    }
  }

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - node: the value.
  ///   - type: the type that the file says; `nil` if it says none.
  /// - Returns: the value as the standard has it. A value that cannot be read is left as it is: the
  ///   reader of the standard says then what is wrong with it.
  func read(_ node: JSONNode, as type: ForeignType?) -> Result {
    if let text = string(node), Self.isReference(text) { return Result() }
    guard let type else {
      guard let found = inferredType(of: node) else { return Result() }
      var result = read(node, as: found)
      result.forms.append(.missingTypes)
      return result
    }
    if let text = string(node), type == .color || type == .gradient,
      let gradient = CSSGradient(text)
    {
      return Result(type: "gradient", json: gradient.json, forms: [.foreignComposites])
    }
    if let text = string(node), text.contains("{"), !type.isComposite {
      guard let sum = sum(text, type) else {
        return type == .other ? constant(node) : Result(type: type.standardWord)
      }
      return Result(type: type.standardWord, json: JSONWriter.quoted(sum), forms: [.sums])
    }
    if isReplacing, let json = draft(node, as: type), !isSame(json, as: node) {
      return Result(type: type.standardWord, json: json, forms: [.drafts])
    }
    switch type {
    case .color: return color(node)
    case .dimension, .number, .opacity, .lineHeight, .letterSpacing, .duration:
      return measure(node, type)
    case .fontFamily, .strokeStyle: return Result(type: type.standardWord)
    case .fontWeight: return fontWeight(node)
    case .cubicBezier: return curve(node)
    case .border, .transition, .shadow, .typography: return composite(node, type)
    case .gradient: return Result(type: type.standardWord)
    case .other: return constant(node)
    }
  }

  /// Whether JSON differs from a node in white space alone.
  func isSame(_ json: String, as node: JSONNode) -> Bool {
    json.filter { !$0.isWhitespace } == tree.verbatim(node).filter { !$0.isWhitespace }
  }

  /// The value as JSON, for a part of a composite.
  func part(_ node: JSONNode, as type: ForeignType) -> String {
    read(node, as: type).json ?? verbatim(node)
  }

  // MARK: Nodes

  /// The text of a string, with references as the standard has them; `nil` for any other node.
  func string(_ node: JSONNode) -> String? {
    tree.textIfString(node).map { references?.normalized($0) ?? $0 }
  }

  /// The JSON of a node, with references as the standard has them.
  func verbatim(_ node: JSONNode) -> String { references?.normalized(node) ?? tree.verbatim(node) }

  /// Whether a text is nothing but one reference.
  static func isReference(_ text: String) -> Bool {
    let text = text.trimmingBlanks
    guard text.first == "{", text.last == "}" else { return false }
    let inner = text.dropFirst().dropLast()
    return !inner.isEmpty && !inner.contains("{") && !inner.contains("}")
  }

  /// A number, or a text that is a measure.
  static func measure(_ node: JSONNode, in tree: JSONTree) -> Measure? {
    switch tree.kind(node) {
    case .number: Measure(tree.number(node))
    case .string: Measure(tree.string(node))
    default: nil
    }
  }

  /// A number, or a text that is a measure or a sum of measures.
  func number(_ node: JSONNode) -> (measure: Measure, isSum: Bool)? {
    if let measure = Self.measure(node, in: tree) { return (measure, false) }
    guard let text = string(node) else { return nil }
    return Arithmetic.evaluate(text).map { ($0, true) }
  }

  // MARK: Simple values

  private func measure(_ node: JSONNode, _ type: ForeignType) -> Result {
    guard let (written, isSum) = number(node) else {
      // Words such as `AUTO` are no measure on any platform.
      guard let text = string(node), !text.isEmpty, text.allSatisfy({ $0.isLetter }) else {
        return Result(type: type.standardWord)
      }
      return constant(node)
    }
    let isLength = type == .dimension || type == .letterSpacing
    let unit = written.unit.isEmpty && isLength ? lengthUnit ?? "" : written.unit
    let measure = Measure(written.value, unit)
    // The standard's reader keeps the unit.
    if isDraft, type == .letterSpacing, measure.unit == "%" { return Result(type: "dimension") }
    var result = type.value(of: measure)
    if isSum { result.forms.append(.sums) }
    if written.unit.isEmpty, result.type != "number" { result.forms.append(.missingUnits) }
    return result
  }

  private func fontWeight(_ node: JSONNode) -> Result {
    guard let text = string(node) else { return Result(type: "fontWeight") }
    if let measure = Measure(text), measure.unit.isEmpty {
      return Result(type: "fontWeight", json: measure.value.inJSON)
    }
    guard !isDraft else {
      let name = FontWeightName.standardName(text).flatMap { $0 == text ? nil : $0 }
      return Result(type: "fontWeight", json: name.map { JSONWriter.quoted($0) })
    }
    guard let weight = FontWeightName(text) else { return Result(type: "fontWeight") }
    return Result(type: "fontWeight", json: weight.value.inJSON)
  }

  private func curve(_ node: JSONNode) -> Result {
    guard let text = string(node), let curve = CSSCurve(text) else {
      return Result(type: "cubicBezier")
    }
    return Result(type: "cubicBezier", json: curve.json, forms: [.foreignComposites])
  }

  private func constant(_ node: JSONNode) -> Result {
    switch tree.kind(node) {
    case .string: Result(type: "string")
    case .true, .false: Result(type: "boolean")
    case .number: Result(type: "number")
    case .object, .array, .null: Result(type: tree.kind(node) == .object ? "object" : "array")
    }
  }

  // MARK: Colours

  private func color(_ node: JSONNode) -> Result {
    if let text = string(node) {
      if let color = CSSColor(text) {
        return Result(type: "color", json: color.json, forms: [.cssColors])
      }
      return Result(type: "color")
    }
    if let color = colorObject(node) {
      return Result(type: "color", json: color.json, forms: [.cssColors])
    }
    return Result(type: "color")
  }

  /// Reads `{ "h", "s", "l", "a" }` and `{ "r", "g", "b", "a" }`.
  private func colorObject(_ node: JSONNode) -> CSSColor? {
    guard tree.kind(node) == .object else { return nil }
    func value(_ name: StaticString) -> Measure? {
      tree.value(of: name, in: node).flatMap { number($0)?.measure }
    }
    let alpha = value("a").map { $0.unit == "%" ? $0.value / 100 : $0.value }
    if let red = value("r"), let green = value("g"), let blue = value("b") {
      return CSSColor("srgb", [red, green, blue].map { $0.value / 255 }, alpha: alpha)
    }
    guard let hue = value("h"), let saturation = value("s"), let lightness = value("l") else {
      return nil
    }
    // Without a per cent sign, up to 1 is a share.
    let parts = [saturation, lightness].map { part in
      part.unit.isEmpty && part.value <= 1 ? part.value * 100 : part.value
    }
    return CSSColor("hsl", [hue.value, parts[0], parts[1]], alpha: alpha)
  }

  // MARK: Sums with references

  /// The formula that a text with references in it is; `nil` if it is something else.
  private func sum(_ text: String, _ type: ForeignType) -> String? {
    let text = text.trimmingBlanks
    guard text.first != "~" else { return nil }
    if type == .color { return Self.alpha(of: text) }
    return Formula.isSum(text) ? "~" + text : nil
  }

  /// The formula that `rgba({x}, 0.5)` is; `nil` for any other text.
  static func alpha(of text: some StringProtocol) -> String? {
    guard let call = CSSFunction(text), ["rgba", "rgb", "hsla", "hsl"].contains(call.name),
      call.arguments.count + (call.alpha == nil ? 0 : 1) == 2,
      let color = call.arguments.first, isReference(color),
      let alpha = call.alpha ?? call.arguments.last,
      let share = CSSColor.part(alpha, percent: 0.01)
    else { return nil }
    return "~color.alpha(\(color), \(share.inJSON))"
  }
}

extension ForeignType {
  /// What a measure is in a token of this type.
  fileprivate func value(of measure: Measure) -> ValueReading.Result {
    let unit = measure.unit
    switch self {
    case .duration:
      return ValueReading.Result(type: "duration", json: measure.duration)
    case .number where unit.isEmpty, .opacity where unit.isEmpty:
      return ValueReading.Result(type: "number", json: measure.value.inJSON)
    case .number where unit == "%", .opacity where unit == "%", .lineHeight where unit == "%":
      return ValueReading.Result(type: "number", json: (measure.value / 100).inJSON)
    case .lineHeight where unit.isEmpty && measure.value <= 4:
      return ValueReading.Result(type: "number", json: measure.value.inJSON)
    case .letterSpacing where unit == "%":
      return ValueReading.Result(
        type: "dimension",
        json: Measure(measure.value / 100, "em").dimension
      )
    default:
      return ValueReading.Result(type: "dimension", json: measure.dimension)
    }
  }
}
