import Diagnostics
import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenOutput

@testable import Workspace

/// A build that uses the memory of earlier builds has the same results as one that doesn't.
@Suite struct `Build memory` {
  private static let seeds: [UInt64] = {
    let environment = ProcessInfo.processInfo.environment
    let count = UInt64(environment["TOKENS_SEEDS"] ?? "") ?? (environment["CI"] == nil ? 2 : 40)
    let first = UInt64(environment["TOKENS_FIRST_SEED"] ?? "") ?? 1
    return Array(first..<first + count)
  }()

  @Test(arguments: seeds) func `random edits`(_ seed: UInt64) throws {
    var project = EditedProject(seed: seed)
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    var memory: BuildMemory? = BuildMemory()
    var successes = 0
    for step in 0..<25 {
      for (name, text) in project.texts where folder.text(name) != text {
        try folder.write(text, to: name)
      }
      for name in folder.files where project.texts[name] == nil { try folder.remove(name) }
      var none: BuildMemory?
      let expected = try Self.build(folder, &none)
      let found = try Self.build(folder, &memory)
      #expect(found == expected, "step \(step): \(project.texts)")
      if !expected.files.isEmpty { successes += 1 }
      project.edit()
    }
    #expect(successes > 5)
  }

  private struct Result: Equatable {
    var files: [String: String] = [:]
    var diagnostics: [String] = []
  }

  /// Builds like `tokens build`, without writing.
  private static func build(_ folder: TemporaryFolder, _ memory: inout BuildMemory?) throws
    -> Result
  {
    var sources = SourceMap()
    var diagnostics: [Diagnostic] = []
    let path = folder.root.appending("tokens.config.json")
    let project = try Project.open(
      path,
      at: nil,
      current: path.parent,
      sources: &sources,
      diagnostics: &diagnostics
    )
    var result = Result()
    if var project {
      memory?.prepare(&project.input)
      let placement = OutputPlacement(project)
      let compilation = project.input.compile(sources)
      memory?.take(compilation)
      let selection = try TargetSelection(for: placement, of: project, memory)
      memory?.targets = selection
      sources = compilation.sources
      sources.join(selection.sources)
      diagnostics += compilation.diagnostics + selection.diagnostics
      if let ir = compilation.ir, !diagnostics.containsError {
        let run = OutputRendering(
          OutputSource(ir),
          to: placement,
          with: selection,
          of: project,
          diagnostics: &diagnostics
        ).run
        for file in run.files {
          result.files[file.name] = file.content.withUnsafeBytes {
            String(decoding: $0, as: UTF8.self)
          }
        }
        result.files["manifest"] = String(decoding: run.manifest.text, as: UTF8.self)
      }
    }
    let renderer = TextRenderer()
    result.diagnostics = [renderer.render(diagnostics.sortedForReport(), in: sources)]
    return result
  }
}

/// A project that is edited at random.
private struct EditedProject {
  private(set) var texts: [String: String] = [:]
  private var random: SeededGenerator
  /// The values of each file's tokens by name.
  private var files: [String: [String: Int]] = ["a": ["x": 1, "y": 2], "b": ["z": 3]]
  private var broken: String?
  private var prefix = "p"
  private var targets = ["css", "json", "list"]
  private var template = "item"

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    write()
  }

  /// Makes one random edit.
  mutating func edit() {
    broken = nil
    if template.hasPrefix("{{") { template = "item" }
    switch Int.random(in: 0..<9, using: &random) {
    case 0: addToken()
    case 1: remove()
    case 2: files["c\(Int.random(in: 0..<4, using: &random))"] = ["n\(random.next() % 99)": 4]
    case 3: if files.count > 1, let name = anyFile { files[name] = nil }
    case 4: broken = anyFile
    case 5: prefix = ["p", "q", "r"].randomElement(using: &random) ?? "p"
    case 6:
      targets =
        [["css"], ["json", "list"], ["css", "json", "list"]].randomElement(using: &random) ?? []
    case 7: template = ["item", "row", "{{ oops }}"].randomElement(using: &random) ?? "item"
    default: changeValue()
    }
    write()
  }

  private mutating func changeValue() {
    guard let file = anyFile, let token = files[file]?.keys.sorted().randomElement(using: &random)
    else { return }
    files[file]?[token] = Int.random(in: 0..<100, using: &random)
  }

  private mutating func addToken() {
    guard let file = anyFile else { return }
    files[file]?["t\(Int.random(in: 0..<20, using: &random))"] = 5
  }

  private mutating func remove() {
    guard let file = anyFile, let token = files[file]?.keys.sorted().randomElement(using: &random)
    else { return }
    files[file]?[token] = nil
  }

  private var anyFile: String? {
    mutating get { files.keys.sorted().randomElement(using: &random) }
  }

  private mutating func write() {
    texts = [:]
    let hasTarget = files.values.contains { $0["x"] != nil }
    for (name, tokens) in files {
      let members = tokens.sorted { $0.key < $1.key }.map { name, value in
        // Any file can define the referenced token.
        hasTarget && name != "x" && value % 7 == 0
          ? #""\#(name)": { "$type": "dimension", "$value": "{x}" }"#
          : #""\#(name)": { "$type": "dimension", "$value": { "value": \#(value), "unit": "px" } }"#
      }
      let end = broken == name ? "" : "}"
      texts["\(name).tokens.json"] = "{ " + members.joined(separator: ",\n") + end
    }
    let outputs = targets.map { target in
      let options = target == "css" ? #", "options": { "prefix": "\#(prefix)" }"# : ""
      return #"{ "target": "\#(target)", "directory": "out/\#(target)"\#(options) }"#
    }
    texts["tokens.config.json"] = """
      { "source": ["*.tokens.json"], "templates": "own",
        "outputs": [\(outputs.joined(separator: ", "))] }
      """
    texts["own/list/target.json"] =
      #"{ "targetVersion": 1, "files": [{ "template": "list.tmpl", "path": "list.txt" }] }"#
    texts["own/list/list.tmpl"] = "{% for t in tokens %}\n\(template) {{ t.name }}\n{% endfor %}\n"
  }
}
