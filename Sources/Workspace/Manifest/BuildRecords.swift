internal import TokenOutput

/// The files that the builds of a configuration keep next to it: the manifest, and the lock file
/// with the journal.
///
/// They're named after the configuration, so configurations in the same folder don't interfere with
/// each other's outputs.
package struct BuildRecords: Hashable, Sendable {
  /// The configuration whose records don't contain its name.
  static let defaultConfiguration = "tokens.config.json"

  /// The path of the configuration.
  package let configuration: AbsolutePath
  /// The path of the list of generated files.
  package let manifest: AbsolutePath
  /// The path of the file that is locked while files are written.
  package let lock: AbsolutePath

  /// Creates the paths of the records of `configuration`.
  package init(of configuration: AbsolutePath) {
    self.init(of: configuration, name: configuration.name)
  }

  private init(of configuration: AbsolutePath, name: String) {
    self.configuration = configuration
    guard name != Self.defaultConfiguration else {
      manifest = configuration.sibling("\(Self.manifestPrefix).json")
      lock = configuration.sibling("\(Self.lockPrefix).lock")
      return
    }
    // The records of a configuration called `json` would collide with those above; this name is
    // free.
    let name = name == "json" ? Self.defaultConfiguration : name
    manifest = configuration.sibling("\(Self.manifestPrefix).\(name)")
    lock = configuration.sibling("\(Self.lockPrefix).\(name).lock")
  }

  /// The records that all configurations in the folder shared before they had separate ones, or
  /// `nil` if they're these records.
  var shared: BuildRecords? {
    let name = Self.defaultConfiguration
    guard configuration.name != name else { return nil }
    return BuildRecords(of: configuration.sibling(name))
  }

  /// Whether builds use `name` for their records or for temporary files.
  package static func reserves(_ name: String) -> Bool {
    guard name.utf8.first == UInt8(ascii: ".") else { return false }
    let name = name.lowercased()
    return name.hasPrefix(manifestPrefix) || name.hasSuffix(OutputFile.temporaryMarks.behind)
      || name.hasPrefix(lockPrefix) && name.hasSuffix(".lock")
  }

  private static let manifestPrefix = ".tokens-manifest"
  private static let lockPrefix = ".tokens-build"
}

extension AbsolutePath {
  /// The temporary path for new content of the file.
  var temporarySibling: AbsolutePath {
    let marks = OutputFile.temporaryMarks
    return sibling(marks.before + name + marks.behind)
  }
}
