import TokenCompiler
import TokenModel

/// A token's value in a context: the index of its token for the base value, or the number of tokens
/// plus the index of a variant.
typealias ResolutionID = Int

/// The values of an IR's tokens in all contexts, with their parts and references.
///
/// This is a class because threads that render for several targets would otherwise retain and
/// release each of its tables.
final class ResolutionTable: Sendable {
  let ir: IR
  /// The value of each resolution: all tokens in the base, followed by all variants.
  let values: [UInt32]
  /// The token of each variant.
  private let owners: [UInt32]
  /// The layers of all shadow values.
  private let layers: [Shadow.Layer]
  /// The index of the first layer of each shadow value, followed by the total number of layers.
  private let layerStarts: [Int]

  /// A value, or a part of one, in a context.
  struct Part: Sendable {
    /// The value, as an index into the column of its type; `nil` if there is none.
    let value: UInt32?
    /// The token that the part directly refers to; `nil` if it isn't a reference.
    let reference: TokenID?
    /// Whether a value that contains the part is a reference, so the part might be one too.
    let isInsideReference: Bool

    /// Whether the part can be a reference.
    var isReferring: Bool { reference != nil || isInsideReference }
  }

  /// - Complexity: O(tokens + variants).
  init(_ ir: IR) {
    self.ir = ir
    values = ir.tokens.map(\.base.value.index) + ir.variants.map(\.resolved.value.index)
    var owners = [UInt32](repeating: 0, count: ir.variants.count)
    for token in ir.tokens.indices {
      for variant in ir.tokens[token].variants.indices { owners[variant] = UInt32(token) }
    }
    self.owners = owners
    layers = ir.values.shadows.elements.flatMap(\.layers)
    layerStarts = ir.values.shadows.elements.reduce(into: [0]) {
      $0.append(($0.last ?? 0) + $1.layers.count)
    }
  }

  /// Returns the resolved value of a resolution.
  @inline(__always)
  subscript(resolution: ResolutionID) -> Token.ResolvedValue {
    resolution < ir.tokens.count
      ? ir.tokens[resolution].base : ir.variants[resolution - ir.tokens.count].resolved
  }

  /// Returns the resolutions of a token in all contexts of the source, starting with the base.
  func resolutions(of token: Int) -> [ResolutionID] {
    [token] + ir.tokens[token].variants.indices.map { ir.tokens.count + $0 }
  }

  /// Returns the token of a resolution.
  func token(of resolution: ResolutionID) -> Int {
    resolution < ir.tokens.count ? resolution : Int(owners[resolution - ir.tokens.count])
  }

  /// Whether two resolutions of a token are the same to a template.
  func areEqual(_ first: ResolutionID, _ second: ResolutionID) -> Bool {
    if first == second { return true }
    guard values[first] == values[second] else { return false }
    let one = self[first]
    let other = self[second]
    guard one.gridUnits == other.gridUnits else { return false }
    guard let style = one.textStyle, let otherStyle = other.textStyle, style != otherStyle else {
      return one.textStyle == other.textStyle
    }
    return ir.textStyles[Int(style)] == ir.textStyles[Int(otherStyle)]
  }

  /// Returns the normalized text style of a typography token; `nil` if it has none.
  func textStyle(in resolution: ResolutionID) -> TextStyle? {
    styleIndex(in: resolution).map { ir.textStyles[$0] }
  }

  /// Returns the index of the normalized text style, for reading its properties without copying it.
  @inline(__always)
  func styleIndex(in resolution: ResolutionID) -> Int? {
    self[resolution].textStyle.map { Int($0) }
  }

  /// Returns the value of a constant.
  func constantValue(in resolution: ResolutionID) -> ConstantValue {
    ir.values[Handle<ConstantValue>(values[resolution])]
  }

  /// Returns the range of a shadow's layers, which avoids copying them.
  func layers(of shadow: Handle<Shadow>) -> Range<Int> {
    layerStarts[Int(shadow.index)]..<layerStarts[Int(shadow.index) + 1]
  }

  /// Returns a layer by its index among the layers of all shadows.
  func layer(_ index: Int) -> Shadow.Layer { layers[index] }
}
