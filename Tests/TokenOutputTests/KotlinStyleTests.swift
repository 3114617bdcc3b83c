import Foundation
import Testing
import TokenCompiler

@testable import TokenOutput

/// The Kotlin target's output for component styles.
@Suite struct KotlinStyleTests {
  @Test func `components of the same kind are instances of one class`() throws {
    let styles = try Self.styles(
      ##""one": \##(Self.card(##""a": { "$value": 1 }"##)), "two": \##(Self.card(##""b": { "$value": 2 }"##))"##
    )
    #expect(
      styles.contains(
        """
        public data class CardStyle(
            public val a: Float? = null,
            public val b: Float? = null,
        ) {
            override fun toString(): String =
                describe(
                    "CardStyle",
                    "a" to a,
                    "b" to b,
                )

            public companion object {
                public val one: CardStyle
                    get() =
                        CardStyle(
                            a = Tokens.One.a,
                        )

        """
      )
    )
  }

  @Test func `the message for a varying style names its replacement`() throws {
    let styles = try Self.styles(##""one": \##(Self.card(##""a": \##(Self.changing)"##))"##)
    #expect(
      styles.contains(
        """
                @Deprecated("varies: read theme.one", level = DeprecationLevel.ERROR)
                public val one: CardStyle get() = varyingValue()

        """
      )
    )
  }

  @Test func `fields of a large style that differ in 'is' have separate setters`() throws {
    let fields = (["pair", "isPair"] + (0..<260).map { "field\($0)" })
      .map { ##""\##($0)": { "$value": 1 }"## }
    let styles = try Self.styles(##""one": \##(Self.card(fields.joined(separator: ", ")))"##)
    #expect(
      styles.contains(
        """
            @set:JvmName("setField1")
            public var pair: Float? = null

            @set:JvmName("setField2")
            public var isPair: Float? = null

        """
      )
    )
  }

  @Test func `a source without components has no styles`() throws {
    let files = try Self.workshop(##""a": { "$value": 1 }"##).render("kotlin").files
    #expect(!files.isEmpty)
    #expect(!files.keys.contains { $0.contains("TokenStyle") })
  }

  @Test func `a kind whose fields no view supports has no modifier`() throws {
    let result = try Self.workshop(##""one": \##(Self.card(##""a": { "$value": 1 }"##))"##)
      .render("kotlin")
    #expect(result.files["design/tokens/TokenStyles.kt"] != nil)
    #expect(result.files["design/tokens/TokenStyleExtensions.kt"] == nil)
  }

  @Test func `a kind with very many fields has no constructor for them`() throws {
    func styles(_ count: Int) throws -> String {
      let fields = (0..<count).map { "\"f\($0)\": { \"$value\": \($0) }" }.joined(separator: ", ")
      return try Self.styles(##""one": \##(Self.card(fields))"##)
    }
    #expect(try styles(100).contains("public data class CardStyle(\n"))
    let large = try styles(101)
    #expect(large.contains("public class CardStyle {\n"))
    #expect(large.contains("    public var f100: Float? = null\n"))
    #expect(large.contains("CardStyle().apply {\n"))
  }

  @Test func `a negative edge becomes 0 with a warning, because Compose would throw`() throws {
    let result = try Self.workshop(
      ##"""
      "a": { "$extensions": { "dev.tokens": { "constants": { "inset": { "type": "insets",
        "value": { "top": -4, "leading": 1, "bottom": 0, "trailing": 2 } } } } } }
      """##
    ).render("kotlin")
    #expect(result.codes == ["template-warning"])
    #expect(result.report.contains("edges of `a.inset`"), "\(result.report)")
    let values = result.files["design/tokens/Tokens.kt"] ?? ""
    #expect(values.contains("(start = 1.dp, top = 0.dp, end = 2.dp, bottom = 0.dp)"))
  }

  @Test func `two kinds with the same class are an error`() throws {
    let result = try Self.workshop(
      ##"""
      "one": \##(Self.card(##""a": { "$value": 1 }"##).replacing("card", with: "list")),
      "two": \##(Self.card(##""a": { "$value": 1 }"##).replacing("card", with: "token list"))
      """##
    ).render("kotlin")
    #expect(result.codes == ["name-collision"])
    #expect(result.report.contains("`TokenListStyle`"), "\(result.report)")
  }

  @Test func `a state overrides a field otherwise left to the platform`() throws {
    let styles = try Self.styles(
      ##""one": \##(Self.card(##""edgePressed": { "$value": 1 }, "edgeDisabled": { "$value": 2 }"##))"##
    )
    #expect(styles.contains("public val edge: Float? = null"))
    #expect(
      styles.contains(
        """
                copy(
                    edge =
                        edgeDisabled.takeIf { isDisabled } ?:
                        edgePressed.takeIf { isPressed } ?:
                        edge,
                )

        """
      )
    )
  }

  @Test func `a component's kind can't end the comment that contains it`() throws {
    let result = try Workshop(
      ##"{ "one": { "$extensions": { "dev.tokens": { "component": "x */ public val pwned: Int = 1 /*" } }, "a": { "$type": "number", "$value": 1 } } }"##
    ).render("kotlin")
    let styles = try #require(result.files["design/tokens/TokenStyles.kt"])
    #expect(styles.contains("the kind \"x * / public val pwned: Int = 1 / *\"."))
  }

  @Test func `a state of a part isn't a field of the enclosing style`() throws {
    let part = ##"""
      { "$extensions": { "dev.tokens": { "component": "tip" } }, "a": { "$value": 1 } }
      """##
    let styles = try Self.styles(
      ##""one": \##(Self.card(##""edge": \##(part), "edgePressed": { "$value": 1 }"##))"##
    )
    #expect(styles.components(separatedBy: "val edge:").count == 2)
    #expect(!styles.contains("fun inState"))
  }

  private static let changing = ##"""
    { "$value": 1, "$extensions": { "dev.tokens": { "contexts": { "brand": { "y": 2 } } } } }
    """##

  private static func card(_ fields: String) -> String {
    ##"{ "$extensions": { "dev.tokens": { "component": "card" } }, \##(fields) }"##
  }

  private static func workshop(_ members: String) -> Workshop {
    var workshop = Workshop(##"{ "$type": "number", \##(members) }"##)
    workshop.modifiers = [("brand", ["x", "y"])]
    return workshop
  }

  private static func styles(_ members: String) throws -> String {
    let result = try workshop(members).render("kotlin")
    #expect(result.report == "")
    return try #require(result.files["design/tokens/TokenStyles.kt"])
  }
}
