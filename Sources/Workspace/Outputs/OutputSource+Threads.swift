package import TokenCompiler
package import TokenOutput

extension OutputSource {
  /// Prepares `ir`, on two threads if it's large.
  package static func concurrently(_ ir: IR) -> OutputSource {
    guard ir.tokens.count > 1000 else { return OutputSource(ir) }
    let (arrangement, values) = Workspace.concurrently {
      TokenArrangement(ir)
    } and: {
      ValueParts(ir)
    }
    return OutputSource(ir, arrangement, values)
  }
}
