import Diagnostics
import JSONSyntax
import TokenCompiler
import TokenModel

@testable import TokenDiff

/// Two versions of a source with a light and a dark theme.
struct Versions {
  let old: TokenSnapshot
  let new: TokenSnapshot

  init(
    _ old: String,
    _ new: String,
    dark oldDark: String = "{}",
    _ newDark: String = "{}"
  ) throws {
    self.old = try Self.snapshot(old, dark: oldDark)
    self.new = try Self.snapshot(new, dark: newDark)
  }

  /// The differences, each as its kind, path, and level.
  var changes: [String] {
    TokenDifference(from: old, to: new).changes.map { "\($0.kind.rawValue) \($0.path) \($0.level)" }
  }

  var difference: TokenDifference { TokenDifference(from: old, to: new) }

  struct Failure: Error {
    let messages: [String]
  }

  static func snapshot(_ tokens: String, dark: String) throws -> TokenSnapshot {
    let resolver = """
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
        "modifiers": { "theme": { "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }] },
          "default": "light" } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """
    return try snapshot([
      "app.resolver.json": resolver, "base.tokens.json": tokens, "dark.tokens.json": dark,
    ])
  }

  static func snapshot(_ files: [String: String]) throws -> TokenSnapshot {
    let request = CompileRequest(source: .resolver(Located("app.resolver.json")))
    let compilation = TokenCompiler.compile(request) { path in
      files[path].map { .success(Array($0.utf8)) } ?? .failure(.missing)
    }
    guard let ir = compilation.ir else {
      throw Failure(messages: compilation.diagnostics.map(\.message))
    }
    var bytes: [UInt8] = []
    ir.appendJSON(to: &bytes)
    var diagnostics: [Diagnostic] = []
    let tree = JSONTree.parse(bytes, file: SourceMap.FileID(index: 0), diagnostics: &diagnostics)
    guard let snapshot = TokenSnapshot(tree) else { throw Failure(messages: ["not readable"]) }
    return snapshot
  }
}
