import Testing

@testable import Workspace

@Suite struct ChangedTexts {
  private func changed(_ old: [UInt8], _ new: [UInt8]) -> [ChangedRegions.Region] {
    new.withUnsafeBytes { ChangedRegions(from: old, to: $0).regions }
  }

  private func changes(_ old: String, _ new: String) -> [String] {
    let (old, new) = (Array(old.utf8), Array(new.utf8))
    return changed(old, new).map { region in
      String(decoding: old[region.old], as: UTF8.self) + " > "
        + String(decoding: new[region.new], as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("", "", []), ("a\n", "a\n", []), ("", "a\n", [" > a\n"]), ("a\n", "", ["a\n > "]),
    ("a\nb\nc\n", "a\nX\nc\n", ["b > X"]),
    ("a: 12;\nb\n", "a: 13;\nb\n", ["2 > 3"]),
    ("a\nb\nc\n", "a\nc\n", ["b\n > "]),
    ("a\nc\n", "a\nb\nc\n", [" > b\n"]),
    ("a\nb\nc\nd\n", "A\nb\nc\nD\n", ["a > A", "d > D"]),
    ("x\n}\n}\n", "x\n}\ny\n}\n", [" > y\n"]),
    ("a\nb", "a\nb\n", [" > \n"]),
    ("1\n2\n3\n4\n", "4\n1\n2\n3\n", [" > 4\n", "4\n > "]),
  ])
  func `differences are found by line and narrowed down to bytes`(
    _ old: String,
    _ new: String,
    _ expected: [String]
  ) {
    #expect(changes(old, new) == expected)
  }

  @Test func `a change in a long text is found at its position`() {
    func lines(_ change: (Int) -> String?) -> String {
      (0..<500).compactMap { change($0) }.map { $0 + "\n" }.joined()
    }
    let text = lines { "let token\($0) = \($0)" }
    let changed = lines { $0 % 50 == 7 ? "let token\($0) = X" : "let token\($0) = \($0)" }
    #expect(
      changes(text, changed)
        == stride(from: 7, to: 500, by: 50).map { "\($0) > X" }
    )
    let shorter = lines { (100..<120).contains($0) ? nil : "let token\($0) = \($0)" }
    #expect(changes(text, shorter).count == 1)
    #expect(changes(shorter, text).count == 1)
    #expect(changes(text, "let a = 1\nlet b = 2\n" + text) == [" > let a = 1\nlet b = 2\n"])
  }

  @Test func `the texts are equal outside the changed regions`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let (old, new) = (text(&random), text(&random))
      let regions = changed(old, new)
      var rebuilt: [UInt8] = []
      var position = 0
      for region in regions {
        rebuilt += old[position..<region.old.lowerBound] + new[region.new]
        position = region.old.upperBound
      }
      rebuilt += old[position...]
      #expect(rebuilt == new)
    }
  }

  private func text(_ random: inout SystemRandomNumberGenerator) -> [UInt8] {
    (0..<Int.random(in: 0..<40, using: &random)).map { _ in
      Array("abc\n\n".utf8).randomElement(using: &random) ?? 0
    }
  }
}
