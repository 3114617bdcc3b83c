package import TokenCompiler
import TokenModel

/// The tables of an ``OutputSource`` about values and their parts.
package struct ValueParts: Sendable {
  let resolutions: ResolutionTable
  let nodes: NodeTable
  let parts: [ResolutionTable.Part]
  let isReferring: [Bool]
  let gamutLosses: GamutLosses

  /// - Complexity: O(variants + the parts of their values).
  @inline(never)
  package init(_ ir: IR) {
    let resolutions = ResolutionTable(ir)
    self.resolutions = resolutions
    let nodes = NodeTable(resolutions)
    self.nodes = nodes
    parts = nodes.nodes.map { resolutions.part(at: $0, in: Int($0.token)) }
    var isReferring = parts.map { $0.isReferring }
    // A closure would copy the IR for each node.
    for node in nodes.nodes.indices where !isReferring[node] {
      let variants = ir.tokens[Int(nodes[node].token)].variants
      for variant in variants.indices where !isReferring[node] {
        let part = resolutions.part(at: nodes[node], in: ir.tokens.count + variant)
        isReferring[node] = part.isReferring
      }
    }
    for node in nodes.nodes.indices where isReferring[node] && nodes[node].kind == .letterSpacing {
      isReferring[node] = !resolutions.isPercentage(at: nodes[node])
    }
    self.isReferring = isReferring
    gamutLosses = GamutLosses(ir, resolutions, nodes)
  }
}
