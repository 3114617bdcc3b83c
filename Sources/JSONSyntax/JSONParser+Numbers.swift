import Diagnostics

extension JSONParser {
  /// Reads the number at the position and appends it to the tree.
  @inline(__always)
  mutating func parseNumber() {
    var index = position
    if base[index] == .minus { index += 1 }
    let firstDigit = index
    index = source.endOfDigits(from: index)
    guard index > firstDigit, base[firstDigit] != .zero || index == firstDigit + 1 else {
      return repairNumber()
    }
    var needsRangeCheck = index - firstDigit > 308
    if index < source.count, base[index] == .period {
      index += 1
      let firstDecimal = index
      index = source.endOfDigits(from: index)
      guard index > firstDecimal else { return repairNumber() }
    }
    if index < source.count, base[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < source.count, base[index] == .plus || base[index] == .minus { index += 1 }
      let firstDigit = index
      index = source.endOfDigits(from: index)
      guard index > firstDigit else { return repairNumber() }
      needsRangeCheck = true
    }
    if index < source.count, base[index].isNumberLike { return repairNumber() }
    let start = position
    position = index
    slots.append(JSONSlot(.number, at: start, size: index - start, isMarked: false))
    if needsRangeCheck { checkRange(start) }
  }

  /// Reports the number just read from `start` if no double is near it.
  @inline(never)
  private mutating func checkRange(_ start: Int) {
    let number = UnsafeBufferPointer(rebasing: source[start..<position])
    guard !DecimalReader.value(of: number).isFinite else { return }
    if mistakes.haveRoom {
      report(.numberOutOfRange(excerpt(start, position), at: span(start, position)))
    }
    markLastSlot()
  }

  /// Reads something that was meant as a number, reports it and appends what was probably meant.
  @inline(never)
  mutating func repairNumber() {
    let start = position
    while position < source.count, base[position].isNumberLike { position += 1 }
    let written = text(start, position)
    let flaw = NumberFlaw(of: written)
    report(.malformedNumber(excerpt(start, position), flaw, at: span(start, position)))
    slots.append(JSONSlot(.number, at: start, size: position - start, isMarked: true))
    markLastSlot(number: flaw.meaning)
  }
}

/// What is wrong with a text that was meant as a number.
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
  case minusAlone
  case unknown

  /// Finds the flaw of `text`, which is not a number in JSON.
  init(of text: String) {
    let isNegative = text.hasPrefix("-")
    let body = isNegative || text.hasPrefix("+") ? String(text.dropFirst()) : text
    let sign = isNegative ? "-" : ""
    let lowered = body.lowercased()
    if text.hasPrefix("+"), NumberFlaw.isNumber(body) {
      self = .plus(body)
    } else if body.isEmpty {
      self = isNegative ? .minusAlone : .unknown
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

  /// The number that was probably meant; 0 where that is anyone's guess.
  var meaning: Double {
    switch self {
    case .leadingZero(let fixed), .plus(let fixed), .noDigitsBeforePoint(let fixed),
      .noDigitsAfterPoint(let fixed), .otherBase(let fixed), .grouping(let fixed),
      .unit(number: let fixed, unit: _):
      let value = Double(fixed) ?? 0
      return value.isFinite ? value : 0
    case .noDigitsInExponent, .notFinite, .minusAlone, .unknown: return 0
    }
  }

  /// Whether `text` is a number without a sign by JSON's grammar.
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

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first byte at or after `index` that is no decimal digit.
  @inline(__always)
  func endOfDigits(from index: Int) -> Int {
    var index = index
    while true {
      let ones: UInt64 = 0x0101_0101_0101_0101
      let values = loadWord(at: index) ^ (ones &* 0x30)
      // The lowest set bit marks a byte whose value is ten or more; only such a byte carries.
      let others = (values &+ (ones &* 0x76) | values) & (ones &* 0x80)
      if others != 0 { return index + others.trailingZeroBitCount >> 3 }
      index += 8
    }
  }
}
