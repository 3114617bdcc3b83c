package import Diagnostics

/// Finds the configuration for a command.
package struct ConfigurationSearch {
  /// The paths of configurations to look for, in this order, if none is named.
  package static let candidates = ["tokens/tokens.config.json", "tokens.config.json"]

  private let directory: AbsolutePath
  /// Returns a suggestion for an argument that isn't the name of a file, or `nil` if there is none.
  private let hint: (String) -> String?

  /// Searches from `directory`, the working directory.
  package init(in directory: AbsolutePath, hint: @escaping (String) -> String? = { _ in nil }) {
    self.directory = directory
    self.hint = hint
  }

  /// Returns the configuration at `argument` or, if that's `nil`, the nearest one.
  ///
  /// That is the first of ``candidates`` that exists in the working directory or else in the
  /// nearest enclosing folder of the same repository.
  ///
  /// - Throws: ``Finding`` if there is no configuration.
  package func find(_ argument: String?, at span: Span?) throws(Finding) -> AbsolutePath {
    if let argument { return try named(argument, at: span) }
    if let path = candidate(in: directory) ?? candidateAround { return path }
    throw Finding(
      .configurationNotFound(lookedFor: Self.candidates, others: otherConfigurations),
      status: .usage
    )
  }

  /// The paths at which ``find(_:at:)`` looks for `found` if no configuration is named.
  package func paths(until found: AbsolutePath) -> [AbsolutePath] {
    let paths = directory.selfAndAncestors.flatMap { folder in
      Self.candidates.map { folder.appending($0) }
    }
    return Array(paths.prefix { $0 != found })
  }

  /// The first of ``candidates`` in the working directory, or `nil` if there is none.
  package var here: AbsolutePath? { candidate(in: directory) }

  /// Returns the file at `argument`, a path from the command line.
  package func named(_ argument: String, at span: Span?) throws(Finding) -> AbsolutePath {
    let path = directory.appending(argument)
    guard !Disk.mayExist(path) else { return path }
    let nearest = path.nearestFile.map { "did you mean `\($0.relative(to: directory))`?" }
    throw Finding(
      .missingArgumentFile(argument, at: span, help: hint(argument) ?? nearest),
      status: .usage
    )
  }

  private func candidate(in folder: AbsolutePath) -> AbsolutePath? {
    Self.candidates.map { folder.appending($0) }.first { Disk.mayExist($0) }
  }

  /// The nearest configuration in an enclosing folder of the same repository.
  private var candidateAround: AbsolutePath? {
    let repository = Confinement(base: directory).repository
    return directory.selfAndAncestors.dropFirst().prefix { repository.contains($0) }
      .lazy.compactMap { candidate(in: $0) }.first
  }

  /// The configuration in an enclosing folder of another repository or else those in subfolders, as
  /// paths relative to the working directory.
  private var otherConfigurations: [String] {
    let around = directory.selfAndAncestors.dropFirst().lazy.compactMap { candidate(in: $0) }.first
    return (around.map { [$0] } ?? configurationsBelow).map { $0.relative(to: directory) }
  }

  /// Files in subfolders with the name of a configuration, nearest first.
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

  /// The maximum depth and number of folders to search for configurations in subfolders.
  private static let (deepest, folderLimit) = (3, 300)
}

/// A diagnostic that ends the run, with the exit status.
package struct Finding: Error, Sendable {
  package let diagnostic: Diagnostic
  package let status: ExitStatus

  package init(_ diagnostic: Diagnostic, status: ExitStatus) {
    self.diagnostic = diagnostic
    self.status = status
  }
}
