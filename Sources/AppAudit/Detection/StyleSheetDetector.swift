internal import SourceForms

/// Finds the values in style sheets.
struct StyleSheetDetector {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var found: FileLiterals
  /// The text style of the current rule, with the range of its size.
  private var style = LiteralTextStyle()
  private var styleRange: Range<Int>?
  private var rule = -1
  private var appearance = Literal.Appearance.any
  /// Whether the declaration is a variable of Sass or Less, which can be part of a calculation.
  private var isVariable = false

  /// Finds the values in a file or a part of it.
  static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>,
    in range: Range<Int>,
    isIndented: Bool = false,
    _ found: inout FileLiterals
  ) {
    var detector = StyleSheetDetector(bytes: bytes, found: found)
    var reader = StyleSheetReader(bytes, in: range, isIndented: isIndented)
    reader.forEach { detector.visit($0) }
    detector.finishStyle()
    found = detector.found
  }

  private mutating func visit(_ declaration: StyleSheetReader.Declaration) {
    if declaration.rule != rule {
      finishStyle()
      rule = declaration.rule
    }
    appearance = declaration.isDark ? .dark : .any
    var value = declaration.value
    for mark in ["!important", "!default"] where text(value).hasSuffix(mark) {
      value = value.lowerBound..<(value.upperBound - mark.utf8.count)
      while value.count > 0, bytes[value.upperBound - 1] <= 0x20 {
        value = value.lowerBound..<(value.upperBound - 1)
      }
    }
    let property = declaration.property.lowercased()
    isVariable = property.hasPrefix("$") || property.hasPrefix("@")
    let kind = Kind(property)
    colors(in: value, property, kind)
    switch kind {
    case .shadow: shadows(in: value)
    case .size, .radius: lengths(in: value, kind)
    case .text: readStyle(property, value)
    case .color, .other: break
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func add(
    _ value: Literal.Value,
    _ purpose: Literal.Purpose,
    _ range: Range<Int>,
    isWhole: Bool
  ) {
    found.add(
      Literal(
        value,
        purpose,
        at: range,
        isWhole: isWhole && !isVariable,
        appearance: appearance
      )
    )
  }

  /// What the values of a property are.
  private enum Kind {
    case color, size, radius, shadow, text, other

    init(_ property: String) {
      let isVariable = ["--", "$", "@"].contains { property.hasPrefix($0) }
      func has(_ words: String...) -> Bool { words.contains { property.contains($0) } }
      self =
        if isVariable {
          if has("radius", "rounded") {
            .radius
          } else if has("shadow", "elevation") {
            .shadow
          } else if has("font-size", "text-size", "fontsize") {
            .text
          } else if has("space", "spacing", "padding", "margin", "gap", "gutter", "inset") {
            .size
          } else {
            .color
          }
        } else if property.hasPrefix("padding") || property.hasPrefix("margin") || has("gap") {
          .size
        } else if property.hasSuffix("radius") {
          .radius
        } else if property == "box-shadow" || property.hasSuffix("-box-shadow") {
          .shadow
        } else if has("font", "line-height", "letter-spacing", "text-align") {
          .text
        } else if has("color", "background", "border", "outline", "fill", "stroke", "shadow")
          || property == "mask" || property == "accent" || property == "caret"
        {
          .color
        } else {
          .other
        }
    }
  }

  // MARK: Colors

  /// Adds the colors anywhere in a value.
  private mutating func colors(in value: Range<Int>, _ property: String, _ kind: Kind) {
    let purpose = Literal.Purpose(property: property)
    var index = value.lowerBound
    while index < value.upperBound {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = bytes[index]
        index += 1
        while index < value.upperBound, bytes[index] != quote { index += 1 }
        index += 1
      case UInt8(ascii: "/")
      where index + 1 < value.upperBound && bytes[index + 1] == UInt8(ascii: "*"):
        index += 2
        while index < value.upperBound,
          bytes[index] != UInt8(ascii: "/") || bytes[index - 1] != UInt8(ascii: "*")
        { index += 1 }
        index += 1
      case UInt8(ascii: "#"):
        index += 1
        while index < value.upperBound, StyleSheetReader.isName(bytes[index]) { index += 1 }
        guard let color = ColorFunctions.color(hash: text(start..<index), opacityFirst: false)
        else { continue }
        add(.color(color), purpose, start..<index, isWhole: start..<index == value)
      case _ where StyleSheetReader.isName(bytes[index]):
        while index < value.upperBound, StyleSheetReader.isName(bytes[index]) { index += 1 }
        let isCall = index < value.upperBound && bytes[index] == UInt8(ascii: "(")
        let name = text(start..<index).lowercased()
        if isCall {
          guard let end = endOfCall(at: index, name, value) else { continue }
          index = end
          guard let color = CSSColor(text(start..<end)) else { continue }
          add(color, purpose, start..<end, in: value)
        } else if kind != .other, kind != .text, name != "transparent", let color = CSSColor(name) {
          add(color, purpose, start..<index, in: value)
        }
      default: index += 1
      }
    }
  }

  private mutating func add(
    _ color: CSSColor,
    _ purpose: Literal.Purpose,
    _ range: Range<Int>,
    in value: Range<Int>
  ) {
    add(.color(LiteralColor(color.color)), purpose, range, isWhole: range == value)
  }

  private static let colorFunctions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color",
  ]

  /// Returns the end of a call that is a color or contains none; `nil` to search its arguments.
  private func endOfCall(at open: Int, _ name: String, _ value: Range<Int>) -> Int? {
    let isOpaque = name == "url" || name == "var"
    guard isOpaque || Self.colorFunctions.contains(name) else { return nil }
    var (depth, index) = (0, open)
    while index < value.upperBound {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
      index += 1
    }
    return value.upperBound
  }

  // MARK: Lengths

  /// The words of a value at the outermost level, separated by white space and slashes.
  private func words(_ value: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var (start, depth, index) = (value.lowerBound, 0, value.lowerBound)
    while index <= value.upperBound {
      let isEnd = index == value.upperBound
      let byte = isEnd ? UInt8(ascii: " ") : bytes[index]
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if isEnd || depth == 0 && (byte <= 0x20 || byte == UInt8(ascii: "/")) {
        if start < index { words.append(start..<index) }
        start = index + 1
      }
      index += 1
    }
    return words
  }

  /// The length of a text in pixels; `nil` if it's relative or something else.
  static func pixels(_ text: String) -> Double? {
    guard let first = text.utf8.first, (0x30...0x39).contains(first) || "-.+".utf8.contains(first),
      let measure = Measure(text)
    else { return nil }
    switch measure.unit {
    case "px": return measure.value
    case "rem": return measure.value * 16
    default: return nil
    }
  }

  private mutating func lengths(in value: Range<Int>, _ kind: Kind) {
    let words = words(value)
    for word in words {
      let text = text(word)
      guard let length = Self.pixels(text), length != 0 else { continue }
      add(
        kind == .radius ? .radius(length.magnitude) : .size(length.magnitude),
        .other,
        word,
        // A token has no sign, and another root font size changes only `rem`.
        isWhole: words.count == 1 && length > 0 && text.hasSuffix("px")
      )
    }
  }

  private mutating func shadows(in value: Range<Int>) {
    var (start, depth) = (value.lowerBound, 0)
    for index in value.lowerBound...value.upperBound {
      let byte = index == value.upperBound ? UInt8(ascii: ",") : bytes[index]
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      guard byte == UInt8(ascii: ","), depth <= 0 else { continue }
      shadow(in: start..<index, isWhole: start == value.lowerBound && index == value.upperBound)
      start = index + 1
    }
  }

  private mutating func shadow(in layer: Range<Int>, isWhole: Bool) {
    var lengths: [Double] = []
    var color: LiteralColor?
    let words = words(layer)
    for word in words {
      let text = text(word)
      if text == "inset" { return }
      if let length = Self.pixels(text) ?? (text == "0" ? 0 : nil) {
        lengths.append(length)
      } else if let own = CSSColor(text) {
        color = LiteralColor(own.color)
      }
    }
    guard (2...4).contains(lengths.count), let first = words.first, let last = words.last else {
      return
    }
    let shadow = LiteralShadow(
      x: lengths[0],
      y: lengths[1],
      blur: lengths.count > 2 ? lengths[2] : 0,
      spread: lengths.count > 3 ? lengths[3] : 0,
      color: color
    )
    add(.shadow(shadow), .shadow, first.lowerBound..<last.upperBound, isWhole: isWhole)
  }

  // MARK: Text styles

  private mutating func readStyle(_ property: String, _ value: Range<Int>) {
    let text = text(value)
    switch property {
    case "font-size":
      guard let size = Self.pixels(text) else { return }
      if styleRange != nil { finishStyle() }
      (style.size, styleRange) = (size, value)
    case "font-family": style.family = Self.family(text)
    case "font-weight": style.weight = Self.weight(text)
    case "font-style": style.isItalic = text == "italic"
    case "line-height":
      style.lineHeight = lineHeight(text)
    case "letter-spacing": style.letterSpacing = Self.pixels(text)
    case "text-align": style.alignment = ["center", "right"].contains(text) ? text : nil
    case "font": shorthand(value)
    default:
      guard let size = Self.pixels(text) else { return }
      add(.textStyle(LiteralTextStyle(size: size)), .text, value, isWhole: true)
    }
  }

  /// Reads `font: italic 700 16px/1.5 Inter, sans-serif`.
  private mutating func shorthand(_ value: Range<Int>) {
    let words = words(value)
    guard let place = words.firstIndex(where: { Self.pixels(text($0)) != nil }) else { return }
    style.size = Self.pixels(text(words[place]))
    styleRange = words[place]
    for word in words[..<place] {
      style.weight = Self.weight(text(word)) ?? style.weight
      if text(word) == "italic" { style.isItalic = true }
    }
    var rest = words[(place + 1)...]
    let slash = words[place].upperBound
    if slash < value.upperBound, bytes[slash] == UInt8(ascii: "/"), let height = rest.popFirst() {
      style.lineHeight = lineHeight(text(height))
    }
    if let first = rest.first {
      style.family = Self.family(text(first.lowerBound..<value.upperBound))
    }
  }

  /// Parses a length, or a multiple of the size of the current style.
  private func lineHeight(_ text: String) -> Double? {
    Self.pixels(text) ?? Double(text).flatMap { ratio in style.size.map { $0 * ratio } }
  }

  private static func family(_ text: String) -> String? {
    let first =
      text.split(separator: ",").first?.trimmingBlanks.filter { !"\"'".contains($0) } ?? ""
    let generic = ["inherit", "initial", "system-ui", "sans-serif", "serif", "-apple-system"]
    let isName = !first.isEmpty && !generic.contains(first) && !first.contains("(")
    return isName && !"$@".contains(first.prefix(1)) ? first : nil
  }

  private static func weight(_ text: String) -> Double? {
    switch text {
    case "normal": 400
    case "bold": 700
    default: Double(text).flatMap { (1...1000).contains($0) ? $0 : nil }
    }
  }

  private mutating func finishStyle() {
    if let range = styleRange, style.size != nil {
      add(.textStyle(style), .text, range, isWhole: true)
    }
    style = LiteralTextStyle()
    styleRange = nil
  }
}
