import Diagnostics
import JSONSyntax
import TokenModel

/// Line heights of older files: texts and lengths.
extension LoweringState {
  /// Whether `node` is a line height of older files: a text or a length.
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

  /// Reads a line height for which ``isLegacyLineHeight(_:in:)`` holds.
  ///
  /// A length becomes a slot of the type `dimension`: its ratio to the font size is worked out when
  /// the size is known, in each context. `size` is the font size where that is a literal, for messages.
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
    // Nobody sets lines five times as high as letters: a larger number without a unit is in pixels.
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

  /// The largest ratio of line height to font size that is likely to be meant as one.
  static var largestLikelyRatio: Double { 4 }

  /// The smallest one.
  static var smallestLikelyRatio: Double { 0.5 }
}

extension Dimension {
  /// One rem in px, for measures of a text style whose units differ.
  private static var remBase: Double { 16 }

  /// How many times `size`, a font size, goes into this length; `nil` where the units cannot be
  /// compared.
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

  /// The number before the font size, for a length that is relative to it by its unit.
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
