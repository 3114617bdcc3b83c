import Diagnostics
import Foundation
import Testing

@testable import TokenCompiler
@testable import TokenOutput

/// The targets and schemas embedded in the build.
@Suite struct BuiltInTargets {
  @Test func `the embedded targets are the folders of templates`() throws {
    let templates = Workshop.repository.appending(path: "templates")
    let entries = try FileManager.default.subpathsOfDirectory(atPath: templates.path)
    let files = try entries.filter { path in
      let values = try templates.appending(path: path).resourceValues(forKeys: [.isRegularFileKey])
      return path.contains("/") && !path.hasPrefix("guide/") && values.isRegularFile ?? false
    }
    var embedded: [String: [UInt8]] = [:]
    for target in EmbeddedTemplates.targetNames {
      for file in EmbeddedTemplates.files(of: target) {
        embedded["\(target)/\(file.name)"] = file.bytes
      }
    }
    #expect(
      files.sorted() == embedded.keys.sorted(),
      "list the files in Sources/EmbeddedFiles/EmbeddedFiles.c"
    )
    for (path, bytes) in embedded {
      #expect(try Data(contentsOf: templates.appending(path: path)) == Data(bytes), "\(path)")
    }
  }

  @Test(arguments: [
    ("templates/target.schema.json", EmbeddedSchemas.target),
    ("templates/ir.schema.json", EmbeddedSchemas.ir),
    ("templates/tokens.schema.json", EmbeddedSchemas.tokens),
    ("tokens/tokens.config.schema.json", EmbeddedSchemas.configuration),
  ])
  func `the embedded schemas equal the files`(_ path: String, _ text: String) throws {
    let file = Workshop.repository.appending(path: path)
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func `the built-in targets load without diagnostics`() throws {
    for name in EmbeddedTemplates.targetNames {
      let result = try Workshop("{}").render(name)
      #expect(result.report == "", "\(name)")
      // All macros are checked, as in a user's target.
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
