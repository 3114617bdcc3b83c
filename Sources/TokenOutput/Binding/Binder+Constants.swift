import TokenCompiler
import TokenModel

extension Binder {
  /// Makes the identifiers of constants, and of the words that some are.
  mutating func nameConstants(_ naming: inout Naming) {
    guard !output.tree.constants.isEmpty else { return }
    output.names.constants = [TextID](repeating: .empty, count: ir.constants.count)
    output.names.constantTypes = output.names.constants
    for token in output.tree.constants.lazy.map(Int.init) {
      let path = ir.tokens[token].path
      let segment = ir.paths.name(of: path)
      let own = naming.maker.standalone(naming.tokenName(path, segment))
      var whole = own
      if output.names.isGlobal {
        let above = output.names.qualifiedGroups[Int(output.source.groups.groupOfToken[token])]
        whole = naming.maker.standalone(naming.globalToken(path, segment, below: above))
      }
      output.names.constants[token - ir.tokenCount] = own
      output.names.tokens[token] = whole
      output.names.internals[token] = whole
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
    let rules = output.target.names
    let segment = ir.paths.name(of: ir.tokens[token].path)
    let type = naming.maker.type(ir.texts[segment], beside: name)
    output.names.constantTypes[token - ir.tokenCount] = type
    for word in words where output.names.words[word] == nil {
      let casing = rules.context ?? rules.token
      output.names.words[word] = naming.maker.enumerationCase(ir.texts[word], casing)
    }
  }
}
