public import Diagnostics
import JSONSyntax
import TemplateEngine
public import TokenCompiler

/// The files of a target, registered with the files of the run and not yet checked.
///
/// Opening a target is cheap and numbers its files. ``TargetLoader`` does the rest, for several targets
/// at the same time if wanted.
public struct TargetSource: Sendable {
  /// The name of the target, and where somebody wrote it.
  let name: Located<String>
  /// The `target.json`; `nil` if there is none that can be read.
  let tree: JSONTree?
  /// The built-in target that this one extends.
  let base: Base?
  /// The target's own folder.
  let folder: TemplateLibrary.Folder
  /// The template files, those of the base included, sorted by name.
  let templates: [TemplateSource]
  /// What is wrong so far.
  let diagnostics: [Diagnostic]

  /// A built-in target that another one extends.
  struct Base: Sendable {
    let name: String
    let tree: JSONTree
    let folder: TemplateLibrary.Folder
  }

  /// Finds a target and registers its files.
  ///
  /// - Parameters:
  ///   - name: its name, and where somebody wrote it.
  ///   - library: where to look.
  ///   - sources: gains the files of the target.
  public init(
    _ name: Located<String>,
    from library: TemplateLibrary,
    sources: inout SourceMap
  ) {
    var opener = TargetOpener(library: library, sources: sources)
    self.name = name
    let folder = opener.folder(name)
    tree = folder.flatMap { opener.tree(of: $0, name) }
    base = tree.flatMap { opener.base(of: $0) }
    self.folder = folder ?? TemplateLibrary.Folder(files: [])
    templates = opener.templates(of: (base?.folder.files ?? []) + self.folder.files)
    diagnostics = opener.diagnostics
    sources = opener.sources
  }
}

/// Reads what has to be known of a target before it is loaded.
private struct TargetOpener {
  let library: TemplateLibrary
  var sources: SourceMap
  var diagnostics: [Diagnostic] = []

  mutating func folder(_ name: Located<String>) -> TemplateLibrary.Folder? {
    if let folder = library.folder(name.value) { return folder }
    let known = library.names
    diagnostics.append(OutputDiagnostics.unknownTarget(name.value, known: known, name.span))
    return nil
  }

  /// The target that the one in `tree` extends; `nil` if none can be used.
  mutating func base(of tree: JSONTree) -> TargetSource.Base? {
    guard let base = TargetReader.base(of: tree) else { return nil }
    guard let folder = library.builtIn(base.name) else {
      let known = EmbeddedTemplates.targetNames
      diagnostics.append(OutputDiagnostics.unknownTarget(base.name, known: known, base.span))
      return nil
    }
    return self.tree(of: folder, Located(base.name, at: base.span)).map {
      TargetSource.Base(name: base.name, tree: $0, folder: folder)
    }
  }

  mutating func tree(of folder: TemplateLibrary.Folder, _ name: Located<String>) -> JSONTree? {
    guard let file = folder.files.first(where: { $0.name == "target.json" }) else {
      diagnostics.append(
        OutputDiagnostics.missingTargetFile(
          name.value,
          name.span,
          known: EmbeddedTemplates.targetNames
        )
      )
      return nil
    }
    let id = sources.add(path: file.path, bytes: file.bytes)
    let before = diagnostics.count
    let tree = JSONTree.parse(file.bytes, file: id, diagnostics: &diagnostics)
    return diagnostics.count == before && tree.root != nil ? tree : nil
  }

  /// The template files among `files`; a later one replaces an earlier one of the same name.
  mutating func templates(of files: [TemplateLibrary.File]) -> [TemplateSource] {
    var byName: [String: TemplateLibrary.File] = [:]
    for file in files { byName[file.name] = file }
    byName["target.json"] = nil
    return byName.values.sorted { $0.name < $1.name }.map { file in
      let id = sources.add(path: file.path, bytes: file.bytes)
      return TemplateSource(name: file.name, file: id, bytes: file.bytes)
    }
  }
}
