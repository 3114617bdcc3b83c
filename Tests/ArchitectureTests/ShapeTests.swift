import Foundation
import Testing

/// What holds for all files: size, names, the compiler's ignorance of platforms, the short pages.
@Suite struct Shape {
  private static let files =
    Repository.swiftFiles(in: "Sources") + Repository.swiftFiles(in: "Tests")

  @Test func `a file is short enough to be read`() {
    for file in Self.files where !file.isGenerated {
      let limit = file.path.hasPrefix("Tests/") ? 500 : 400
      #expect(file.lines.count - 1 <= limit, "\(file.path) has \(file.lines.count - 1) lines")
    }
  }

  @Test func `a file says what it holds by its name`() {
    for file in Self.files {
      #expect(!file.name.contains(" "), "\(file.path)")
      for word in ["Util", "Helper", "Manager", "Misc", "Common"] {
        #expect(!file.name.contains(word), "\(file.path)")
      }
    }
  }

  /// Names of platforms, and of what only one platform has, as whole words.
  private static let platforms = [
    "android", "kotlin", "compose", "css", "swiftui", "uikit", "appkit", "ios", "xcode",
  ]

  @Test func `the compiler knows no platform`() {
    let modules = ["TokenModel", "TokenCompiler", "TemplateEngine", "TokenOutput"]
    for file in Repository.swiftFiles(in: "Sources")
    where modules.contains(file.target) && !file.isGenerated {
      for platform in Self.platforms(in: file) { Issue.record("\(platform)") }
    }
  }

  /// The places in a file that name a platform.
  private static func platforms(in file: Repository.File) -> [String] {
    var found: [String] = []
    for (number, line) in file.lines.enumerated() {
      // A comment may cite a standard, and a condition ask for the machine that compiles.
      guard !line.contains("canImport("), !line.contains("import ") else { continue }
      let code = line.components(separatedBy: "//").first ?? ""
      let words = code.lowercased().split { !$0.isLetter }.map(String.init)
      for word in platforms where words.contains(word) {
        found.append("\(file.path):\(number + 1) names \(word)")
      }
    }
    return found
  }

  @Test func `a folder that a newcomer opens has a page`() {
    for folder in ["Sources", "Tests", "templates", "tokens"] {
      #expect(Repository.exists("\(folder)/README.md"), "\(folder)")
    }
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
