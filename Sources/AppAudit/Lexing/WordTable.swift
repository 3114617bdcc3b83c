/// The words that a detector looks for, for a fast decision that a word isn't one of them.
struct WordTable<Word: CaseIterable & RawRepresentable & Sendable>: Sendable
where Word.RawValue == String {
  private var slots: [[(text: [UInt8], word: Word)]]

  init() {
    slots = Array(repeating: [], count: 512)
    for word in Word.allCases {
      let text = Array(word.rawValue.utf8)
      slots[text.withUnsafeBufferPointer { Self.slot(of: $0[...]) }].append((text, word))
    }
  }

  /// Returns the word with a spelling.
  func find(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Word? {
    let candidates = slots[Self.slot(of: text)]
    if candidates.isEmpty { return nil }
    return candidates.first { $0.text.elementsEqual(text) }?.word
  }

  private static func slot(of text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let (first, last) = (Int(text[text.startIndex]), Int(text[text.endIndex - 1]))
    return (first &* 31 &+ last &* 7 &+ text.count &* 67) & 511
  }
}
