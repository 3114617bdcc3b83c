import Diagnostics
import JSONSyntax
import TokenModel

/// Line heights in older files: strings and lengths.
extension LoweringState {
  /// Whether `node` is a line height in the form of an older file: a string or a length.
  func isLegacyLineHeight(_ node: JSONNode, in source: ValueSource) -> Bool {
    switch source.tree.kind(node) {
    case .string:
      let first = source.firstByte(ofString: node)
      return first != UInt8(ascii: "{") && first != UInt8(ascii: "~")
    case .object:
      return source.tree.member(named: "unit", in: node) != nil
    default:
      return false
    }
  }

  /// Reads a line height for which ``isLegacyLineHeight(_:in:)`` is `true`.
  ///
  /// A length becomes a slot of type `dimension`. Its ratio to the font size is computed in each
  /// context, when the size is known. `size` is the font size if it is a literal, for diagnostics.
  mutating func readLegacyLineHeight(
    _ node: JSONNode,
    size: Handle<Dimension>?,
    in source: ValueSource,
    into slots: inout [Slot]
  ) -> Part<Void> {
    let size = size.map { values[$0] }
    if source.tree.kind(node) == .object {
      let recipe = lower(node, as: .dimension, in: source)
      if case .invalid = recipe { return .invalid }
      var height: Dimension?
      if case .literal(let value) = recipe { height = values[Handle<Dimension>(value)] }
      diagnostics.append(.legacyLineHeight(height, size: size, source, node))
      slots.append(Slot(field: .lineHeight, element: 0, type: .dimension, recipe: recipe))
      return .value(())
    }
    guard let measure = MeasureText(source.tree.string(node)) else {
      diagnostics.append(.unreadableLineHeight(source, node))
      return .value(())
    }
    // A larger ratio of line height to font size is implausible, so the number must be in pixels.
    if measure.unit.isEmpty, measure.value <= Self.largestLikelyRatio {
      diagnostics.append(.lineHeightInQuotes(measure.value, source, node))
      let number = values.intern(Number(measure.value))
      slots.append(Slot(field: .lineHeight, element: 0, type: .number, recipe: .literal(number)))
      return .value(())
    }
    guard let unit = measure.unit.isEmpty ? .px : Dimension.Unit(name: measure.unit) else {
      diagnostics.append(.unreadableLineHeight(source, node))
      return .value(())
    }
    let height = Dimension(measure.value, unit)
    diagnostics.append(.legacyLineHeight(height, size: size, source, node))
    let length = values.intern(height)
    slots.append(Slot(field: .lineHeight, element: 0, type: .dimension, recipe: .literal(length)))
    return .value(())
  }

  /// The largest plausible ratio of line height to font size.
  static var largestLikelyRatio: Double { 4 }

  /// The smallest plausible ratio of line height to font size.
  static var smallestLikelyRatio: Double { 0.5 }
}

extension Dimension {
  /// The number of pixels per rem, for a text style with different units.
  private static var remBase: Double { 16 }

  /// The ratio of this length to `size`, a font size; `nil` if the units can't be compared or
  /// `size` is zero.
  func multiple(of size: Dimension) -> Double? {
    if value == 0 { return 0 }
    if let multiple = multipleOfFontSize { return multiple }
    guard size.value != 0 else { return nil }
    var quotient = value / size.value
    if unit != size.unit {
      guard let length = pixels, let size = size.pixels else { return nil }
      quotient = length / size
    }
    return quotient.isFinite ? quotient : nil
  }

  /// The multiple of the font size, if the length's unit is relative to the font size.
  var multipleOfFontSize: Double? {
    switch unit {
    case .em: value
    case .percent: value / 100
    default: nil
    }
  }

  private var pixels: Double? {
    switch unit {
    case .px: value
    case .rem: value * Self.remBase
    default: nil
    }
  }
}
