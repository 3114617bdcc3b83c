import Diagnostics
import Foundation
import JSONSyntax
import Testing
import TokenCompiler
import TokenOutput

@testable import Workspace

@Suite struct SettingsReferenceTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  private static func made() throws -> String {
    var sources = SourceMap()
    let bytes = Array(EmbeddedSchemas.configuration.utf8)
    let file = sources.add(path: "schema", bytes: bytes)
    var diagnostics: [Diagnostic] = []
    let tree = JSONTree.parse(bytes, file: file, options: .commented, diagnostics: &diagnostics)
    let library = TemplateLibrary()
    let targets = try library.names.map { name in
      try #require(
        TargetLoader.load(Located(name), from: library, sources: &sources).target.map {
          TargetDescription($0)
        }
      )
    }
    return try SettingsReference(tree, targets: targets).text
  }

  @Test func `the settings page is up to date`() throws {
    let page = Self.repository.appending(path: "tokens/Reference.md")
    let text = try Self.made()
    let found = try? String(contentsOf: page, encoding: .utf8)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil, found != text {
      try Data(text.utf8).write(to: page)
      Issue.record("recorded; read it, and run the tests without UPDATE_GOLDENS")
    }
    #expect(found == text)
  }

  @Test func `the page contains all settings that the program reads`() throws {
    let text = try Self.made()
    for name in SettingsReader.configurationMembers {
      #expect(text.contains("`\(name)`"), "\(name)")
    }
    for name in SettingsReader.outputMembers {
      #expect(text.contains("`outputs[].\(name)`"), "\(name)")
    }
  }
}
