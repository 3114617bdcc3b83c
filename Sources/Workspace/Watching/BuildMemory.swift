internal import JSONSyntax
package import TokenCompiler

/// The results of a build that the next one in the same process can use again.
///
/// A result is used only if its inputs are equal, so the memory never changes the result of a build.
package struct BuildMemory: Sendable {
  /// The targets, with their compiled templates.
  package var targets: TargetSelection?
  /// The files that were up to date.
  package var outputs = KnownOutputs()
  /// The trees of the source files.
  private var trees: [String: JSONTree] = [:]

  package init() {}

  /// Lets the compilation of `input` use the trees.
  package func prepare(_ input: inout CompilationInput) {
    input.request.knownTrees = trees
  }

  /// Takes the trees of a compilation.
  package mutating func take(_ compilation: Compilation) {
    trees = compilation.trees
  }
}
