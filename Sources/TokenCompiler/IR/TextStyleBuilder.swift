import Diagnostics
import TokenModel

/// Normalizes typography tokens to text styles.
struct TextStyleBuilder {
  let faces: [TextID: [TextStyle.Face]]
  private var styles = InternedColumn<TextStyle>()
  /// The first text style with each number, and the location of the number.
  private var numbers: [Int: (owner: PathID, place: Span)] = [:]
  /// The number of each numbered token, and its location.
  private var numberOfPath: [PathID: (number: Int, place: Span)] = [:]
  /// The locations of the implausible line heights reported so far.
  var unlikelyLineHeights: Set<Span> = []
  /// The cached fonts of each family.
  private var families: [Handle<FontFamily>: [TextStyle.Family]] = [:]

  init(faces: [TextID: [TextStyle.Face]]) {
    self.faces = faces
  }

  /// The unique text styles, in the order of their indices.
  var elements: [TextStyle] { styles.elements }

  /// Returns the index in ``elements`` of a typography token's style in `contexts`.
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

  /// Normalizes a typography token in `contexts`.
  ///
  /// An alias inherits the extension properties of its target, except the number, and overrides
  /// them with its own.
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
      guard let text = resolved.merged.tree.tokenExtension(of: definition)?.text else { continue }
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

  /// Normalizes a typography value, ignoring the `dev.tokens` extension.
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

  /// Applies the literal properties of the `dev.tokens` extension.
  private static func apply(_ text: TextExtension, to style: inout TextStyle) {
    style.relativeTo = text.relativeTo ?? style.relativeTo
    style.system = text.system ?? style.system
    style.align = text.align ?? style.align
    style.letterCase = text.letterCase ?? style.letterCase
    style.decoration = text.decoration ?? style.decoration
    style.lineBreak = text.lineBreak ?? style.lineBreak
    style.variations = text.variations ?? style.variations
    style.slant = text.slant ?? style.slant
  }

  /// Applies the properties of the `dev.tokens` extension that contain references or expressions.
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

  /// Reports a number that another text style already uses, or that differs between contexts.
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

  /// Derives relative measures from absolute ones, and vice versa.
  private static func completeMeasures(of style: inout TextStyle) {
    guard let size = style.size else { return }
    if let height = style.lineHeight {
      style.lineHeightRatio = height.multiple(of: size)
      style.lineHeight = absolute(height, size)
    } else if let ratio = style.lineHeightRatio {
      style.lineHeight = size.scaled(by: ratio)
    }
    guard let kern = style.kern else { return }
    style.kernEm = kern.multiple(of: size)
    style.kern = absolute(kern, size)
  }

  /// Returns `length` as an absolute length, resolving units relative to the font size.
  private static func absolute(_ length: Dimension, _ size: Dimension) -> Dimension {
    length.multipleOfFontSize.map { size.scaled(by: $0) } ?? length
  }

  /// Returns the fonts of a family, caching the result.
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

  /// The generic families from CSS Fonts Module Level 4.
  private static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji", "fangsong",
  ]
}
