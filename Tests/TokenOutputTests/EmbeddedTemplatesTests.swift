import Diagnostics
import Foundation
import Testing

@testable import TemplateEngine
@testable import TokenCompiler
@testable import TokenOutput

@Suite struct EmbeddedTemplatesTests {
  @Test func `the built-in targets are the folders of templates`() throws {
    let file = Workshop.repository.appending(
      path: "Sources/TokenOutput/EmbeddedTemplates.generated.swift"
    )
    let wanted = try EmbeddedTemplatesSource(Workshop.repository.appending(path: "templates")).text
    let found = try String(contentsOf: file, encoding: .utf8)
    if found != wanted, ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try wanted.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      found == wanted,
      "templates/ has changed: UPDATE_GOLDENS=1 swift test --filter EmbeddedTemplates"
    )
  }

  @Test func `every built-in target loads without a finding`() throws {
    for name in EmbeddedTemplates.targetNames {
      let result = try Workshop("{}").render(name)
      #expect(result.report == "", "\(name)")
      // As a user's own target, all of its macros are checked.
      let own = TemplateLibrary.Folder(files: EmbeddedTemplates.files(of: name))
      var sources = SourceMap()
      let loaded = TargetLoader.load(
        Located(name, at: nil),
        from: TemplateLibrary(own: [name: own]),
        sources: &sources
      )
      #expect(loaded.diagnostics.isEmpty, "\(name)")
    }
  }
}

/// The Swift source that holds the files of all targets.
private struct EmbeddedTemplatesSource {
  private let folder: URL
  private let names: [String]
  private let library: TemplateLibrary

  init(_ folder: URL) throws {
    self.folder = folder
    let entries = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    names = entries.filter { name in
      FileManager.default.fileExists(atPath: folder.appending(path: "\(name)/target.json").path)
    }
    var folders: [String: TemplateLibrary.Folder] = [:]
    for name in names {
      let path = folder.appending(path: name)
      folders[name] = TemplateLibrary.Folder(
        files: try Self.files(in: path).map { file in
          let bytes = Array(try Data(contentsOf: path.appending(path: file)))
          return TemplateLibrary.File(name: file, path: "\(name)/\(file)", bytes: bytes)
        },
        isBuiltIn: true
      )
    }
    library = TemplateLibrary(own: folders)
  }

  /// The files of a target and of the folders in it, by their paths.
  private static func files(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { path in
      try folder.appending(path: path).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
        ?? false
    }
  }

  var text: String {
    get throws {
      var text = """
        // swift-format-ignore-file
        // Made from `templates/` by a test; do not edit. To make it anew:
        // UPDATE_GOLDENS=1 swift test --filter EmbeddedTemplates

        /// The built-in targets, as they were when the program was built.
        enum EmbeddedTemplates {
          /// Their names, sorted.
          static let targetNames = [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]

          /// The files of a built-in target; none if there is no such target.
          static func files(of target: String) -> [TemplateLibrary.File] {
            switch target {

        """
      for name in names { text += "    case \"\(name)\": \(function(of: name))()\n" }
      text += """
            default: []
            }
          }

          private static func file(
            _ target: String,
            _ name: String,
            _ text: StaticString
          ) -> TemplateLibrary.File {
            let bytes = text.withUTF8Buffer { Array($0) }
            return TemplateLibrary.File(name: name, path: "built-in/\\(target)/\\(name)", bytes: bytes)
          }

        """
      text += """

          /// The members that the templates of a built-in target ask for, by the names of their types.
          static func usedMembers(of target: String) -> [(type: String, members: [String])] {
            switch target {

        """
      for name in names { text += "    case \"\(name)\": \(function(of: name))Members\n" }
      text += """
            default: []
            }
          }

        """
      for name in names { text += members(of: name) }
      for name in names { text += try function(for: name) }
      return text + "}\n"
    }
  }

  /// The name of the function for a target, whose own name may have hyphens.
  private func function(of name: String) -> String {
    let words = name.split(separator: "-")
    return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
  }

  /// The constant with the members that the templates of a target ask for.
  private func members(of name: String) -> String {
    guard let target = load(name) else { return "" }
    var text =
      "\n  private static let \(function(of: name))Members: [(type: String, members: [String])] = [\n"
    for (index, object) in target.schema.template.objects.enumerated()
    where index != Int(ObjectKind.options.id.index) {
      let type = ObjectTypeID(UInt16(index))
      let names = object.members.filter { member in
        target.used.contains(TemplateMemberUse(type: type, member: member.id))
      }.map { "\"\($0.name)\"" }
      guard !names.isEmpty else { continue }
      text += "    (\"\(object.name)\", [\(names.joined(separator: ", "))]),\n"
    }
    return text + "  ]\n"
  }

  private func load(_ name: String) -> LoadedTarget? {
    var sources = SourceMap()
    return TargetLoader.load(Located(name, at: nil), from: library, sources: &sources).target
  }

  private func function(for name: String) throws -> String {
    var text =
      "\n  private static func \(function(of: name))() -> [TemplateLibrary.File] {\n    [\n"
    let path = folder.appending(path: name)
    for file in try Self.files(in: path) {
      let content = try String(contentsOf: path.appending(path: file), encoding: .utf8)
      var marks = "#"
      while content.contains("\"\"\"" + marks) || content.contains("\\" + marks) { marks += "#" }
      let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
      text += "      file(\n        \"\(name)\", \"\(file)\",\n        \(marks)\"\"\"\n"
      for line in lines { text += line.isEmpty ? "\n" : "        \(line)\n" }
      text += "        \"\"\"\(marks)\n      ),\n"
    }
    return text + "    ]\n  }\n"
  }
}
