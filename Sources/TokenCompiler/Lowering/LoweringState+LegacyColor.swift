import Diagnostics
import JSONSyntax
import TokenModel

/// Colors in the forms of earlier drafts.
extension LoweringState {
  /// Reads `#rgb`, `#rgba`, `#rrggbb`, or `#rrggbbaa`.
  mutating func lowerHexadecimalColor(_ node: JSONNode, in source: ValueSource) -> Recipe {
    guard let color = source.withText(node, { Color(hexadecimal: $0) }) else {
      report(.colorString(source, node), at: node, in: source)
      return .invalid
    }
    appendUnlessRepaired(.legacyColor(color, source, node), at: node, in: source)
    return .literal(values.intern(color))
  }

  /// Returns the components of a color without `components`: those of `hex`, or else `none` for
  /// each.
  mutating func componentsForMissing(
    _ hex: Part<Color.HexFallback>?,
    _ hexNode: JSONNode?,
    _ space: Part<ColorSpace>?,
    of node: JSONNode,
    in source: ValueSource
  ) -> Part<ReadComponents> {
    var known: ColorSpace?
    switch space {
    case .deferred: return .deferred
    case .invalid: return .invalid
    case .value(let space): known = space
    case nil: break
    }
    switch hex {
    case .deferred: return .deferred
    case .invalid: return .invalid
    case .value(let hex):
      guard let hexNode else { return .invalid }
      guard known == nil || known == .srgb else {
        diagnostics.append(.missingMembers(.color, ["components"], source, node))
        return .invalid
      }
      diagnostics.append(.hexWithoutComponents(hex, source, hexNode))
      return .value(ReadComponents(values: hex.components))
    case nil:
      guard known != nil else {
        diagnostics.append(.missingMembers(.color, ["colorSpace", "components"], source, node))
        return .invalid
      }
      diagnostics.append(.colorWithoutComponents(source, node))
      return .value(ReadComponents(missing: 0b111))
    }
  }
}

extension Color.HexFallback {
  /// Creates a fallback from `#` and six hexadecimal digits.
  init?(text: UnsafeBufferPointer<UInt8>) {
    guard text.count == 7, text[0] == UInt8(ascii: "#") else { return nil }
    self.init(rgb: 0)
    for index in 0..<6 {
      let byte = text[index + 1]
      guard let digit = byte.hexadecimalValue else { return nil }
      rgb = rgb << 4 | UInt32(digit)
      if (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(byte) { uppercase |= 1 << UInt8(index) }
    }
  }

  /// Creates a fallback from `#` and three hexadecimal digits, each of which is doubled.
  init?(shortText text: UnsafeBufferPointer<UInt8>) {
    guard text.count == 4 else { return nil }
    let long = [text[0]] + text.dropFirst().flatMap { [$0, $0] }
    guard let hex = long.withUnsafeBufferPointer({ Self(text: $0) }) else { return nil }
    self = hex
  }

  /// `#` and the six digits, with the source's uppercase and lowercase letters.
  var text: String {
    let digits = String(rgb | 1 << 24, radix: 16).dropFirst().enumerated()
    return "#"
      + digits.map { index, digit in
        uppercase & 1 << UInt8(index) == 0 ? "\(digit)" : digit.uppercased()
      }.joined()
  }

  /// Red, green, and blue, from 0 to 1.
  var components: SIMD3<Double> {
    SIMD3(Double(rgb >> 16 & 0xFF), Double(rgb >> 8 & 0xFF), Double(rgb & 0xFF)) / 255
  }
}

extension Double {
  /// The number rounded to four fractional digits, for suggested edits.
  var shortened: Double {
    (self * 10_000).rounded() / 10_000
  }
}
