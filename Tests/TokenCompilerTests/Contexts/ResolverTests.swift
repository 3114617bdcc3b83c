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

  @Test func `sets and contexts become layers in document order`() {
    let planning = Resolver.themed()
    #expect(planning.report == [])
    #expect(planning.plan?.name == "app")
    #expect(planning.layers == ["a", "b", "p brand=plum", "s brand=sand", "d theme=dark"])
    #expect(planning.plan?.modifiers.map(\.name) == ["brand", "theme"])
    #expect(planning.plan?.modifiers.map(\.defaultContext) == [0, 0])
  }

  @Test func `a pinned modifier is removed and its context always applies`() {
    let planning = Resolver.themed { $0.pins = [ContextChoice("BRAND", "Sand")] }
    #expect(planning.report == [])
    #expect(planning.layers == ["a", "b", "s", "d theme=dark"])
    #expect(planning.plan?.modifiers.map(\.name) == ["theme"])
    #expect(planning.plan?.pinned.map(\.modifier.name) == ["brand"])
    #expect(planning.plan?.pinned.map(\.context) == [1])
  }

  private static func conditional(
    _ when: String,
    _ adjust: (inout CompileRequest) -> Void = { _ in }
  ) -> Planning {
    let entry = ##"{ "$ref": "x.json", "$extensions": { "dev.tokens": { "when": \##(when) } } }"##
    let document = themed.replacing(
      ##""dark": [{ "d": {} }]"##,
      with: ##""dark": [{ "d": {} }, \##(entry)]"##
    )
    return Planning(
      ["app.resolver.json": document, "a.json": ##"{"a": {}}"##, "x.json": ##"{"x": {}}"##],
      adjust
    )
  }

  @Test func `a file can depend on contexts of several modifiers`() {
    let planning = Self.conditional(##"{ "brand": "sand" }"##)
    #expect(planning.report == [])
    #expect(planning.layers.last == "x brand=sand theme=dark")
    let same = Self.conditional(##"{ "brand": "sand", "theme": "dark" }"##)
    #expect(same.layers.last == "x brand=sand theme=dark")
    #expect(Self.conditional(##"{ "theme": "light" }"##).layers.last == "d theme=dark")
    let sand = Self.conditional(##"{ "brand": "sand" }"##) {
      $0.pins = [ContextChoice("brand", "sand")]
    }
    #expect(sand.layers.last == "x theme=dark")
    let plum = Self.conditional(##"{ "brand": "sand" }"##) {
      $0.pins = [ContextChoice("brand", "plum")]
    }
    #expect(plum.layers.last == "d theme=dark")
  }

  @Test(arguments: [
    (##"{ "brnd": "sand" }"##, "unknown-modifier: there is no modifier `brnd`"),
    (##"{ "brand": "sad" }"##, "unknown-context: the modifier `brand` has no context `sad`"),
    (##"{ "brand": 1 }"##, "invalid-resolver: "), ("1", "invalid-resolver: "),
  ])
  func `a mistake in the condition of a file is reported once`(_ when: String, _ message: String) {
    let report = Self.conditional(when).report
    #expect(report.count == 1 && report[0].contains(message), "\(report)")
  }

  @Test func `the default in the request overrides the default in the document`() {
    let planning = Resolver.themed { $0.defaults = [ContextChoice("brand", "sand")] }
    #expect(planning.report == [])
    #expect(planning.plan?.modifiers.map(\.defaultContext) == [1, 0])
  }

  @Test func `unknown and repeated choices are all reported, with the closest name`() {
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
        "repeated-choice: the modifier `theme` can't be both `dark` and `light`",
      ]
    )
    #expect(
      Set(planning.state.diagnostics.compactMap(\.help)).isSuperset(of: [
        "did you mean `theme`?", "did you mean `sand`?",
      ])
    )
  }

  @Test func `names that differ only in case are distinct`() {
    let text = """
      { "version": "2025.10",
        "modifiers": { "A": { "contexts": { "x": [], "y": [] }, "default": "x" },
                       "a": { "contexts": { "x": [], "y": [] }, "default": "x" } },
        "resolutionOrder": [{ "$ref": "#/modifiers/A" }, { "$ref": "#/modifiers/a" }] }
      """
    let planning = Planning.document(text) { $0.pins = [ContextChoice("a", "Y")] }
    #expect(planning.plan?.pinned.map(\.modifier.name) == ["a"])
  }

  @Test func `a set with several uses is read once, and redundant layers are dropped`() {
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
    // The last layer would override any layers in between.
    #expect(planning.layers == ["a", "a"])
    #expect(planning.sources.files.map(\.path) == ["app.resolver.json", "a.json"])
  }

  @Test func `properties next to a reference override those of the referenced tree`() {
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

  @Test func `a reference to a set in another document is resolved`() {
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

  @Test func `each token file becomes a layer, and modifiers come from the request`() {
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
    (.outside("app"), "outside-file: `a.json` is outside `app`"),
    (.unreadable("no access"), "unreadable-file: `a.json` can't be read: no access"),
  ])
  func `a file that can't be loaded is reported once, at its first use`(
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

  @Test func `two modifiers with the same name are an error with both locations`() {
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
        "app.resolver.json:4:44: repeated-modifier: the modifier `m` is listed twice in `resolutionOrder`",
        "app.resolver.json:5:35: repeated-name: there are two modifiers called `m`",
      ]
    )
    #expect(
      planning.state.diagnostics.flatMap(\.secondary).map { planning.place(of: $0) }
        == ["app.resolver.json:2:18: ", "app.resolver.json:2:18: "]
    )
  }

  @Test(arguments: [
    ("a/b.json", "c.json", "a/c.json"), ("b.json", "./c/../d.json", "d.json"),
    ("a/b.json", "../../c.json", "../c.json"), ("/a/b.json", "../../c.json", "/c.json"),
    ("a//b.json", "c//d.json", "a/c/d.json"),
  ])
  func `paths are resolved lexically`(_ document: String, _ path: String, _ result: String) {
    #expect(SourcePath.resolve(path, from: document) == result)
  }
}
