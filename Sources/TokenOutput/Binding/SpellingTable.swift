import TokenCompiler
import TokenModel

/// How code that uses the other outputs of a run writes each token, if a template asks for it.
struct SpellingTable {
  /// One way to write a token.
  struct Entry: Hashable {
    let target: TextID
    let text: TextID
    let note: TextID?
  }

  private(set) var entries: [Entry] = []
  /// The entries of each token; empty if nothing asks for them.
  private var ranges: [Range<Int>] = []

  init() {}

  /// Makes a table of the entries of each token, each once.
  ///
  /// - Complexity: O(entries), if no token has many.
  init(_ spellings: [[Entry]]) {
    for spelling in spellings {
      let start = entries.count
      for entry in spelling where !entries[start...].contains(entry) { entries.append(entry) }
      ranges.append(start..<entries.count)
    }
  }

  /// The indices of the entries of a token.
  func ofToken(_ index: Int) -> Range<Int> {
    ranges.isEmpty ? 0..<0 : ranges[index]
  }
}

extension Binder {
  /// Finds how code that uses the other outputs of the run writes the tokens, if a template asks for it.
  mutating func bindSpellings() {
    guard uses(TokenMember.spellings) else { return }
    var spellings = [[SpellingTable.Entry]](repeating: [], count: ir.tokens.count)
    for companion in output.settings.companions {
      guard
        let found = OutputSpellings(output.source, for: companion.target, companion.request),
        found.hasRules
      else { continue }
      let target = output.names.texts.intern(found.target)
      for token in output.tokens {
        for spelling in found[TokenID(token)] ?? [] {
          let text = output.names.texts.intern(spelling.text)
          let note = spelling.note.map { output.names.texts.intern($0) }
          spellings[Int(token)].append(SpellingTable.Entry(target: target, text: text, note: note))
        }
      }
    }
    output.spellings = SpellingTable(spellings)
  }
}
