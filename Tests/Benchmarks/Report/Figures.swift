/// Formats numbers for people.
enum Figures {
  /// Returns an integer with thousands separators.
  static func grouped(_ number: Int) -> String {
    var text = ""
    for (place, digit) in String(number.magnitude).reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return (number < 0 ? "-" : "") + String(text.reversed())
  }

  static func percent(_ ratio: Double) -> String { "\(Int((ratio * 100).rounded())) %" }

  /// Returns `value` with `digits` decimal places.
  static func fixed(_ value: Double, _ digits: Int) -> String {
    let factor = (0..<digits).reduce(1.0) { number, _ in number * 10 }
    let scaled = Int((value.magnitude * factor).rounded())
    guard digits > 0 else { return "\(value < 0 ? "-" : "")\(scaled)" }
    let (whole, part) = scaled.quotientAndRemainder(dividingBy: Int(factor))
    let rest = String(part)
    let zeros = String(repeating: "0", count: digits - rest.count)
    return "\(value < 0 ? "-" : "")\(whole).\(zeros)\(rest)"
  }
}
