import TokenCompiler
import TokenModel

extension OutputSource {
  /// Returns the value at a node, as an index into the column of its type; `nil` if there is none.
  @inline(__always)
  func valueIndex(of node: NodeID, in resolution: ResolutionID) -> UInt32? {
    let place = nodes[node]
    if resolution == Int(place.token) { return parts[node].value }
    return facts.valueIndex(of: place.kind, Int(place.element), in: resolution)
  }

  /// Returns the normalized text style of a typography token; `nil` if it has none.
  func textStyle(in resolution: ResolutionID) -> TextStyle? {
    styleIndex(in: resolution).map { ir.textStyles[$0] }
  }

  /// Returns the index of the normalized text style, for reading its properties without copying it.
  func styleIndex(in resolution: ResolutionID) -> Int? {
    facts.resolutions[resolution].textStyle.map { Int($0) }
  }

  /// Returns the value of a constant.
  func constantValue(in resolution: ResolutionID) -> ConstantValue {
    ir.values[Handle<ConstantValue>(facts.resolutions[resolution].value)]
  }
}
