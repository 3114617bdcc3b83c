import JSONSyntax

/// A lexical element of JSON: a bracket, a separator, a string, a number, or a name.
struct JSONWord: Equatable {
  enum Kind {
    case open, close, comma, colon, string
    /// A number, `true`, `false`, or `null`.
    case scalar
  }

  let kind: Kind
  /// The source text.
  let text: ArraySlice<UInt8>

  /// Splits a text without syntax errors or comments into words.
  static func words(of text: ArraySlice<UInt8>) -> [JSONWord] {
    var words: [JSONWord] = []
    var index = text.startIndex
    while index < text.endIndex {
      guard !text[index].isJSONSpace else {
        index += 1
        continue
      }
      let kind = Kind(firstByte: text[index])
      let end = end(of: kind, at: index, in: text)
      words.append(JSONWord(kind: kind, text: text[index..<end]))
      index = end
    }
    return words
  }

  private static func end(of kind: Kind, at start: Int, in text: ArraySlice<UInt8>) -> Int {
    var index = start + 1
    switch kind {
    case .open, .close, .comma, .colon: break
    case .string:
      while index < text.endIndex, text[index] != UInt8(ascii: "\"") {
        index += text[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index + 1, text.endIndex)
    case .scalar:
      while index < text.endIndex, !text[index].isJSONSpace,
        Kind(firstByte: text[index]) == .scalar
      {
        index += 1
      }
    }
    return index
  }

  /// Whether both words are equivalent, such as `1.50` and `1.5`.
  func isSame(as other: JSONWord) -> Bool {
    guard kind == other.kind else { return false }
    guard text != other.text, kind == .scalar else { return text == other.text }
    guard let number else { return false }
    return number == other.number
  }

  /// Returns the difference between two texts, without their common prefix and suffix.
  ///
  /// If possible, the difference contains either both brackets of a container or neither.
  ///
  /// - Returns: the number of words in the common prefix, and the words that differ.
  static func difference(
    _ old: [JSONWord],
    _ new: [JSONWord]
  ) -> (common: Int, old: ArraySlice<JSONWord>, new: ArraySlice<JSONWord>) {
    let common = zip(old, new).prefix { $0.isSame(as: $1) }.count
    let rest = (old: old[common...], new: new[common...])
    let end = zip(rest.old.reversed(), rest.new.reversed()).prefix { $0.isSame(as: $1) }.count
    let middle = (old: rest.old.dropLast(end), new: rest.new.dropLast(end))
    if isBalanced(middle.old), isBalanced(middle.new) { return (common, middle.old, middle.new) }
    for start in (max(0, common - 64)...common).reversed()
    where isBalanced(old[start...]) && isBalanced(new[start...]) {
      return (start, old[start...], new[start...])
    }
    return (common, rest.old, rest.new)
  }

  private static func isBalanced(_ words: ArraySlice<JSONWord>) -> Bool {
    words.isBalanced(opening: { $0.kind == .open }, closing: { $0.kind == .close })
  }

  private var number: Double? { Double(String(decoding: text, as: UTF8.self)) }
}

extension Sequence {
  /// Whether each opening bracket has a closing bracket after it.
  func isBalanced(opening isOpen: (Element) -> Bool, closing isClose: (Element) -> Bool) -> Bool {
    var depth = 0
    for element in self {
      if isOpen(element) { depth += 1 }
      if isClose(element) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}

extension JSONWord.Kind {
  fileprivate init(firstByte byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): self = .open
    case UInt8(ascii: "}"), UInt8(ascii: "]"): self = .close
    case UInt8(ascii: ","): self = .comma
    case UInt8(ascii: ":"): self = .colon
    case UInt8(ascii: "\""): self = .string
    default: self = .scalar
    }
  }
}
