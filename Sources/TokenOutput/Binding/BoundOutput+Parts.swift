import TemplateEngine
import TokenCompiler
import TokenModel

extension BoundOutput {
  /// What a token is in a view that is not open.
  @inline(__always)
  func resolution(of token: Int, in view: ViewID) -> ResolutionID {
    let modifiers = projection.dependsOn[token]
    if modifiers.isEmpty || modifiers.isDisjoint(with: views[view].nonDefault) {
      return projection.base[token]
    }
    return resolutionBesideBase(of: token, in: view)
  }

  /// What a token is in a view where it may differ from the base.
  @inline(never)
  private func resolutionBesideBase(of token: Int, in view: ViewID) -> ResolutionID {
    projection.resolution(of: token, in: views.assignment(view))
  }

  /// The nodes of all parts of a composite token.
  func parts(of token: Int) -> Range<NodeID> {
    let first = Int(source.nodes[token].first)
    guard first > 0 else { return 0..<0 }
    var end = first
    while end < source.nodes.nodes.count, source.nodes[end].token == UInt32(token) { end += 1 }
    return first..<end
  }

  /// The value at a node, as an index into the column of its type; `nil` where there is none.
  @inline(__always)
  func valueIndex(of node: NodeID, in resolution: ResolutionID) -> UInt32? {
    let place = source.nodes[node]
    if resolution == Int(place.token) { return source.parts[node].value }
    return facts.valueIndex(of: place.kind, Int(place.element), in: resolution)
  }

  /// The normal form of a typography token.
  func textStyle(in resolution: ResolutionID) -> TextStyle? {
    styleIndex(in: resolution).map { ir.textStyles[$0] }
  }

  /// The index of the normal form, whose members can be read there without a copy of all.
  func styleIndex(in resolution: ResolutionID) -> Int? {
    facts.resolutions[resolution].textStyle.map { Int($0) }
  }
}
