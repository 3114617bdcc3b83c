// MARK: Fonts

extension SwiftDetector {
  /// Returns the font at a token, and its UTF-8 range; `nil` if there's none with a fixed size.
  func font(at index: Int) -> (style: LiteralTextStyle, range: Range<Int>)? {
    let word = code.text(index)
    var start = index
    if code.isMark(index - 1, ".") {
      start = code.kind(index - 2) == .word ? index - 2 : index - 1
    }
    let isInitializer = word == "UIFont" || word == "NSFont"
    let open = isInitializer && code.isWord(index + 2, "init") ? index + 3 : index + 1
    guard let call = code.call(at: open) else { return nil }
    var style = LiteralTextStyle()
    func number(_ labels: String...) -> Double? {
      call.arguments.first { labels.contains($0.label) }.flatMap { code.number($0.value) }
    }
    switch word {
    case "UIFont", "NSFont", "custom":
      let name = call.arguments.first.flatMap { code.string($0.value) }
      guard let name, let size = number("size", "fixedSize") else { return nil }
      style = AppleColors.font(named: name)
      style.size = size
    case "system":
      guard start < index, let size = number("size") else { return nil }
      style.size = size
    default:
      guard let size = number("ofSize") else { return nil }
      style.size = size
      if word == "boldSystemFont" { style.weight = 700 }
      style.isItalic = word == "italicSystemFont"
      if word.hasPrefix("monospacedSystem") { style.family = "system monospaced" }
    }
    if let weight = call.value("weight") { style.weight = self.weight(weight) ?? style.weight }
    var end = call.end
    apply(modifiersFrom: &end, to: &style)
    return (style, code.range(start..<end))
  }

  /// Returns the weight that an argument such as `.bold` names.
  private func weight(_ range: Range<Int>) -> Double? {
    AppleColors.weight(code.text(range.upperBound - 1))
  }

  /// Reads the modifiers of a font, such as `.bold()`.
  private func apply(modifiersFrom end: inout Int, to style: inout LiteralTextStyle) {
    while code.isMark(end, "."), code.kind(end + 1) == .word, let call = code.call(at: end + 2) {
      switch code.text(end + 1) {
      case "bold" where call.arguments.isEmpty: style.weight = 700
      case "italic" where call.arguments.isEmpty: style.isItalic = true
      case "weight":
        guard let weight = call.arguments.first.flatMap({ weight($0.value) }) else { return }
        style.weight = weight
      case "monospacedDigit", "leading": break
      default: return
      }
      end = call.end
    }
  }

  // MARK: Elements

  /// Adds the text style that the modifiers of a SwiftUI view describe.
  mutating func element(_ word: Word, _ index: Int) {
    guard !code.isMark(index - 1, "."), !isDeclared(index),
      var end = code.call(at: index + 1)?.end ?? code.endOfBlock(at: index + 1)
    else { return }
    while let block = code.endOfBlock(at: end) { end = block }
    let element = Self.element(word)
    found.elements[element, default: 0] += 1
    var style = LiteralTextStyle(element: element)
    var fontRange: Range<Int>?
    while code.isMark(end, "."), code.kind(end + 1) == .word {
      let name = code.text(end + 1)
      guard let call = code.call(at: end + 2) else {
        guard let block = code.endOfBlock(at: end + 2) else { break }
        end = block
        continue
      }
      if name == "font", let font = font(in: call) {
        let own = style
        style = font.style
        (style.element, style.color, style.alignment, style.lines) =
          (element, own.color, own.alignment, own.lines)
        style.weight = style.weight ?? own.weight
        fontRange = font.range
        consumed.insert(font.index)
      } else {
        apply(name, call, to: &style)
      }
      end = call.end
      while let block = code.endOfBlock(at: end) { end = block }
    }
    guard !style.isEmpty else { return }
    add(style, fontRange ?? code.range(index..<index + 1))
  }

  /// Whether a word is the name of a declaration, as in `struct Label`.
  private func isDeclared(_ index: Int) -> Bool {
    guard code.kind(index - 1) == .word else { return false }
    let keywords = ["struct", "class", "enum", "extension", "protocol", "func", "import", "case"]
    return keywords.contains(code.text(index - 1))
  }

  /// Returns the font that is the argument of `.font(…)`.
  private func font(
    in call: CodeReader.Call
  ) -> (style: LiteralTextStyle, range: Range<Int>, index: Int)? {
    guard let argument = call.arguments.first?.value else { return nil }
    let index = argument.first { index in
      guard code.kind(index) == .word,
        let word = Self.words.find(code.bytes[code.tokens[index].range])
      else { return false }
      return [.system, .custom, .UIFont, .systemFont].contains(word)
    }
    guard let index, let font = font(at: index) else { return nil }
    return (font.style, font.range, index)
  }

  /// Reads a modifier of a view.
  private func apply(_ name: String, _ call: CodeReader.Call, to style: inout LiteralTextStyle) {
    let value = call.arguments.first?.value
    switch name {
    case "foregroundColor", "foregroundStyle": style.color = value.flatMap { color(in: $0) }
    case "fontWeight": style.weight = value.flatMap { weight($0) } ?? style.weight
    case "bold" where value == nil: style.weight = 700
    case "italic" where value == nil: style.isItalic = true
    case "kerning", "tracking": style.letterSpacing = value.flatMap { code.number($0) }
    case "lineLimit": style.lines = value.flatMap { code.number($0) }.flatMap { Int(exactly: $0) }
    case "multilineTextAlignment":
      switch value.map({ code.text($0.upperBound - 1) }) {
      case "center": style.alignment = "center"
      case "trailing": style.alignment = "right"
      default: break
      }
    default: break
    }
  }

  /// Returns the color that is the whole value of an argument.
  private func color(in range: Range<Int>) -> LiteralColor? {
    var index = range.lowerBound
    if code.kind(index) == .word { index += 1 }
    if code.isMark(index, "(") { return code.call(at: index).flatMap { Self.color($0, code) } }
    guard code.isMark(index, "."), range.upperBound == index + 2 else { return nil }
    let name = code.text(index + 1)
    guard ["black", "white"].contains(name) || code.isWord(range.lowerBound, "UIColor") else {
      return nil
    }
    return AppleColors.fixed[name].map { LiteralColor(rgb: $0) }
  }
}
