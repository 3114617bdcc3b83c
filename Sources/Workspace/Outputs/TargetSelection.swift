package import Diagnostics
internal import TokenCompiler
internal import TokenOutput

/// The targets of the outputs that are built, ready to render.
package struct TargetSelection: Sendable {
  /// By name; a target with errors is not there.
  private let targets: [String: LoadedTarget]
  /// The files of the targets, apart from those of the source.
  package let sources: SourceMap
  /// The files of the user's own targets that were read, whether they are needed or not.
  let paths: [AbsolutePath]
  /// What is wrong with the targets.
  package let diagnostics: [Diagnostic]

  /// Loads the targets of `placement` from the configuration's template folder, or else from those
  /// that are built in.
  ///
  /// - Parameters:
  ///   - placement: the outputs.
  ///   - configuration: what names the template folder.
  ///   - base: the folder that this name is relative to.
  /// - Throws: why the template folder cannot be read.
  package init(
    for placement: OutputPlacement,
    of configuration: Configuration,
    in base: AbsolutePath
  ) throws(Finding) {
    let own = try Self.ownFolders(configuration.templates, in: base)
    paths = own.values.flatMap { $0.files.map { base.appending($0.path) } }
    let library = TemplateLibrary(own: own)
    var sources = SourceMap.apart
    var opened: [TargetSource] = []
    var seen: Set<String> = []
    for place in placement.places where seen.insert(place.output.target.value).inserted {
      opened.append(TargetSource(place.output.target, from: library, sources: &sources))
    }
    var targets: [String: LoadedTarget] = [:]
    var diagnostics: [Diagnostic] = []
    for loaded in concurrentMap(opened, isHeavy: true, { TargetLoader.load($0) }) {
      diagnostics += loaded.diagnostics
      if let target = loaded.target { targets[target.name] = target }
    }
    self.targets = targets
    self.sources = sources
    self.diagnostics = diagnostics
  }

  /// The target called `name`.
  func target(_ name: String) -> LoadedTarget? { targets[name] }

  /// A hash of the templates of each target.
  package var fingerprints: [String: String] { targets.mapValues(\.fingerprint) }

  // MARK: The user's own targets

  private static func ownFolders(
    _ setting: Located<String>?,
    in base: AbsolutePath
  ) throws(Finding) -> [String: TemplateLibrary.Folder] {
    guard let setting else { return [:] }
    do {
      let root = base.appending(setting.value)
      var folders: [String: TemplateLibrary.Folder] = [:]
      for name in try Disk.names(in: root) {
        let folder = root.appending(name)
        guard try Disk.kind(of: folder) == .directory else { continue }
        folders[name] = TemplateLibrary.Folder(files: try files(in: folder, base))
      }
      return folders
    } catch {
      let path = error.path.relative(to: base)
      let isMissing = error.reason == .missing && error.path == base.appending(setting.value)
      throw Finding(
        isMissing
          ? .missingTemplates(path, at: setting.span)
          : .unreadableFile(path, error, at: setting.span),
        status: isMissing ? .failure : .environment
      )
    }
  }

  /// The files of a target's folder; hidden ones and pages for people are none of its templates.
  private static func files(
    in folder: AbsolutePath,
    _ base: AbsolutePath
  ) throws(Disk.Failure) -> [TemplateLibrary.File] {
    var files: [TemplateLibrary.File] = []
    for name in try Disk.names(in: folder) {
      let path = folder.appending(name)
      guard !name.hasPrefix("."), !name.hasSuffix(".md"), try Disk.kind(of: path) != .directory
      else { continue }
      files.append(
        TemplateLibrary.File(
          name: name,
          path: path.relative(to: base),
          bytes: try Disk.read(path)
        )
      )
    }
    return files
  }
}
