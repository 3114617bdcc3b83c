public import Diagnostics
import JSONSyntax
import TemplateEngine
public import TokenCompiler

/// The files of a target, added to the run's source map but not yet validated.
///
/// Creating a source is fast and assigns IDs to the files. ``TargetLoader`` does the rest, if
/// desired for several targets in parallel.
public struct TargetSource: Sendable {
  /// The name of the target and its location in the configuration.
  package let name: Located<String>
  /// The syntax tree of `target.json`; `nil` if the file is missing or invalid.
  let tree: JSONTree?
  /// The targets that this target extends, directly or indirectly, starting with the most distant.
  let bases: [Base]
  /// The target's own folder.
  let folder: TemplateLibrary.Folder
  /// The files other than `target.json`, including those of the bases, sorted by name.
  let templates: [TemplateSource]
  /// The diagnostics so far.
  let diagnostics: [Diagnostic]

  /// The total size of the templates in bytes.
  package var byteCount: Int { templates.reduce(0) { $0 + $1.bytes.count } }

  /// A target that another target extends.
  struct Base: Sendable {
    let name: String
    let tree: JSONTree
    let folder: TemplateLibrary.Folder
  }

  /// Finds a target and adds its files to a source map.
  ///
  /// - Parameters:
  ///   - name: The name of the target and its location in the configuration.
  ///   - library: The library to search.
  ///   - sources: The source map to add the target's files to.
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
    templates = opener.templates(of: bases.map(\.folder) + [self.folder])
    diagnostics = opener.diagnostics
    sources = opener.sources
  }
}

/// Reads the parts of a target that are required before loading it.
private struct TargetOpener {
  let library: TemplateLibrary
  var sources: SourceMap
  var diagnostics: [Diagnostic] = []

  mutating func folder(_ name: Located<String>) -> TemplateLibrary.Folder? {
    if let folder = library.folder(name.value) { return folder }
    diagnostics += [library.flaw(of: name)].compactMap { $0 }
    return nil
  }

  /// Returns the targets that the target in `tree` extends, directly or indirectly, starting with
  /// the most distant.
  ///
  /// A name refers to the user's target of that name if there is one. Within that target itself, it
  /// refers to the built-in target.
  mutating func bases(of tree: JSONTree, _ name: String, isBuiltIn: Bool) -> [TargetSource.Base] {
    var bases: [TargetSource.Base] = []
    var names = [name]
    var next = TargetReader.base(of: tree)
    var isOfBuiltIn = isBuiltIn
    while let (name, span) = next {
      let isSameName = names.last == name && !isOfBuiltIn
      guard isSameName || isOfBuiltIn || !names.contains(name) else {
        diagnostics.append(.extensionCycle(names + [name], span))
        return []
      }
      let folder = isSameName || isOfBuiltIn ? library.builtIn(name) : library.folder(name)
      guard let folder else {
        diagnostics.append(.unknownTarget(name, known: library.names, span))
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
        .missingTargetFile(name.value, name.span, known: EmbeddedTemplates.targetNames)
      )
      return nil
    }
    let id = sources.add(path: file.path, bytes: file.bytes)
    let before = diagnostics.count
    let tree = JSONTree.parse(file.bytes, file: id, diagnostics: &diagnostics)
    return diagnostics.count == before && tree.root != nil ? tree : nil
  }

  /// Returns the template files of `folders`.
  ///
  /// A file of a later folder replaces files of the same name in earlier ones.
  mutating func templates(of folders: [TemplateLibrary.Folder]) -> [TemplateSource] {
    let files = folders.count == 1 ? folders[0].files : Self.merged(folders)
    return files.filter { $0.name != "target.json" }.map { file in
      let id = sources.add(path: file.path, bytes: file.bytes)
      return TemplateSource(name: file.name, file: id, bytes: file.bytes)
    }
  }

  /// Returns the files of several folders, sorted by name like those of each folder.
  private static func merged(_ folders: [TemplateLibrary.Folder]) -> [TemplateLibrary.File] {
    var byName: [String: TemplateLibrary.File] = [:]
    for file in folders.flatMap(\.files) { byName[file.name] = file }
    return byName.values.sorted { $0.name < $1.name }
  }
}
