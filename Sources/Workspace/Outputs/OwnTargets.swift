package import Diagnostics
package import TokenCompiler
package import TokenOutput

/// The user's own targets, in the template folders of a configuration.
package struct OwnTargets: Sendable {
  /// Their folders by name.
  package private(set) var folders: [String: TemplateLibrary.Folder] = [:]
  /// Targets that two folders have.
  package private(set) var diagnostics: [Diagnostic] = []
  private var places: [String: Located<String>] = [:]

  /// Reads all folders of targets.
  ///
  /// - Parameters:
  ///   - settings: the template folders as the configuration names them.
  ///   - base: the folder that these names are relative to.
  /// - Throws: why one cannot be read.
  package init(_ settings: [Located<String>], in base: AbsolutePath) throws(Finding) {
    for setting in settings { try add(setting, in: base) }
  }

  /// The targets to choose from.
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

  /// The deepest nesting of folders.
  ///
  /// A deeper one is taken for a loop of links.
  private static var depthLimit: Int { 20 }

  /// Reads the files of a target's folder and of those in it; hidden ones and pages for people are none
  /// of its files.
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
        .other("more than \(depthLimit) folders lie in each other, or a link leads back to one")
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

extension Diagnostic {
  fileprivate static func targetInTwoFolders(
    _ name: String,
    _ first: Located<String>,
    _ second: Located<String>
  ) -> Diagnostic {
    Diagnostic(
      .invalidTarget,
      "both `\(first.value)` and `\(second.value)` have a target `\(name)`",
      at: second.span.map { Label($0, "has it too") },
      also: first.span.map { [Label($0, "has it")] } ?? [],
      help: "rename one of the two folders called `\(name)`"
    )
  }
}
