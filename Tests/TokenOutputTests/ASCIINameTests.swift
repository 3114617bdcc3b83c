import TemplateEngine
import Testing
import TokenModel

@testable import TokenOutput

/// The fast paths for ASCII give the same results as the rules for all characters.
@Suite struct ASCIINameTests {
  /// All strings of up to four characters, with each class of characters that the rules
  /// distinguish.
  private static let names: [String] = {
    var names = [""]
    var last = names
    for _ in 0..<4 {
      last = last.flatMap { name in "aQz7-_ $".map { name + String($0) } }
      names += last
    }
    return names
  }()

  @Test(arguments: NameRules.Casing.allCases)
  func `ASCII names have the same form as all names`(_ casing: NameRules.Casing) {
    let words = NameWords(allowed: .xid, otherwise: "uHEX")
    var made = 0
    for name in Self.names {
      for isContinued in [false, true] {
        var buffer = OutputBuffer(capacity: 64)
        var text = name
        let isMade = text.withUTF8 {
          casing.append(ascii: $0, isContinued: isContinued, to: &buffer)
        }
        guard isMade else {
          #expect(buffer.count == 0)
          continue
        }
        made += 1
        let expected =
          casing == .asWritten
          ? words.verbatim(name) : casing.joined(words.split(name), isContinued: isContinued)
        #expect(String(decoding: buffer.bytes, as: UTF8.self) == expected, "\(name)")
      }
    }
    #expect(made > Self.names.count)
  }

  @Test func `names in other scripts use the rules for all characters`() {
    var buffer = OutputBuffer(capacity: 64)
    for casing in NameRules.Casing.allCases {
      var name = "größe"
      let isMade = name.withUTF8 { casing.append(ascii: $0, isContinued: false, to: &buffer) }
      #expect(!isMade && buffer.count == 0)
    }
  }

  @Test func `names that differ only in case have the same key in case-insensitive scopes`() {
    let names = [
      "Ab", "aB", "ab", "ÉCRAN-DE-NUIT", "Écran-de-nuit", "longer_than_8", "LONGER_THAN_8",
    ]
    var texts = TextTable()
    let handles = names.map { texts.intern($0) }
    var keys = NameKeys(texts, isCaseSensitive: false)
    let found = handles.map { keys.key(of: $0) }
    #expect(Set(found[0...2]).count == 1)
    #expect(Set(found[3...4]).count == 1)
    #expect(Set(found[5...6]).count == 1)
    #expect(Set(found).count == 3)
    var exact = NameKeys(texts, isCaseSensitive: true)
    #expect(Set(handles.map { exact.key(of: $0) }).count == names.count)
  }

  @Test func `every byte is distinguished from capital letters`() {
    for byte in UInt8(0x20)...0x7E {
      var texts = TextTable()
      // Eight bytes at a time, and one by one.
      for prefix in ["", "longname"] {
        let name = prefix + String(UnicodeScalar(byte))
        let handle = texts.intern(name)
        let small = texts.intern(name.lowercased())
        var keys = NameKeys(texts, isCaseSensitive: false)
        #expect(keys.key(of: handle) == keys.key(of: small))
        #expect((keys.key(of: handle) == Int(handle.index)) == (name == name.lowercased()))
      }
    }
  }
}
