import Foundation
import Workspace

/// A folder that is deleted when the test is done.
final class TemporaryFolder: Sendable {
  let path: AbsolutePath

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "tokens-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = Disk.realPath(AbsolutePath(url.path)!)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path.text)
  }

  func url(_ name: String) -> URL { URL(filePath: path.appending(name).text) }

  func write(_ text: String, to name: String) throws {
    let folder = url(name).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url(name))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(at: url(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url(name).path,
      withDestinationPath: destination
    )
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(at: url(name)) }

  func text(_ name: String) -> String? { try? String(contentsOf: url(name), encoding: .utf8) }

  /// All files, folders left out, by their paths.
  var files: [String] {
    let all = FileManager.default.enumerator(atPath: path.text)?.compactMap { $0 as? String } ?? []
    return all.filter { Disk.kind(of: path.appending($0)) != .directory }.sorted()
  }
}
