/// A number with an optional unit, such as `16px`, `1.5 rem`, `50%`, and `0.5`.
package struct Measure: Equatable {
  package let value: Double
  /// The lowercase unit; empty if there is none.
  package let unit: String

  /// Parses a measure; `nil` for any other text.
  package init?(_ text: some StringProtocol) {
    let text = text.trimmingBlanks
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    // In `1em`, the `e` belongs to the unit.
    var number = digits
    while !number.isEmpty, Double(number) == nil { number = number.dropLast() }
    guard let value = Double(number), value.isFinite else { return nil }
    let unit = text[number.endIndex...].trimmingBlanks.lowercased()
    guard unit == "%" || unit.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) else { return nil }
    self.value = value
    self.unit = unit
  }

  package init(_ value: Double, _ unit: String = "") {
    self.value = value
    self.unit = unit
  }

  /// The value of a dimension.
  ///
  /// Numbers without a unit are pixels. So are points and Android units, which other tools use for
  /// pixels.
  package var dimension: DraftValue { .measure(value, lengthUnit) }

  /// The unit of a length.
  ///
  /// Numbers without a unit are pixels.
  var lengthUnit: String { ["", "dp", "sp", "pt"].contains(unit) ? "px" : unit }

  /// The angle in degrees; `nil` if the unit isn't a unit of angles.
  var degrees: Double? {
    switch unit {
    case "deg": value
    case "turn": value * 360
    case "grad": value * 0.9
    case "rad": value * 180 / .pi
    default: nil
    }
  }

  /// The value of a duration; `nil` if the unit isn't a unit of time.
  package var duration: DraftValue? {
    ["", "ms", "s"].contains(unit) ? .measure(value, unit.isEmpty ? "ms" : unit) : nil
  }
}

extension StringProtocol {
  /// The text without white space at either end.
  package var trimmingBlanks: SubSequence {
    var rest = self[...]
    while rest.unicodeScalars.first.isPossiblyBlank, rest.first?.isWhitespace ?? false {
      rest = rest.dropFirst()
    }
    while rest.unicodeScalars.last.isPossiblyBlank, rest.last?.isWhitespace ?? false {
      rest = rest.dropLast()
    }
    return rest
  }

  /// A copy of the text without white space at either end.
  package var trimmed: String { String(trimmingBlanks) }
}

extension Unicode.Scalar? {
  /// Whether a character that begins or ends with this scalar may be white space.
  ///
  /// Looking up the properties of a character takes much longer.
  fileprivate var isPossiblyBlank: Bool {
    guard let self else { return false }
    return self.value <= 0x20 || self.value >= 0x7f
  }
}
