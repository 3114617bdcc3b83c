package import TokenCompiler
package import TokenOutput

extension OutputSource {
  /// Prepares `ir`, on two threads if it's large.
  ///
  /// For a small source, the other thread is probably still loading targets.
  package static func prepared(_ ir: IR) -> OutputSource {
    guard ir.tokens.count > 1000 else { return OutputSource(ir) }
    let (arrangement, values) = concurrently {
      TokenArrangement(ir)
    } and: {
      ValueParts(ir)
    }
    return OutputSource(ir, arrangement, values)
  }
}
