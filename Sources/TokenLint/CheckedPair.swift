package import TokenCompiler

/// A foreground and a background whose contrast the rule `contrast` checks.
package struct CheckedPair: Hashable, Sendable {
  /// The paths of the tokens.
  package let text: String
  package let ground: String
  /// The required contrast.
  package let minimum: Double

  /// Returns the pairs of components, names, and the configuration.
  package static func all(in ir: IR, _ settings: LintSettings) -> [CheckedPair] {
    let source = LintSource(ir)
    return ContrastPairs(source, settings.options(of: ContrastRule.self)).pairs.map { pair in
      CheckedPair(
        text: source.path(of: pair.text),
        ground: source.path(of: pair.ground),
        minimum: pair.minimum
      )
    }
  }
}
