import Foundation
import Testing

/// The files of this repository, for tests that read them.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  /// A file's path relative to the root and its contents.
  struct File {
    let path: String
    let text: String

    var name: String { path.split(separator: "/").last.map(String.init) ?? "" }
    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    /// The name of the folder in `Sources` or `Tests`.
    var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
    /// Whether the file contains generated tables or code.
    var isGenerated: Bool {
      path.hasSuffix(".generated.swift") || path.hasPrefix("Sources/DesignTokens/")
    }

    /// The top-level types and functions and the types extended at the top level, each with and
    /// without the enclosing type.
    var declarations: [String] {
      let pattern =
        /^(?:@\S+ )*(?:[a-z]+(?:\(set\))? )*(?:struct|enum|class|protocol|typealias|extension|func) ([\w.\[]+)/
      return lines.flatMap { line -> [String] in
        guard let name = line.firstMatch(of: pattern)?.output.1 else { return [] }
        if name.hasPrefix("[") { return ["Array"] }
        let parts = name.split(separator: ".").map(String.init)
        return [parts.joined()] + parts.suffix(1)
      }
    }

    /// The names of the public top-level types, without nested types.
    var publicTypes: [String] {
      let pattern = /^public (?:[a-z]+ )*(?:struct|enum|class|protocol|typealias) (\w+)/
      return lines.compactMap { $0.firstMatch(of: pattern).map { String($0.output.1) } }
    }
  }

  static func url(_ path: String) -> URL { root.appending(path: path) }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  /// The Swift files in a folder and its subfolders, by path.
  static func swiftFiles(in folder: String) -> [File] {
    let all = FileManager.default.enumerator(atPath: url(folder).path)
    let paths = (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
    return paths.sorted().compactMap { path in
      (try? String(contentsOf: url("\(folder)/\(path)"), encoding: .utf8))
        .map { File(path: "\(folder)/\(path)", text: $0) }
    }
  }

  /// The names of the subfolders of a folder.
  static func folders(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? []
    return names.sorted().filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(
        atPath: url("\(folder)/\(name)").path,
        isDirectory: &isFolder
      ) && isFolder.boolValue
    }
  }
}
