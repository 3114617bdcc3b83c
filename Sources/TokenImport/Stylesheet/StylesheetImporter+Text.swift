import Diagnostics
import JSONSyntax
import SourceForms

extension StylesheetImporter {
  /// Imports a text style: `{ "name", "size", "bold", "italic" }`, or `"NAME SIZE"`.
  mutating func font(_ leaf: SheetLeaf, at path: [String]) -> DraftToken? {
    if let text = leaf.text {
      let words = text.split(separator: " ")
      guard words.count > 1, let size = words.last.flatMap({ Double($0) }), size > 0 else {
        return nil
      }
      let name = words.dropLast().joined(separator: " ")
      return Self.style(family: .string(name), .pixels(size), weight: 400, isItalic: false)
    }
    let members = leaf.members
    guard let sizeLeaf = members["size"], var size = length(sizeLeaf, at: path) else {
      report(leaf, at: path, is: "is a font without a size")
      return nil
    }
    if case .number(let points) = size { size = .pixels(points) }
    let name = members["name"]
    let style = name?.text.map { PostScriptName($0).style } ?? ""
    let isBold = members["bold"].map { $0.kind == .true } ?? false
    let weightText = members["weight"].flatMap { $0.text ?? $0.number.map { String($0) } }
    let weight = weightText.flatMap { ImportedWeight($0) }
    if weightText != nil, weight == nil {
      report(leaf, at: path + ["weight"], is: "is not a weight")
    }
    return Self.style(
      family: family(name, at: path),
      size,
      weight: weight?.value ?? (isBold ? 700 : ImportedWeight(style)?.value ?? 400),
      isItalic: members["italic"].map { $0.kind == .true }
        ?? style.lowercased().hasSuffix("italic")
    )
  }

  private mutating func family(_ name: SheetLeaf?, at path: [String]) -> DraftValue {
    var name = name
    if let reference = name?.reference,
      case .leaf(let leaf)? = names.target(of: reference, from: path)?.1
    {
      name = leaf
    }
    guard let text = name?.text, !["System", ""].contains(text) else {
      return .systemFont
    }
    let parsed = PostScriptName(text)
    guard !parsed.style.isEmpty, ImportedWeight(parsed.style) != nil else { return .string(text) }
    guesses.insert("font families are inferred from PostScript names such as `\(text)`")
    return .string(parsed.family)
  }

  private static func style(
    family: DraftValue,
    _ size: DraftValue,
    weight: Double,
    isItalic: Bool
  ) -> DraftToken {
    DraftToken(
      "typography",
      .object([
        .init("fontFamily", family), .init("fontSize", size),
        .init("fontWeight", .number(weight)),
      ]),
      extensions: isItalic ? [.init("style", .string("italic"))] : []
    )
  }

  /// Imports a text style with the attributes of an attributed string.
  mutating func textAttributes(_ leaf: SheetLeaf, at path: [String]) -> DraftToken? {
    guard let fontLeaf = leaf.members["font"], var token = attributedFont(fontLeaf, at: path) else {
      report(leaf, at: path, is: "has no font")
      return nil
    }
    for (name, member) in leaf.orderedMembers {
      if name != "font", let addition = textAttribute(name, member, at: path) {
        token.extensions.append(addition)
      }
    }
    return token
  }

  /// Reads an attribute of a text style; `nil` if it has no effect or is reported.
  private mutating func textAttribute(
    _ name: String,
    _ leaf: SheetLeaf,
    at path: [String]
  ) -> DraftValue.Member? {
    let problem: String
    switch name {
    case "color", "textcolor", "foregroundcolor":
      let before = diagnostics.count
      if let color = colorValue(leaf, at: path) { return .init("color", color) }
      if diagnostics.count > before { return nil }
      problem = "is not a color"
    case "kern", "lineheight":
      let key = name == "kern" ? "kern" : "lineHeight"
      if let value = length(leaf, at: path) {
        guard case .number(let points) = value else { return .init(key, value) }
        return .init(key, .pixels(points))
      }
      problem = "is not a length"
    case "underline" where leaf.kind == .true: return .init("decoration", .string("underline"))
    case "strikethrough" where leaf.kind == .true:
      return .init("decoration", .string("line-through"))
    case "underline" where leaf.kind == .false, "strikethrough" where leaf.kind == .false:
      return nil
    case "linebreakmode", "alignment", "textalignment":
      if let word = Self.paragraphWord(name, leaf.text) {
        return .init(name == "linebreakmode" ? "lineBreak" : "align", .string(word))
      }
      problem = "is not a word of UIKit for it"
    default: problem = "is not a property of a text style"
    }
    report(leaf, at: path + [name], is: problem)
    return nil
  }

  /// Returns the keyword of the `dev.tokens` extension for a UIKit name, such as `truncatingTail`
  /// for `byTruncatingTail`.
  private static func paragraphWord(_ name: String, _ text: String?) -> String? {
    guard var word = text?.lowercased() else { return nil }
    let isLineBreak = name == "linebreakmode"
    for prefix in isLineBreak ? ["nslinebreak", "by"] : ["nstextalignment", "."]
    where word.hasPrefix(prefix) {
      word.removeFirst(prefix.count)
    }
    return isLineBreak ? lineBreaks.first { $0.lowercased() == word } : alignments[word]
  }

  private static let lineBreaks = [
    "wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingMiddle",
    "truncatingTail",
  ]
  private static let alignments = [
    "left": "left", "center": "center", "right": "right", "justified": "justify",
    "natural": "start",
  ]

  /// Returns the font of a text style.
  ///
  /// A referenced font is copied, because the text style adds properties to it.
  private mutating func attributedFont(_ leaf: SheetLeaf, at path: [String]) -> DraftToken? {
    guard let reference = leaf.reference else { return font(leaf, at: path) }
    guard let target = names.target(of: reference, from: path), case .leaf(let font) = target.1
    else {
      reportMissing(reference, at: leaf.span, "font")
      return nil
    }
    return self.font(font, at: target.path)
  }

  private mutating func colorValue(_ leaf: SheetLeaf, at path: [String]) -> DraftValue? {
    guard case .token(let token) = member(leaf, at: path + ["color"]), token.type == "color"
    else { return nil }
    return token.value
  }
}
