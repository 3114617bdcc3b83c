import Testing
import TokenCompiler
import TokenModel

/// Constants support contexts, references, and expressions, like tokens.
@Suite struct ConstantTests {
  @Test func `a context overrides a constant`() throws {
    let ir = try Self.compiled(
      #""lines": { "type": "number", "value": 3 }"#,
      dark: #""lines": { "type": "number", "value": 4 }"#
    )
    #expect(Self.value("lines", ir) == "3.0")
    #expect(Self.value("lines", ir, dark: true) == "4.0")
    let token = try Self.token("lines", ir)
    #expect(ir.variants[token.variants.indices].map(\.isOwn) == [true])
  }

  @Test func `a constant defined in only one context is absent from the others`() throws {
    let project = Self.project("", dark: #""lines": { "type": "number", "value": 4 }"#)
    let compilation = project.compile()
    #expect(
      compilation.messages == [
        "warning[missing-in-context]: `card.lines` does not exist where theme = light"
      ]
    )
    let ir = try #require(compilation.ir)
    #expect(Self.value("lines", ir) == nil)
    #expect(Self.value("lines", ir, dark: true) == "4.0")
  }

  @Test func `lengths are references, expressions, dimensions, or numbers`() throws {
    let ir = try Self.compiled(
      #"""
      "space": { "type": "insets", "value": {
        "top": "{grid}", "leading": "~{grid} * {ratio}", "bottom": "{ratio}",
        "trailing": { "value": 1, "unit": "rem" } } }
      """#
    )
    #expect(Self.value("space", ir) == "8.0px 12.0px 1.5px 1.0rem")
    #expect(Self.value("space", ir, dark: true) == "10.0px 15.0px 1.5px 1.0rem")
    let token = try Self.token("space", ir)
    #expect(ir.variants[token.variants.indices].map(\.isOwn) == [false])
    let references = ir.references[token.base.references.indices]
    #expect(references.map(\.pointer.text) == ["/top", "/bottom"])
  }

  @Test func `numbers may be references to numbers or expressions`() throws {
    let ir = try Self.compiled(
      #"""
      "a": { "type": "number", "value": "{ratio}" },
      "b": { "type": "number", "value": "~{ratio} * 2" },
      "c": { "type": "number", "value": { "$ref": "#/grid/$value/value" } }
      """#
    )
    #expect(["a", "b", "c"].map { Self.value($0, ir) } == ["1.5", "3.0", "8.0"])
    #expect(Self.value("c", ir, dark: true) == "10.0")
  }

  @Test func `a number that is an integer in every context is an integer`() throws {
    let ir = try Self.compiled(
      #"""
      "whole": { "type": "number", "value": 3 }, "half": { "type": "number", "value": 3 },
      "huge": { "type": "number", "value": 3000000000 }
      """#,
      dark: #"""
        "whole": { "type": "number", "value": -4 }, "half": { "type": "number", "value": 3.5 }
        """#
    )
    let group = try #require(
      ir.groups.first { ir.paths.description(of: $0.path, in: ir.texts) == "card" }
    )
    #expect(group.constants.map { ir.isWholeNumber(Int($0.index)) } == [true, false, false])
  }

  @Test func `an extending group inherits constants`() throws {
    let ir = try Project(
      #"""
      { "a": { "$extensions": { "dev.tokens": { "constants": {
          "x": { "type": "boolean", "value": true }, "y": { "type": "number", "value": 1 } } } } },
        "b": { "$extends": "{a}", "$extensions": { "dev.tokens": { "constants": {
          "y": { "type": "number", "value": 2 } } } } } }
      """#
    ).sound()
    let names = ir.constants.map { ir.paths.description(of: ir.tokens[$0].path, in: ir.texts) }
    #expect(Set(names) == ["a.x", "a.y", "b.x", "b.y"])
    #expect(ir.token("b.x").map { ir.describe($0.base, .constant) } == "true")
    #expect(ir.token("b.y").map { ir.describe($0.base, .constant) } == "2.0")
  }

  @Test func `the root may have constants, also those from tokens of removed types`() throws {
    let compilation = Project(
      #"""
      { "$extensions": { "dev.tokens": { "constants": { "debug": { "type": "boolean", "value": true } } } },
        "title": { "$type": "string", "$value": "News" }, "alias": { "$value": "{title}" },
        "group": { "$type": "boolean", "on": { "$value": true } } }
      """#
    ).compile()
    #expect(
      compilation.messages == [
        "warning[removed-type]: `title` has the type `string`, which DTCG has removed; it's kept as a constant",
        "warning[removed-type]: `group.on` has the type `boolean`, which DTCG has removed; it's kept as a constant",
      ]
    )
    let ir = try #require(compilation.ir)
    #expect(ir.groups.first?.path == .root)
    #expect(
      ir.groups.first?.constants.map { ir.describe(ir.constant($0)) } == ["News", "News", "true"]
    )
  }

  // MARK: Mistakes

  @Test func `a keyword constant must be one of its allowed values`() {
    #expect(
      Self.messages(#""curve": { "type": "word", "value": "liner", "of": ["linear", "easeIn"] }"#)
        == [
          "error[invalid-extension]: `value` is `\"liner\"`, expected one of `linear`, `easeIn`"
        ]
    )
    #expect(
      Self.messages(#""curve": { "type": "word", "value": "a", "of": ["a", "a"] }"#) == [
        "error[invalid-extension]: `of` is `\"a\"`, expected each word once"
      ]
    )
    #expect(
      Self.messages(#""curve": { "type": "word", "value": "a" }"#)
        == ["error[invalid-extension]: the constant `curve` has no `of`"]
    )
    #expect(
      Self.messages(#""curve": { "type": "string", "value": "a", "of": ["a"] }"#) == [
        "error[unknown-extension-member]: a constant of type `string` has no property `of`"
      ]
    )
  }

  @Test func `a constant has the same type and keywords in all contexts`() {
    #expect(
      Self.messages(
        #""a": { "type": "number", "value": 3 }"#,
        dark: #""a": { "type": "boolean", "value": true }"#
      ) == ["error[type-mismatch]: the constant `card.a` is a boolean here, but a number elsewhere"]
    )
    #expect(
      Self.messages(
        #""a": { "type": "word", "value": "x", "of": ["x", "y"] }"#,
        dark: #""a": { "type": "word", "value": "x", "of": ["x", "z"] }"#
      ) == ["error[type-mismatch]: the constant `card.a` has different words in different contexts"]
    )
  }

  @Test func `references in constants are type-checked`() {
    #expect(
      Self.messages(#""a": { "type": "number", "value": "{grid}" }"#)
        == ["error[type-mismatch]: `grid` is a dimension, but a number is required here"]
    )
    #expect(
      Self.messages(#""a": { "type": "size", "value": { "width": "{ink}", "height": 1 } }"#)
        == ["error[type-mismatch]: `ink` is a color, but a dimension is required here"]
    )
    #expect(
      Self.messages(#""a": { "type": "size", "value": { "width": "{gird}", "height": 1 } }"#)
        == ["error[unknown-reference]: there is no token `gird`"]
    )
    #expect(
      Self.messages(#""a": { "type": "number", "value": "three" }"#) == [
        "error[invalid-extension]: `value` is `\"three\"`, expected a number, a reference, or an expression"
      ]
    )
    #expect(
      Self.messages(
        #"""
        "a": { "type": "number", "value": 1 },
        "b": { "type": "point", "value": { "x": "{card.a}", "y": "~{card.a} * 2" } }
        """#
      ).contains("error[type-mismatch]: `card.a` is a constant, but a dimension is required here")
    )
  }

  @Test func `a constant can't share its name with a sibling`() {
    let messages = Project(
      #"""
      { "g": { "x": { "$type": "number", "$value": 1 }, "$extensions": { "dev.tokens": { "constants": {
          "x": { "type": "number", "value": 1 } } } } } }
      """#
    ).compile().messages
    #expect(
      messages == [
        "error[invalid-extension]: the group has both a constant and a token or group called `x`"
      ]
    )
  }
}

extension ConstantTests {
  private static func project(_ constants: String, dark: String = "") -> Project {
    func group(_ constants: String) -> String {
      #""card": { "$extensions": { "dev.tokens": { "constants": { \#(constants) } } } }"#
    }
    return Project([
      "app.resolver.json": #"""
      { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "a.json" }] } },
        "modifiers": { "theme": { "default": "light",
          "contexts": { "light": [], "dark": [{ "$ref": "dark.json" }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """#,
      "a.json": #"""
      { "grid": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
        "ratio": { "$type": "number", "$value": 1.5 },
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        \#(group(constants)) }
      """#,
      "dark.json": #"""
      { "grid": { "$type": "dimension", "$value": { "value": 10, "unit": "px" } }, \#(group(dark)) }
      """#,
    ])
  }

  private static func compiled(_ constants: String, dark: String = "") throws -> IR {
    try project(constants, dark: dark).sound()
  }

  private static func messages(_ constants: String, dark: String = "") -> [String] {
    project(constants, dark: dark).compile().messages
  }

  private static func token(_ name: String, _ ir: IR) throws -> Token {
    try #require(ir.token("card." + name))
  }

  /// The value of a constant, or `nil` if it's absent.
  private static func value(_ name: String, _ ir: IR, dark: Bool = false) -> String? {
    ir.value("card." + name, dark ? ["theme": "dark"] : [:])
  }
}

extension Project {
  /// The IR of a source without errors.
  fileprivate func sound() throws -> IR {
    let compilation = compile()
    #expect(!compilation.messages.contains { $0.hasPrefix("error") })
    return try #require(compilation.ir)
  }
}
