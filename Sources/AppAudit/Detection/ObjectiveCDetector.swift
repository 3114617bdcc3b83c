/// Finds the values in Objective-C code for UIKit and AppKit.
struct ObjectiveCDetector {
  private let code: CodeReader
  private var found: FileLiterals
  private var shadow = ShadowStatements()

  private enum Word: String, CaseIterable, Sendable {
    case UIColor, NSColor, UIFont, NSFont, UIColorFromRGB
    case UILabel, UIButton, UITextField, UITextView, NSTextField, NSTextView, NSButton
    case cornerRadius, setCornerRadius, UIEdgeInsetsMake, NSEdgeInsetsMake, spacing, constant
    case shadowRadius, shadowOpacity, shadowOffset
  }

  private static let words = WordTable<Word>()

  static func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ found: inout FileLiterals) {
    let code = CodeReader(bytes, .objectiveC)
    var detector = ObjectiveCDetector(code: code, found: found)
    code.forEachWord(in: words) { detector.visit($0, $1) }
    detector.shadow.finish(&detector.found)
    found = detector.found
  }

  private mutating func visit(_ word: Word, _ index: Int) {
    switch word {
    case .UIColor, .NSColor:
      if let message = code.message(to: index) { addColor(message, index) }
    case .UIFont, .NSFont:
      if let message = code.message(to: index), let style = font(message) {
        found.add(Literal(.textStyle(style), .text, at: code.range(index - 1..<message.end)))
      }
    case .UIColorFromRGB:
      // The usual name of the macro for `0xRRGGBB`.
      guard let call = code.call(at: index + 1), let value = call.arguments.first?.value,
        let digits = code.hexadecimalDigits(value),
        let color = ColorFunctions.color(digits: digits, opacityFirst: false)
      else { return }
      add(color, index..<call.end)
    case .UILabel, .UIButton, .UITextField, .UITextView, .NSTextField, .NSTextView, .NSButton:
      // As in `[UILabel new]` and `[[UILabel alloc] init…]`.
      if code.isMark(index - 1, "["), code.kind(index + 1) == .word {
        found.elements[element(word), default: 0] += 1
      }
    case .cornerRadius, .spacing, .constant:
      guard let (value, range) = code.value(after: index), value != 0 else { return }
      let length = value.magnitude
      found.add(Literal(word == .cornerRadius ? .radius(length) : .size(length), at: range))
    case .setCornerRadius:
      if let (value, range) = code.value(after: index), value > 0 {
        found.add(Literal(.radius(value), at: range))
      }
    case .UIEdgeInsetsMake, .NSEdgeInsetsMake:
      for argument in code.call(at: index + 1)?.arguments ?? [] {
        guard let value = code.number(argument.value), value != 0 else { continue }
        found.add(Literal(.size(value.magnitude), at: code.range(argument.value)))
      }
    case .shadowRadius, .shadowOpacity, .shadowOffset:
      shadow.add(word.rawValue, index, code, &found)
    }
  }

  private func element(_ word: Word) -> LiteralTextStyle.Element {
    switch word {
    case .UIButton, .NSButton: .button
    case .UITextField: .textField
    case .UITextView, .NSTextView: .textView
    default: .label
    }
  }

  private mutating func add(_ color: LiteralColor, _ tokens: Range<Int>) {
    let purpose = code.purpose(before: tokens.lowerBound)
    found.add(Literal(.color(color), purpose, at: code.range(tokens)))
  }

  // MARK: Messages

  /// Adds the color of a message such as `redColor`.
  private mutating func addNamedColor(_ selector: String, _ range: Range<Int>) {
    guard selector.hasSuffix("Color") else { return }
    let name = String(selector.dropLast(5))
    if let rgb = AppleColors.fixed[name] {
      add(LiteralColor(rgb: rgb), range)
    } else if AppleColors.isDynamic(name) {
      found.systemColors[name, default: 0] += 1
    }
  }

  private mutating func addColor(_ message: CodeReader.Message, _ index: Int) {
    let range = index - 1..<message.end
    if message.arguments.isEmpty { return addNamedColor(message.selector, range) }
    let numbers = message.arguments.map { code.number($0) }
    let alpha = numbers.count > 1 ? numbers.last ?? nil : nil
    let color: LiteralColor?
    switch message.selector {
    case "colorWithRed:green:blue:alpha:", "colorWithSRGBRed:green:blue:alpha:",
      "colorWithCalibratedRed:green:blue:alpha:", "colorWithDeviceRed:green:blue:alpha:":
      guard alpha != nil else { return }
      color = ColorFunctions.color(numbers.prefix(3).compactMap { $0 }, alpha: alpha)
    case "colorWithDisplayP3Red:green:blue:alpha:":
      guard alpha != nil else { return }
      color = ColorFunctions.displayP3(numbers.prefix(3).compactMap { $0 }, alpha: alpha)
    case "colorWithWhite:alpha:", "colorWithCalibratedWhite:alpha:", "colorWithDeviceWhite:alpha:",
      "colorWithGenericGamma22White:alpha:":
      guard let white = numbers[0], (0...1).contains(white), alpha != nil else { return }
      color = ColorFunctions.color([white, white, white], alpha: alpha)
    case "colorWithHue:saturation:brightness:alpha:",
      "colorWithCalibratedHue:saturation:brightness:alpha:":
      guard let hue = numbers[0], let saturation = numbers[1], let brightness = numbers[2],
        alpha != nil
      else { return }
      color = ColorFunctions.color(hue: hue, saturation, brightness, alpha: alpha)
    default:
      // Initializers that apps add, such as `colorWithHexString:`.
      guard message.selector.lowercased().contains("hex"), message.arguments.count == 1 else {
        return
      }
      let text = code.string(message.arguments[0])
      let hash = text.map { $0.hasPrefix("#") ? $0 : "#" + $0 }
      let digits = code.hexadecimalDigits(message.arguments[0])
      color =
        hash.flatMap { ColorFunctions.color(hash: $0, opacityFirst: false) }
        ?? digits.flatMap { ColorFunctions.color(digits: $0, opacityFirst: false) }
    }
    if let color { add(color, range) }
  }

  private func font(_ message: CodeReader.Message) -> LiteralTextStyle? {
    var style = LiteralTextStyle()
    let parts = message.selector.split(separator: ":").map(String.init)
    guard let index = parts.firstIndex(where: { $0.hasSuffix("Size") || $0 == "size" }),
      let size = message.arguments.indices.contains(index)
        ? code.number(message.arguments[index]) : nil
    else { return nil }
    switch parts[0] {
    case "systemFontOfSize": break
    case "boldSystemFontOfSize": style.weight = 700
    case "italicSystemFontOfSize": style.isItalic = true
    case "monospacedDigitSystemFontOfSize": break
    case "monospacedSystemFontOfSize": style.family = "system monospaced"
    case "fontWithName":
      guard let name = code.string(message.arguments[0]) else { return nil }
      style = AppleColors.font(named: name)
    default: return nil
    }
    style.size = size
    if let place = parts.firstIndex(of: "weight"), message.arguments.indices.contains(place) {
      let name = code.text(message.arguments[place].upperBound - 1)
      let prefixes = ["UIFontWeight", "NSFontWeight"]
      let short = prefixes.first { name.hasPrefix($0) }.map { String(name.dropFirst($0.count)) }
      style.weight = short.flatMap { AppleColors.weight($0) }
    }
    return style
  }
}

extension CodeReader {
  /// A message such as `[UIColor colorWithWhite:0 alpha:1]`.
  struct Message {
    /// The selector, such as `colorWithWhite:alpha:`.
    var selector = ""
    var arguments: [Range<Int>] = []
    /// The index of the token after the closing bracket.
    var end = 0
  }

  /// Reads the message to the class at a token; `nil` if there's none.
  func message(to index: Int) -> Message? {
    guard isMark(index - 1, "["), kind(index + 1) == .word else { return nil }
    var message = Message()
    var (depth, next, first) = (0, index + 1, index + 1)
    while next < tokens.count, next - index < Self.argumentLimit {
      if depth == 0, kind(next) == .word, isMark(next + 1, ":") {
        if next > first { message.arguments.append(first..<next) }
        message.selector += text(next) + ":"
        next += 2
        first = next
        continue
      }
      if isMark(next, "[") || isMark(next, "(") || isMark(next, "{") { depth += 1 }
      if isMark(next, "]") || isMark(next, ")") || isMark(next, "}") {
        if depth == 0 {
          if message.selector.isEmpty {
            message.selector = text(index + 1)
          } else if next > first {
            message.arguments.append(first..<next)
          }
          message.end = next + 1
          return message
        }
        depth -= 1
      }
      // A question mark begins a condition, whose colon isn't part of a selector.
      if depth == 0, isMark(next, "?") { return nil }
      next += 1
    }
    return nil
  }
}
