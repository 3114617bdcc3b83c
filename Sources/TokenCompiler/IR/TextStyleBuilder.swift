import Diagnostics
import TokenModel

/// Makes the normal forms of typography tokens.
struct TextStyleBuilder {
  /// The files of fonts, by the font's name.
  let faces: [TextID: [TextStyle.Face]]
  /// The styles, each once.
  private var styles = InternedColumn<TextStyle>()
  /// The text style that has each number, and where it says so.
  private var numbers: [Int: (owner: PathID, place: Span)] = [:]
  /// The number of each token that has one, and its place.
  private var numberOfPath: [PathID: (number: Int, place: Span)] = [:]
  /// Where a line height was found unlikely.
  var unlikelyLineHeights: Set<Span> = []
  /// The fonts of each family.
  private var families: [Handle<FontFamily>: [TextStyle.Family]] = [:]

  init(faces: [TextID: [TextStyle.Face]]) {
    self.faces = faces
  }

  /// The text styles that were made.
  var elements: [TextStyle] { styles.elements }

  /// The index of a typography token's style among ``elements``, in given contexts.
  mutating func style(
    of path: PathID,
    _ evaluation: Evaluation,
    in contexts: [Modifier.ContextIndex],
    of resolved: borrowing ResolvedSource,
    _ tokens: TokenNumbering,
    _ state: inout LoweringState
  ) -> UInt32 {
    styles.intern(make(path, evaluation, in: contexts, of: resolved, tokens, &state)).index
  }

  /// The normal form of a typography token in given contexts.
  ///
  /// A token that refers to another one as a whole has what that one's extension says too, all but
  /// the number, and its own extension on top.
  private mutating func make(
    _ path: PathID,
    _ evaluation: Evaluation,
    in contexts: [Modifier.ContextIndex],
    of resolved: borrowing ResolvedSource,
    _ tokens: TokenNumbering,
    _ state: inout LoweringState
  ) -> TextStyle {
    let definitions = resolved.evaluations.definitions(
      of: path,
      in: contexts,
      resolved.merged,
      resolved.recipes,
      resolved.references
    )
    var style = plainStyle(Handle(evaluation.value), &state)
    if let ratio = style.lineHeightRatio, definitions.count == 1, !Self.isLikely(ratio) {
      reportLineHeight(ratio, of: style, resolved.merged.tree[definitions[0]], &state)
    }
    for id in definitions.reversed() {
      let definition = resolved.merged.tree[id]
      guard let index = definition.extensionIndex,
        let text = resolved.merged.tree.tokenExtensions[Int(index)].text
      else { continue }
      Self.apply(text, to: &style)
      if id == definitions[0], let number = text.number, definition.path == path {
        style.number = number.value
        report(number.value, number.span, of: path, &state)
      }
    }
    if let index = evaluation.textExtension {
      Self.apply(resolved.textExtensions[Int(index)], to: &style, tokens, &state)
    }
    Self.completeMeasures(of: &style)
    return style
  }

  /// The normal form of a typography value without what our own extension says.
  private mutating func plainStyle(
    _ value: Handle<Typography>,
    _ state: inout LoweringState
  ) -> TextStyle {
    let typography = state.values[value]
    var style = TextStyle()
    if let family = typography.fontFamily { style.families = families(of: family, &state) }
    style.size = typography.fontSize.map { state.values[$0] }
    style.weight = typography.fontWeight.map { state.values[$0].value }
    style.lineHeightRatio = typography.lineHeight.map { state.values[$0].value }
    style.lineHeight = typography.lineHeightLength.map { state.values[$0] }
    style.kern = typography.letterSpacing.map { state.values[$0] }
    return style
  }

  /// Adds what our own extension says.
  private static func apply(_ text: TextExtension, to style: inout TextStyle) {
    style.relativeTo = text.relativeTo ?? style.relativeTo
    style.system = text.system ?? style.system
    style.align = text.align ?? style.align
    style.letterCase = text.letterCase ?? style.letterCase
    style.decoration = text.decoration ?? style.decoration
    style.lineBreak = text.lineBreak ?? style.lineBreak
    style.slant = text.slant ?? style.slant
  }

  /// Adds what our own extension refers to or calculates.
  private static func apply(
    _ text: EvaluatedTextExtension,
    to style: inout TextStyle,
    _ tokens: TokenNumbering,
    _ state: inout LoweringState
  ) {
    if let height = text.lineHeight {
      style.lineHeight = state.values[height]
      style.lineHeightRatio = nil
    }
    if let kern = text.kern { style.kern = state.values[kern] }
    style.color = text.color.map { part($0, tokens) } ?? style.color
    style.shadow = text.shadow.map { part($0, tokens) } ?? style.shadow
  }

  private static func part<Value>(
    _ part: EvaluatedTextExtension.Part<Value>,
    _ tokens: TokenNumbering
  ) -> TextStyle.Part<Value> {
    TextStyle.Part(value: part.value, alias: part.alias.flatMap { tokens[$0] })
  }

  /// Reports a number that another text style has, or that differs between contexts.
  private mutating func report(
    _ number: Int,
    _ span: Span,
    of path: PathID,
    _ state: inout LoweringState
  ) {
    if let first = numbers[number], first.place != span, first.owner != path {
      state.diagnostics.append(
        .repeatedNumber(
          number,
          of: state.pathText(path),
          span,
          first: first.place,
          owner: state.pathText(first.owner)
        )
      )
    }
    if let own = numberOfPath[path], own.number != number {
      state.diagnostics.append(.numberVaries(state.pathText(path), span, first: own.place))
    }
    numbers[number] = numbers[number] ?? (path, span)
    numberOfPath[path] = numberOfPath[path] ?? (number, span)
  }

  /// Fills in the absolute form of what is relative and the relative form of what is absolute.
  private static func completeMeasures(of style: inout TextStyle) {
    guard let size = style.size else { return }
    if let height = style.lineHeight {
      style.lineHeightRatio = height.multiple(of: size)
      style.lineHeight = absolute(height, size)
    } else if let ratio = style.lineHeightRatio {
      style.lineHeight = Dimension(ratio * size.value, size.unit)
    }
    guard let kern = style.kern else { return }
    style.kernEm = kern.multiple(of: size)
    style.kern = absolute(kern, size)
  }

  /// A length that is not relative to the font size.
  private static func absolute(_ length: Dimension, _ size: Dimension) -> Dimension {
    length.multipleOfFontSize.map { Dimension($0 * size.value, size.unit) } ?? length
  }

  /// The fonts of a family, found once for each.
  private mutating func families(
    of family: Handle<FontFamily>,
    _ state: inout LoweringState
  ) -> [TextStyle.Family] {
    if let known = families[family] { return known }
    let found = state.values[family].names.map { name in
      TextStyle.Family(
        name: name,
        isGeneric: Self.genericFamilies.contains(state.texts[name]),
        faces: faces[name] ?? []
      )
    }
    families[family] = found
    return found
  }

  /// The generic families of CSS Fonts Module Level 4.
  private static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji", "fangsong",
  ]
}
