extension Unicode.Scalar {
  /// The number of terminal columns that the scalar occupies: 0, 1, or 2.
  ///
  /// The width follows UAX #11 by block: wide and fullwidth characters (East Asian Width) occupy
  /// two columns, as do characters with emoji presentation by default. Terminals differ on the
  /// rest.
  var displayWidth: Int {
    if value < 0x300 { return 1 }
    if properties.isEmojiModifier { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if 0x1160...0x11FF ~= value { return 0 }  // Vowels and finals of a Hangul syllable.
    if 0x1F1E6...0x1F1FF ~= value { return 1 }  // Halves of a flag.
    if properties.isEmojiPresentation { return 2 }
    return wideBlocks.contains { $0 ~= value } ? 2 : 1
  }
}

private let wideBlocks: [ClosedRange<UInt32>] = [
  0x1100...0x115F,  // Hangul initials
  0x2E80...0x303E,  // CJK radicals, punctuation
  0x3041...0x33FF,  // Kana, Bopomofo, compatibility letters
  0x3400...0x4DBF,  // CJK extension A
  0x4E00...0xA4CF,  // CJK ideographs, Yi
  0xA960...0xA97F,  // Hangul initials, extended
  0xAC00...0xD7A3,  // Hangul syllables
  0xF900...0xFAFF,  // CJK compatibility ideographs
  0xFE10...0xFE19,  // vertical forms
  0xFE30...0xFE6F,  // CJK compatibility forms
  0xFF01...0xFF60,  // fullwidth forms
  0xFFE0...0xFFE6,  // fullwidth signs
  0x17000...0x18CFF,  // Tangut, Khitan
  0x1B000...0x1B2FF,  // Kana supplement
  0x1F200...0x1F2FF,  // enclosed ideographs
  0x20000...0x3FFFD,  // CJK extensions B and on
]
