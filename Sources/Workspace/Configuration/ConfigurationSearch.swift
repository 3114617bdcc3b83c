package import Diagnostics

/// Finds the configuration that a command works with.
package struct ConfigurationSearch: Sendable {
  /// Where a configuration is looked for when none is named, in this order.
  package static let candidates = ["tokens/tokens.config.json", "tokens.config.json"]

  private let directory: AbsolutePath

  /// Searches from `directory`, the current one.
  package init(in directory: AbsolutePath) {
    self.directory = directory
  }

  /// The configuration at `argument`, or else the first of ``candidates`` that exists in the current
  /// folder or, upwards from it, in a folder of the same repository.
  ///
  /// - Throws: the message for the person, if there is none.
  package func find(_ argument: String?, at span: Span?) throws(Finding) -> AbsolutePath {
    if let argument { return try named(argument, at: span) }
    if let path = candidate(in: directory) ?? candidateAround { return path }
    throw Finding(
      .configurationNotFound(lookedFor: Self.candidates, others: otherConfigurations),
      status: .usage
    )
  }

  /// The first of ``candidates`` in the current folder; `nil` if there is none.
  package var here: AbsolutePath? { candidate(in: directory) }

  /// The file at `argument`, a path from the command line.
  package func named(_ argument: String, at span: Span?) throws(Finding) -> AbsolutePath {
    let path = directory.appending(argument)
    guard !Disk.mayExist(path) else { return path }
    throw Finding(
      .missingArgumentFile(argument, at: span, nearest: path.nearestFile?.relative(to: directory)),
      status: .usage
    )
  }

  private func candidate(in folder: AbsolutePath) -> AbsolutePath? {
    Self.candidates.map { folder.appending($0) }.first { Disk.mayExist($0) }
  }

  /// The nearest configuration in a folder around, up to that of the repository.
  private var candidateAround: AbsolutePath? {
    let repository = Confinement(base: directory).repository
    return directory.selfAndAncestors.dropFirst().prefix { repository.contains($0) }
      .lazy.compactMap { candidate(in: $0) }.first
  }

  /// Configurations in folders below, and in one around that is not of the same repository, as they
  /// would be typed.
  private var otherConfigurations: [String] {
    let around = directory.selfAndAncestors.dropFirst().lazy.compactMap { candidate(in: $0) }.first
    return (around.map { [$0] } ?? configurationsBelow).map { $0.relative(to: directory) }
  }

  /// Files called like a configuration in folders below, nearest first.
  private var configurationsBelow: [AbsolutePath] {
    var found: [AbsolutePath] = []
    var folders = [(path: directory, depth: 0)]
    var next = 0
    while next < folders.count, next < Self.folderLimit {
      let (folder, depth) = folders[next]
      next += 1
      for name in (try? Disk.names(in: folder)) ?? [] {
        let path = folder.appending(name)
        if name == "tokens.config.json" || name.hasSuffix(".tokens.config.json") {
          if Disk.isFile(path) { found.append(path) }
        } else if depth < Self.deepest, !name.hasPrefix("."), name != "node_modules",
          (try? Disk.isFolder(path)) ?? false
        {
          folders.append((path, depth + 1))
        }
      }
    }
    return found
  }

  /// How far below, and in how many folders, a message looks for configurations.
  private static let (deepest, folderLimit) = (3, 300)
}

/// A finding that ends the run, and the exit status that goes with it.
package struct Finding: Error, Sendable {
  package let diagnostic: Diagnostic
  package let status: ExitStatus

  package init(_ diagnostic: Diagnostic, status: ExitStatus) {
    self.diagnostic = diagnostic
    self.status = status
  }
}
