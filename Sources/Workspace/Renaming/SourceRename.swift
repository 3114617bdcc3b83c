package import Diagnostics
internal import JSONSyntax
package import TokenCompiler
internal import TokenModel

/// The files of a source and its configuration, in which a token or group was renamed.
///
/// Nothing is written to disk.
package struct SourceRename {
  /// Why a token can't be renamed.
  package enum Refusal: Error, Hashable, Sendable {
    /// No file defines the path; `nearest` is the most similar one.
    case unknown(String, nearest: String?)
    /// A token or group already has the new path.
    case taken(String)
    /// No file defines the path; for example, `rename` in the configuration does.
    case undefined(String)
  }

  /// The changed files, sorted by path.
  package private(set) var files: [RewrittenFile] = []
  /// The configuration, if it changes.
  package private(set) var configuration: RewrittenFile?
  private let input: CompilationInput
  private let paths: TokenPaths

  /// Renames a token or group in all files of a source.
  ///
  /// - Parameters:
  ///   - paths: the former and the new path.
  ///   - project: the configuration, whose source was compiled.
  ///   - ir: the tokens.
  /// - Throws: ``Refusal`` if it isn't possible.
  package init(
    _ paths: TokenPaths,
    in project: Project,
    _ ir: IR
  ) throws(Refusal) {
    self.paths = paths
    input = project.input
    let known = ir.tokens.map { ir.paths.description(of: $0.path, in: ir.texts) }
    guard known.contains(where: { paths.renamed($0) != nil }) else {
      throw .unknown(paths.oldText, nearest: nearestName(to: paths.oldText, among: known))
    }
    let reverse = TokenPaths(paths.newText, paths.oldText)
    if let taken = known.first(where: { reverse?.renamed($0) != nil }) { throw .taken(taken) }
    try renameInFiles()
    renameInConfiguration(project)
  }

  private mutating func renameInFiles() throws(Refusal) {
    var isFound = false
    var seen: Set<AbsolutePath> = []
    for (name, bytes) in input.files.contents {
      guard let (tree, _) = Migration.tree(of: bytes, name) else { continue }
      let path = Disk.realPath(input.base.appending(name))
      guard seen.insert(path).inserted else { continue }
      var references = ReferenceEdits(tree, paths)
      references.replaceReferences()
      var after = references.edits.applied(to: bytes)
      // Definitions are found again after each edit, because it moves the text.
      while let (tree, _) = Migration.tree(of: after, name) {
        let definitions = DefinitionEdits(tree, after, paths)
        isFound = isFound || definitions.found
        guard let move = definitions.move else {
          after = definitions.edits.applied(to: after)
          break
        }
        after = definitions.moved(move)
      }
      guard after != bytes else { continue }
      files.append(
        RewrittenFile(path: path, before: bytes, after: after, summary: "renamed", name: name)
      )
    }
    guard isFound else { throw .undefined(paths.oldText) }
  }

  private mutating func renameInConfiguration(_ project: Project) {
    guard let bytes = try? Disk.read(project.path) else { return }
    var mistakes: [Diagnostic] = []
    let tree = JSONTree.parse(
      bytes,
      file: SourceMap.FileID(index: 0),
      options: .commented,
      diagnostics: &mistakes
    )
    var edits = ReferenceEdits(tree, paths)
    edits.replacePaths()
    let after = edits.edits.applied(to: bytes)
    guard mistakes.isEmpty, after != bytes else { return }
    configuration = RewrittenFile(
      path: project.path,
      before: bytes,
      after: after,
      summary: "renamed",
      name: project.path.name
    )
  }

  /// Adds a deprecated token or group at the former path.
  ///
  /// - Parameters:
  ///   - text: the token or group in JSON.
  ///   - name: the path of a token file in the compilation that defined the path.
  /// - Returns: whether it was added, which isn't possible in a resolver document.
  package mutating func addShim(_ text: String, to name: String) -> Bool {
    guard let index = files.firstIndex(where: { $0.name == name }),
      let (tree, _) = Migration.tree(of: files[index].after, name),
      SourceFileKind(of: tree) == .tokens,
      let after = DefinitionEdits.inserting(text, at: paths.old, tree, files[index].after)
    else { return false }
    files[index].after = after
    return true
  }

  /// Returns the project with the changed files, which aren't written to disk.
  ///
  /// - Parameters:
  ///   - original: the project with the files on disk.
  ///   - current: the working directory, for paths in messages.
  ///   - sources: receives the configuration.
  ///   - diagnostics: receives the errors and warnings about it.
  /// - Returns: the project, or `nil` if there were errors.
  /// - Throws: ``Finding`` if the configuration can't be read.
  package func project(
    _ original: Project,
    current: AbsolutePath,
    sources: inout SourceMap,
    diagnostics: inout [Diagnostic]
  ) throws(Finding) -> Project? {
    let project = try Project.open(
      original.path,
      at: nil,
      current: current,
      content: configuration?.after,
      sources: &sources,
      diagnostics: &diagnostics
    )
    for file in files { project?.input.files[file.name] = file.after }
    return project
  }
}
