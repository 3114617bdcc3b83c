import Diagnostics
import Testing

@testable import TokenCompiler

@Suite struct Resolver {
  static let themed = """
    {
      "version": "2025.10", "name": "app",
      "sets": { "base": { "sources": [{ "$ref": "a.json" }, { "b": {} }] } },
      "modifiers": {
        "brand": { "contexts": { "plum": [{ "p": {} }], "sand": [{ "s": {} }] }, "default": "plum" },
        "theme": { "contexts": { "light": [], "dark": [{ "d": {} }] }, "default": "light" }
      },
      "resolutionOrder": [
        { "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" }, { "$ref": "#/modifiers/theme" }
      ]
    }
    """

  static func themed(_ adjust: (inout CompileRequest) -> Void = { _ in }) -> Planning {
    Planning(["app.resolver.json": themed, "a.json": #"{"a": {}}"#], adjust)
  }

  @Test func `sets and contexts become layers in the order of the document`() {
    let planning = Resolver.themed()
    #expect(planning.report == [])
    #expect(planning.plan?.name == "app")
    #expect(planning.layers == ["a", "b", "p brand=plum", "s brand=sand", "d theme=dark"])
    #expect(planning.plan?.modifiers.map(\.name) == ["brand", "theme"])
    #expect(planning.plan?.modifiers.map(\.defaultContext) == [0, 0])
  }

  @Test func `a pinned modifier vanishes and its context always takes part`() {
    let planning = Resolver.themed { $0.pins = [ContextChoice("BRAND", "Sand")] }
    #expect(planning.report == [])
    #expect(planning.layers == ["a", "b", "s", "d theme=dark"])
    #expect(planning.plan?.modifiers.map(\.name) == ["theme"])
    #expect(planning.plan?.pinned.map(\.modifier.name) == ["brand"])
    #expect(planning.plan?.pinned.map(\.context) == [1])
  }

  @Test func `the request's default wins over the document's`() {
    let planning = Resolver.themed { $0.defaults = [ContextChoice("brand", "sand")] }
    #expect(planning.report == [])
    #expect(planning.plan?.modifiers.map(\.defaultContext) == [1, 0])
  }

  @Test func `all wrong choices are reported with the nearest name`() {
    let planning = Resolver.themed {
      $0.pins = [
        ContextChoice("them", "dark"), ContextChoice("brand", "sands"),
        ContextChoice("theme", "dark"), ContextChoice("theme", "light"),
      ]
    }
    #expect(
      Set(planning.report) == [
        "unknown-modifier: there is no modifier `them`",
        "unknown-context: the modifier `brand` has no context `sands`",
        "repeated-choice: the modifier `theme` cannot be both `dark` and `light`",
      ]
    )
    #expect(
      Set(planning.state.diagnostics.compactMap(\.help)).isSuperset(of: [
        "did you mean `theme`?", "did you mean `sand`?",
      ])
    )
  }

  @Test func `names that differ in letter case alone are told apart`() {
    let text = """
      { "version": "2025.10",
        "modifiers": { "A": { "contexts": { "x": [], "y": [] }, "default": "x" },
                       "a": { "contexts": { "x": [], "y": [] }, "default": "x" } },
        "resolutionOrder": [{ "$ref": "#/modifiers/A" }, { "$ref": "#/modifiers/a" }] }
      """
    let planning = Planning.document(text) { $0.pins = [ContextChoice("a", "Y")] }
    #expect(planning.plan?.pinned.map(\.modifier.name) == ["a"])
  }

  @Test func `a set that several places use is read once and applied first and last`() {
    let planning = Planning([
      "app.resolver.json": """
      { "version": "2025.10",
        "sets": { "a": { "sources": [{ "$ref": "x/../a.json" }] },
                  "b": { "sources": [{ "$ref": "#/sets/a" }, { "$ref": "./a.json" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/b" }, { "$ref": "#/sets/a" }] }
      """,
      "a.json": #"{"a": {}}"#,
    ])
    #expect(planning.report == [])
    // What stands between would be overridden by the last one.
    #expect(planning.layers == ["a", "a"])
    #expect(planning.sources.files.map(\.path) == ["app.resolver.json", "a.json"])
  }

  @Test func `members beside a reference replace those of the tree`() {
    let planning = Planning([
      "app.resolver.json": """
      { "version": "2025.10", "resolutionOrder": [
        { "type": "set", "name": "s",
          "sources": [{ "$ref": "a.json#/lib", "b": {}, "c": {} }] }] }
      """,
      "a.json": #"{"lib": {"a": {}, "b": {}}}"#,
    ])
    #expect(planning.report == [])
    #expect(planning.layers == ["a+b without b", "$ref+b+c without $ref"])
  }

  @Test func `a set of another document may be referred to`() {
    let planning = Planning([
      "app.resolver.json": """
      { "version": "2025.10", "resolutionOrder": [
        { "type": "set", "name": "s", "sources": [{ "$ref": "lib/l.json#/sets/base" }] }] }
      """,
      "lib/l.json": """
      { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "a.json" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }] }
      """,
      "lib/a.json": #"{"a": {}}"#,
    ])
    #expect(planning.report == [])
    #expect(planning.layers == ["a"])
  }

  @Test func `token files become a layer each, and their modifiers come from the request`() {
    var request = CompileRequest(source: .files([Located("b.json"), Located("./a.json")]))
    request.modifiers = [
      CompileRequest.DeclaredModifier(
        name: Located("theme"),
        contexts: [Located("light"), Located("dark")]
      )
    ]
    let files = ["a.json": #"{"a": {}}"#, "b.json": #"{"b": {}}"#]
    let planning = Planning(request) { .success(Array((files[$0] ?? "").utf8)) }
    #expect(planning.report == [])
    #expect(planning.layers == ["b", "a"])
    #expect(planning.plan?.modifiers.first?.role == .appearance)
  }

  @Test(arguments: [
    (LoadFailure.missing, "missing-file: there is no file `a.json`"),
    (.isDirectory, "missing-file: `a.json` is a folder, expected a file"),
    (.outside("app"), "outside-file: `a.json` is outside of `app`"),
    (.unreadable("no access"), "unreadable-file: `a.json` cannot be read: no access"),
  ])
  func `a file that cannot be loaded is reported once, where it is first named`(
    _ failure: LoadFailure,
    _ message: String
  ) {
    let text = """
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "a.json" }, { "$ref": "./a.json#/b" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }] }
      """
    let request = CompileRequest(source: .resolver(Located("app.resolver.json")))
    let planning = Planning(request) { path in
      path == "app.resolver.json" ? .success(Array(text.utf8)) : .failure(failure)
    }
    #expect(planning.report == ["app.resolver.json:2:45: " + message])
    #expect(planning.plan == nil)
  }

  @Test func `two modifiers of one name are an error with both places`() {
    let planning = Planning.document(
      """
      { "version": "2025.10",
        "modifiers": { "m": { "contexts": { "a": [], "b": [] }, "default": "a" } },
        "resolutionOrder": [
          { "$ref": "#/modifiers/m" }, { "$ref": "#/modifiers/m" },
          { "type": "modifier", "name": "m", "default": "x", "contexts": { "x": [], "y": [] } } ] }
      """
    )
    #expect(
      planning.report == [
        "app.resolver.json:5:35: repeated-name: there are two modifiers called `m`"
      ]
    )
    #expect(
      planning.state.diagnostics.flatMap(\.secondary).map { planning.place(of: $0) }
        == ["app.resolver.json:2:18: "]
    )
  }

  @Test(arguments: [
    ("a/b.json", "c.json", "a/c.json"), ("b.json", "./c/../d.json", "d.json"),
    ("a/b.json", "../../c.json", "../c.json"), ("/a/b.json", "../../c.json", "/c.json"),
    ("a//b.json", "c//d.json", "a/c/d.json"),
  ])
  func `paths are joined without the disk`(_ document: String, _ path: String, _ result: String) {
    #expect(SourcePath.resolve(path, from: document) == result)
  }
}
