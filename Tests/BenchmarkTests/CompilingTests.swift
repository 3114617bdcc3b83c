import Diagnostics
import Testing
import TokenCompiler

@testable import benchmark

/// The compiler accepts the synthetic sources, and gets the expected tokens.
@Suite struct CompilingTests {
  private static func compilation(
    _ tokens: Int,
    contexts: String,
    files: Int,
    differing: Int = 5
  ) -> Compilation {
    var arguments = SyntheticSource.Arguments(tokens: tokens)
    arguments.modifiers = SyntheticModifiers(argument: contexts)?.modifiers ?? []
    arguments.files = files
    arguments.differing = differing
    var bytes: [String: [UInt8]] = [:]
    var base: [String] = []
    SyntheticSource(arguments).forEachFile { file in
      bytes[file.path] = file.bytes
      if file.path.hasSuffix("tokens.json"), !file.path.contains("/") { base.append(file.path) }
    }
    let source: CompileRequest.Source =
      arguments.modifiers.isEmpty
      ? .files(base.map { Located($0) }) : .resolver(Located("design.resolver.json"))
    return compile(CompileRequest(source: source)) { path in
      bytes[path].map { .success($0) } ?? .failure(.missing)
    }
  }

  @Test(arguments: [100, 137, 2000], ["none", "theme=2", "brand=3,theme=2"])
  func `a synthetic source compiles without diagnostics`(_ tokens: Int, _ contexts: String) throws {
    let result = Self.compilation(tokens, contexts: contexts, files: 1)
    #expect(result.diagnostics.map(\.message) == [])
    #expect(try #require(result.ir).tokens.count == tokens)
  }

  @Test func `a source in many files has the same tokens`() throws {
    let result = Self.compilation(2000, contexts: "theme=2", files: 7)
    #expect(result.diagnostics.map(\.message) == [])
    #expect(try #require(result.ir).tokens.count == 2000)
  }

  @Test(arguments: [0, 5, 20])
  func `a context overrides the requested share of the tokens`(_ percent: Int) throws {
    let result = Self.compilation(2000, contexts: "theme=2", files: 1, differing: percent)
    let ir = try #require(result.ir)
    #expect(result.diagnostics.map(\.message) == [])
    #expect(ir.variants.count { $0.isOwn } == 20 * percent)
  }
}
