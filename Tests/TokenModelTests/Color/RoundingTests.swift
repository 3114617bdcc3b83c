import Testing
import TokenModel

@Suite struct `Rounding to digits` {
  @Test(arguments: [
    (0.36441, 4, 0.3644), (0.36445, 4, 0.3645), (-0.36445, 4, -0.3645), (0.99995, 4, 1),
    (0.00004, 4, 0), (1.5, 0, 2), (2.5, 0, 3), (0.1 + 0.2, 10, 0.3), (-0.00004, 4, 0), (0, 4, 0),
    (359.99999, 4, 360), (1e300, 10, 1e300), (-1e300, 10, -1e300),
  ])
  func `numbers are rounded to the given number of digits`(
    _ number: Double,
    _ digits: Int,
    _ expected: Double
  ) {
    #expect(number.rounded(toDigits: digits) == expected)
  }

  @Test func `the last bits of a half don't matter`() {
    for step in 0..<10_000 {
      let half = (Double(step) + 0.5) / 10_000
      let expected = (Double(step) + 1) / 10_000
      for number in [half.nextDown.nextDown, half.nextDown, half, half.nextUp] {
        #expect(number.rounded(toDigits: 4) == expected)
      }
    }
  }

  @Test func `rounding is idempotent`() {
    var generator = SeededGenerator(state: 901)
    for _ in 0..<10_000 {
      let number = Double.random(in: -400...400, using: &generator).rounded(toDigits: 4)
      #expect(number.rounded(toDigits: 4) == number)
      #expect("\(number)".split(separator: ".")[1].count <= 4)
    }
  }

  @Test func `infinity and NaN are unchanged`() {
    #expect(Double.infinity.rounded(toDigits: 4) == .infinity)
    #expect(Double.nan.rounded(toDigits: 4).isNaN)
    #expect((-0.0).rounded(toDigits: 4).sign == .plus)
  }
}
