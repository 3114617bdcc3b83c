/// Finds the values in Kotlin and Java code for Compose and Android views.
struct KotlinDetector {
  private let code: CodeReader
  private var found: FileLiterals
  /// The first tokens of the sizes that are part of a text style.
  private var consumed: Set<Int> = []

  private enum Word: String, CaseIterable, Sendable {
    case Color, parseColor, toColorInt
    case TextStyle, SpanStyle, Text, BasicText, Button, TextButton, OutlinedButton
    case TextField, OutlinedTextField, BasicTextField
    case sp, setTextSize, textSize, fontSize
    case RoundedCornerShape, CornerSize, setCornerRadius, cornerRadius
    case padding, spacedBy, PaddingValues, Spacer, shadow
  }

  private static let words = WordTable<Word>()

  static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ syntax: CodeSyntax,
    _ found: inout FileLiterals
  ) {
    let code = CodeReader(bytes, syntax)
    var detector = KotlinDetector(code: code, found: found)
    code.forEachWord(in: words) { detector.visit($0, $1) }
    found = detector.found
  }

  private mutating func visit(_ word: Word, _ index: Int) {
    switch word {
    case .Color:
      guard !code.isWord(index - 1, "class"), !code.isWord(index - 1, "fun") else { return }
      if let (color, end) = color(at: index) { add(color, index..<end) }
    case .parseColor, .toColorInt: parsedColor(word, index)
    case .TextStyle, .SpanStyle: textStyle(index, nil)
    case .Text, .BasicText: textStyle(index, .label)
    case .Button, .TextButton, .OutlinedButton:
      let isCall = code.isMark(index + 1, "(") || code.isMark(index + 1, "{")
      if isCall, !isDeclared(index) { found.elements[.button, default: 0] += 1 }
    case .TextField, .OutlinedTextField, .BasicTextField: textStyle(index, .textField)
    case .sp: fontSize(index)
    case .setTextSize, .textSize:
      guard let (value, range) = code.value(after: index), value > 0 else { return }
      found.add(Literal(.textStyle(LiteralTextStyle(size: value)), .text, at: range))
    case .fontSize: break
    case .RoundedCornerShape, .CornerSize:
      for (value, range) in lengths(ofCallAt: index + 1) where value > 0 {
        found.add(Literal(.radius(value), at: range))
      }
    case .setCornerRadius, .cornerRadius:
      if let (value, range) = code.value(after: index), value > 0 {
        found.add(Literal(.radius(value), at: range))
      }
    case .padding, .spacedBy, .PaddingValues:
      for (value, range) in lengths(ofCallAt: index + 1) where value != 0 {
        found.add(Literal(.size(value.magnitude), at: range))
      }
    case .Spacer: spacer(index)
    case .shadow: shadow(index)
    }
  }

  /// Adds the color of `Color.parseColor("#…")` or `"#…".toColorInt()`.
  private mutating func parsedColor(_ word: Word, _ index: Int) {
    guard let call = code.call(at: index + 1) else { return }
    if word == .parseColor, let value = call.arguments.first?.value, let color = color(in: value) {
      add(color, max(0, code.isMark(index - 1, ".") ? index - 2 : index)..<call.end)
    } else if word == .toColorInt, code.isMark(index - 1, "."), index > 1,
      let color = color(in: index - 2..<index - 1)
    {
      add(color, index - 2..<call.end)
    }
  }

  /// Adds the sizes of a `Spacer`, such as `Modifier.height(16.dp)`.
  private mutating func spacer(_ index: Int) {
    guard let call = code.call(at: index + 1) else { return }
    for place in index..<call.end
    where code.isWord(place, "height") || code.isWord(place, "width") {
      guard let own = code.call(at: place + 1), let argument = own.arguments.first,
        let value = length(argument.value, "dp"), value != 0
      else { continue }
      found.add(Literal(.size(value.magnitude), at: code.range(argument.value)))
    }
  }

  private func isDeclared(_ index: Int) -> Bool {
    code.isWord(index - 1, "fun") || code.isWord(index - 1, "class")
      || code.isWord(index - 1, "object")
  }

  /// The length that tokens such as `16.dp` express.
  private func length(_ range: Range<Int>, _ unit: StaticString) -> Double? {
    guard range.count > 2, code.isWord(range.upperBound - 1, unit),
      code.isMark(range.upperBound - 2, ".")
    else { return nil }
    return code.number(range.lowerBound..<range.upperBound - 2)
  }

  /// The arguments of a call that are lengths in dp.
  private func lengths(ofCallAt index: Int) -> [(value: Double, range: Range<Int>)] {
    (code.call(at: index, labelBefore: "=")?.arguments ?? []).compactMap { argument in
      length(argument.value, "dp").map { ($0, code.range(argument.value)) }
    }
  }

  // MARK: Colors

  private mutating func add(_ color: LiteralColor, _ tokens: Range<Int>) {
    let purpose = code.purpose(before: tokens.lowerBound)
    found.add(Literal(.color(color), purpose, at: code.range(tokens)))
  }

  /// The colors of Compose's `Color` and of `android.graphics.Color`: `0xRRGGBB`.
  private static let names: [String: UInt32] = [
    "Black": 0x000000, "DarkGray": 0x444444, "Gray": 0x888888, "LightGray": 0xCCCCCC,
    "White": 0xFFFFFF, "Red": 0xFF0000, "Green": 0x00FF00, "Blue": 0x0000FF, "Yellow": 0xFFFF00,
    "Cyan": 0x00FFFF, "Magenta": 0xFF00FF, "BLACK": 0x000000, "DKGRAY": 0x444444,
    "GRAY": 0x888888, "LTGRAY": 0xCCCCCC, "WHITE": 0xFFFFFF, "RED": 0xFF0000, "GREEN": 0x00FF00,
    "BLUE": 0x0000FF, "YELLOW": 0xFFFF00, "CYAN": 0x00FFFF, "MAGENTA": 0xFF00FF,
  ]

  /// Returns the color that a string literal such as `"#80FF0000"` specifies.
  private func color(in tokens: Range<Int>) -> LiteralColor? {
    code.string(tokens).flatMap { ColorFunctions.color(hash: $0, opacityFirst: true) }
  }

  /// Returns the color at the word `Color`, and the index of the token after it.
  private func color(at index: Int) -> (LiteralColor, Int)? {
    if code.isMark(index + 1, "."), code.kind(index + 2) == .word {
      let name = code.text(index + 2)
      if let rgb = Self.names[name], !code.isMark(index + 3, "(") {
        return (LiteralColor(rgb: rgb), index + 3)
      }
      guard let call = code.call(at: index + 3) else { return nil }
      let numbers = call.arguments.map { code.number($0.value) }
      guard !numbers.contains(nil) else { return nil }
      let values = numbers.compactMap { $0 }
      switch (name, values.count) {
      case ("rgb", 3): return ColorFunctions.color(values, alpha: nil).map { ($0, call.end) }
      case ("argb", 4):
        let alpha = values.max().map { $0 > 1 } == true ? values[0] / 255 : values[0]
        return ColorFunctions.color(Array(values.dropFirst()), alpha: alpha)
          .map { ($0, call.end) }
      default: return nil
      }
    }
    guard let call = code.call(at: index + 1, labelBefore: "=") else { return nil }
    if call.arguments.count == 1 {
      guard let digits = code.hexadecimalDigits(call.arguments[0].value), digits.count == 8,
        let color = ColorFunctions.color(digits: digits, opacityFirst: true)
      else { return nil }
      return (color, call.end)
    }
    let order = ["red", "green", "blue", "alpha"]
    var values: [String: Double] = [:]
    for (place, argument) in call.arguments.enumerated() {
      let name = argument.label.isEmpty && place < 4 ? order[place] : argument.label
      guard order.contains(name), let value = code.number(argument.value) else { return nil }
      values[name] = value
    }
    let components = order.prefix(3).compactMap { values[$0] }
    let isBytes = components.contains { $0 > 1 }
    let alpha = values["alpha"].map { isBytes && $0 > 1 ? $0 / 255 : $0 }
    return ColorFunctions.color(components, alpha: alpha).map { ($0, call.end) }
  }

  // MARK: Text styles

  /// Reads the arguments of `TextStyle(…)` or of an element.
  private mutating func textStyle(_ index: Int, _ element: LiteralTextStyle.Element?) {
    guard !isDeclared(index), !code.isMark(index - 1, "."),
      let call = code.call(at: index + 1, labelBefore: "=")
    else { return }
    if let element { found.elements[element, default: 0] += 1 }
    var style = LiteralTextStyle(element: element)
    var sizeRange: Range<Int>?
    for argument in call.arguments {
      let last = argument.value.upperBound - 1
      switch argument.label {
      case "fontSize":
        style.size = length(argument.value, "sp")
        if style.size != nil {
          sizeRange = argument.value
          consumed.insert(last)
        }
      case "lineHeight":
        style.lineHeight = length(argument.value, "sp")
        if style.lineHeight != nil { consumed.insert(last) }
      case "letterSpacing":
        style.letterSpacing = length(argument.value, "sp")
        if style.letterSpacing != nil { consumed.insert(last) }
      case "fontWeight": style.weight = weight(argument.value)
      case "fontStyle": style.isItalic = code.isWord(last, "Italic")
      case "fontFamily":
        let name = code.kind(last) == .word ? code.text(last) : nil
        style.family = name == "Default" || name == "SansSerif" ? nil : name
      case "color":
        if code.isWord(argument.value.lowerBound, "Color") {
          style.color = color(at: argument.value.lowerBound)?.0
        }
      case "textAlign": style.alignment = Self.alignments[code.text(last)] ?? style.alignment
      case "maxLines": style.lines = code.number(argument.value).flatMap { Int(exactly: $0) }
      default: break
      }
    }
    guard !style.isEmpty else { return }
    let range = sizeRange.map { code.range($0) } ?? code.range(index..<index + 1)
    found.add(Literal(.textStyle(style), .text, at: range))
  }

  private static let alignments = [
    "Center": "center", "End": "right", "Right": "right", "Justify": "justified",
  ]

  private func weight(_ range: Range<Int>) -> Double? {
    let last = range.upperBound - 1
    if let call = code.call(at: range.lowerBound + 1) {
      return call.arguments.first.flatMap { code.number($0.value) }
    }
    let name = code.text(last)
    return Self.weights.weight(named: name) ?? Self.numbers.weight(named: name)
  }

  private static let weights = [
    "Thin", "ExtraLight", "Light", "Normal", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]
  private static let numbers = (1...9).map { "W\($0)00" }

  /// Adds the font size `16.sp` unless it's part of a text style.
  private mutating func fontSize(_ index: Int) {
    guard code.isMark(index - 1, "."), !consumed.contains(index),
      let size = code.number(at: index - 2),
      let property = code.property(before: index - 2), property != "lineHeight",
      property != "letterSpacing"
    else { return }
    let style = LiteralTextStyle(size: size)
    found.add(Literal(.textStyle(style), .text, at: code.range(index - 2..<index + 1)))
  }

  private mutating func shadow(_ index: Int) {
    guard code.isMark(index - 1, "."), let call = code.call(at: index + 1, labelBefore: "="),
      let first = call.arguments.first, ["", "elevation"].contains(first.label),
      let radius = length(first.value, "dp"), radius > 0
    else { return }
    found.add(
      Literal(.shadow(LiteralShadow(blur: radius)), .shadow, at: code.range(first.value))
    )
  }
}
