import Foundation
import Testing

/// Rules for all files: size, names, platform independence of the compiler, and pages for
/// newcomers.
@Suite struct Shape {
  private static let files =
    Repository.swiftFiles(in: "Sources") + Repository.swiftFiles(in: "Tests")

  @Test func `files don't exceed the line limit`() {
    for file in Self.files where !file.isGenerated {
      let limit = file.path.hasPrefix("Tests/") ? 500 : 400
      #expect(file.lines.count - 1 <= limit, "\(file.path) has \(file.lines.count - 1) lines")
    }
  }

  /// Functions that may be longer: tables with a line for each case, and the loop of the machine.
  private static let tables = [
    "BoundOutput+Host.swift anyMember", "Evaluator.swift evaluate", "Machine.swift execute",
    "OutputList.swift element", "TokenMembers.swift value",
  ]

  @Test func `functions have at most 40 lines`() {
    for file in Repository.swiftFiles(in: "Sources") where !file.isGenerated {
      for function in Self.functions(in: file) where function.lineCount > 40 {
        let name = "\(file.name) \(function.name)"
        #expect(Self.tables.contains(name), "\(name) has \(function.lineCount) lines")
      }
    }
  }

  @Test func `the lines of a function are counted`() {
    let text = """
      extension A {
        @inline(__always)
        package mutating func first(
          _ a: Int
        ) {
          func second() {
            a()
          }
        }

        init() { a() }

        .init(a), a {
        }

        private init?(b: Int) {
        }
      }
      """
    let found = Self.functions(in: Repository.File(path: "Sources/X/Y.swift", text: text))
    #expect(found.map(\.name) == ["first", "second", "init"])
    #expect(found.map(\.lineCount) == [7, 3, 2])
  }

  /// The functions and initializers with more than one line, whose last line is indented like the
  /// first.
  private static func functions(in file: Repository.File) -> [(name: String, lineCount: Int)] {
    let lines = file.lines
    return lines.indices.compactMap { first in
      let indent = lines[first].prefix { $0 == " " }
      let words = lines[first].dropFirst(indent.count).prefix { $0 != "{" }
        .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard let index = words.firstIndex(where: { $0 == "func" || $0 == "init" }),
        words[..<index].allSatisfy({ modifiers.contains($0) }),
        let name = words[index] == "func" ? words.dropFirst(index + 1).first : words[index],
        lines[first].dropFirst(indent.count).first != ".", !lines[first].hasSuffix("}"),
        let last = lines[first...].firstIndex(of: indent + "}")
      else { return nil }
      return (String(name), last - first + 1)
    }
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private", "static", "mutating", "consuming",
    "borrowing", "nonisolated", "convenience", "override", "inline", "__always", "never",
  ]

  @Test func `a file's name describes its contents`() {
    for file in Self.files {
      #expect(!file.name.contains(" "), "\(file.path)")
      for word in ["Util", "Helper", "Manager", "Misc", "Common"] {
        #expect(!file.name.contains(word), "\(file.path)")
      }
    }
  }

  @Test func `a file is named after a declaration in it`() {
    for file in Self.files where file.path.hasPrefix("Sources/") && !file.isGenerated {
      let stem = String(file.name.dropLast(".swift".count))
      let name = stem.prefix { $0 != "+" }.lowercased()
      let isExtension = stem.contains("+")
      let declared = file.declarations
      let fits =
        declared.contains { $0.lowercased() == name }
        // Similar types may share a file, such as the members of all constants.
        || !isExtension && declared.contains { $0.hasSuffix("Member") && stem.hasSuffix("Members") }
      #expect(fits, "\(file.path) declares or extends \(declared.joined(separator: ", "))")
    }
  }

  @Test func `a client of the library needs to learn few types`() {
    let modules = [
      "Diagnostics", "JSONSyntax", "SourceForms", "TokenModel", "TokenCompiler", "TokenImport",
      "TemplateEngine", "TokenOutput",
    ]
    let types = Repository.swiftFiles(in: "Sources")
      .filter { modules.contains($0.target) }
      .flatMap(\.publicTypes)
    #expect(types.count <= 60, "\(types.count): \(types.sorted())")
    #expect(types.contains("IR"))
  }

  /// Platform names and the names of platform-specific technologies, as whole words.
  private static let platforms = [
    "android", "kotlin", "compose", "css", "swiftui", "uikit", "appkit", "ios", "xcode",
  ]

  @Test func `the compiler is platform-independent`() {
    let modules = ["TokenModel", "TokenCompiler", "TemplateEngine", "TokenOutput"]
    for file in Repository.swiftFiles(in: "Sources")
    where modules.contains(file.target) && !file.isGenerated {
      for platform in Self.platforms(in: file) { Issue.record("\(platform)") }
    }
  }

  /// The locations in a file that mention a platform.
  private static func platforms(in file: Repository.File) -> [String] {
    var found: [String] = []
    var isPage = false
    for (number, line) in file.lines.enumerated() {
      // The explanation of a diagnostic is prose with examples of outputs.
      if line.hasSuffix(": DiagnosticCode = \"\"\"") { isPage = true }
      if line == "    \"\"\"" { isPage = false }
      guard !isPage else { continue }
      // A comment may cite a standard, and a condition may check the platform of the build.
      guard !line.contains("canImport("), !line.contains("import ") else { continue }
      let code = line.components(separatedBy: "//").first ?? ""
      let words = code.lowercased().split { !$0.isLetter }.map(String.init)
      for word in platforms where words.contains(word) {
        found.append("\(file.path):\(number + 1) names \(word)")
      }
    }
    return found
  }

  @Test func `a folder that newcomers open has a README`() {
    for folder in ["Sources", "Tests", "templates", "tokens"] {
      #expect(Repository.exists("\(folder)/README.md"), "\(folder)")
    }
  }

  @Test func `the package has no dependencies`() throws {
    let text = try String(contentsOf: Repository.url("Package.swift"), encoding: .utf8)
    #expect(!text.contains(".package("))
  }

  @Test func `every folder of tests is a target of the package`() throws {
    let text = try String(contentsOf: Repository.url("Package.swift"), encoding: .utf8)
    let folders = Repository.folders(in: "Tests").filter { $0.hasSuffix("Tests") }
    for folder in folders { #expect(text.contains("name: \"\(folder)\""), "\(folder)") }
  }
}
