import SourceForms
import Testing

@testable import TokenCompiler

/// Context values in extensions of other tools.
struct ContextExtensionTests {
  private static let white =
    ##""white": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }"##

  /// Compiles a token with values for contexts of the modifier `theme`.
  private static func compile(
    _ token: String,
    modifier: String = "theme",
    key: String = "org.example",
    _ names: [(context: String, names: [String])]? = nil
  ) -> Compilation {
    Project("{ \(white), \"x\": { \(token) } }").compile { request in
      let contexts = ["light", "dark", "dark-dimmed"].map { Located($0) }
      request.modifiers = [
        CompileRequest.DeclaredModifier(name: Located("theme"), contexts: contexts)
      ]
      let source = ContextExtension(key: key, modifier: modifier, names: names)
      request.contextExtensions = [Located(source)]
    }
  }

  private static func dark(_ value: String) -> String {
    ##""$extensions": { "org.example": { "dark": \##(value) } }"##
  }

  @Test(arguments: [
    (##""$type": "color", "$value": "#000000""##, ##""#ff0000""##, "#ff0000"),
    (##""$type": "color", "$value": "#000000""##, ##""{white}""##, "#ffffff"),
    (##""$type": "color", "$value": "{white}""##, ##"{ "$value": "#ff0000" }"##, "#ff0000"),
    (
      ##""$type": "color", "$value": "#000000""##, ##"{ "$value": "{white}", "alpha": 0.6 }"##,
      "#ffffff99"
    ),
    (
      ##""$type": "color", "$value": "{white}", "alpha": 0.6"##, ##"{ "alpha": 0.2 }"##, "#ffffff33"
    ),
    (##""$type": "color", "$value": "#000000", "alpha": 0.6"##, ##""{white}""##, "#ffffff99"),
    (
      ##""$type": "color", "$value": "#000000", "alpha": 0.6"##,
      ##"{ "$value": "{white}", "alpha": 1 }"##, "#ffffff"
    ),
    (##""value": "#000000", "type": "color""##, ##"{ "value": "rgb(255, 0, 0)" }"##, "#ff0000"),
    (
      ##""value": "#000000", "type": "color""##, ##"{ "color": "{white}", "alpha": 0.6 }"##,
      "#ffffff99"
    ),
  ])
  func `a value applies in its context`(_ token: String, _ value: String, _ expected: String) throws
  {
    let compilation = Self.compile("\(token), \(Self.dark(value))")
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    let color = Self.compile(##""$type": "color", "$value": "\##(expected)""##).ir?.value("x")
    #expect(color != nil)
    #expect(ir.value("x", ["theme": "dark"]) == color)
    #expect(ir.value("x", ["theme": "dark-dimmed"]) == ir.value("x"))
  }

  @Test func `a length in a context takes the token's type and unit`() throws {
    let token = ##""value": "4", "type": "spacing""##
    let ir = try #require(Self.compile("\(token), \(Self.dark("\"8\""))").ir)
    #expect(ir.value("x", ["theme": "dark"]) == "8.0px")
  }

  @Test(arguments: [
    (##""type": "color", "value": { "light": "#000", "dark": "{white}" }"##, "#000000", "#ffffff"),
    (##""$type": "color", "$value": { "dark": "#f00", "base": "#000" }"##, "#000000", "#ff0000"),
    (##""type": "color", "value": "#000", "dark": "#f00""##, "#000000", "#ff0000"),
    (##""type": "color", "value": "{white}", "darkValue": "#f00""##, "#ffffff", "#ff0000"),
    (
      ##""type": "color", "value": { "light": "{white.value}", "dark": "#f00" }"##, "#ffffff",
      "#ff0000"
    ),
    (##""type": "color", "value": "#000", "dark": "{white.value}""##, "#000000", "#ffffff"),
  ])
  func `a value can consist of values for contexts`(
    _ token: String,
    _ light: String,
    _ dark: String
  ) throws {
    let compilation = Self.compile(token, key: "$value")
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    for (context, expected) in [("light", light), ("dark", dark), ("dark-dimmed", light)] {
      let color = Self.compile(##""$type": "color", "$value": "\##(expected)""##).ir?.value("x")
      #expect(color != nil && ir.value("x", ["theme": context]) == color, "\(context)")
    }
    #expect(!compilation.messages.contains { $0.contains("ignored") }, "\(compilation.messages)")
  }

  @Test func `a value for contexts isn't a composition`() {
    let shadows = ##"{ "light": "0 0 1px #000", "dark": "0 0 2px #000" }"##
    let tokens =
      ##""type": "other", "value": \##(shadows) }, "y": { "type": "boxShadow", "value": "{x}""##
    let compilation = Self.compile(tokens, key: "$value")
    #expect(compilation.ir?.tokenNames.contains("y") == true, "\(compilation.messages)")
  }

  @Test(arguments: [
    ##""type": "color", "value": { "dark": "#f00", "print": "#000" }"##,
    ##""type": "color", "value": { "dark": "#f00" }"##,
  ])
  func `other objects aren't values for contexts`(_ token: String) {
    #expect(Self.compile(token, key: "$value").ir == nil)
  }

  @Test func `a context takes its value from the last extension key that is present`() throws {
    let extensions = ##""$extensions": { "org.example": { "b": 2, "a": 1, "c": 3 } }"##
    let compilation = Self.compile(
      ##""$type": "number", "$value": 0, \##(extensions)"##,
      [("dark", ["a"]), ("dark-dimmed", ["a", "b", "d"])]
    )
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(ir.value("x") == "0.0")
    #expect(ir.value("x", ["theme": "dark"]) == "1.0")
    #expect(ir.value("x", ["theme": "dark-dimmed"]) == "2.0")
  }

  @Test func `a context setting that doesn't match the source is reported`() {
    let token = ##""$type": "number", "$value": 0, \##(Self.dark("1"))"##
    #expect(
      Self.compile(token, modifier: "brand").messages.contains {
        $0.contains("there is no modifier `brand`")
      }
    )
    #expect(
      Self.compile(token, [("darker", ["dark"])]).messages.contains {
        $0.contains("the modifier `theme` has no context `darker`")
      }
    )
    #expect(
      Self.compile(token, key: "org.other").messages.contains { $0.contains("unmatched-rule") }
    )
    let unknown =
      ##""$type": "number", "$value": 0, "$extensions": { "org.example": { "dim": 1 } }"##
    #expect(Self.compile(unknown).messages.count { $0.hasPrefix("error") } == 1)
  }
}
