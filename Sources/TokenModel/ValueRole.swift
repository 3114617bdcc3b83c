/// The purpose of a number, which determines the allowed range.
///
/// All ranges are declared here. The compiler checks values against them, the templates of the
/// runtime readers print them, and a test compares `templates/tokens.schema.json` with them. If
/// several roles apply to a number, the strictest one limits it.
package enum ValueRole: UInt8, Hashable, Sendable, CaseIterable {
  // Roles that follow from the token type.
  case number, integer, length, duration, fontWeight
  // Properties of composite values.
  case borderWidth, dash, blur, delay, fontSize, lineHeight, position, curveTime
  // Fields of components.
  case cornerRadius, extent, padding, opacity, lineCount

  /// The name of the role in generated code.
  package var name: String { Self.names[Int(rawValue)] }

  // Written out, because describing a case takes longer than rendering a small file.
  private static let names = [
    "number", "integer", "length", "duration", "fontWeight",
    "borderWidth", "dash", "blur", "delay", "fontSize", "lineHeight", "position", "curveTime",
    "cornerRadius", "extent", "padding", "opacity", "lineCount",
  ]

  /// The allowed numbers.
  package var range: ValueRange {
    switch self {
    case .number, .length, .delay: .any
    case .integer: ValueRange(-2_147_483_647...2_147_483_647, isWhole: true)
    case .duration, .borderWidth, .dash, .blur, .fontSize, .lineHeight, .cornerRadius, .extent,
      .padding:
      .nonnegative
    case .fontWeight: ValueRange(1...1000)
    case .position, .curveTime, .opacity: ValueRange(0...1)
    case .lineCount: ValueRange(0...2_147_483_647, isWhole: true)
    }
  }

  /// Returns the role of the numbers in tokens of a type; `nil` if the values aren't numbers.
  package init?(_ type: TokenType) {
    switch type {
    case .number: self = .number
    case .dimension: self = .length
    case .duration: self = .duration
    case .fontWeight: self = .fontWeight
    case .color, .fontFamily, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient,
      .typography, .constant:
      return nil
    }
  }

  /// Returns the role of a component's field; `nil` if its name doesn't imply one.
  ///
  /// The last word determines the role, ignoring a state: `opacityDisabled` is an opacity, but
  /// `opacityShift` can be any number.
  package init?(field name: String) {
    var words = name.words
    if let last = words.last, ComponentState(word: last) != nil { words.removeLast() }
    // Any offset can be negative.
    guard let last = words.last, !words.contains("offset") else { return nil }
    switch last {
    case "radius": self = .cornerRadius
    case "opacity": self = .opacity
    case "width", "height", "size": self = .extent
    case "lines": self = .lineCount
    case _ where words[0] == "padding" || words == ["content", "insets"]: self = .padding
    default: return nil
    }
  }
}

/// The range of numbers allowed for a value.
package struct ValueRange: Hashable, Sendable {
  /// The smallest and the largest allowed number.
  package let bounds: ClosedRange<Double>
  /// Whether only whole numbers are allowed.
  package let isWhole: Bool

  init(_ bounds: ClosedRange<Double>, isWhole: Bool = false) {
    self.bounds = bounds
    self.isWhole = isWhole
  }

  /// The largest number that platforms with single precision, such as Android, can represent.
  package static let limit = Double(Float.greatestFiniteMagnitude)

  /// The maximum number of layers in a shadow, stops in a gradient, dashes in a stroke style, and
  /// fonts in a font family.
  ///
  /// Each one takes time to draw, so a runtime reader must limit them.
  package static let elementLimit = 100

  static let any = ValueRange(-limit...limit)
  static let nonnegative = ValueRange(0...limit)

  package func contains(_ number: Double) -> Bool {
    bounds.contains(number) && (!isWhole || number.rounded() == number)
  }

  /// Returns `number` clamped to the bounds.
  ///
  /// Fractions aren't rounded.
  package func clamp(_ number: Double) -> Double {
    min(max(number, bounds.lowerBound), bounds.upperBound)
  }

  /// Whether this range allows fewer numbers than `other`.
  package func isStricter(than other: ValueRange) -> Bool {
    let width = bounds.upperBound - bounds.lowerBound
    let otherWidth = other.bounds.upperBound - other.bounds.lowerBound
    return width < otherWidth || (width == otherWidth && isWhole && !other.isWhole)
  }
}

extension ValueRange: CustomStringConvertible {
  /// The range as worded in diagnostics, such as `a number from 0 to 1`.
  package var description: String {
    let noun = isWhole ? "a whole number" : "a number"
    if bounds.upperBound < 1e9 {
      return "\(noun) from \(Int(bounds.lowerBound)) to \(Int(bounds.upperBound))"
    }
    if bounds.lowerBound == 0 { return "\(noun) that isn't negative" }
    return isWhole ? "\(noun) of at most 32 bits" : "\(noun) of at most 3.4e38"
  }
}

extension String {
  /// The lowercased words of a name in camel case or with separators.
  fileprivate var words: [String] {
    var words: [String] = []
    var isInside = false
    for character in self {
      if !character.isLetter && !character.isNumber {
        isInside = false
      } else if isInside, !character.isUppercase {
        words[words.count - 1].append(character.lowercased())
      } else {
        words.append(character.lowercased())
        isInside = true
      }
    }
    return words
  }
}
