internal import TokenModel

/// The members of `TokenColorName`, which are the words of a color's path in camel case, often
/// without the first group.
///
/// They aren't names of a token in an output. A member is replaced only where it can't belong to
/// another type: `TokenColorName.textLink`, `.token(.textLink)`, `foregroundStyle(token:
/// .textLink)`, and `theme[.textLink]`.
struct LookupNames {
  /// The new member for each former one.
  private var members: [String: String] = [:]

  init(_ paths: [(old: String, new: String)]) {
    for (old, new) in paths {
      let (old, new) = (old.split(separator: "."), new.split(separator: "."))
      // In another top-level group, other colors may keep or lose theirs.
      guard old.first == new.first else { continue }
      for count in 0...1 {
        let (words, newWords) = (Self.words(old.dropFirst(count)), Self.words(new.dropFirst(count)))
        guard let words, let newWords else { continue }
        members[Self.lowerCamel(words)] = Self.lowerCamel(newWords)
        members[words.joined()] = newWords.joined()
      }
    }
  }

  /// Returns the capitalized words of names; `nil` if a number follows another one, which is
  /// separated in another way.
  private static func words(_ names: ArraySlice<Substring>) -> [String]? {
    let words = names.flatMap { CasedWords.split($0) }.map { word in
      word.prefix(1).uppercased() + word.dropFirst().lowercased()
    }
    let areNumbersApart = zip(words, words.dropFirst()).allSatisfy { first, second in
      !(first.last?.isNumber ?? false) || !(second.first?.isNumber ?? false)
    }
    return words.isEmpty || !areNumbersApart ? nil : words
  }

  private static func lowerCamel(_ words: [String]) -> String {
    words[0].lowercased() + words.dropFirst().joined()
  }

  /// Returns the range of a member in a word such as `TokenColorName.textLink.color`, and the new
  /// member.
  func replacement(of word: Range<Int>, in bytes: [UInt8]) -> (range: Range<Int>, text: String)? {
    let names = bytes[word].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let index: Int?
    if names.first?.isEmpty == true {
      index = isImplicit(at: word.lowerBound, in: bytes) ? 1 : nil
    } else {
      index = names.firstIndex { $0.elementsEqual("TokenColorName".utf8) }.map { $0 + 1 }
    }
    guard let index, index < names.count,
      let new = members[String(decoding: names[index], as: UTF8.self)]
    else { return nil }
    return (names[index].indices, new)
  }

  /// Whether a `TokenColorName` is expected before `.textLink`.
  private func isImplicit(at start: Int, in bytes: [UInt8]) -> Bool {
    let line =
      bytes[..<start].suffix(200).split(
        separator: UInt8(ascii: "\n"),
        omittingEmptySubsequences: false
      ).last ?? []
    return line.ends(with: ".token(") || line.ends(with: "(token: ") || line.ends(with: "heme[")
      || line.ends(with: ")[") && String(decoding: line, as: UTF8.self).contains("TokenTheme(")
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
