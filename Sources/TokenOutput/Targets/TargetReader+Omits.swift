import JSONSyntax

extension TargetReader {
  /// Reads what is left out, although a template reads it: `true` for a member as a whole, or some of
  /// its words.
  mutating func omits(_ member: TypedReader.Member) -> TokenTraits {
    var omits = TokenTraits()
    let known = TokenTrait.Member.allCases.map(\.name)
    for entry in reader.members(of: member.value, at: member.path, known: known) {
      guard let trait = TokenTrait.Member.allCases.first(where: { $0.name == entry.name }) else {
        continue
      }
      guard !trait.words.isEmpty, reader.tree.kind(entry.value) == .array else {
        if reader.boolean(entry) == true { omits.formUnion(TokenTraits(trait)) }
        continue
      }
      for node in reader.tree.elements(of: entry.value) {
        guard let word = reader.word(node, at: entry.path, among: trait.words),
          let place = trait.words.firstIndex(of: word)
        else { continue }
        omits.formUnion(TokenTraits(trait, word: place))
      }
    }
    return omits
  }
}
