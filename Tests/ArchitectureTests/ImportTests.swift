import Foundation
import Testing

/// Allowed imports: the table of modules in `Sources/README.md` compared with every `import` line.
@Suite struct Imports {
  /// The files that import system libraries: those with system calls, and one with math functions.
  private static let system: [String: Set<String>] = [
    "Sources/Workspace/Disk/POSIX.swift": systemModules,
    "Sources/Workspace/Disk/POSIX+Cores.swift": systemModules,
    "Sources/Workspace/Disk/POSIX+Flushing.swift": systemModules,
    "Sources/Workspace/Disk/POSIX+Memory.swift": systemModules,
    "Sources/Workspace/Disk/POSIX+Process.swift": systemModules,
    "Sources/Workspace/Disk/POSIX+Programs.swift": systemModules,
    "Sources/Workspace/Disk/POSIX+Signals.swift": systemModules,
    "Sources/Workspace/Disk/POSIX+Sockets.swift": systemModules,
    "Sources/Workspace/Disk/POSIX+Threads.swift": systemModules,
    "Sources/Workspace/Disk/POSIX+Waiting.swift": systemModules,
    "Sources/Workspace/Disk/POSIX+Watching.swift": systemModules,
    "Sources/TokenModel/Color/Elementary.swift": systemModules,
  ]
  private static let systemModules: Set<String> = ["Android", "Darwin", "Glibc", "Musl", "ucrt"]

  /// The modules that generated code may import if the platform has them.
  private static let platform: Set<String> = [
    "AppKit", "CoreGraphics", "CoreText", "Foundation", "SwiftUI", "UIKit",
  ]

  static func imports(of file: Repository.File) -> [String] {
    file.lines.compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
      else { return nil }
      return String(words[index + 1])
    }
  }

  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  /// The modules that each module may import, according to the table.
  private static func table() throws -> [String: Set<String>] {
    let text = try String(contentsOf: Repository.url("Sources/README.md"), encoding: .utf8)
    var table: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 5, let module = codeSpans(in: cells[1]).first else { continue }
      table[module] = Set(codeSpans(in: cells[3]))
    }
    return table
  }

  /// The texts between backquotes.
  private static func codeSpans(in text: Substring) -> [String] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }

  @Test func `the table has a row for every folder of Sources`() throws {
    #expect(try Self.table().keys.sorted() == Repository.folders(in: "Sources"))
  }

  @Test func `the table imports in one direction`() throws {
    var left = try Self.table()
    while let next = left.first(where: { $0.value.isDisjoint(with: left.keys) }) {
      left[next.key] = nil
    }
    #expect(left.isEmpty, "import one another: \(left.keys.sorted())")
  }

  @Test func `a file imports only modules allowed in the table`() throws {
    let table = try Self.table()
    for file in Repository.swiftFiles(in: "Sources")
    where !file.path.hasSuffix(".generated.swift") {
      var allowed = table[file.target] ?? []
      allowed.formUnion(Self.system[file.path] ?? [])
      if file.target == "DesignTokens" { allowed.formUnion(Self.platform) }
      for module in Self.imports(of: file) where !allowed.contains(module) {
        Issue.record("\(file.path) imports \(module)")
      }
    }
  }

  @Test func `all forms of imports are recognized`() {
    let text = """
      import A
      @testable import B
      package import C
        private import D
      // import E
      let text = "import F"
      """
    let file = Repository.File(path: "Sources/X/Y.swift", text: text)
    #expect(Self.imports(of: file) == ["A", "B", "C", "D"])
  }
}
