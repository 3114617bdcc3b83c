import Testing

/// Who may import whom: the table of `Sources/README.md`, held against every `import` line.
@Suite struct Imports {
  private static let below: [String: Set<String>] = [
    "Diagnostics": [],
    "JSONSyntax": ["Diagnostics"],
    "TokenModel": [],
    "TokenCompiler": ["Diagnostics", "JSONSyntax", "TokenModel"],
    "TemplateEngine": ["Diagnostics"],
    "TokenOutput": ["Diagnostics", "JSONSyntax", "TokenModel", "TokenCompiler", "TemplateEngine"],
    "Workspace": [
      "Diagnostics", "JSONSyntax", "TokenModel", "TokenCompiler", "TemplateEngine", "TokenOutput",
    ],
    "CommandLineParsing": ["Diagnostics"],
    "tokens": [
      "Diagnostics", "JSONSyntax", "TokenModel", "TokenCompiler", "TemplateEngine", "TokenOutput",
      "Workspace", "CommandLineParsing",
    ],
    "DesignTokens": [],
  ]

  /// The files that use the system's library: those that call it, and the one that calculates.
  private static let system: [String: Set<String>] = [
    "Sources/Workspace/Disk/POSIX.swift": systemModules,
    "Sources/Workspace/Disk/POSIX+Flushing.swift": systemModules,
    "Sources/Workspace/Disk/POSIX+Threads.swift": systemModules,
    "Sources/TokenModel/Color/ElementaryFunctions.swift": systemModules,
  ]
  private static let systemModules: Set<String> = ["Android", "Darwin", "Glibc", "Musl", "ucrt"]

  /// What generated code may use where the platform has it.
  private static let platform: Set<String> = ["AppKit", "Foundation", "SwiftUI", "UIKit"]

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

  @Test func `every folder of Sources has its line in the table`() {
    #expect(Repository.folders(in: "Sources") == Self.below.keys.sorted())
  }

  @Test(
    arguments: Repository.swiftFiles(in: "Sources").filter {
      !$0.path.hasSuffix(".generated.swift")
    }
  )
  func `a file imports what its folder may`(_ file: Repository.File) {
    var allowed = Self.below[file.target] ?? []
    allowed.formUnion(Self.system[file.path] ?? [])
    if file.target == "DesignTokens" { allowed.formUnion(Self.platform) }
    for module in Self.imports(of: file) {
      #expect(allowed.contains(module), "\(file.path) imports \(module)")
    }
  }

  @Test func `the reader of imports sees all their forms`() {
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
