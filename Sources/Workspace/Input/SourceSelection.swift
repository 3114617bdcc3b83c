internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler

/// The files that `source` means, with patterns expanded.
struct SourceSelection {
  /// The source for the compiler; paths are relative to the configuration's folder.
  private(set) var source: CompileRequest.Source
  /// The paths that a person wrote.
  private(set) var paths: [String] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let base: AbsolutePath
  /// Files that no pattern finds: the configuration itself.
  private let excluded: AbsolutePath

  /// Expands `source`, which stands in the configuration at `configuration`.
  init(_ source: Configuration.Source, in configuration: AbsolutePath) {
    base = configuration.parent
    excluded = configuration
    self.source = .files([])
    switch source {
    case .file(let path): select(path)
    case .list(let paths): select(paths)
    }
  }

  private mutating func select(_ path: Located<String>) {
    let file = relative(path)
    paths = [file.value]
    let isResolver = SourceFileKind(ofFileAt: base.appending(path.value)) == .resolver
    source = isResolver ? .resolver(file) : .files([file])
  }

  private mutating func select(_ list: [Located<String>]) {
    var files: [Located<String>] = []
    var places: [String: [Span?]] = [:]
    let entries = list.map { (path: $0, pattern: pattern($0.value)) }
    // What is named goes first: a pattern leaves out what has a place of its own in the list.
    for (path, pattern) in entries where pattern == nil {
      places[relative(path).value, default: []].append(path.span)
    }
    var found: Set<String> = []
    for (path, pattern) in entries {
      guard let pattern else {
        let file = relative(path)
        // Once for all mentions of a file.
        if let mentions = places[file.value], mentions.count > 1 {
          diagnostics.append(.repeatedSource(path.value, at: mentions))
          places[file.value] = [path.span]
        } else if found.insert(file.value).inserted {
          files.append(file)
        }
        continue
      }
      let matches = pattern.matches().filter { $0 != excluded }
      if matches.isEmpty {
        diagnostics.append(.unmatchedPattern(path.value, at: path.span, folder: "."))
      }
      for match in matches {
        let file = match.relative(to: base)
        guard places[file] == nil, found.insert(file).inserted else { continue }
        files.append(Located(file, at: path.span))
      }
    }
    paths = files.map(\.value)
    if let only = files.first, files.count == 1,
      SourceFileKind(ofFileAt: base.appending(only.value)) == .resolver
    {
      source = .resolver(only)
    } else {
      source = .files(files)
    }
  }

  /// The pattern that `text` is; `nil` also where a file of just this name exists.
  private func pattern(_ text: String) -> FilePattern? {
    guard let pattern = FilePattern(text, in: base) else { return nil }
    return Disk.kind(of: base.appending(text)) == nil ? pattern : nil
  }

  private func relative(_ path: Located<String>) -> Located<String> {
    Located(base.appending(path.value).relative(to: base), at: path.span)
  }
}
