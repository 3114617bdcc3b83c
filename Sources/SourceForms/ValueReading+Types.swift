import JSONSyntax

/// The types of tokens that don't specify one.
extension ValueReading {
  /// Returns the type suggested by the form of a value, or else by the names in its path; `nil` if
  /// neither suggests a type.
  func inferredType(of node: JSONNode) -> ForeignType? {
    switch tree.kind(node) {
    case .string: return inferredType(of: string(node) ?? tree.string(node))
    case .number: return type(ofNumberIn: path) ?? .number
    case .true, .false: return .other
    case .array: return inferredType(ofList: node)
    case .object: return Self.inferredType(ofObject: node, in: tree)
    case .null: return nil
    }
  }

  private func inferredType(of text: String) -> ForeignType? {
    if CSSGradient(text) != nil { return .gradient }
    if CSSFluidLength(text) != nil { return .dimension }
    if text.contains("{") {
      if Self.alpha(of: text) != nil { return .color }
      return (Formula(text) != nil ? pathTypes.first { $0.isMeasure } : nil) ?? .other
    }
    if CSSColor(text) != nil, text.first == "#" || text.contains("(") || pathTypes.contains(.color)
    {
      return .color
    }
    if let measure = Measure(text) {
      switch measure.unit {
      case "ms", "s": return .duration
      case "": return type(ofNumberIn: path) ?? .number
      // A percentage of something else.
      case "%": return .other
      default: return .dimension
      }
    }
    if CSSCurve(text) != nil, text.contains("(") { return .cubicBezier }
    return pathTypes.contains(.fontFamily) && Self.isFontFamily(text) ? .fontFamily : .other
  }

  /// Whether a text below `font` is a font family rather than a keyword such as `italic`.
  private static func isFontFamily(_ text: String) -> Bool {
    guard !text.contains(",") else { return !text.contains("(") }
    let generic = ["serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui"]
    return text != text.lowercased() || generic.contains(text)
  }

  private func inferredType(ofList node: JSONNode) -> ForeignType? {
    let kinds = tree.elements(of: node).map { tree.kind($0) }
    if kinds.count == 4, kinds.allSatisfy({ $0 == .number }) { return .cubicBezier }
    if kinds.allSatisfy({ $0 == .string }) { return .fontFamily }
    guard let first = tree.elements(of: node).first(where: { _ in true }) else { return nil }
    guard tree.kind(first) == .object else { return isDraft ? nil : .other }
    return tree.value(of: "position", in: first) == nil
      ? Self.inferredType(ofObject: first, in: tree) : .gradient
  }

  /// Returns the type suggested by the properties of an object; `nil` if they don't suggest one.
  static func inferredType(ofObject node: JSONNode, in tree: JSONTree) -> ForeignType? {
    func has(_ names: StaticString...) -> Bool {
      names.contains { tree.value(of: $0, in: node) != nil }
    }
    if has("fontFamily", "fontSize", "fontWeight") { return .typography }
    if has("font-family"), has("font-size") { return .typography }
    if has("blur", "radius"), has("x", "offsetX") { return .shadow }
    if has("gradientType"), has("stops") { return .gradient }
    if has("width"), has("color", "style") { return .border }
    if has("timingFunction") || has("duration") { return .transition }
    if has("h"), has("s"), has("l") { return .color }
    if has("r"), has("g"), has("b") { return .color }
    if has("colorSpace") { return .color }
    if has("value"), has("unit") { return .dimension }
    return nil
  }

  /// The types suggested by the names in the path, from the innermost to the outermost.
  private var pathTypes: [ForeignType] {
    zip([""] + path, path).reversed().compactMap { ForeignType(pathWord: $1, after: $0) }
  }

  private func type(ofNumberIn path: [String]) -> ForeignType? {
    pathTypes.first { [.dimension, .duration, .opacity, .fontWeight, .lineHeight].contains($0) }
  }
}
