import TokenCompiler
import TokenModel

extension NameBinder {
  /// Generates the identifiers of constants, and of the words in constants whose values are words.
  mutating func nameConstants(_ naming: inout Naming) {
    guard !tokens.constants.isEmpty else { return }
    names.constants = [TextID](repeating: .empty, count: ir.constants.count)
    names.constantTypes = names.constants
    for token in tokens.constants.lazy.map(Int.init) {
      let path = ir.tokens[token].path
      let segment = ir.paths.name(of: path)
      let own = naming.maker.standalone(naming.tokenName(path, segment))
      var whole = own
      if names.isGlobal {
        let above = names.qualifiedGroups[Int(input.source.groups.groupOfToken[token])]
        whole = naming.maker.standalone(naming.globalToken(path, segment, below: above))
      }
      names.constants[token - ir.tokenCount] = own
      names.tokens[token] = whole
      names.internals[token] = whole
      if case .word(_, let words) = ir.constant(TokenID(UInt32(token))) {
        nameWords(words, of: token, own, &naming)
      }
    }
  }

  private mutating func nameWords(
    _ words: [TextID],
    of token: Int,
    _ name: TextID,
    _ naming: inout Naming
  ) {
    let rules = input.target.names
    let segment = ir.paths.name(of: ir.tokens[token].path)
    let type = naming.maker.type(ir.texts[segment], beside: name)
    names.constantTypes[token - ir.tokenCount] = type
    for word in words where names.words[word] == nil {
      let casing = rules.context ?? rules.token
      names.words[word] = naming.maker.enumerationCase(ir.texts[word], casing)
    }
  }
}
