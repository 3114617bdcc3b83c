/// Finds the values in Swift code for UIKit, AppKit, and SwiftUI.
struct SwiftDetector {
  let code: CodeReader
  var found: FileLiterals
  /// The first tokens of the fonts that are part of an element's text style.
  var consumed: Set<Int> = []
  var shadow = ShadowStatements()

  enum Word: String, CaseIterable, Sendable {
    case UIColor, NSColor, CGColor, Color, colorLiteral
    case initializer = "init"
    case UIFont, NSFont, system, custom
    case systemFont, boldSystemFont, italicSystemFont, monospacedSystemFont
    case monospacedDigitSystemFont
    case Text, Label, TextField, SecureField, TextEditor, Button
    case UILabel, UIButton, UITextField, UITextView, NSTextField, NSTextView, NSButton
    case cornerRadius, padding, spacing, constant, shadow
    case UIEdgeInsets, NSEdgeInsets, EdgeInsets, NSDirectionalEdgeInsets
    case shadowRadius, shadowOpacity, shadowOffset, shadowColor
    case foregroundColor, foregroundStyle, background, tint, fill, stroke, border, overlay
    case backgroundColor, textColor, tintColor, borderColor, listRowBackground
  }

  static let words = WordTable<Word>()

  static func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ found: inout FileLiterals) {
    let code = CodeReader(bytes, .swift)
    var detector = SwiftDetector(code: code, found: found)
    code.forEachWord(in: words) { detector.visit($0, $1) }
    detector.shadow.finish(&detector.found)
    found = detector.found
  }

  private mutating func visit(_ word: Word, _ index: Int) {
    switch word {
    case .UIColor, .NSColor, .CGColor, .Color: color(at: index)
    case .colorLiteral:
      if code.isMark(index - 1, "#") { add(call: index + 1, from: index - 1) }
    case .initializer:
      // As in `let color: UIColor = .init(red: …)`.
      if code.isMark(index - 1, "."), code.kind(index - 2) != .word {
        add(call: index + 1, from: index - 1)
      }
    case .foregroundColor, .foregroundStyle, .background, .tint, .fill, .stroke, .border, .overlay,
      .backgroundColor, .textColor, .tintColor, .borderColor, .listRowBackground:
      implicitColor(after: index)
    case .UIFont, .NSFont, .system, .custom, .systemFont, .boldSystemFont, .italicSystemFont,
      .monospacedSystemFont, .monospacedDigitSystemFont:
      if !consumed.contains(index), let font = font(at: index) { add(font.style, font.range) }
    case .Text, .Label, .TextField, .SecureField, .TextEditor, .Button: element(word, index)
    case .UILabel, .UIButton, .UITextField, .UITextView, .NSTextField, .NSTextView, .NSButton:
      if code.isMark(index + 1, "(") { found.elements[Self.element(word), default: 0] += 1 }
    case .cornerRadius, .padding, .spacing, .constant, .UIEdgeInsets, .NSEdgeInsets, .EdgeInsets,
      .NSDirectionalEdgeInsets:
      length(word, index)
    case .shadow: shadowModifier(index)
    case .shadowRadius, .shadowOpacity, .shadowOffset, .shadowColor:
      shadow.add(word.rawValue, index, code, &found)
    }
  }

  static func element(_ word: Word) -> LiteralTextStyle.Element {
    switch word {
    case .Button, .UIButton, .NSButton: .button
    case .TextField, .SecureField, .UITextField: .textField
    case .TextEditor, .UITextView, .NSTextView: .textView
    default: .label
    }
  }

  mutating func add(_ style: LiteralTextStyle, _ range: Range<Int>) {
    found.add(Literal(.textStyle(style), .text, at: range))
  }
}

// MARK: Colors

extension SwiftDetector {
  private mutating func color(at index: Int) {
    if code.isMark(index + 1, "(") {
      add(call: index + 1, from: index, isSwiftUI: code.isWord(index, "Color"))
    } else if code.isMark(index + 1, "."), code.kind(index + 2) == .word {
      if code.isWord(index + 2, "init") {
        add(call: index + 3, from: index, isSwiftUI: code.isWord(index, "Color"))
      } else {
        add(name: index + 2, from: index, isSwiftUI: code.isWord(index, "Color"))
      }
    }
  }

  /// Adds a color without its type, as in `.foregroundColor(.white)`.
  private mutating func implicitColor(after index: Int) {
    let isAssigned = code.isMark(index + 1, "=") || code.isMark(index + 1, "(")
    guard isAssigned, code.isMark(index + 2, "."), code.kind(index + 3) == .word else { return }
    add(name: index + 3, from: index + 2, isSwiftUI: code.isMark(index + 1, "("))
  }

  /// Adds a color of the platform.
  private mutating func add(name index: Int, from start: Int, isSwiftUI: Bool) {
    // `.red(in: image)` isn't a color, and neither is the rest of a longer name.
    guard !code.isMark(index + 1, "(") else { return }
    let name = code.text(index)
    if isSwiftUI ? ["black", "white"].contains(name) : AppleColors.fixed[name] != nil,
      let rgb = AppleColors.fixed[name]
    {
      let (purpose, range) = (code.purpose(before: start), code.range(start..<index + 1))
      found.add(Literal(.color(LiteralColor(rgb: rgb)), purpose, at: range, isWhole: false))
    } else if isSwiftUI ? AppleColors.swiftUI.contains(name) : AppleColors.isDynamic(name) {
      found.systemColors[name, default: 0] += 1
    }
  }

  private mutating func add(call index: Int, from start: Int, isSwiftUI: Bool = false) {
    guard let call = code.call(at: index), let color = Self.color(call, code) else { return }
    // The initializers with a token in the parentheses.
    let isWhole =
      start + 1 == index && ["Color", "NSColor", "UIColor"].contains { code.isWord(start, $0) }
    let (purpose, range) = (code.purpose(before: start), code.range(start..<call.end))
    found.add(Literal(.color(color), purpose, at: range, isWhole: isWhole))
  }

  /// Returns the color that the arguments of an initializer describe; `nil` if they don't.
  static func color(_ call: CodeReader.Call, _ code: CodeReader) -> LiteralColor? {
    func number(_ labels: [String]) -> Double? {
      call.arguments.first { labels.contains($0.label) }.flatMap { code.number($0.value) }
    }
    let hasAlpha = call.value("alpha", "opacity", "a") != nil
    let alpha = number(["alpha", "opacity", "a"])
    guard !hasAlpha || alpha != nil else { return nil }
    let prefixes = ["", "srgb", "calibrated", "device"]
    func labels(_ name: String) -> [String] {
      prefixes.map { $0.isEmpty ? name : $0 + name.prefix(1).uppercased() + name.dropFirst() }
    }
    if let red = number(labels("red") + ["r"]) {
      let rest = [number(["green", "g"]), number(["blue", "b"])].compactMap { $0 }
      let isWide = call.arguments.first.map {
        $0.label.isEmpty && code.text($0.value.upperBound - 1) == "displayP3"
      }
      return isWide == true
        ? ColorFunctions.displayP3([red] + rest, alpha: alpha)
        : ColorFunctions.color([red] + rest, alpha: alpha)
    }
    if let red = number(["displayP3Red"]) {
      let rest = [number(["green"]), number(["blue"])].compactMap { $0 }
      return ColorFunctions.displayP3([red] + rest, alpha: alpha)
    }
    if let white = number(labels("white") + ["genericGamma22White"]), (0...1).contains(white) {
      return ColorFunctions.color([white, white, white], alpha: alpha)
    }
    if let hue = number(labels("hue")), let saturation = number(["saturation"]),
      let brightness = number(["brightness"])
    {
      return ColorFunctions.color(hue: hue, saturation, brightness, alpha: alpha)
    }
    return hexadecimal(call, alpha, code)
  }

  /// Returns the color of an initializer with hexadecimal digits, which apps add themselves.
  private static func hexadecimal(
    _ call: CodeReader.Call,
    _ alpha: Double?,
    _ code: CodeReader
  ) -> LiteralColor? {
    guard let argument = call.arguments.first, call.arguments.count <= 2,
      call.arguments.count == 1 || alpha != nil
    else { return nil }
    let label = argument.label.lowercased()
    let isNamed = label.contains("hex") || label.contains("rgb")
    guard isNamed || label.isEmpty else { return nil }
    let opacityFirst = label.contains("argb")
    var color: LiteralColor?
    if let digits = code.hexadecimalDigits(argument.value) {
      color = ColorFunctions.color(digits: digits, opacityFirst: opacityFirst)
    } else if let text = code.string(argument.value) {
      color =
        text.hasPrefix("#")
        ? ColorFunctions.color(hash: text, opacityFirst: opacityFirst)
        : isNamed ? ColorFunctions.color(hash: "#" + text, opacityFirst: opacityFirst) : nil
    }
    guard let color, let alpha else { return color }
    return (0...1).contains(alpha) ? color.withAlpha(alpha) : nil
  }
}
