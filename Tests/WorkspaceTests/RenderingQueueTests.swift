import Diagnostics
import Foundation
import Testing
import TokenCompiler

@testable import TokenOutput
@testable import Workspace

/// Outputs that several threads render together.
@Suite struct `Rendering queue` {
  private static let targets = [
    "android", "css", "json", "kotlin", "swift", "typescript", "xcassets",
  ]

  @Test(arguments: [1, 2, 3, 8], [false, true])
  func `outputs are the same with any number of threads`(
    _ threads: Int,
    _ isLarge: Bool
  ) throws {
    let source = OutputSource(try Self.ownTokens())
    let targets = Self.targets.compactMap { Self.target($0) }
    #expect(targets.count == Self.targets.count)
    let expected = targets.map { render(source, for: $0, isTracing: true) }
    let queue = RenderingQueue.render(
      costs: targets.indices.map { $0 % 3 },
      isLarge: isLarge,
      threads: threads
    ) { index in
      PreparedOutput(
        source,
        for: targets[index],
        OutputRequest(),
        isTracing: true,
        budget: .ofOneFile
      )
    }
    for (output, expected) in zip(queue.outputs, expected) {
      #expect(output?.diagnostics == expected.diagnostics)
      #expect(output?.files.map(\.path) == expected.files.map(\.path))
      #expect(output?.files.map(\.bytes) == expected.files.map(\.bytes))
      #expect(output?.files.map(\.traces) == expected.files.map(\.traces))
    }
  }

  /// Rules whose files can't all be generated, with the expected codes.
  private static let broken: [(rule: String, template: String, codes: [String])] = [
    // All files of the rule have the same path.
    (##""path": "same""##, "x", ["output-path-collision"]),
    // Stops at the first of 300 tokens, and says so once.
    (
      ##""path": "{token.name}""##,
      "{% macro m(t: Token) %}{{ m(t) }}{% endmacro %}{{ m(token) }}",
      ["template-limit"]
    ),
    (##""path": "{token.name}""##, "{% fail 'no' %}", ["template-failure"]),
  ]

  @Test(arguments: broken, [1, 2, 8])
  func `errors are reported once with any number of threads`(
    _ example: (rule: String, template: String, codes: [String]),
    _ threads: Int
  ) throws {
    let tokens = (0..<300).map { ##""t\##($0)": { "$type": "number", "$value": \##($0) }"## }
    let text = "{ \(tokens.joined(separator: ", ")) }"
    let source = OutputSource(try Self.compiled(["a.json": text]))
    let folder = TemplateLibrary.Folder(
      files: [
        (
          "target.json",
          ##"{ "targetVersion": 1, "files": [{ "template": "t.tmpl", "each": "token", \##(example.rule) }], "names": { "token": "kebab" } }"##
        ),
        ("t.tmpl", example.template),
      ].map { TemplateLibrary.File(name: $0, path: "my/\($0)", bytes: Array($1.utf8)) }
    )
    let target = try #require(Self.target("t", in: TemplateLibrary(own: ["t": folder])))
    let expected = render(source, for: target)
    let queue = RenderingQueue.render(costs: [0], isLarge: true, threads: threads) { _ in
      PreparedOutput(source, for: target, OutputRequest(), isTracing: false, budget: .ofOneFile)
    }
    let output = try #require(queue.outputs.first ?? nil)
    #expect(output.files.isEmpty)
    #expect(output.diagnostics == expected.diagnostics)
    #expect(Set(output.diagnostics.map(\.code.name)) == Set(example.codes))
  }

  @Test func `an output without a target is nil`() {
    let queue = RenderingQueue.render(costs: [1, 2], isLarge: true, threads: 3) { _ in nil }
    #expect(queue.outputs.count == 2)
    #expect(queue.outputs.allSatisfy { $0 == nil })
    #expect(RenderingQueue.render(costs: [], isLarge: true) { _ in nil }.outputs.isEmpty)
  }

  // MARK: Sources

  private static func target(
    _ name: String,
    in library: TemplateLibrary = TemplateLibrary(own: [:])
  )
    -> LoadedTarget?
  {
    var sources = SourceMap()
    let source = TargetSource(Located(name), from: library, sources: &sources)
    return TargetLoader.load(source, isDeferring: true).target
  }

  /// Compiles the tokens of this repository.
  private static func ownTokens() throws -> IR {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "tokens")
    var files: [String: String] = [:]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for path in paths where path.hasSuffix(".json") && !path.contains("config") {
      files[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    return try compiled(files)
  }

  private static func compiled(_ files: [String: String]) throws -> IR {
    let resolver = files.keys.first { $0.hasSuffix("resolver.json") }
    let request = CompileRequest(
      source: resolver.map { .resolver(Located($0)) }
        ?? .files(files.keys.sorted().map { Located($0) })
    )
    let compilation = compile(request) { path in
      files[path].map { .success(Array($0.utf8)) } ?? .failure(.missing)
    }
    return try #require(compilation.ir)
  }
}
