/// The reason a number-like text isn't valid in JSON.
enum NumberFlaw: Equatable {
  case leadingZero(String)
  case plus(String)
  case noDigitsBeforePoint(String)
  case noDigitsAfterPoint(String)
  case noDigitsInExponent
  case notFinite
  case otherBase(String)
  case grouping(String)
  case unit(number: String, unit: String)
  case minusAlone(beforeDigits: String)
  case unknown

  /// Determines the flaw of `text`, which isn't a JSON number.
  init(of text: String) {
    let isNegative = text.hasPrefix("-")
    let body = isNegative || text.hasPrefix("+") ? String(text.dropFirst()) : text
    let sign = isNegative ? "-" : ""
    let lowered = body.lowercased()
    if text.hasPrefix("+"), NumberFlaw.isNumber(body) {
      self = .plus(body)
    } else if isNegative, body.isEmpty || body.hasPrefix(" ") {
      self = .minusAlone(beforeDigits: String(body.drop { $0 == " " }))
    } else if ["nan", "inf", "infinity"].contains(lowered) {
      self = .notFinite
    } else if let integer = NumberFlaw.integerInOtherBase(lowered) {
      self = .otherBase(sign + String(integer))
    } else if body.hasPrefix("."), NumberFlaw.isNumber("0" + body) {
      self = .noDigitsBeforePoint(sign + "0" + body)
    } else if let fixed = NumberFlaw.withDigitAfterPoint(body) {
      self = .noDigitsAfterPoint(sign + fixed)
    } else if body.hasPrefix("0"), let fixed = NumberFlaw.withoutLeadingZeros(body) {
      self = .leadingZero(sign + fixed)
    } else if body.contains("_"), NumberFlaw.isNumber(body.filter { $0 != "_" }) {
      self = .grouping(sign + body.filter { $0 != "_" })
    } else if lowered.hasSuffix("e") || lowered.hasSuffix("e-") || lowered.hasSuffix("e+") {
      self = .noDigitsInExponent
    } else if let (number, unit) = NumberFlaw.numberAndUnit(body) {
      self = .unit(number: sign + number, unit: unit)
    } else {
      self = .unknown
    }
  }

  /// The number that was probably meant; 0 if there's no telling.
  var meaning: Double {
    let text =
      switch self {
      case .leadingZero(let fixed), .plus(let fixed), .noDigitsBeforePoint(let fixed),
        .noDigitsAfterPoint(let fixed), .otherBase(let fixed), .grouping(let fixed),
        .unit(number: let fixed, unit: _):
        fixed
      case .minusAlone(let digits): digits.isEmpty ? "0" : "-" + digits
      case .noDigitsInExponent, .notFinite, .unknown: "0"
      }
    guard let value = Double(text), value.isFinite else { return 0 }
    return value
  }

  /// Whether `text` is an unsigned number in JSON's grammar.
  private static func isNumber(_ text: String) -> Bool {
    var bytes = Array(text.utf8)
    bytes.append(0)
    return bytes.withUnsafeBufferPointer { source in
      var index = 0
      func passDigits() -> Bool {
        let start = index
        while source[index].isDigit { index += 1 }
        return index > start
      }
      guard passDigits(), source[0] != .zero || index == 1 else { return false }
      if source[index] == .period {
        index += 1
        guard passDigits() else { return false }
      }
      if source[index] | 0x20 == UInt8(ascii: "e") {
        index += 1
        if source[index] == .plus || source[index] == .minus { index += 1 }
        guard passDigits() else { return false }
      }
      return index == source.count - 1
    }
  }

  private static func integerInOtherBase(_ lowered: String) -> UInt64? {
    let bases: [(String, Int)] = [("0x", 16), ("0o", 8), ("0b", 2)]
    for (prefix, radix) in bases where lowered.hasPrefix(prefix) {
      return UInt64(lowered.dropFirst(2), radix: radix)
    }
    return nil
  }

  private static func withDigitAfterPoint(_ body: String) -> String? {
    guard let point = body.firstIndex(of: ".") else { return nil }
    let after = body.index(after: point)
    if after < body.endIndex, body[after].isNumber { return nil }
    let fixed = body[..<after] + "0" + body[after...]
    return isNumber(String(fixed)) ? String(fixed) : nil
  }

  private static func withoutLeadingZeros(_ body: String) -> String? {
    let rest = body.drop { $0 == "0" }
    let fixed = rest.first?.isNumber == true ? String(rest) : "0" + rest
    return isNumber(fixed) ? fixed : nil
  }

  private static func numberAndUnit(_ body: String) -> (String, String)? {
    let number = body.prefix { $0.isNumber || $0 == "." }
    guard isNumber(String(number)) else { return nil }
    let unit = body[number.endIndex...]
    guard unit.allSatisfy({ $0.isLetter || $0 == "%" }) else { return nil }
    return (String(number), String(unit))
  }
}
