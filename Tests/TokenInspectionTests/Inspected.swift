import Diagnostics
import TokenCompiler

@testable import TokenInspection

/// A compiled source with the lookups that `tokens explain` uses.
struct Inspected {
  let ir: IR
  let graph: ReferenceGraph

  /// Compiles one token file, or the files of a resolver document called `app.resolver.json`.
  ///
  /// - Throws: `Failure` with the messages if the source has errors.
  init(_ files: [String: String]) throws {
    let source: CompileRequest.Source =
      files["app.resolver.json"] == nil
      ? .files(files.keys.sorted().map { Located($0) }) : .resolver(Located("app.resolver.json"))
    let compilation = TokenCompiler.compile(CompileRequest(source: source)) { path in
      files[path].map { .success(Array($0.utf8)) } ?? .failure(.missing)
    }
    guard let ir = compilation.ir else {
      throw Failure(messages: compilation.diagnostics.map(\.message))
    }
    self.ir = ir
    graph = ReferenceGraph(ir)
  }

  init(_ text: String) throws {
    try self.init(["a.tokens.json": text])
  }

  /// Light and dark, where dark replaces `tokens` with `dark`.
  init(light tokens: String, dark: String) throws {
    let resolver = """
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
        "modifiers": { "theme": { "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }] },
          "default": "light" } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """
    try self.init([
      "app.resolver.json": resolver, "base.tokens.json": tokens, "dark.tokens.json": dark,
    ])
  }

  struct Failure: Error {
    let messages: [String]
  }

  /// The text of the base value of the token at `path`.
  func text(_ path: String) throws -> String {
    let token = try token(path)
    return ir.text(of: token.base.value, type: token.type)
  }

  func token(_ path: String) throws -> Token { ir.tokens[Int(try id(path).index)] }

  func id(_ path: String) throws -> TokenID {
    guard let id = graph.token(at: path) else { throw Failure(messages: ["no token \(path)"]) }
    return id
  }

  func explanation(_ path: String) throws -> TokenExplanation {
    TokenExplanation(try id(path), in: ir, graph, outputs: [])
  }
}
