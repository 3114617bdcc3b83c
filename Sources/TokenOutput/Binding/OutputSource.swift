public import TokenCompiler
import TokenModel

/// An ``IR`` made ready for rendering: what does not depend on the target, worked out once.
public struct OutputSource: Sendable {
  /// The tokens.
  public let ir: IR
  /// Its texts.
  let texts: FrozenTexts
  let nodes: NodeTable
  let groups: GroupTable
  /// The value of each resolution: those of all tokens in the base, then those of all variants.
  let values: [UInt32]
  /// The token of each variant.
  let variantTokens: [UInt32]
  /// For each token whether it refers to another one in some context, in whole or in part.
  let isReferring: [Bool]
  /// What the pointers of references mean, at the index of their text.
  let pointers: [PointerCode?]
  /// The fonts of font families and text styles, one list after the other.
  let fonts: FontTable
  /// The token that is the grid unit.
  let grid: Int?

  /// Prepares `ir`.
  ///
  /// - Complexity: O(tokens, variants and the parts of their values).
  @inline(never)
  public init(_ ir: IR) {
    self.ir = ir
    texts = FrozenTexts(ir.texts)
    nodes = NodeTable(ir)
    groups = GroupTable(ir)
    var values: [UInt32] = []
    values.reserveCapacity(ir.tokens.count + ir.variants.count)
    for token in ir.tokens { values.append(token.base.value.index) }
    for variant in ir.variants { values.append(variant.resolved.value.index) }
    self.values = values
    var variantTokens = [UInt32](repeating: 0, count: ir.variants.count)
    for (index, token) in ir.tokens.enumerated() {
      for variant in token.variants.indices { variantTokens[variant] = UInt32(index) }
    }
    self.variantTokens = variantTokens
    isReferring = ir.tokens.map { token in
      ir.refers(token.base)
        || token.variants.indices.contains { ir.refers(ir.variants[$0].resolved) }
    }
    var pointers = [PointerCode?](repeating: nil, count: ir.texts.count)
    for reference in ir.references where pointers[Int(reference.pointer.index)] == nil {
      pointers[Int(reference.pointer.index)] = PointerCode(ir.texts[reference.pointer])
    }
    self.pointers = pointers
    fonts = FontTable(ir)
    grid = ir.tokens.firstIndex { token in
      token.type == .dimension && token.base.gridUnits == 1 && token.base.alias == nil
        && token.base.expression == nil
    }
  }

  /// What a resolution is made of.
  func resolved(_ resolution: ResolutionID) -> ResolvedValue {
    resolution < ir.tokens.count
      ? ir.tokens[resolution].base : ir.variants[resolution - ir.tokens.count].resolved
  }

  /// Whether two resolutions of one token are the same to a template.
  func areEqual(_ first: ResolutionID, _ second: ResolutionID) -> Bool {
    if first == second { return true }
    guard values[first] == values[second] else { return false }
    let one = resolved(first)
    let other = resolved(second)
    guard one.gridUnits == other.gridUnits else { return false }
    guard let style = one.textStyle, let otherStyle = other.textStyle, style != otherStyle else {
      return one.textStyle == other.textStyle
    }
    return ir.textStyles[Int(style)] == ir.textStyles[Int(otherStyle)]
  }
}

extension IR {
  /// Whether a value is or has a reference.
  fileprivate func refers(_ resolved: ResolvedValue) -> Bool {
    if resolved.alias != nil || !resolved.references.isEmpty { return true }
    guard let style = resolved.textStyle.map({ Int($0) }) else { return false }
    return textStyles[style].color?.alias != nil || textStyles[style].shadow?.alias != nil
  }
}

/// A token's value in one context: below the number of tokens its base, from there on a variant.
typealias ResolutionID = Int
