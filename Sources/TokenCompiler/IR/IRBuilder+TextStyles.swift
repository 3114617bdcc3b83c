import Diagnostics
import TokenModel

extension IRBuilder {
  /// The index of `style` among the IR's, which it is added to unless it is there already.
  mutating func intern(_ style: TextStyle) -> UInt32 {
    textStyles.intern(style).index
  }

  /// The normal form of a typography token in given contexts.
  ///
  /// A token that refers to another one as a whole has what that one's extension says too, all but
  /// the number, and its own extension on top.
  mutating func textStyle(
    of path: PathID,
    _ evaluation: Evaluation,
    in contexts: [ContextIndex]
  ) -> TextStyle {
    let definitions = resolved.evaluations.definitions(
      of: path,
      in: contexts,
      resolved.merged,
      resolved.recipes,
      resolved.references
    )
    var style = plainTextStyle(Handle<Typography>(evaluation.value))
    if let ratio = style.lineHeightRatio, definitions.count == 1, !Self.isLikely(ratio) {
      reportLineHeight(ratio, of: style, definitions[0])
    }
    for id in definitions.reversed() {
      let definition = resolved.merged.tree[id]
      guard let index = definition.extensionIndex,
        let text = resolved.merged.tree.tokenExtensions[Int(index)].text
      else { continue }
      apply(text, to: &style)
      if id == definitions[0], let number = text.number, definition.path == path {
        style.number = number.value
        report(number.value, number.span, of: path)
      }
    }
    if let index = evaluation.textExtension {
      apply(resolved.textExtensions[Int(index)], to: &style)
    }
    completeMeasures(of: &style)
    return style
  }

  /// The normal form of a typography value without what our own extension says.
  private mutating func plainTextStyle(_ value: Handle<Typography>) -> TextStyle {
    let typography = state.values[value]
    var style = TextStyle()
    if let family = typography.fontFamily { style.families = families(family) }
    style.size = typography.fontSize.map { state.values[$0] }
    style.weight = typography.fontWeight.map { state.values[$0].value }
    style.lineHeightRatio = typography.lineHeight.map { state.values[$0].value }
    style.lineHeight = typography.lineHeightLength.map { state.values[$0] }
    style.kern = typography.letterSpacing.map { state.values[$0] }
    return style
  }

  /// Adds what our own extension says.
  private func apply(_ text: TextExtension, to style: inout TextStyle) {
    style.relativeTo = text.relativeTo ?? style.relativeTo
    style.system = text.system ?? style.system
    style.align = text.align ?? style.align
    style.letterCase = text.letterCase ?? style.letterCase
    style.decoration = text.decoration ?? style.decoration
    style.lineBreak = text.lineBreak ?? style.lineBreak
    style.slant = text.slant ?? style.slant
  }

  /// Adds what our own extension refers to or calculates.
  private func apply(_ text: EvaluatedTextExtension, to style: inout TextStyle) {
    if let height = text.lineHeight {
      style.lineHeight = state.values[height]
      style.lineHeightRatio = nil
    }
    if let kern = text.kern { style.kern = state.values[kern] }
    style.color = text.color.map { part($0) } ?? style.color
    style.shadow = text.shadow.map { part($0) } ?? style.shadow
  }

  private func part<Value>(
    _ part: EvaluatedTextExtension.Part<Value>
  ) -> TextStyle.Part<Value> {
    TextStyle.Part(value: part.value, alias: part.alias.flatMap { tokenID(of: $0) })
  }

  /// Reports a number that another text style has, or that differs between contexts.
  private mutating func report(_ number: Int, _ span: Span, of path: PathID) {
    if let first = numbers[number], let owner = numberOwners[number], first != span, owner != path {
      state.diagnostics.append(
        .repeatedNumber(
          number,
          of: state.pathText(path),
          span,
          first: first,
          owner: state.pathText(owner)
        )
      )
    }
    if let own = numberOfPath[path], own.number != number {
      state.diagnostics.append(
        .numberVaries(state.pathText(path), span, first: own.span)
      )
    }
    numbers[number] = numbers[number] ?? span
    numberOwners[number] = numberOwners[number] ?? path
    numberOfPath[path] = numberOfPath[path] ?? (number, span)
  }

  /// Fills in the absolute form of what is relative and the relative form of what is absolute.
  private func completeMeasures(of style: inout TextStyle) {
    guard let size = style.size else { return }
    if let height = style.lineHeight {
      style.lineHeightRatio = height.multiple(of: size)
      style.lineHeight = Self.absolute(height, size)
    } else if let ratio = style.lineHeightRatio {
      style.lineHeight = Dimension(ratio * size.value, size.unit)
    }
    guard let kern = style.kern else { return }
    style.kernEm = kern.multiple(of: size)
    style.kern = Self.absolute(kern, size)
  }

  /// A length that is not relative to the font size.
  private static func absolute(_ length: Dimension, _ size: Dimension) -> Dimension {
    length.multipleOfFontSize.map { Dimension($0 * size.value, size.unit) } ?? length
  }

  /// The fonts of a family, found once for each.
  private mutating func families(_ family: Handle<FontFamily>) -> [TextStyle.Family] {
    if let known = familiesOfHandle[family] { return known }
    let families = state.values[family].names.map { name in
      TextStyle.Family(
        name: name,
        isGeneric: Self.genericFamilies.contains(state.texts[name]),
        faces: faces[name] ?? []
      )
    }
    familiesOfHandle[family] = families
    return families
  }

  /// The generic families of CSS Fonts Module Level 4.
  private static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji", "fangsong",
  ]
}
