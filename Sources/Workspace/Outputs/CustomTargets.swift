package import Diagnostics
package import TokenCompiler
package import TokenOutput

/// The custom targets in the template folders of a configuration.
package struct CustomTargets: Equatable, Sendable {
  /// The folders of the targets, by name.
  package private(set) var folders: [String: TemplateLibrary.Folder] = [:]
  /// Diagnostics for targets that exist in two folders.
  package private(set) var diagnostics: [Diagnostic] = []
  private var places: [String: Located<String>] = [:]

  /// Reads all template folders.
  ///
  /// - Parameters:
  ///   - settings: the template folders that the configuration names.
  ///   - base: the folder that their paths are relative to.
  /// - Throws: ``Finding`` if a folder can't be read.
  package init(_ settings: [Located<String>], in base: AbsolutePath) throws(Finding) {
    for setting in settings { try add(setting, in: base) }
  }

  /// The library of available targets.
  package var library: TemplateLibrary { TemplateLibrary(own: folders) }

  private mutating func add(_ setting: Located<String>, in base: AbsolutePath) throws(Finding) {
    do {
      let root = base.appending(setting.value)
      for name in try Disk.names(in: root)
      where try Disk.kind(of: root.appending(name)) == .directory {
        if let first = places[name] {
          diagnostics.append(.targetInTwoFolders(name, first, setting))
          continue
        }
        places[name] = setting
        var files: [TemplateLibrary.File] = []
        try Self.read(root.appending(name), prefix: "", in: base, to: &files)
        folders[name] = TemplateLibrary.Folder(files: files)
      }
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

  /// The maximum nesting depth of folders.
  ///
  /// Anything deeper is taken for a circular link.
  private static var depthLimit: Int { 20 }

  /// Reads the files in a target's folder and its subfolders, except hidden files and
  /// documentation.
  private static func read(
    _ folder: AbsolutePath,
    prefix: String,
    depth: Int = 0,
    in base: AbsolutePath,
    to files: inout [TemplateLibrary.File]
  ) throws(Disk.Failure) {
    guard depth < depthLimit else {
      throw Disk.Failure(
        folder,
        .other("more than \(depthLimit) folders are nested, or there is a circular symbolic link")
      )
    }
    for name in try Disk.names(in: folder) where !name.hasPrefix(".") && !name.hasSuffix(".md") {
      let path = folder.appending(name)
      if try Disk.kind(of: path) == .directory {
        try read(path, prefix: prefix + name + "/", depth: depth + 1, in: base, to: &files)
        continue
      }
      files.append(
        TemplateLibrary.File(
          name: prefix + name,
          path: path.relative(to: base),
          bytes: try Disk.read(path)
        )
      )
    }
  }
}
