import Diagnostics
import JSONSyntax

extension StylesheetImporter {
  /// A text style: `{ "name", "size", "bold", "italic" }`, or `"NAME SIZE"`.
  mutating func font(_ leaf: SheetLeaf, at path: [String]) -> DraftGroup.Member? {
    fontToken(leaf, at: path).map { .token($0) }
  }

  private mutating func fontToken(_ leaf: SheetLeaf, at path: [String]) -> DraftToken? {
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
    let weight =
      weightText.flatMap { ImportedWeight($0) }?.value
      ?? (isBold ? 700 : ImportedWeight(style)?.value ?? 400)
    let isItalic =
      members["italic"].map { $0.kind == .true } ?? style.lowercased().hasSuffix("italic")
    return Self.style(
      family: family(name, at: path),
      size,
      weight: weight,
      isItalic: isItalic
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
    guess("font families are told from PostScript names such as `\(text)`")
    return .string(parsed.family)
  }

  private static func style(
    family: DraftValue,
    _ size: DraftValue,
    weight: Double,
    isItalic: Bool
  ) -> DraftToken {
    var token = DraftToken(
      "typography",
      .object([
        DraftValue.Member("fontFamily", family),
        DraftValue.Member("fontSize", size),
        DraftValue.Member("fontWeight", .number(weight)),
      ])
    )
    if isItalic { token.extensions.append(DraftValue.Member("style", .string("italic"))) }
    return token
  }

  /// A text style with everything that attributed strings have.
  mutating func textAttributes(_ leaf: SheetLeaf, at path: [String]) -> DraftGroup.Member? {
    let members = leaf.members
    guard let fontLeaf = members["font"], var token = attributedFont(fontLeaf, at: path) else {
      report(leaf, at: path, is: "has no font")
      return nil
    }
    for (name, member) in Self.ordered(leaf) {
      switch name {
      case "font": break
      case "color", "textcolor", "foregroundcolor":
        if let color = colorValue(member, at: path) {
          token.extensions.append(DraftValue.Member("color", color))
        }
      case "kern", "lineheight":
        guard var value = length(member, at: path) else {
          report(member, at: path + [name], is: "is not a length")
          continue
        }
        if case .number(let points) = value { value = .pixels(points) }
        token.extensions.append(
          DraftValue.Member(name == "kern" ? "kern" : "lineHeight", value)
        )
      case "underline" where member.kind == .true:
        token.extensions.append(DraftValue.Member("decoration", .string("underline")))
      case "strikethrough" where member.kind == .true:
        token.extensions.append(DraftValue.Member("decoration", .string("line-through")))
      case "underline" where member.kind == .false, "strikethrough" where member.kind == .false:
        break
      default:
        report(member, at: path + [name], is: "is nothing that a text style has")
      }
    }
    return .token(token)
  }

  /// A font of a text style: one of its own, or one that it refers to, which is copied, because
  /// more is said of it.
  private mutating func attributedFont(_ leaf: SheetLeaf, at path: [String]) -> DraftToken? {
    guard let reference = leaf.reference else { return fontToken(leaf, at: path) }
    guard let target = names.target(of: reference, from: path), case .leaf(let font) = target.1
    else {
      reportMissing(reference, at: leaf.span, "font")
      return nil
    }
    return fontToken(font, at: target.path)
  }

  /// A color of a text style.
  private mutating func colorValue(_ leaf: SheetLeaf, at path: [String]) -> DraftValue? {
    guard case .token(let token) = member(leaf, at: path + ["color"]) else { return nil }
    return token.value
  }

  private static func ordered(_ leaf: SheetLeaf) -> [(String, SheetLeaf)] {
    leaf.tree.members(of: leaf.node).map { member in
      (leaf.tree.string(member.key).lowercased(), SheetLeaf(tree: leaf.tree, node: member.value))
    }
  }
}
