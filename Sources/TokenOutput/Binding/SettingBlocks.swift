import TokenCompiler
import TokenModel

/// Settings under construction.
struct SettingBlocks {
  /// A setting.
  struct Block {
    let modifiers: ModifierSet
    let contexts: [Modifier.ContextIndex]
    let carriers: ModifierSet
    var tokens: [UInt32]
  }

  private var blocks: [Block] = []
  private var table = SlotTable()

  /// Returns the block for a combination of contexts, adding it if necessary.
  mutating func index(
    of modifiers: ModifierSet,
    _ contexts: ArraySlice<Modifier.ContextIndex>,
    carriers: ModifierSet = []
  ) -> Int {
    var hasher = ContentHasher.forTable()
    hasher.mix(modifiers.rawValue)
    hasher.mix(carriers.rawValue)
    for context in contexts { hasher.mix(UInt64(context)) }
    let known = table.find(hasher.state) { index in
      blocks[index].modifiers == modifiers && blocks[index].carriers == carriers
        && blocks[index].contexts.elementsEqual(contexts)
    }
    if let known { return known }
    table.insert(hasher.state, blocks.count)
    blocks.append(
      Block(modifiers: modifiers, contexts: Array(contexts), carriers: carriers, tokens: [])
    )
    return blocks.count - 1
  }

  mutating func add(_ token: UInt32, to block: Int) {
    blocks[block].tokens.append(token)
  }

  /// Returns the blocks that contain tokens, starting with those of the fewest modifiers.
  ///
  /// Blocks with the same modifiers and carriers are in the order of their contexts, or of
  /// insertion if `byContexts` is `false`.
  func sorted(byContexts: Bool = true) -> [Block] {
    blocks.enumerated().filter { !$0.element.tokens.isEmpty }.sorted { one, other in
      let (first, second) = (one.element, other.element)
      if first.modifiers.count != second.modifiers.count {
        return first.modifiers.count < second.modifiers.count
      }
      if first.modifiers != second.modifiers {
        return first.modifiers.indices.lexicographicallyPrecedes(second.modifiers.indices)
      }
      if first.carriers != second.carriers {
        return first.carriers.indices.lexicographicallyPrecedes(second.carriers.indices)
      }
      guard byContexts, first.contexts != second.contexts else {
        return one.offset < other.offset
      }
      return first.contexts.lexicographicallyPrecedes(second.contexts)
    }.map(\.element)
  }
}
