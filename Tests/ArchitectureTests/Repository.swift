import Foundation
import Testing

/// The files of this repository, for tests that read them.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  /// A file with its path from the root and its text.
  struct File {
    let path: String
    let text: String

    var name: String { path.split(separator: "/").last.map(String.init) ?? "" }
    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    /// The name of the folder below `Sources` or `Tests`.
    var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
    /// Tables and code that a program writes.
    var isGenerated: Bool {
      path.hasSuffix(".generated.swift") || path.hasPrefix("Sources/DesignTokens/")
    }

    /// The types and functions that begin at the left margin, and the types extended there, each
    /// with and without what it is nested in.
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

    /// The names of the public types at the left margin, which are not nested in others.
    var publicTypes: [String] {
      let pattern = /^public (?:[a-z]+ )*(?:struct|enum|class|protocol|typealias) (\w+)/
      return lines.compactMap { $0.firstMatch(of: pattern).map { String($0.output.1) } }
    }
  }

  static func url(_ path: String) -> URL { root.appending(path: path) }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  /// The Swift files below a folder, by their paths.
  static func swiftFiles(in folder: String) -> [File] {
    let all = FileManager.default.enumerator(atPath: url(folder).path)
    let paths = (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
    return paths.sorted().compactMap { path in
      (try? String(contentsOf: url("\(folder)/\(path)"), encoding: .utf8))
        .map { File(path: "\(folder)/\(path)", text: $0) }
    }
  }

  /// The names of the folders in a folder.
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
