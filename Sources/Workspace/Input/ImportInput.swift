package import Diagnostics
package import TokenImport

/// Reads the files that an import names, and those that they include.
package struct ImportInput {
  private let currentFolder: AbsolutePath
  /// The files that were read.
  package private(set) var files: [ImportFile] = []
  private var places: [String: AbsolutePath] = [:]

  /// How deep folders of a catalog may be nested.
  private static let nestingLimit = 64

  package init(in currentFolder: AbsolutePath) { self.currentFolder = currentFolder }

  /// Reads a file, or all files below a folder.
  ///
  /// - Throws: why it cannot be read.
  package mutating func add(
    _ path: AbsolutePath,
    _ sources: inout SourceMap
  ) throws(Disk.Failure) {
    if try Disk.kind(of: path) == .directory {
      try addFolder(path, depth: 0, &sources)
    } else {
      files.append(try read(path, &sources))
    }
  }

  private mutating func addFolder(
    _ folder: AbsolutePath,
    depth: Int,
    _ sources: inout SourceMap
  ) throws(Disk.Failure) {
    guard depth < Self.nestingLimit else { return }
    for name in try Disk.names(in: folder) where name.first != "." {
      let path = folder.appending(name)
      if Disk.isFolderItself(path) {
        try addFolder(path, depth: depth + 1, &sources)
      } else if Disk.isFile(path), [".json", ".xml", ".css"].contains(where: name.hasSuffix) {
        files.append(try read(path, &sources))
      }
    }
  }

  private mutating func read(
    _ path: AbsolutePath,
    _ sources: inout SourceMap
  ) throws(Disk.Failure) -> ImportFile {
    let bytes = try Disk.read(path, .stream)
    let shown = path.relative(to: currentFolder)
    places[shown] = path
    return ImportFile(id: sources.add(path: shown, bytes: bytes), path: shown, bytes: bytes)
  }

  /// Reads a file that another one includes.
  ///
  /// - Parameters:
  ///   - path: the path relative to the folder of that file.
  ///   - file: that file.
  ///   - sources: gets the file.
  /// - Returns: `nil` if there is none.
  package mutating func include(
    _ path: String,
    from file: ImportFile,
    _ sources: inout SourceMap
  ) -> ImportFile? {
    guard let place = places[file.path]?.parent.appending(path), Disk.isFile(place) else {
      return nil
    }
    return try? read(place, &sources)
  }
}
