import Diagnostics
import Foundation
import Testing

@testable import TemplateEngine
@testable import TokenCompiler
@testable import TokenOutput

@Suite struct EmbeddedProgramsTests {
  @Test func `the built-in programs are what the templates compile to`() throws {
    let file = Workshop.repository.appending(
      path: "Sources/TokenOutput/EmbeddedPrograms.generated.swift"
    )
    let wanted = try EmbeddedProgramsSource().text
    let found = try String(contentsOf: file, encoding: .utf8)
    if found != wanted, ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try wanted.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      found == wanted,
      "templates/ or the engine has changed: UPDATE_GOLDENS=1 swift test --filter Embedded"
    )
  }

  @Test(arguments: EmbeddedTemplates.targetNames)
  func `a program that is read is the one that was written`(_ name: String) throws {
    var (target, sources) = try EmbeddedProgramsSource.compiled(name)
    let embedded = try #require(EmbeddedPrograms.programs(of: name))
    #expect(embedded.fingerprint == target.fingerprint)
    #expect(embedded.used == target.used)
    let files = EmbeddedProgramsSource.files(of: name, in: sources)
    for rule in target.rules {
      let read = try #require(
        embedded.program(
          rule.rule.template,
          root: OutputSchema.root(of: rule.rule.each),
          files: files,
          writers: rule.program.writers
        )
      )
      #expect(read.code == rule.program.code)
      #expect(read.text == rule.program.text)
      #expect(read.words == rule.program.words)
      #expect(read.families == rule.program.families)
      for address in stride(from: 0, to: read.code.count, by: 97) {
        #expect(read.places.span(at: address) == rule.program.places.span(at: address))
      }
    }
    sources = SourceMap()
  }
}

/// The Swift source that holds the programs of all targets.
private struct EmbeddedProgramsSource {
  /// A built-in target, its templates compiled.
  static func compiled(_ name: String) throws -> (target: LoadedTarget, sources: SourceMap) {
    let files = EmbeddedTemplates.files(of: name)
    let library = TemplateLibrary(own: [name: TemplateLibrary.Folder(files: files)])
    var sources = SourceMap()
    let target = TargetLoader.load(
      Located(name, at: nil),
      from: library,
      sources: &sources
    ).target
    return (try #require(target), sources)
  }

  /// The files of a target's templates, sorted by name.
  static func files(of name: String, in sources: SourceMap) -> [FileID] {
    let names = EmbeddedTemplates.files(of: name).map(\.path).filter {
      !$0.hasSuffix("/target.json")
    }
    return names.sorted().compactMap { path in
      sources.files.indices.first { sources.files[$0].path == path }.map {
        FileID(index: UInt32($0))
      }
    }
  }

  var text: String {
    get throws {
      var text = """
        // swift-format-ignore-file
        // Made from `templates/` by a test; do not edit. To make it anew:
        // UPDATE_GOLDENS=1 swift test --filter Embedded

        import TemplateEngine

        /// The programs of the built-in targets, as they were when the program was built.
        enum EmbeddedPrograms {
          /// The programs of a built-in target; `nil` if there is no such target.
          static func programs(of target: String) -> BuiltInPrograms? {
            switch target {

        """
      for name in EmbeddedTemplates.targetNames { text += "    case \"\(name)\": \(name)()\n" }
      text += "    default: nil\n    }\n  }\n"
      for name in EmbeddedTemplates.targetNames { text += try function(name) }
      return text + "}\n"
    }
  }

  private func function(_ name: String) throws -> String {
    let (target, sources) = try Self.compiled(name)
    let files = Self.files(of: name, in: sources)
    let used = target.used.map { ($0.type.index, $0.member.index) }.sorted(by: <)
    var text = """

        private static func \(name)() -> BuiltInPrograms {
          BuiltInPrograms(
            fingerprint: "\(target.fingerprint)",
            used: [\(used.map { "\($0), \($1)" }.joined(separator: ", "))],
            [

      """
    var seen: Set<String> = []
    for rule in target.rules {
      let root = OutputSchema.root(of: rule.rule.each).index
      guard seen.insert("\(rule.rule.template) \(root)").inserted else { continue }
      let encoding = TemplateEncoding(rule.program, files: files)
      text += "        BuiltInPrograms.Entry(\n          \"\(rule.rule.template)\",\n"
      text += "          root: \(root),\n          EncodedTemplate(\n"
      text += "            code: \(literal(encoding.code)),\n"
      text += "            places: \(literal(encoding.places)),\n"
      text += "            text: \(literal(encoding.text))\n          )\n        ),\n"
    }
    return text + "      ]\n    )\n  }\n"
  }

  /// A literal of several lines.
  private func literal(_ content: String) -> String {
    var marks = "#"
    while content.contains("\"\"\"" + marks) || content.contains("\\" + marks) { marks += "#" }
    var text = "\(marks)\"\"\"\n"
    for line in content.split(separator: "\n", omittingEmptySubsequences: false) {
      text += line.isEmpty ? "\n" : "              \(line)\n"
    }
    return text + "              \"\"\"\(marks)"
  }
}
