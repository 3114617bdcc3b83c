internal import TokenOutput

/// The files that the builds of one configuration keep beside it: the manifest, and the lock file
/// with the journal.
///
/// Every configuration has its own, named after it, so configurations in one folder do not see each
/// other's outputs.
package struct BuildRecords: Hashable, Sendable {
  /// The configuration whose manifest and lock have no name in them.
  static let defaultConfiguration = "tokens.config.json"

  /// The configuration.
  package let configuration: AbsolutePath
  /// The list of the files that were written.
  package let manifest: AbsolutePath
  /// Held while files are written.
  package let lock: AbsolutePath

  /// The records of the configuration at `configuration`.
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
    // A configuration called `json` would get the name of the manifest above; this one is free.
    let name = name == "json" ? Self.defaultConfiguration : name
    manifest = configuration.sibling("\(Self.manifestPrefix).\(name)")
    lock = configuration.sibling("\(Self.lockPrefix).\(name).lock")
  }

  /// The records that all configurations of the folder shared before each had its own; `nil` where
  /// they are these.
  var shared: BuildRecords? {
    let name = Self.defaultConfiguration
    guard configuration.name != name else { return nil }
    return BuildRecords(of: configuration.sibling(name))
  }

  /// Whether builds use `name` for their own records, or for files that they prepare.
  static func reserves(_ name: String) -> Bool {
    guard name.utf8.first == UInt8(ascii: ".") else { return false }
    let name = name.lowercased()
    return name.hasPrefix(manifestPrefix) || name.hasSuffix(OutputFile.temporaryMarks.behind)
      || name.hasPrefix(lockPrefix) && name.hasSuffix(".lock")
  }

  private static let manifestPrefix = ".tokens-manifest"
  private static let lockPrefix = ".tokens-build"
}

extension AbsolutePath {
  /// The name under which a new content of the file is prepared.
  var temporarySibling: AbsolutePath {
    let marks = OutputFile.temporaryMarks
    return sibling(marks.before + name + marks.behind)
  }
}
