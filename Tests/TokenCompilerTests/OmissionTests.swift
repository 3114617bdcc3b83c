import Diagnostics
import Testing
import TokenModel

@testable import TokenCompiler

/// Compiling a source without the tokens that have errors.
@Suite struct Omissions {
  private func compile(_ text: String, omits: Bool = true) -> Compilation {
    var request = CompileRequest(source: .files([Located("a.tokens.json")]))
    request.omitsErrors = omits
    request.modifiers = [
      CompileRequest.DeclaredModifier(
        name: Located("theme"),
        contexts: [Located("light"), Located("dark")]
      )
    ]
    return TokenCompiler.compile(request) { _ in .success(Array(text.utf8)) }
  }

  private func paths(_ compilation: Compilation) -> [String]? {
    compilation.ir.map { ir in
      ir.tokens.map { ir.paths.description(of: $0.path, in: ir.texts) }
    }
  }

  private static let chain = """
    {
      "$type": "number",
      "good": { "$value": 1 },
      "alias": { "$value": "{good}" },
      "bad": { "$value": "one" },
      "near": { "$value": "{bad}" },
      "far": { "$value": "~{near} + 1" },
      "dark": { "$value": 2,
        "$extensions": { "dev.tokens": { "contexts": { "dark": "{missing}" } } } }
    }
    """

  @Test func `a token with an error is omitted in all contexts, with all that refer to it`() {
    let result = compile(Self.chain)
    #expect(paths(result) == ["good", "alias"])
    let omission = result.omission
    #expect(omission?.isApplied == true)
    #expect(omission?.tokens.map(\.path) == ["bad", "near", "far", "dark"])
    #expect(omission?.tokens.map { $0.error != nil } == [true, false, false, true])
    #expect(omission?.total == 6)
    #expect(!result.diagnostics.contains { $0.severity == .error })
    #expect(result.ir?.omitted.count == 4)
  }

  @Test func `without the setting, the same tokens are counted and nothing is compiled`() {
    let result = compile(Self.chain, omits: false)
    #expect(result.ir == nil)
    #expect(result.omission?.isApplied == false)
    #expect(result.omission?.tokens.map(\.path) == ["bad", "near", "far", "dark"])
    #expect(result.diagnostics.count { $0.severity == .error } == 2)
  }

  @Test func `a source without errors has no omission`() {
    let result = compile(#"{ "a": { "$type": "number", "$value": 1 } }"#)
    #expect(paths(result) == ["a"])
    #expect(result.omission == nil)
  }

  @Test func `tokens that need the same set are reported with their own references`() {
    let result = compile(
      """
      { "base": { "a": { "value": 1, "type": "number" }, "b": { "value": 2, "type": "number" } },
        "more": { "x": { "value": "{a}", "type": "number" }, "y": { "value": "{b}", "type": "number" } },
        "$themes": [{ "name": "Only", "selectedTokenSets": { "more": "enabled" } }],
        "$metadata": { "tokenSetOrder": ["base", "more"] } }
      """
    )
    let messages = result.omission?.tokens.map { $0.error?.message ?? "" } ?? []
    #expect(messages.count == 2 && messages.first?.contains("`a`") == true, "\(messages)")
    #expect(messages.last?.contains("`b`") == true, "\(messages)")
  }

  @Test func `a circular reference omits every token of the circle`() {
    let result = compile(
      """
      { "$type": "number", "a": { "$value": "{b}" }, "b": { "$value": "{c}" },
        "c": { "$value": "{a}" }, "d": { "$value": "{c}" }, "e": { "$value": 3 } }
      """
    )
    #expect(paths(result) == ["e"])
  }

  @Test func `inherited tokens are omitted with the one they come from`() {
    let result = compile(
      """
      { "base": { "$type": "number", "x": { "$value": "?" }, "y": { "$value": 1 } },
        "other": { "$extends": "{base}" } }
      """
    )
    #expect(paths(result) == ["base.y", "other.y"])
    #expect(result.omission?.tokens.map(\.path).sorted() == ["base.x", "other.x"])
  }

  @Test func `a token that contains another loses its own value`() {
    let result = compile(
      """
      { "$type": "number", "a": { "$value": 1, "$root": { "$value": 2 } },
        "user": { "$value": "{a}" }, "other": { "$value": "{a.$root}" } }
      """
    )
    #expect(paths(result) == ["a.$root", "other"])
    #expect(result.omission?.tokens.map(\.path) == ["a", "user"])
    #expect(result.omission?.causes[.tokenWithChildren] == 1)
  }

  @Test func `a token in one file that contains tokens in another loses its value`() {
    let files = [
      "a.tokens.json": #"{ "$type": "number", "a": { "$value": 1 }, "z": { "$value": 0 } }"#,
      "b.tokens.json": #"{ "$type": "number", "a": { "b": { "$value": 2 } } }"#,
    ]
    var request = CompileRequest(source: .files(files.keys.sorted().map { Located($0) }))
    request.omitsErrors = true
    let result = TokenCompiler.compile(request) { .success(Array((files[$0] ?? "").utf8)) }
    #expect(paths(result) == ["z", "a.b"])
    #expect(result.omission?.tokens.map(\.path) == ["a"])
  }

  @Test func `an empty group isn't a child of the token at its path`() {
    let files = [
      "a.tokens.json": #"{ "a": { "$type": "number", "$value": 1 } }"#,
      "b.tokens.json": #"{ "a": {} }"#,
    ]
    let request = CompileRequest(source: .files(files.keys.sorted().map { Located($0) }))
    let result = TokenCompiler.compile(request) { .success(Array((files[$0] ?? "").utf8)) }
    #expect(result.diagnostics.isEmpty)
    #expect(paths(result) == ["a"])
  }

  @Test func `a value that is neither a group nor a token is left out`() {
    let result = compile(#"{ "a": { "$type": "number", "$value": 1 }, "threshold": 128 }"#)
    #expect(paths(result) == ["a"])
    #expect(result.omission?.tokens.map(\.path) == ["threshold"])
    #expect(result.omission?.total == 2)
  }

  @Test func `an unknown property of a group is left out`() {
    let result = compile(
      #"{ "g": { "$description:": "?", "a": { "$type": "number", "$value": 1 } } }"#
    )
    #expect(paths(result) == ["g.a"])
    #expect(result.omission?.tokens.map(\.path) == ["g.$description:"])
  }

  @Test(arguments: ["$description", "$extensions"])
  func `a property of a group with a value of another kind is left out`(_ name: String) {
    let result = compile(
      #"{ "g": { "\#(name)": [], "a": { "$type": "number", "$value": 1 } } }"#
    )
    #expect(paths(result) == ["g.a"])
    #expect(result.omission?.tokens.map(\.path) == ["g.\(name)"])
  }

  @Test(arguments: [
    // A syntax error, a group without a known type, and a token without a name.
    #"{ "a": { "$type": "number", "$value": 1 }, "b": }"#,
    #"{ "g": { "$type": "colour", "a": { "$value": 1 } }, "b": { "$type": "number", "$value": 1 } }"#,
    #"{ "a.b": { "$type": "number", "$value": 1 } }"#,
  ])
  func `errors outside of values still fail`(_ text: String) {
    let result = compile(text)
    #expect(result.ir == nil)
    #expect(result.omission == nil)
    #expect(result.diagnostics.contains { $0.severity == .error })
  }

  @Test func `more errors than are reported are omitted as well`() {
    let bad = (0..<3_000).map { "\"b\($0)\": { \"$value\": \"?\" }" }.joined(separator: ",\n")
    let result = compile(#"{ "$type": "number", "a": { "$value": 1 }, \#(bad) }"#)
    #expect(paths(result) == ["a"])
    #expect(result.omission?.tokens.count == 3_000)
  }

  @Test(arguments: [
    ("color.gradient.g-200.100%", nil), ("size.200", nil), ("color.rot.500", nil),
    ("colr.red.500", "color.red.500"), ("red.500", nil), ("medium", "size.medium"),
  ])
  func `a suggestion is never another value with a similar name`(
    _ reference: String,
    suggestion: String?
  ) {
    let result = compile(
      """
      { "$type": "number",
        "color": { "gradient": { "white": { "10": { "$value": 1 } } },
          "red": { "500": { "$value": 1 } } },
        "size": { "100": { "$value": 1 }, "medium": { "$value": 1 } },
        "a": { "$value": "{\(reference)}" } }
      """,
      omits: false
    )
    let help = result.diagnostics.first { $0.code == .unknownReference }?.help ?? ""
    let found = help.hasPrefix("did you mean") ? help.split(separator: "`")[1] : nil
    #expect(found.map(String.init)?.trimmingBraces == suggestion)
  }
}

extension String {
  fileprivate var trimmingBraces: String { filter { $0 != "{" && $0 != "}" } }
}
