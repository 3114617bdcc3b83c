internal import TokenModel

/// The names of tokens in code, for counting their uses.
package struct TokenNames: Sendable {
  /// The token with each name, by the name's hash.
  private var tokens: [UInt64: Int] = [:]
  /// The tokens with each name in a list of names, such as `textLink`, by the name's hash.
  private var listed: [UInt64: [Int]] = [:]
  /// The deprecated tokens.
  let deprecated: Set<Int>
  package let count: Int

  /// Creates an index of names.
  ///
  /// - Parameters:
  ///   - names: the names of each token in all outputs.
  ///   - paths: the paths of the tokens.
  ///   - deprecated: the indices of deprecated tokens.
  package init(_ names: [[String]], paths: [String], deprecated: Set<Int>) {
    count = names.count
    self.deprecated = deprecated
    for (index, path) in paths.enumerated() {
      listed[Self.hash(Self.listedName(path).utf8), default: []].append(index)
    }
    for (index, own) in names.enumerated() {
      for name in own {
        // A class of a style sheet begins with a period, a theme attribute with a question mark.
        let name = name.drop { $0 == "." || $0 == "?" }
        tokens[Self.hash(name.utf8)] = index
        // A member such as `color.text.link` is unambiguous after any expression.
        let parts = name.split(separator: ".")
        if parts.count > 3 {
          tokens[Self.hash(parts.dropFirst().joined(separator: ".").utf8)] = index
        }
      }
    }
  }

  /// Returns the name without the first group, as in a list of colors or text styles.
  private static func listedName(_ path: String) -> String {
    let names = path.split(separator: ".").dropFirst().flatMap { CasedWords.split($0) }
    return names.enumerated().map { index, word in
      index == 0 ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }

  /// The FNV-1a hash of a name.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(offset) { ($0 ^ UInt64($1)) &* prime }
  }

  private static let offset: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x0000_0100_0000_01B3

  /// Calls `body` with each use of a token and the UTF-8 range of its name, and `mention` with tokens
  /// that a name in a list may mean.
  ///
  /// The longest name at a place counts: `theme.color.text.link` isn't a use of `theme.color.text`.
  ///
  /// - Complexity: O(*n*) in the number of bytes, for words with a bounded number of periods.
  func forEachUse(
    in bytes: UnsafeBufferPointer<UInt8>,
    _ body: (_ token: Int, Range<Int>) -> Void,
    mention: (Int) -> Void
  ) {
    var index = 0
    while index < bytes.count {
      guard Self.isPart(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      var dots = 0
      while index < bytes.count, Self.isPart(bytes[index]) {
        if bytes[index] == UInt8(ascii: ".") { dots += 1 }
        index += 1
      }
      guard index - start > 2, dots < 32 else { continue }
      if let found = token(in: start..<index, of: bytes) {
        body(found.token, found.range)
      } else {
        forEachListed(in: start..<index, of: bytes, mention)
      }
    }
  }

  private func forEachListed(
    in word: Range<Int>,
    of bytes: UnsafeBufferPointer<UInt8>,
    _ mention: (Int) -> Void
  ) {
    var hash = Self.offset
    for index in word.lowerBound...word.upperBound {
      if index == word.upperBound || bytes[index] == UInt8(ascii: ".") {
        for token in listed[hash] ?? [] { mention(token) }
        hash = Self.offset
      } else {
        hash = (hash ^ UInt64(bytes[index])) &* Self.prime
      }
    }
  }

  private func token(in word: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>)
    -> (token: Int, range: Range<Int>)?
  {
    var start = word.lowerBound
    while start < word.upperBound {
      var hash = Self.offset
      var found: (token: Int, end: Int)?
      for index in start..<word.upperBound {
        if bytes[index] == UInt8(ascii: "."), index > start, let token = tokens[hash] {
          found = (token, index)
        }
        hash = (hash ^ UInt64(bytes[index])) &* Self.prime
      }
      if let token = tokens[hash] { return (token, start..<word.upperBound) }
      if let found { return (found.token, start..<found.end) }
      while start < word.upperBound, bytes[start] != UInt8(ascii: ".") { start += 1 }
      start += 1
    }
    return nil
  }

  /// Whether a byte can be part of a name of a token in code, style sheets, and resources.
  package static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "@"),
      UInt8(ascii: "/"):
      true
    default: byte.isWordByte
    }
  }
}
