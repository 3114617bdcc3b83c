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
  package let name: Located<String>
  /// The `target.json`; `nil` if there is none that can be read.
  let tree: JSONTree?
  /// The targets that this one extends, what stands furthest away first.
  let bases: [Base]
  /// The target's own folder.
  let folder: TemplateLibrary.Folder
  /// The files besides `target.json`, those of the bases included, sorted by name.
  let templates: [TemplateSource]
  /// What is wrong so far.
  let diagnostics: [Diagnostic]

  /// The size of all its templates.
  package var byteCount: Int { templates.reduce(0) { $0 + $1.bytes.count } }

  /// A target that another one extends.
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
    bases =
      tree.map { opener.bases(of: $0, name.value, isBuiltIn: folder?.isBuiltIn ?? true) } ?? []
    self.folder = folder ?? TemplateLibrary.Folder(files: [])
    templates = opener.templates(of: bases.flatMap(\.folder.files) + self.folder.files)
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
    diagnostics += [library.flaw(of: name)].compactMap { $0 }
    return nil
  }

  /// The targets that the one in `tree` extends, and those that they extend, what stands furthest away
  /// first.
  ///
  /// A name means the user's own target, except within a target of that name, which extends the built-in
  /// one.
  mutating func bases(of tree: JSONTree, _ name: String, isBuiltIn: Bool) -> [TargetSource.Base] {
    var bases: [TargetSource.Base] = []
    var names = [name]
    var next = TargetReader.base(of: tree)
    var isOfBuiltIn = isBuiltIn
    while let (name, span) = next {
      let isSameName = names.last == name && !isOfBuiltIn
      guard isSameName || isOfBuiltIn || !names.contains(name) else {
        diagnostics.append(OutputDiagnostics.extensionCycle(names + [name], span))
        return []
      }
      let folder = isSameName || isOfBuiltIn ? library.builtIn(name) : library.folder(name)
      guard let folder else {
        diagnostics.append(OutputDiagnostics.unknownTarget(name, known: library.names, span))
        return []
      }
      guard let tree = self.tree(of: folder, Located(name, at: span)) else { return [] }
      bases.insert(TargetSource.Base(name: name, tree: tree, folder: folder), at: 0)
      names.append(name)
      isOfBuiltIn = folder.isBuiltIn
      next = TargetReader.base(of: tree)
    }
    return bases
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
