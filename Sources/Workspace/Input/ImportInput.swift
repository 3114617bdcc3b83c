package import Diagnostics
package import SourceForms
package import TokenImport

/// Reads the files of an import, and the files that they include.
package struct ImportInput {
  private let currentFolder: AbsolutePath
  private let format: ImportFormat
  /// The files that were read.
  package private(set) var files: [ImportFile] = []
  private var places: [String: AbsolutePath] = [:]
  private var undecodable: [UndecodablePath] = []

  /// The extensions of the files to read in folders.
  private static let extensions = [".json", ".xml", ".css"]
  /// The maximum nesting depth of folders in a catalog.
  private static let nestingLimit = 64

  /// Errors about files that aren't text.
  package private(set) var diagnostics: [Diagnostic] = []

  package init(in currentFolder: AbsolutePath, for format: ImportFormat) {
    self.currentFolder = currentFolder
    self.format = format
  }

  /// Reads a file, or all files in a folder and its subfolders.
  ///
  /// - Throws: ``Disk/Failure`` if a file or folder can't be read.
  package mutating func add(
    _ path: AbsolutePath,
    _ sources: inout SourceMap
  ) throws(Disk.Failure) {
    if try Disk.kind(of: path) == .directory {
      try addFolder(path, depth: 0, &sources)
    } else {
      try addFile(path, &sources)
    }
  }

  private mutating func addFile(
    _ path: AbsolutePath,
    _ sources: inout SourceMap
  ) throws(Disk.Failure) {
    if let file = try read(path, &sources) { files.append(file) }
  }

  /// A warning about files in folders that weren't read because of their names, or `nil` if there
  /// are none.
  package var warning: Diagnostic? {
    undecodable.isEmpty
      ? nil : .undecodableNames(undecodable, relativeTo: currentFolder, at: nil)
  }

  private mutating func addFolder(
    _ folder: AbsolutePath,
    depth: Int,
    _ sources: inout SourceMap
  ) throws(Disk.Failure) {
    guard depth < Self.nestingLimit else { return }
    var unread: [UndecodablePath] = []
    let names = try Disk.names(in: folder, &unread)
    undecodable += unread.filter { $0.isFolder || Self.extensions.contains(where: $0.hasSuffix) }
    for name in names where name.first != "." {
      let path = folder.appending(name)
      if Disk.isFolderItself(path) {
        try addFolder(path, depth: depth + 1, &sources)
      } else if Disk.isFile(path), Self.extensions.contains(where: name.hasSuffix) {
        try addFile(path, &sources)
      }
    }
  }

  /// Reads a file and converts it to UTF-8.
  ///
  /// Reports an error and returns `nil` if it isn't text.
  private mutating func read(
    _ path: AbsolutePath,
    _ sources: inout SourceMap
  ) throws(Disk.Failure) -> ImportFile? {
    var bytes = try Disk.read(path, .stream)
    let shown = path.relative(to: currentFolder)
    places[shown] = path
    if !format.isJSON {
      do throws(TextDecoding.Failure) {
        bytes = try TextDecoding.utf8(of: bytes)
      } catch {
        let id = sources.add(path: shown, bytes: bytes)
        let start = UInt32(error.offset)
        diagnostics.append(.undecodable(error, at: Span(file: id, start: start, end: start)))
        return nil
      }
    }
    return ImportFile(id: sources.add(path: shown, bytes: bytes), path: shown, bytes: bytes)
  }

  /// Reads a file that another file includes.
  ///
  /// - Parameters:
  ///   - path: the path relative to the folder of the including file.
  ///   - file: the including file.
  ///   - sources: receives the file.
  /// - Returns: the file, or `nil` if it doesn't exist or can't be read.
  package mutating func include(
    _ path: String,
    from file: ImportFile,
    _ sources: inout SourceMap
  ) -> ImportFile? {
    guard let place = places[file.path]?.parent.appending(path), Disk.isFile(place) else {
      return nil
    }
    return (try? read(place, &sources)) ?? nil
  }
}
