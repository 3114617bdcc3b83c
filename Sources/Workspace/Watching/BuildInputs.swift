internal import TokenCompiler

/// What a build reads: if any of it changes, another build may give something else.
package struct BuildInputs: Sendable {
  /// Files by their paths, whether they exist or not.
  package var files: Set<AbsolutePath> = []
  /// Folders of which every file counts, however deep.
  package var trees: Set<AbsolutePath> = []
  /// What finds files; a new one that fits counts.
  var patterns: [FilePattern] = []

  package init() {}

  /// Whether nothing is read at all.
  package var isEmpty: Bool { files.isEmpty && trees.isEmpty && patterns.isEmpty }

  /// Adds what a configuration names.
  package mutating func add(_ project: Project) {
    files.insert(project.path)
    patterns += project.patterns
    for setting in project.configuration.templates {
      trees.insert(project.confinement.base.appending(setting.value))
    }
  }
}
