internal import SourceForms

/// Finds the values in the style objects and templates of JavaScript and TypeScript.
struct ScriptDetector {
  private let code: CodeReader
  private var found: FileLiterals

  /// Finds the values in a file or a part of it.
  static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>,
    in range: Range<Int>,
    _ found: inout FileLiterals
  ) {
    var detector = ScriptDetector(code: CodeReader(bytes, .script, in: range), found: found)
    detector.scan()
    found = detector.found
  }

  private mutating func scan() {
    for index in code.tokens.indices {
      switch code.tokens[index].kind {
      case .string, .stringPart: string(index)
      case .number: number(index)
      case .word, .punctuation: break
      }
    }
  }

  /// The name of the property whose value begins at a token.
  private func property(_ index: Int) -> String? {
    guard code.isMark(index - 1, ":") || code.isMark(index - 1, "=") else { return nil }
    return code.property(before: index)
  }

  // MARK: Strings

  private mutating func string(_ index: Int) {
    let range = code.tokens[index].range
    guard code.kind(index) == .string, !code.isTemplate(index) else {
      // Styled components have style sheets in templates.
      StyleSheetDetector.scan(code.bytes, in: range, &found)
      return
    }
    // Strings of prose are longer than values.
    guard (2...500).contains(range.count) else { return }
    if code.bytes[range].contains(UInt8(ascii: "[")) {
      TailwindClasses.scan(code.bytes, in: range, &found)
      return
    }
    guard let property = property(index) else { return }
    let text = code.text(index)
    if let color = color(text), isColor(property, text) {
      found.add(Literal(.color(color), Literal.Purpose(property: property), at: range))
    } else if let kind = Self.lengths[property], let length = StyleSheetDetector.pixels(text),
      length != 0
    {
      add(length, kind, range)
    }
  }

  private func color(_ text: String) -> LiteralColor? {
    guard let first = text.utf8.first else { return nil }
    let isPossible =
      first == UInt8(ascii: "#") || text.contains("(") && text.last == ")"
      || Self.names.contains(text)
    guard isPossible else { return nil }
    return CSSColor(text).map { LiteralColor($0.color) }
  }

  private static let names: Set<String> = [
    "white", "black", "red", "green", "blue", "gray", "grey",
  ]

  /// Whether a property can be a color: `id: "#123"` isn't one, nor is `label: "red"`.
  private func isColor(_ property: String, _ text: String) -> Bool {
    let name = property.lowercased()
    if Self.colorWords.matches(name) { return true }
    return text.first == "#" && [7, 9].contains(text.utf8.count) && !Self.others.contains(name)
  }

  private static let colorWords = WordSearch(
    "color",
    "background",
    "fill",
    "stroke",
    "border",
    "tint",
    "shadow",
    "outline"
  )
  /// Properties with text and references.
  private static let others: Set<String> = [
    "alt", "hash", "href", "id", "issue", "key", "label", "name", "placeholder", "ref", "text",
    "title",
  ]

  // MARK: Lengths

  private enum Length { case font, size, radius }

  /// The properties of style objects with lengths.
  private static let lengths: [String: Length] = {
    var lengths: [String: Length] = [
      "fontSize": .font, "borderRadius": .radius, "gap": .size, "rowGap": .size, "columnGap": .size,
    ]
    for name in ["padding", "margin"] {
      let sides = [
        "", "Top", "Right", "Bottom", "Left", "Horizontal", "Vertical", "Inline", "Block",
      ]
      for side in sides + ["Start", "End"] { lengths[name + side] = .size }
    }
    for corner in ["TopLeft", "TopRight", "BottomLeft", "BottomRight"] {
      lengths["border\(corner)Radius"] = .radius
    }
    return lengths
  }()

  private mutating func number(_ index: Int) {
    guard let property = property(index), let kind = Self.lengths[property],
      let value = code.number(at: index), value != 0
    else { return }
    // A longer expression isn't a literal.
    let isWhole = [",", "}", ";", ")"].contains { code.isMark(index + 1, $0) }
    guard isWhole || code.kind(index + 1) == .word else { return }
    add(value, kind, code.tokens[index].range)
  }

  private mutating func add(_ length: Double, _ kind: Length, _ range: Range<Int>) {
    switch kind {
    case .size: found.add(Literal(.size(length.magnitude), at: range))
    case .radius: found.add(Literal(.radius(length), at: range))
    case .font:
      found.add(Literal(.textStyle(LiteralTextStyle(size: length)), .text, at: range))
    }
  }
}
