import Foundation
import Testing

/// The links between the pages of this repository.
@Suite struct LinkTests {
  /// Every page, by its path in the repository.
  private static func pages() throws -> [String] {
    let top = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
    // Hidden folders hold what is built.
    let paths = try top.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      guard Repository.folders(in: "").contains(name) else { return [name] }
      return try FileManager.default.subpathsOfDirectory(atPath: Repository.url(name).path)
        .map { "\(name)/\($0)" }
    }
    return paths.filter { path in
      path.hasSuffix(".md") && !path.contains("/.") && !path.contains(".docc/")
        && !path.contains("node_modules/")
    }.sorted()
  }

  private static func lines(of page: String) throws -> [Substring] {
    let file = Repository.root.appending(path: page)
    var isCode = false
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return !isCode
    }
  }

  /// The anchors that GitHub gives the headings of a page.
  private static func anchors(of page: String) throws -> Set<String> {
    Set(
      try lines(of: page).filter { $0.hasPrefix("#") }.map { heading in
        let text = heading.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
        return String(
          text.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
            .map { $0 == " " ? "-" : $0 }
        )
      }
    )
  }

  @Test(arguments: try pages())
  func `lead to a file and a heading that are there`(_ page: String) throws {
    let folder = Repository.root.appending(path: page).deletingLastPathComponent()
    for line in try Self.lines(of: page) {
      for match in line.matches(of: /\]\(([^)\s]+)\)/) {
        let target = String(match.1)
        guard !target.contains("://"), !target.hasPrefix("mailto:") else { continue }
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let file = parts[0].isEmpty ? page : Self.path(String(parts[0]), from: folder)
        let url = Repository.root.appending(path: file)
        #expect(FileManager.default.fileExists(atPath: url.path), "\(page): \(target)")
        guard parts.count == 2, file.hasSuffix(".md") else { continue }
        #expect(
          try Self.anchors(of: file).contains(String(parts[1])),
          "\(page): \(target): there is no such heading"
        )
      }
    }
  }

  private static func path(_ relative: String, from folder: URL) -> String {
    let path = folder.appending(path: relative).standardizedFileURL.path
    return String(path.dropFirst(Repository.root.standardizedFileURL.path.count + 1))
  }
}
