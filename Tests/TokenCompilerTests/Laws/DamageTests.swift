import Diagnostics
import JSONSyntax
import TestSupport
import Testing
import TokenModel

@testable import TokenCompiler

/// Compiling a source gives either an IR or a diagnostic, whatever the damage, and never drops
/// anything silently.
@Suite struct `A damaged source` {
  @Test func `truncation at any point gives a diagnostic`() {
    let samples = Sources.valid.dropFirst().enumerated().filter { $0.offset % 12 == 0 }
    for (_, project) in samples {
      for (name, text) in project.files {
        var other = project
        let bytes = Array(text.utf8)
        // Not every position in a long file, because each costs a full compilation.
        let step = max(1, bytes.count / 400)
        for length in stride(from: 0, to: bytes.count, by: step) {
          other.files[name] = String(decoding: bytes[..<length], as: UTF8.self)
          let compilation = other.compile()
          #expect(compilation.ir == nil && compilation.diagnostics.containsError, "\(length)")
        }
      }
    }
    for (name, text) in Sources.own.files {
      var other = Sources.own
      for length in stride(from: 0, to: text.utf8.count - 2, by: 97) {
        other.files[name] = String(decoding: text.utf8.prefix(length), as: UTF8.self)
        expectAnswer(other, "\(name) cut at \(length)")
      }
    }
  }

  @Test(arguments: 0..<8)
  func `a few changed bytes give an IR or a diagnostic`(block: Int) {
    var random = SeededGenerator(seed: UInt64(block))
    for round in 0..<Seeds.count * 2 {
      var project = Sources.valid.randomElement(using: &random) ?? Sources.own
      damage(&project, using: &random)
      expectAnswer(project, "block \(block), round \(round)")
    }
  }

  @Test(arguments: 0..<8)
  func `exchanged values and names give an IR or a diagnostic`(block: Int) {
    var random = SeededGenerator(seed: UInt64(100 + block))
    for round in 0..<Seeds.count * 2 {
      var project: Project
      if round % 4 == 0 {
        let source = RandomSource(seed: UInt64(round + block * 10_000))
        project = source.project()
      } else {
        project = Sources.cases.randomElement(using: &random) ?? Sources.own
      }
      for _ in 0..<Int.random(in: 1...3, using: &random) { exchange(&project, using: &random) }
      expectAnswer(project, "block \(block), round \(round)")
    }
  }

  private func expectAnswer(_ project: Project, _ place: String) {
    let compilation = project.compile()
    if compilation.ir == nil {
      #expect(
        compilation.diagnostics.containsError,
        "\(place): no IR and no error in\n\(project.files)"
      )
    } else {
      #expect(!compilation.diagnostics.containsError, "\(place)")
    }
    // Rendering the report doesn't trap.
    _ = TextRenderer().render(
      compilation.diagnostics.sortedForReport(),
      in: compilation.sources
    )
    #expect(
      project.silentlyFailedTokens == [],
      "\(place): \(compilation.messages)\n\(project.files)"
    )
  }

  // MARK: Damage

  private func damage(_ project: inout Project, using random: inout SeededGenerator) {
    guard let name = project.files.keys.sorted().randomElement(using: &random) else { return }
    var bytes = Array((project.files[name] ?? "").utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.remove(at: index)
      case 1: bytes[index] = Self.letters.randomElement(using: &random) ?? 0
      case 2: bytes.insert(Self.letters.randomElement(using: &random) ?? 0, at: index)
      default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &random))
      }
    }
    project.files[name] = String(decoding: bytes, as: UTF8.self)
  }

  private static let letters = Array("{}[]\":,.$#/~%\\ 0123456789-+eEtfnaux\n".utf8)

  /// Replaces one quoted string or bracketed value of the source with another.
  private func exchange(_ project: inout Project, using random: inout SeededGenerator) {
    guard let name = project.files.keys.sorted().randomElement(using: &random) else { return }
    let text = Array(project.files[name] ?? "")
    let pieces = Self.pieces(of: text)
    guard let from = pieces.randomElement(using: &random),
      let to = pieces.randomElement(using: &random)
    else { return }
    project.files[name] =
      String(text[..<to.lowerBound]) + String(text[from])
      + String(text[to.upperBound...])
  }

  /// The strings, numbers, and short bracketed values of a text.
  private static func pieces(of text: [Character]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var open: [Int] = []
    var index = 0
    while index < text.count {
      switch text[index] {
      case "\"":
        var end = index + 1
        while end < text.count, text[end] != "\"" { end += text[end] == "\\" ? 2 : 1 }
        found.append(index..<min(end + 1, text.count))
        index = end
      case "{", "[": open.append(index)
      case "}", "]":
        if let start = open.popLast(), index - start < 300 { found.append(start..<index + 1) }
      case let digit where digit.isNumber:
        var end = index
        while end < text.count, text[end].isNumber || text[end] == "." { end += 1 }
        found.append(index..<end)
        index = end - 1
      default: break
      }
      index += 1
    }
    return found
  }
}

extension Project {
  /// The tokens that have no value in some context although nothing was reported.
  var silentlyFailedTokens: [String] {
    var trees: [JSONTree] = []
    var findings = DiagnosticSink()
    var sources = SourceMap()
    var request = CompileRequest(
      source: files["app.resolver.json"] != nil
        ? .resolver(Located("app.resolver.json"))
        : .files(files.keys.sorted().map { Located($0) })
    )
    request.pins = []
    let plan = planSource(
      request: request,
      sources: &sources,
      trees: &trees,
      findings: &findings
    ) { path in
      files[path].map { .success(Array($0.utf8)) } ?? .failure(.missing)
    }
    guard let plan else { return [] }
    var state = LoweringState(documents: trees, findings: findings)
    var tree = SourceTree()
    for layer in plan.layers { LayerReader.read(layer, plan: plan, tree: &tree, state: &state) }
    guard !state.findings.hasErrors else { return [] }
    var omission: Omission?
    let resolved = resolveSource(
      plan: plan,
      tree: tree,
      limits: CompileLimits(),
      omission: &omission,
      state: &state
    )
    guard let resolved else { return [] }
    return resolved.merged.tokenPaths.filter { path in
      guard case .known(let type) = resolved.types[path] else { return true }
      // Values that constants can't represent are omitted with a warning.
      if type == .constant { return false }
      return resolved.evaluations.indices(of: path).contains {
        resolved.evaluations[$0].state == .failed
      }
    }.map { state.pathText($0) }
  }
}
