package import Foundation

/// A folder for one test, which is deleted after the test.
package final class TemporaryFolder: Sendable {
  /// The path of the folder, with symbolic links resolved.
  package let path: String

  /// Creates an empty folder.
  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "tokens-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  package func url(_ name: String) -> URL { URL(filePath: path).appending(path: name) }

  // MARK: Changing

  package func write(_ text: String, to name: String) throws {
    let folder = url(name).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url(name))
  }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(at: url(name), withIntermediateDirectories: true)
  }

  package func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url(name).path,
      withDestinationPath: destination
    )
  }

  package func remove(_ name: String) throws { try FileManager.default.removeItem(at: url(name)) }

  /// Copies a file or folder from any location.
  package func copy(_ source: URL, to name: String) throws {
    let folder = url(name).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: source, to: url(name))
  }

  /// Replaces the only occurrence of `old` in a file.
  package func replace(_ old: String, with new: String, in name: String) throws {
    let parts = (text(name) ?? "").components(separatedBy: old)
    guard parts.count == 2 else { throw WrongCount(text: old, file: name, count: parts.count - 1) }
    try write(parts.joined(separator: new), to: name)
  }

  /// The error for a text to replace that doesn't occur exactly once in its file.
  package struct WrongCount: Error {
    let text: String
    let file: String
    let count: Int
  }

  // MARK: Inspecting

  package func text(_ name: String) -> String? {
    try? String(contentsOf: url(name), encoding: .utf8)
  }

  /// The paths of all files, without folders.
  package var files: [String] {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return all.filter { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: url(name).path, isDirectory: &isFolder)
      return !(exists && isFolder.boolValue)
    }.sorted()
  }

  /// The contents of all files, by path.
  package var contents: [String: Data] {
    var contents: [String: Data] = [:]
    for name in files { contents[name] = try? Data(contentsOf: url(name)) }
    return contents
  }

  /// The file number and modification time of each file, which change if it's written, even with
  /// the same contents.
  package var marks: [String: String] {
    var marks: [String: String] = [:]
    for name in files {
      let attributes = try? FileManager.default.attributesOfItem(atPath: url(name).path)
      let number = attributes?[.systemFileNumber] as? Int ?? 0
      let date = attributes?[.modificationDate] as? Date ?? .distantPast
      marks[name] = "\(number) \(date.timeIntervalSince1970)"
    }
    return marks
  }
}
