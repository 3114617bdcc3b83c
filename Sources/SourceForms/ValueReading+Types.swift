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
    case .object: return inferredType(ofObject: node)
    case .null: return nil
    }
  }

  private func inferredType(of text: String) -> ForeignType? {
    if text.contains("{") { return pathTypes.first }
    if CSSColor(text) != nil, text.first == "#" || text.contains("(") || pathTypes.contains(.color)
    {
      return .color
    }
    if let measure = Measure(text) {
      switch measure.unit {
      case "ms", "s": return .duration
      case "": return type(ofNumberIn: path) ?? .number
      case "%":
        return pathTypes.first { [.opacity, .lineHeight, .letterSpacing].contains($0) } ?? .number
      default: return .dimension
      }
    }
    if CSSCurve(text) != nil, text.contains("(") { return .cubicBezier }
    if pathTypes.contains(.fontFamily) { return .fontFamily }
    return .other
  }

  private func inferredType(ofList node: JSONNode) -> ForeignType? {
    let kinds = tree.elements(of: node).map { tree.kind($0) }
    if kinds.count == 4, kinds.allSatisfy({ $0 == .number }) { return .cubicBezier }
    if kinds.allSatisfy({ $0 == .string }) { return .fontFamily }
    guard let first = tree.elements(of: node).first(where: { _ in true }),
      tree.kind(first) == .object
    else { return nil }
    return tree.value(of: "position", in: first) == nil ? inferredType(ofObject: first) : .gradient
  }

  private func inferredType(ofObject node: JSONNode) -> ForeignType? {
    func has(_ names: StaticString...) -> Bool {
      names.contains { tree.value(of: $0, in: node) != nil }
    }
    if has("fontFamily", "fontSize", "fontWeight") { return .typography }
    if has("blur"), has("x", "offsetX") { return .shadow }
    if has("width"), has("color", "style") { return .border }
    if has("timingFunction") || has("duration") { return .transition }
    if has("h"), has("s"), has("l") { return .color }
    if has("r"), has("g"), has("b") { return .color }
    if has("colorSpace") { return .color }
    if has("value"), has("unit") { return .dimension }
    return nil
  }

  /// The types suggested by the names in the path, from the innermost to the outermost.
  private var pathTypes: [ForeignType] { path.reversed().compactMap { ForeignType(pathWord: $0) } }

  private func type(ofNumberIn path: [String]) -> ForeignType? {
    pathTypes.first { [.dimension, .duration, .opacity, .fontWeight].contains($0) }
  }
}
