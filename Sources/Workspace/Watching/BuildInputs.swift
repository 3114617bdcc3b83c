internal import TokenCompiler

/// The inputs of a build.
///
/// If any of them changes, another build may have a different result.
package struct BuildInputs: Sendable {
  /// The paths of files, whether they exist or not.
  package var files: Set<AbsolutePath> = []
  /// Folders in which every file is an input, at any depth.
  package var trees: Set<AbsolutePath> = []
  /// Patterns whose matches are inputs, including new files.
  var patterns: [FilePattern] = []
  /// The paths that only advice depends on, so a change to them isn't a reason to build.
  package var consulted: Set<AbsolutePath> = []

  package init() {}

  package var isEmpty: Bool { files.isEmpty && trees.isEmpty && patterns.isEmpty }

  /// Adds the inputs that a configuration names.
  package mutating func add(_ project: Project) {
    files.insert(project.path)
    patterns += project.patterns
    for setting in project.configuration.templates {
      trees.insert(project.confinement.base.appending(setting.value))
    }
  }
}
