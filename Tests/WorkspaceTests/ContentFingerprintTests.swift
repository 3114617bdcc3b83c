import Testing

@testable import Workspace

@Suite struct ContentFingerprints {
  /// Lengths on both sides of each step of the algorithm. The values are those of `xxhsum`.
  @Test(arguments: [
    (0, "ef46db3751d8e999"), (1, "d24ec4f1a98c6e5b"), (3, "ae01f066e602375b"),
    (4, "42a70d1abf84bf32"), (7, "d6e4ab2829bc82e5"), (8, "d5462e501de970f3"),
    (11, "dda0a9c5ebb99b57"), (12, "b7f8d0b471c898b5"), (31, "fe47067cda802916"),
    (32, "856e843298f99ad7"), (33, "18f3ff0c21e3b24b"), (63, "6ad86a2f6c603cc9"),
    (64, "ecdb66a0aa9322e2"), (100, "375041e8b1decfb3"), (1_000_000, "dc483aaa9b4fdc40"),
  ])
  func `repetitions of the letter a have the published hash`(_ count: Int, _ digits: String) {
    let text = [UInt8](repeating: UInt8(ascii: "a"), count: count)
    #expect(ContentFingerprint.digits(of: text) == digits)
  }

  @Test func `a text has the published hash`() {
    #expect(ContentFingerprint.digits(of: Array("abc".utf8)) == "44bc2cf5ad770999")
  }
}
