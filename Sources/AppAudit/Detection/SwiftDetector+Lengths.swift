// MARK: Lengths and shadows

extension SwiftDetector {
  mutating func length(_ word: Word, _ index: Int) {
    switch word {
    case .cornerRadius:
      if let (value, range) = code.value(after: index), value > 0 {
        found.add(Literal(.radius(value), at: range))
      }
    case .spacing, .constant:
      if let (value, range) = code.value(after: index), value != 0 {
        found.add(Literal(.size(value.magnitude), at: range))
      }
    case .padding:
      // As in `.padding(8)` and `.padding(.horizontal, 8)`.
      guard code.isMark(index - 1, "."), let call = code.call(at: index + 1),
        let value = call.arguments.last?.value
      else { return }
      addSize(value)
    default:
      for argument in code.call(at: index + 1)?.arguments ?? [] where !argument.label.isEmpty {
        addSize(argument.value)
      }
    }
  }

  private mutating func addSize(_ range: Range<Int>) {
    guard let value = code.number(range), value != 0 else { return }
    found.add(Literal(.size(value.magnitude), at: code.range(range)))
  }

  /// Adds the shadow of SwiftUI's `.shadow(color:radius:x:y:)`.
  mutating func shadowModifier(_ index: Int) {
    guard code.isMark(index - 1, "."), let call = code.call(at: index + 1),
      let radius = call.value("radius").flatMap({ code.number($0) }), radius > 0
    else { return }
    let color = call.value("color").flatMap { range in
      code.call(at: range.lowerBound + 1).flatMap { Self.color($0, code) }
    }
    let shadow = LiteralShadow(
      x: call.value("x").flatMap { code.number($0) } ?? 0,
      y: call.value("y").flatMap { code.number($0) } ?? 0,
      // In CSS and DTCG, the blur is twice the standard deviation, and in SwiftUI about the same.
      blur: radius * 2,
      color: color
    )
    found.add(Literal(.shadow(shadow), .shadow, at: code.range(index..<call.end)))
  }
}

extension CodeReader {
  /// Returns the number that a property, label, or call receives, and its UTF-8 range.
  ///
  /// Recognizes `name = 8`, `name: 8`, and `name(8)`.
  func value(after index: Int) -> (Double, Range<Int>)? {
    if let call = call(at: index + 1) {
      guard let value = call.arguments.first?.value, call.arguments.count == 1,
        let number = number(value)
      else { return nil }
      return (number, range(value))
    }
    guard isMark(index + 1, "=") || isMark(index + 1, ":") else { return nil }
    var end = index + 2
    if isMark(end, "-") { end += 1 }
    guard kind(end) == .number, let number = number((index + 2)..<(end + 1)) else { return nil }
    // A longer expression isn't a literal.
    for mark: Unicode.Scalar in ["*", "/", "+", "-", "."] where isMark(end + 1, mark) { return nil }
    return (number, range((index + 2)..<(end + 1)))
  }
}

/// The statements that set the shadow of a layer, which follow one another.
struct ShadowStatements {
  private var shadow = LiteralShadow()
  private var opacity: Double?
  private var names: Set<String> = []
  private var range: Range<Int>?
  private var lastToken = 0

  /// Reads a statement such as `layer.shadowRadius = 4`.
  mutating func add(
    _ name: String,
    _ index: Int,
    _ code: CodeReader,
    _ found: inout FileLiterals
  ) {
    guard code.isMark(index + 1, "=") else { return }
    if names.contains(name) || index - lastToken > 40 { finish(&found) }
    lastToken = index
    let start = index + 2
    switch name {
    case "shadowRadius":
      guard let (value, _) = code.value(after: index) else { return }
      shadow.blur = value * 2
    case "shadowOpacity":
      guard let (value, _) = code.value(after: index) else { return }
      opacity = value
    case "shadowOffset":
      let open = code.isMark(start, ".") ? start + 2 : start + 1
      guard let call = code.call(at: open), call.arguments.count == 2,
        let x = code.number(call.arguments[0].value), let y = code.number(call.arguments[1].value)
      else { return }
      (shadow.x, shadow.y) = (x, y)
    default:
      if let call = code.call(at: start + 1) {
        shadow.color = SwiftDetector.color(call, code)
      } else if code.isMark(start + 1, "."), code.kind(start + 2) == .word {
        shadow.color = AppleColors.fixed[code.text(start + 2)].map { LiteralColor(rgb: $0) }
      }
    }
    names.insert(name)
    let own = code.range(index..<start)
    range = min(range?.lowerBound ?? own.lowerBound, own.lowerBound)..<own.upperBound
  }

  /// Adds the shadow of the statements so far.
  mutating func finish(_ found: inout FileLiterals) {
    if let range, names.contains("shadowRadius") || names.contains("shadowOffset") {
      if let opacity, let color = shadow.color {
        shadow.color = color.withAlpha(opacity)
      }
      found.add(Literal(.shadow(shadow), .shadow, at: range, isWhole: false))
    }
    self = ShadowStatements()
  }
}
