import JSONSyntax
import Testing

@Suite struct `Numbers` {
  private func value(of text: String) -> Double? {
    let reading = Reading(text)
    guard reading.diagnostics.isEmpty, let root = reading.tree.root else { return nil }
    return reading.tree.number(root)
  }

  private func shortest(_ value: Double) -> String {
    var bytes: [UInt8] = []
    appendShortest(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "0", "-0", "0.0", "1", "0.1", "0.3", "1.1", "123.456", "9007199254740991", "9007199254740992",
    "9007199254740993", "9007199254740993.0000", "18446744073709551615", "18446744073709551616",
    "36893488147419103232", "1844674407370955161600000", "0.18446744073709551616", "1e22", "1e23",
    "8.5e22", "1e19", "12345678901234567890e3", "1e-19", "1e-20", "1e-22",
    "2.2250738585072014e-308",
    "2.2250738585072011e-308", "4.9406564584124654e-324", "2.4703282292062327e-324",
    "2.4703282292062328e-324", "1.7976931348623157e308", "1.7976931348623158e308", "1e-400",
    "0.5411764705882353", "0.00000000000000000000000000000000000000000000000001",
    "100000000000000000000000000000000000000000000000000", "7.2057594037927933e16",
    "7205759403792793199999e-5", "0.500000000000000166533453693773481063544750213623046875",
    "3.5177480854868000e-11", "6929495644600919.5", "0e400", "0.0e-400", "1e00000000000000000001",
  ])
  func `numbers are rounded to the nearest double`(text: String) throws {
    let expected = try #require(Double(text))
    #expect(value(of: text)?.bitPattern == expected.bitPattern)
    #expect(value(of: "-" + text)?.bitPattern == (-expected).bitPattern || text.hasPrefix("-"))
  }

  @Test func `numbers of any length and exponent are rounded as by the standard library`() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<50_000 {
      let text = generator.number()
      if value(of: text)?.bitPattern != Double(text)?.bitPattern {
        Issue.record("\(text) was read as \(String(describing: value(of: text)))")
      }
    }
  }

  @Test func `numbers halfway between two doubles are rounded to even`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<5000 {
      // A 54-bit integer whose lowest bit is set is halfway between two doubles.
      let middle = UInt64.random(in: 1 << 53..<1 << 54, using: &generator) | 1
      for text in [
        "\(middle)", "\(middle).0", "\(middle)0e-1", "\(middle).000001", "\(middle - 1).9",
      ] {
        #expect(value(of: text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
      }
    }
  }

  @Test func `numbers with any bit pattern survive a round trip`() {
    var generator = SeededGenerator(seed: 6)
    for index in 0..<50_000 {
      var number = Double(bitPattern: generator.next())
      if index % 2 == 0 {
        number = Double(Int.random(in: -99_999...99_999, using: &generator)) / 10_000
      }
      guard number.isFinite else { continue }
      let text = shortest(number)
      let description = number.description.filter(\.isNumber).drop { $0 == "0" }
      if value(of: text) != number { Issue.record("\(number) was written as \(text)") }
      // Not longer than the shortest digits in the standard library.
      let digits = text.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }
      if digits.count > description.count, abs(number) < 1e15 {
        Issue.record("\(number) was written as \(text)")
      }
    }
  }

  static let texts: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (10, "10"), (0.5, "0.5"), (-0.25, "-0.25"),
    (0.1, "0.1"), (1.1, "1.1"), (123.456, "123.456"), (100, "100"), (0.001, "0.001"),
    (0.1 + 0.2, "0.30000000000000004"), (1.0 / 3, "0.3333333333333333"),
    (2.0 / 3, "0.6666666666666666"), (28.0 / 24, "1.1666666666666667"),
    (999_999.999_999_999, "999999.999999999"), (1e15, "1000000000000000"),
    (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
    (123_456_789_012_345_683_968, "123456789012345680000"), (1e20, "100000000000000000000"),
    (1e21, "1e+21"), (1.5e21, "1.5e+21"), (1e-6, "0.000001"), (1.5e-6, "0.0000015"),
    (1e-7, "1e-7"), (1.25e-7, "1.25e-7"), (.leastNonzeroMagnitude, "5e-324"),
    (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
    (.leastNormalMagnitude, "2.2250738585072014e-308"), (.infinity, "null"), (.nan, "null"),
  ]

  @Test(arguments: texts)
  func `numbers are written as in ECMAScript`(number: Double, text: String) {
    #expect(shortest(number) == text)
  }
}
