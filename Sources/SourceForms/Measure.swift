import JSONSyntax

/// A number with the unit behind it, as in `16px`, `1.5 rem`, `50%` and `0.5`.
struct Measure: Equatable {
  let value: Double
  /// The unit in lower case; empty if there is none.
  let unit: String

  /// Reads a measure; `nil` for any other text.
  init?(_ text: some StringProtocol) {
    let text = text.trimmingBlanks
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    // `1em`: the `e` belongs to the unit.
    var number = digits
    while !number.isEmpty, Double(number) == nil { number = number.dropLast() }
    guard let value = Double(number), value.isFinite else { return nil }
    let unit = text[number.endIndex...].trimmingBlanks.lowercased()
    guard unit == "%" || unit.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) else { return nil }
    self.value = value
    self.unit = unit
  }

  init(_ value: Double, _ unit: String = "") {
    self.value = value
    self.unit = unit
  }

  /// The value of a dimension.
  ///
  /// Numbers without a unit are pixels, and so are points and Android's units, which other tools write
  /// for them.
  var dimension: String {
    let name = ["", "dp", "sp", "pt"].contains(unit) ? "px" : unit
    return "{ \"value\": \(value.inJSON), \"unit\": \"\(name)\" }"
  }

  /// The value of a duration; `nil` for a unit that is not one of time.
  var duration: String? {
    guard ["", "ms", "s"].contains(unit) else { return nil }
    return "{ \"value\": \(value.inJSON), \"unit\": \"\(unit.isEmpty ? "ms" : unit)\" }"
  }
}

extension StringProtocol {
  /// The text without spaces at both ends.
  package var trimmingBlanks: SubSequence {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return rest
  }
}
