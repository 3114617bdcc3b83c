import TokenCompiler
import Testing

@testable import TokenOutput

/// What the Kotlin target makes of component styles.
@Suite struct KotlinStyleTests {
  @Test func `components of one kind are instances of one class`() throws {
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

  @Test func `a style that varies says where it is`() throws {
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

  @Test func `fields of a large style that differ in 'is' have setters of their own`() throws {
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

  @Test func `a kind whose fields no view understands has no modifier`() throws {
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

  @Test func `an edge that is negative is 0, with a warning, because Compose would throw`() throws {
    let result = try Self.workshop(
      ##"""
      "a": { "$extensions": { "dev.tokens": { "constants": { "inset": { "type": "insets",
        "value": { "top": -4, "leading": 1, "bottom": 0, "trailing": 2 } } } } } }
      """##
    ).render("kotlin")
    #expect(result.codes == ["template-warning"])
    #expect(result.report.contains("an edge of `a.inset`"), "\(result.report)")
    let values = result.files["design/tokens/Tokens.kt"] ?? ""
    #expect(values.contains("(start = 1.dp, top = 0.dp, end = 2.dp, bottom = 0.dp)"))
  }

  @Test func `two kinds that are one class are an error`() throws {
    let result = try Self.workshop(
      ##"""
      "one": \##(Self.card(##""a": { "$value": 1 }"##).replacing("card", with: "list")),
      "two": \##(Self.card(##""a": { "$value": 1 }"##).replacing("card", with: "token list"))
      """##
    ).render("kotlin")
    #expect(result.codes == ["name-collision"])
    #expect(result.report.contains("`TokenListStyle`"), "\(result.report)")
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
