import TokenCompiler
import TokenModel

/// The traits of the text styles of a source.
struct StyleTraits: Sendable {
  /// The traits of each of ``IR/textStyles``.
  let byStyle: [TokenTraits]
  /// The union of all traits.
  let all: TokenTraits

  init(_ ir: IR) {
    byStyle = ir.textStyles.indices.map { TokenTraits.traits(of: ir.textStyles[$0], ir) }
    all = byStyle.reduce(into: []) { $0.formUnion($1) }
  }
}

extension TokenTraits {
  /// Returns the traits of a text style.
  ///
  /// A word such as `none`, which has no effect, doesn't count as using its member. Not an
  /// initializer, because those own their arguments: each call would copy the IR.
  fileprivate static func traits(of style: TextStyle, _ ir: IR) -> TokenTraits {
    var traits: TokenTraits = []
    traits.addMembers(of: style)
    traits.addWords(of: style)
    if let shadow = style.shadow {
      traits.formUnion(TokenTraits(.shadow))
      traits.addParts(of: ir.values[shadow.value], ir)
    }
    return traits
  }

  private mutating func addMembers(of style: TextStyle) {
    if !style.families.isEmpty { formUnion(TokenTraits(.fontFamily)) }
    if style.size != nil { formUnion(TokenTraits(.fontSize)) }
    if style.weight != nil { formUnion(TokenTraits(.fontWeight)) }
    if style.slant != .normal { formUnion(TokenTraits(.style)) }
    formUnion(TokenTraits(.style, word: style.slant.wordIndex))
    if style.lineHeight != nil || style.lineHeightRatio != nil {
      formUnion(TokenTraits(.lineHeight))
    }
    if style.kern != nil || style.kernEm != nil { formUnion(TokenTraits(.letterSpacing)) }
    if !style.variations.isEmpty {
      formUnion(TokenTraits(.fontVariationSettings))
      // Templates use the files of the first family that has any.
      let files = style.families.first { !$0.faces.isEmpty }?.faces ?? []
      if files.allSatisfy({ $0.resource == nil }) {
        formUnion(TokenTraits(.fontVariationSettings, word: 0))
      }
    }
    if style.color != nil { formUnion(TokenTraits(.color)) }
  }

  private mutating func addWords(of style: TextStyle) {
    if let align = style.align {
      formUnion(TokenTraits(.align))
      formUnion(TokenTraits(.align, word: align.wordIndex))
    }
    if let letterCase = style.letterCase {
      if letterCase != .none { formUnion(TokenTraits(.case)) }
      formUnion(TokenTraits(.case, word: letterCase.wordIndex))
    }
    if let decoration = style.decoration {
      if decoration != .none { formUnion(TokenTraits(.decoration)) }
      formUnion(TokenTraits(.decoration, word: decoration.wordIndex))
    }
    if let lineBreak = style.lineBreak {
      formUnion(TokenTraits(.lineBreak))
      formUnion(TokenTraits(.lineBreak, word: lineBreak.wordIndex))
    }
  }

  private mutating func addParts(of shadow: Shadow, _ ir: IR) {
    let parts = [
      shadow.layers.count > 1,
      shadow.layers.contains { ir.values[$0.spread].value != 0 },
      shadow.layers.contains { $0.inset == true },
    ]
    // In the order of the member's words.
    for (word, isThere) in parts.enumerated() where isThere {
      formUnion(TokenTraits(.shadow, word: word))
    }
  }
}
