import Foundation
import Testing

/// What holds for all files: size, names, the compiler's ignorance of platforms, the short pages.
@Suite struct Shape {
  private static let files =
    Repository.swiftFiles(in: "Sources") + Repository.swiftFiles(in: "Tests")

  @Test(arguments: files.filter { !$0.isGenerated })
  func `a file is short enough to be read`(_ file: Repository.File) {
    let limit = file.path.hasPrefix("Tests/") ? 500 : 400
    #expect(file.lines.count - 1 <= limit, "\(file.path) has \(file.lines.count - 1) lines")
  }

  @Test(arguments: files)
  func `a file says what it holds by its name`(_ file: Repository.File) {
    let name = file.path.split(separator: "/").last.map(String.init) ?? ""
    #expect(!name.contains(" "))
    for word in ["Util", "Helper", "Manager", "Misc", "Common"] {
      #expect(!name.contains(word), "\(file.path)")
    }
  }

  /// Names of platforms, and of what only one platform has, as whole words.
  private static let platforms = [
    "android", "kotlin", "compose", "css", "swiftui", "uikit", "appkit", "ios", "xcode",
  ]

  @Test(
    arguments: files.filter { file in
      ["TokenModel", "TokenCompiler", "TemplateEngine", "TokenOutput"].contains(file.target)
        && file.path.hasPrefix("Sources/") && !file.isGenerated
    }
  )
  func `the compiler knows no platform`(_ file: Repository.File) {
    for (number, line) in file.lines.enumerated() {
      // A comment may cite a standard, and a condition ask for the machine that compiles.
      guard !line.contains("canImport("), !line.contains("import ") else { continue }
      let code = line.components(separatedBy: "//").first ?? ""
      let words = code.lowercased().split { !$0.isLetter }.map(String.init)
      for word in Self.platforms where words.contains(word) {
        Issue.record("\(file.path):\(number + 1) names \(word)")
      }
    }
  }

  @Test(arguments: ["Sources", "Tests", "templates", "tokens"])
  func `a folder that a newcomer opens has a page`(_ folder: String) {
    #expect(Repository.exists("\(folder)/README.md"))
  }

  @Test func `the package depends on no other`() throws {
    let text = try String(contentsOf: Repository.url("Package.swift"), encoding: .utf8)
    #expect(!text.contains(".package("))
  }

  @Test func `every folder of tests belongs to the package`() throws {
    let text = try String(contentsOf: Repository.url("Package.swift"), encoding: .utf8)
    let folders = Repository.folders(in: "Tests").filter { $0.hasSuffix("Tests") }
    for folder in folders { #expect(text.contains("name: \"\(folder)\""), "\(folder)") }
  }
}
