package import Diagnostics
internal import TokenCompiler

/// Token files next to those of a resolver document that the document doesn't list.
///
/// Only folders of files that were read are searched. A file counts if it contains tokens, isn't an
/// output of a build, and isn't named by another resolver document or configuration there.
struct UnusedSources {
  /// The maximum size, in bytes, of files to search for tokens.
  private static let sizeLimit: Int64 = 1 << 20

  let project: Project
  let resolver: AbsolutePath
  /// The files that were read.
  private let used: Set<AbsolutePath>
  private var outputs: OwnOutputs

  /// Returns `nil` unless the source of `project` is a resolver document.
  init?(_ project: Project) {
    guard case .resolver(let document) = project.input.request.source else { return nil }
    self.project = project
    resolver = project.input.base.appending(document.value)
    used = Set(project.input.files.paths)
    outputs = OwnOutputs(project.configuration, project.records)
  }

  /// The folders that are searched, and the files there that may be read.
  var consulted: Set<AbsolutePath> {
    var paths = folders.union([resolver.parent, project.path.parent])
    for folder in paths {
      for name in (try? Disk.names(in: folder)) ?? []
      where Self.hasTokenSuffix(name) || name.hasSuffix(".json") {
        paths.insert(folder.appending(name))
      }
    }
    return paths
  }

  private var folders: Set<AbsolutePath> {
    Set(used.lazy.filter { [resolver] in $0 != resolver }.map(\.parent))
  }

  /// Returns the unused files and their contents, sorted by path.
  mutating func find() -> [(path: AbsolutePath, bytes: [UInt8])] {
    let used = self.used.filter { $0 != resolver }
    let plainFolders = Set(used.filter { !Self.hasTokenSuffix($0.name) }.map(\.parent))
    let folders = folders.sorted { $0.text.isBeforeInBytes($1.text) }
    var found: [(path: AbsolutePath, bytes: [UInt8])] = []
    for folder in folders {
      guard let names = try? Disk.names(in: folder) else { continue }
      let hasPlainNames = plainFolders.contains(folder)
      for name in names {
        let path = folder.appending(name)
        guard !self.used.contains(path),
          Self.hasTokenSuffix(name) || hasPlainNames && name.hasSuffix(".json"),
          name.utf8.first != UInt8(ascii: "."), let bytes = tokenFile(at: path)
        else { continue }
        found.append((path, bytes))
      }
    }
    guard !found.isEmpty else { return [] }
    let others = otherDocuments(in: Set(folders + [resolver.parent, project.path.parent]))
    return found.filter { file in !others.contains { $0.contains(file.path.name) } }
  }

  private static func hasTokenSuffix(_ name: String) -> Bool {
    [".tokens", ".tokens.json", ".tokens.json5", ".tokens.jsonc"].contains(where: name.hasSuffix)
  }

  /// Returns the content of a file that contains tokens and wasn't written by a build.
  private mutating func tokenFile(at path: AbsolutePath) -> [UInt8]? {
    guard let status = (try? POSIX.status(of: path.text)) ?? nil, status.size <= Self.sizeLimit,
      Disk.isFile(path), let bytes = try? Disk.read(path)
    else { return nil }
    let survey = TokenFileSurvey(bytes, path: path.name)
    // Finding the outputs requires the manifest, which can be large.
    guard survey.kind == .tokens, !survey.paths.isEmpty, !outputs.contains(path) else { return nil }
    return bytes
  }

  /// Returns the texts of other resolver documents and configurations, which may use the remaining
  /// files.
  private func otherDocuments(in folders: Set<AbsolutePath>) -> [String] {
    folders.flatMap { folder -> [String] in
      let names = (try? Disk.names(in: folder)) ?? []
      return names.compactMap { name in
        let path = folder.appending(name)
        let isDocument = name.hasSuffix(".resolver.json") || name.hasSuffix(".config.json")
        guard isDocument, path != resolver, path != project.path else { return nil }
        return (try? Disk.read(path)).map { String(decoding: $0, as: UTF8.self) }
      }
    }
  }
}

extension Project {
  /// The paths that ``adviceOnUnusedFiles(_:)`` depends on.
  package var pathsOfAdvice: Set<AbsolutePath> { UnusedSources(self)?.consulted ?? [] }

  /// Returns advice about token files that the resolver document doesn't list.
  ///
  /// Adds the first of them to `sources`.
  package func adviceOnUnusedFiles(_ sources: inout SourceMap) -> [Diagnostic] {
    guard var unused = UnusedSources(self) else { return [] }
    let found = unused.find()
    guard let first = found.first else { return [] }
    let names = found.map { $0.path.relative(to: input.base) }
    let file = sources.add(path: names[0], bytes: first.bytes)
    return [
      .unusedFiles(
        names,
        document: unused.resolver.relative(to: input.base),
        at: Span(file: file, start: 0, end: 0)
      )
    ]
  }
}
