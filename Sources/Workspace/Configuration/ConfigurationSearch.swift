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

  /// The configuration at `argument`, or else the first of ``candidates`` that exists.
  ///
  /// - Throws: the message for the person, if there is none.
  package func find(_ argument: String?, at span: Span?) throws(Finding) -> AbsolutePath {
    if let argument { return try named(argument, at: span) }
    for candidate in Self.candidates {
      let path = directory.appending(candidate)
      if Disk.mayExist(path) { return path }
    }
    throw Finding(
      .configurationNotFound(lookedFor: Self.candidates, elsewhere: candidateAround),
      status: .usage
    )
  }

  /// The file at `argument`, a path from the command line.
  package func named(_ argument: String, at span: Span?) throws(Finding) -> AbsolutePath {
    let path = directory.appending(argument)
    guard !Disk.mayExist(path) else { return path }
    throw Finding(
      .missingArgumentFile(argument, at: span, nearest: nearest(to: path)),
      status: .usage
    )
  }

  /// A configuration in a folder around, as it would be typed.
  private var candidateAround: String? {
    for folder in directory.selfAndAncestors.dropFirst() {
      for candidate in Self.candidates {
        let path = folder.appending(candidate)
        if Disk.isFile(path) { return path.relative(to: directory) }
      }
    }
    return nil
  }

  /// A file in the same folder with a similar name, as it would be typed.
  private func nearest(to path: AbsolutePath) -> String? {
    guard let names = try? Disk.names(in: path.parent) else { return nil }
    let files = names.filter { Disk.isFile(path.parent.appending($0)) }
    return nearestName(to: path.name, among: files)
      .map { path.parent.appending($0).relative(to: directory) }
  }
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
