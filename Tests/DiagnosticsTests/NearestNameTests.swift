import Diagnostics
import Testing

@Suite struct `Closest name` {
  struct Case: CustomTestStringConvertible {
    let name: String
    let candidates: [String]
    let expected: String?
    init(_ name: String, _ candidates: [String], _ expected: String?) {
      self.name = name
      self.candidates = candidates
      self.expected = expected
    }
    var testDescription: String { "\(name) among \(candidates)" }
  }

  static let cases: [Case] = [
    Case("bleu", ["red", "blue", "green"], "blue"),
    Case("Blue", ["blues", "BLUE"], "BLUE"),
    Case("color.text.lnik", ["color.text.body", "color.text.link"], "color.text.link"),
    Case("cat", ["cut", "cot"], "cut"),
    Case("cat", ["cot", "cut"], "cot"),
    Case("cat", ["dog"], nil),
    Case("ab", ["ba"], "ba"),
    Case("a", ["b"], nil),
    Case("a", ["b", "ab"], "ab"),
    Case("abcdef", ["abxyef"], "abxyef"),
    Case("abcdef", ["axyzef"], nil),
    Case("größe", ["GRÖSSE", "grösse", "Größen"], "Größen"),
    Case("✨ab", ["✨ba"], "✨ba"),
    Case("", ["a"], nil),
    Case("abc", [], nil),
    Case("abc", ["", "abcd"], "abcd"),
  ]

  @Test(arguments: cases)
  func `the closest candidate is found, if any`(_ example: Case) {
    #expect(nearestName(to: example.name, among: example.candidates) == example.expected)
  }

  @Test func `the banded search matches the full table`() {
    var generator = LinearGenerator(state: 7)
    for _ in 0..<2000 {
      let name = generator.word()
      let candidate = generator.word()
      let distance = fullDistance(Array(name.unicodeScalars), Array(candidate.unicodeScalars))
      let near =
        distance <= max(1, name.count / 3) && distance < max(name.count, candidate.count)
      #expect(
        nearestName(to: name, among: [candidate]) == (near ? candidate : nil),
        "\(name) and \(candidate) are \(distance) apart"
      )
    }
  }

  @Test func `long names and many candidates don't take long`() {
    let long = String(repeating: "a", count: 5_000)
    #expect(nearestName(to: long, among: [long]) == nil)
    let medium = String(repeating: "ab", count: 128)
    let many = repeatElement(String(repeating: "ba", count: 128), count: 1_000_000)
    #expect(nearestName(to: medium, among: many) != nil)
  }
}

private struct LinearGenerator {
  var state: UInt64
  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
  mutating func word() -> String {
    String((0..<(1 + next(below: 9))).map { _ in ["a", "b", "c"][next(below: 3)] as Character })
  }
}

private func fullDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  var table = Array(repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
  for row in 0...first.count { table[row][0] = row }
  for column in 0...second.count { table[0][column] = column }
  for row in 1...first.count {
    for column in 1...second.count {
      let cost = first[row - 1] == second[column - 1] ? 0 : 1
      var best = min(
        table[row - 1][column] + 1,
        table[row][column - 1] + 1,
        table[row - 1][column - 1] + cost
      )
      if row > 1, column > 1, first[row - 1] == second[column - 2],
        first[row - 2] == second[column - 1]
      {
        best = min(best, table[row - 2][column - 2] + 1)
      }
      table[row][column] = best
    }
  }
  return table[first.count][second.count]
}
