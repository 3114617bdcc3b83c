import TokenCompiler
import TokenModel

/// The annotations of each token.
///
/// Empty unless a template reads it and the output has any.
struct AnnotationTable {
  struct Entry {
    let kind: TextID
    let text: TextID
    let note: TextID?
  }

  private(set) var entries: [Entry] = []
  /// The range of each token's entries, for tokens that have any.
  private var ranges: [Int: Range<Int>] = [:]

  /// Takes the annotations of an output and adds their texts to `texts`.
  init(_ input: BindingInput, _ tokens: OutputTokens, _ texts: inout TextTable) {
    let annotations = input.settings.annotations
    guard !annotations.isEmpty, input.uses(TokenMember.annotations) else { return }
    for token in tokens.all {
      guard let own = annotations[TokenID(token)] else { continue }
      let start = entries.count
      for annotation in own {
        let note = annotation.note.map { texts.intern($0) }
        let (kind, text) = (texts.intern(annotation.kind), texts.intern(annotation.text))
        entries.append(Entry(kind: kind, text: text, note: note))
      }
      ranges[Int(token)] = start..<entries.count
    }
  }

  /// Returns the range of a token's entries.
  func ofToken(_ index: Int) -> Range<Int> { ranges[index] ?? 0..<0 }
}
