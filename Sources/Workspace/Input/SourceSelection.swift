internal import Diagnostics
internal import TokenCompiler

/// The files that `source` selects, with patterns expanded.
struct SourceSelection {
  /// The selected files, with paths relative to the configuration's folder.
  private(set) var files: [Located<String>] = []
  /// The patterns in `source`.
  private(set) var patterns: [FilePattern] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let base: AbsolutePath
  private let configuration: Configuration
  private let records: BuildRecords

  /// Expands the `source` of `configuration`.
  init(_ configuration: Configuration, _ records: BuildRecords) {
    base = records.configuration.parent
    self.configuration = configuration
    self.records = records
    switch configuration.source {
    case .file(let path): select([path])
    case .list(let paths): select(paths)
    }
  }

  private mutating func select(_ list: [Located<String>]) {
    var places: [String: [Span?]] = [:]
    let entries = list.map { (path: $0, pattern: pattern($0.value)) }
    patterns = entries.compactMap(\.pattern)
    // Files that are named come first, because patterns skip them.
    for (path, pattern) in entries where pattern == nil {
      places[relative(path).value, default: []].append(path.span)
    }
    var found: Set<String> = []
    var outputs = OwnOutputs(configuration, records)
    for (path, pattern) in entries {
      guard let pattern else {
        let file = relative(path)
        // Reported once for all mentions of a file.
        if let mentions = places[file.value], mentions.count > 1 {
          diagnostics.append(.repeatedSource(path.value, at: mentions))
          places[file.value] = [path.span]
        } else if found.insert(file.value).inserted {
          files.append(file)
        }
        continue
      }
      for match in matches(of: pattern, path, &outputs) {
        let file = match.relative(to: base)
        guard places[file] == nil, found.insert(file).inserted else { continue }
        files.append(Located(file, at: path.span))
      }
    }
  }

  /// Returns the files that match a pattern, except for the configuration, its records, and its
  /// outputs.
  private mutating func matches(
    of pattern: FilePattern,
    _ path: Located<String>,
    _ ownOutputs: inout OwnOutputs
  ) -> [AbsolutePath] {
    let (files, failures, undecodable) = pattern.matches()
    if !undecodable.isEmpty {
      diagnostics.append(.undecodableNames(undecodable, relativeTo: base, at: path.span))
    }
    for failure in failures {
      let folder = failure.path.relative(to: base)
      var diagnostic = Diagnostic.unreadableFolder(folder, failure, of: path.value, at: path.span)
      // If no files were found, this failure is the reason.
      if files.isEmpty { diagnostic.severity = .error }
      diagnostics.append(diagnostic)
    }
    let found = files.filter {
      $0 != records.configuration && !BuildRecords.reserves($0.name)
    }
    let outputs = found.filter { ownOutputs.contains($0) }
    if let first = outputs.first?.relative(to: base) {
      let diagnostic = Diagnostic.generatedSource(
        path.value,
        at: path.span,
        first: first,
        count: outputs.count
      )
      diagnostics.append(diagnostic)
    } else if found.isEmpty, undecodable.isEmpty, failures.isEmpty || !files.isEmpty {
      let help = pattern.helpWithoutMatches(relativeTo: base)
      diagnostics.append(.unmatchedPattern(path.value, at: path.span, help: help))
    }
    guard !outputs.isEmpty else { return found }
    let excluded = Set(outputs)
    return found.filter { !excluded.contains($0) }
  }

  /// Parses `text` as a pattern.
  ///
  /// Returns `nil` if it has no wildcards, or if a file with exactly this name exists.
  private func pattern(_ text: String) -> FilePattern? {
    guard let pattern = FilePattern(text, in: base) else { return nil }
    return Disk.isKnownToExist(base.appending(text)) ? nil : pattern
  }

  private func relative(_ path: Located<String>) -> Located<String> {
    Located(base.appending(path.value).relative(to: base), at: path.span)
  }
}
