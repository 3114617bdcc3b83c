/// The words of a name in any case: `bgColor`, `bg-color`, and `BG_COLOR` have two words.
package enum CasedWords {
  /// Returns the words as written.
  package static func split(_ name: some StringProtocol) -> [Substring] {
    let name = Substring(name)
    var words: [Substring] = []
    var start = name.startIndex
    var previous: Character?
    for index in name.indices {
      let character = name[index]
      let isSeparator = "-_ .".contains(character)
      let isNext = previous.map { $0.isLowercase && character.isUppercase } ?? false
      if isSeparator || isNext {
        if start < index { words.append(name[start..<index]) }
        start = isSeparator ? name.index(after: index) : index
      }
      previous = character
    }
    if start < name.endIndex { words.append(name[start...]) }
    return words
  }
}
