internal import TokenCompiler

/// The files that builds of a configuration wrote for outputs that it still has.
///
/// A pattern in `source` skips these files, because a source can't contain its own outputs. A file
/// of an output that was removed may have become a source file since.
struct OwnOutputs {
  private let configuration: Configuration
  private let records: BuildRecords
  /// The files; `nil` until the first question, because reading the manifest takes time.
  private var files: Set<FilePlace>?
  private var places = FilePlaces()

  init(_ configuration: Configuration, _ records: BuildRecords) {
    self.configuration = configuration
    self.records = records
  }

  private mutating func read() -> Set<FilePlace> {
    let base = records.configuration.parent
    let nothing = (manifest: Manifest(generator: ""), text: [UInt8]())
    guard let written = try? WrittenFiles.read(records, expecting: nothing) else { return [] }
    let names = written.allNames
    guard !names.isEmpty else { return [] }
    var files: Set<FilePlace> = []
    var realPaths = RealPaths()
    var folders: [String: [AbsolutePath]] = [:]
    for output in configuration.outputs {
      let folder = realPaths.realPath(base.appending(output.directory.value))
      folders[output.target.value, default: []].append(folder)
    }
    for name in names {
      let path = base.appending(name)
      let folder = realPaths.realPath(path.parent)
      let isOwn = written.target(of: name).flatMap { folders[$0] }?.contains { $0.contains(folder) }
      if isOwn ?? false { files.insert(places.place(of: path)) }
    }
    return files
  }

  /// Whether the file at `path` is one of these files.
  mutating func contains(_ path: AbsolutePath) -> Bool {
    let files = self.files ?? read()
    self.files = files
    return !files.isEmpty && files.contains(places.place(of: path))
  }
}
