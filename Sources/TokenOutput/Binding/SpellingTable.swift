import TokenCompiler
import TokenModel

/// The spelling of each token in code that uses the run's other outputs.
///
/// Empty unless a template reads it.
struct SpellingTable {
  /// A spelling of a token.
  struct Entry: Hashable {
    let target: TextID
    let text: TextID
    let note: TextID?
  }

  private(set) var entries: [Entry] = []
  /// The range of each token's entries; empty unless a template reads them.
  private var ranges: [Range<Int>] = []

  /// Finds the spellings in the run's other outputs and adds their texts to `texts`.
  ///
  /// - Complexity: O(entries), if each token has only a few.
  init(_ input: BindingInput, _ tokens: OutputTokens, _ texts: inout TextTable) {
    guard input.uses(TokenMember.spellings) else { return }
    var spellings = [[Entry]](repeating: [], count: input.ir.tokens.count)
    for companion in input.settings.companions {
      guard
        let found = OutputSpellings(input.source, for: companion.target, companion.request),
        found.hasRules
      else { continue }
      let target = texts.intern(found.target)
      for token in tokens.all {
        for spelling in found[TokenID(token)] ?? [] {
          let text = texts.intern(spelling.text)
          let note = spelling.note.map { texts.intern($0) }
          spellings[Int(token)].append(Entry(target: target, text: text, note: note))
        }
      }
    }
    for spelling in spellings {
      let start = entries.count
      for entry in spelling where !entries[start...].contains(entry) { entries.append(entry) }
      ranges.append(start..<entries.count)
    }
  }

  /// Returns the range of a token's entries.
  func ofToken(_ index: Int) -> Range<Int> {
    ranges.isEmpty ? 0..<0 : ranges[index]
  }
}
