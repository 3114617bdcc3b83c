import JSONSyntax

extension TargetReader {
  /// Returns the traits to omit although templates read them.
  ///
  /// Each value is `true` for a whole member or a list of words of the member.
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
