import TokenCompiler
import Testing

@testable import TokenOutput

/// The Kotlin target's output for values that vary.
@Suite struct KotlinThemeTests {
  @Test func `a varying value can't be read without a theme, and its replacement is named`() throws
  {
    let (theme, tree) = try Self.files(##""a": \##(Self.changing), "b": { "$value": 3 }"##)
    #expect(
      tree.contains(
        ##"@Deprecated("varies with brand: read theme.group.a", level = DeprecationLevel.ERROR)"##
      )
    )
    #expect(tree.contains("public val a: Float get() = varyingValue()\n"))
    #expect(theme.contains("when (tokenTheme.contexts.brand) {"))
    #expect(theme.contains("public val b: Float get() = Tokens.Group.b\n"))
  }

  @Test func `the message for a deprecated token names its public member`() throws {
    let (theme, tree) = try Self.files(
      ##""a": \##(Self.changing.replacing("1,", with: "1, \"$deprecated\": true,"))"##
    )
    #expect(tree.contains("read theme.group.a\""))
    #expect(!tree.contains("aValue"))
    #expect(theme.contains("public val a: Float get() = aValue\n"))
    #expect(theme.contains("internal val aValue: Float\n"))
  }

  @Test func `a group with very many tokens is inherited in chunks`() throws {
    let tokens = (0..<1000).map { "\"t\($0)\": \(Self.changing)" }.joined(separator: ",\n")
    let files = try Self.workshop(
      tokens + ##", "old": { "$value": 1, "$deprecated": true }"##
    ).render("kotlin").files
    let theme = try #require(files["design/tokens/TokenThemeGroup.kt"])
    #expect(theme.contains("public sealed class TokenThemeGroup_1 : TokenGroup() {"))
    #expect(theme.contains("public sealed class TokenThemeGroup_2 : TokenThemeGroup_1() {"))
    #expect(theme.contains("(override val tokenTheme: TokenTheme) : TokenThemeGroup_2() {"))
    #expect(theme.contains("public val old: Float get() = oldValue\n"))
    #expect(theme.contains("internal val oldValue: Float get() = Tokens.Group.oldValue\n"))
    let tree = try #require(files["design/tokens/TokensGroup.kt"])
    #expect(tree.contains("public sealed class TokensGroup : TokensGroup_2() {"))
    #expect(tree.contains("public sealed class TokensGroup_2 : TokensGroup_1() {"))
  }

  @Test func `the top-level groups of a large source have their own files`() throws {
    func files(_ count: Int) throws -> [String: String] {
      let tokens = (0..<count).map { "\"t\($0)\": { \"$value\": 1 }" }.joined(separator: ",\n")
      var workshop = Workshop(
        ##"""
        { "$type": "number", "few": { "a": { "$value": 2 }, "inner": { \##(tokens) } },
          "words": { "$extensions": { "dev.tokens": { "constants": { "c": { "type": "boolean", "value": true } } } } },
          "hidden": { "$extensions": { "dev.tokens": { "visibility": "private" } }, "b": \##(Self.changing) } }
        """##
      )
      workshop.modifiers = [("brand", ["x", "y"])]
      let result = try workshop.render("kotlin")
      #expect(result.report == "")
      return result.files
    }
    #expect(try files(398).keys.filter { $0.contains("Few") } == [])
    let split = try files(399)
    let tree = try #require(split["design/tokens/Tokens.kt"])
    #expect(tree.contains("    public object Few : TokensFew() {\n"))
    #expect(tree.contains("        public object Inner : TokensFew.Inner()\n"))
    #expect(tree.contains("public val c: Boolean get() = true\n"))
    let few = try #require(split["design/tokens/TokensFew.kt"])
    #expect(few.contains("/** The tokens of [Tokens.Few.Inner]. */\n    public sealed class "))
    let theme = try #require(split["design/tokens/TokenTheme.kt"])
    #expect(theme.contains("public val few: TokenThemeFew get() = TokenThemeFew(tokenTheme)\n"))
    #expect(theme.contains("internal val hidden: TokenThemeHidden get()"))
    #expect(split["design/tokens/TokenThemeWords.kt"]?.contains("public val c: Boolean") == true)
    // Private tokens that vary are only in the theme.
    #expect(split["design/tokens/TokensHidden.kt"] == nil)
    #expect(split["design/tokens/TokensWords.kt"] == nil)
  }

  @Test func `a theme exists even if nothing varies, unless all modifiers are pinned`()
    throws
  {
    let same = ##""a": { "$value": 1 }"##
    let (theme, tree) = try Self.files(same)
    #expect(theme.contains("public val a: Float get() = Tokens.Group.a\n"))
    #expect(!tree.contains("@Deprecated"))
    var pinned = Self.workshop(##""a": \##(Self.changing)"##)
    pinned.request.contexts = [ContextChoice(modifier: Located("brand"), context: Located("y"))]
    let result = try pinned.render("kotlin")
    #expect(result.order == ["design/tokens/Tokens.kt"])
    #expect(result.files.values.first?.contains("val a: Float get() = 2f\n") == true)
  }

  @Test(arguments: ["same", "changing"])
  func `a group and a token with the same theme member are one error`(_ kind: String) throws {
    let token = kind == "same" ? ##"{ "$value": 1 }"## : Self.changing
    let result = try Self.workshop(
      ##""a": \##(token), "A": { "b": \##(Self.changing) }"##
    ).render("kotlin")
    #expect(result.codes.count == 1)
    #expect(result.report.hasPrefix("error name-collision: "))
    #expect(result.report.contains("`a`"))
  }

  @Test func `a modifier named like another argument of a theme is renamed`() throws {
    var workshop = Self.workshop(##""a": { "$value": 1 }"##)
    workshop.modifiers = [("content", ["x", "y"]), ("appearance", ["bright", "dim", "sepia"])]
    #expect(
      try Self.theme(workshop).contains(
        "appearance: TokenContexts.Appearance = TokenContexts.Appearance.Bright,\n"
      )
    )
    workshop.appearance = Self.appearance("appearance", light: "bright", dark: "dim")
    let theme = try Self.theme(workshop)
    #expect(theme.contains("namedContent: TokenContexts.Content = TokenContexts.Content.X,\n"))
    #expect(theme.contains("namedAppearance: TokenContexts.Appearance? = null,\n"))
    #expect(theme.contains("appearance: TokenAppearance = TokenAppearance.Light,\n"))
  }

  @Test func `a composition needs a theme only if the system can't choose`() throws {
    var workshop = Self.workshop(##""a": { "$value": 1 }"##)
    let failing = "staticCompositionLocalOf { error(\"no TokenTheme was provided"
    #expect(try Self.theme(workshop).contains(failing))
    workshop.modifiers = [("theme", ["light", "dark"])]
    workshop.appearance = Self.appearance("theme")
    let theme = try Self.theme(workshop)
    #expect(!theme.contains(failing))
    #expect(theme.contains("LocalTokenTheme.current ?: TokenTheme(appearance = if (isSystem"))
    workshop.modifiers.append(("brand", ["x", "y"]))
    #expect(try Self.theme(workshop).contains(failing))
  }

  @Test func `a base with high contrast can be switched to standard contrast`() throws {
    var workshop = Self.workshop(
      ##""a": \##(Self.changing.replacing("brand", with: "contrast").replacing("\"y\"", with: "\"less\""))"##
    )
    workshop.modifiers = [("theme", ["light", "dark"]), ("contrast", ["more", "less"])]
    workshop.appearance = CompileRequest.AppearanceSetting(
      modifier: Located("theme"),
      light: Located("light"),
      dark: Located("dark"),
      highContrast: .modifier(Located("contrast"), high: Located("more"))
    )
    let contexts = try #require(
      workshop.render("kotlin").files["design/tokens/TokenContexts.kt"]
    )
    #expect(contexts.contains("contrast: TokenContrast = TokenContrast.High,\n"))
    #expect(contexts.contains("contrast == TokenContrast.Standard -> Contrast.Less\n"))
  }

  @Test func `a style that varies is read from the composition, other styles anywhere`() throws {
    func style(_ size: String) throws -> String {
      var workshop = Workshop(
        ##"""
        { "s": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } \##(size) },
          "t": { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": "{s}",
            "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 },
            "$extensions": { "dev.tokens": { "number": 1 } } } }
        """##
      )
      workshop.modifiers = [("brand", ["x", "y"])]
      return try workshop.render("kotlin").files["design/tokens/TokenTextStyle.kt"] ?? ""
    }
    #expect(try style("").contains("T -> Tokens.t\n"))
    let varying = try style(
      ##", "$extensions": { "dev.tokens": { "contexts": { "brand": { "y": { "value": 2, "unit": "px" } } } } }"##
    )
    #expect(varying.contains("get() = TokenTheme.current.typography(this)\n"))
    #expect(!varying.contains("Tokens.t"))
  }

  @Test(arguments: [
    ("kotlin", "internal val shownTheme: Theme\n"), ("swift", "var contextOfTheme: Theme {"),
  ])
  func `contexts include those that affect private tokens only`(
    _ target: String,
    _ declaration: String
  ) throws {
    let isPrivate = ##""$extensions": { "dev.tokens": { "visibility": "private", "contexts""##
    var workshop = Self.workshop(
      ##""a": \##(Self.changing.replacing("brand", with: "theme").replacing("\"y\"", with: "\"dark\"")), "b": { "$value": 3 }"##
        .replacing(##""$extensions": { "dev.tokens": { "contexts""##, with: isPrivate)
    )
    workshop.modifiers = [("theme", ["light", "dark"])]
    workshop.appearance = Self.appearance("theme")
    let result = try workshop.render(target)
    #expect(result.report == "")
    #expect(result.files.values.contains { $0.contains(declaration) })
  }

  private static let changing = ##"""
    { "$value": 1, "$extensions": { "dev.tokens": { "contexts": { "brand": { "y": 2 } } } } }
    """##

  private static func workshop(_ members: String) -> Workshop {
    var workshop = Workshop(##"{ "group": { "$type": "number", \##(members) } }"##)
    workshop.modifiers = [("brand", ["x", "y"])]
    return workshop
  }

  private static func appearance(
    _ modifier: String,
    light: String = "light",
    dark: String = "dark"
  ) -> CompileRequest.AppearanceSetting {
    CompileRequest.AppearanceSetting(
      modifier: Located(modifier),
      light: Located(light),
      dark: Located(dark),
      highContrast: nil
    )
  }

  private static func theme(_ workshop: Workshop) throws -> String {
    try #require(workshop.render("kotlin").files["design/tokens/TokenTheme.kt"])
  }

  private static func files(_ members: String) throws -> (theme: String, tree: String) {
    let result = try workshop(members).render("kotlin")
    #expect(result.report == "")
    return (
      try #require(result.files["design/tokens/TokenTheme.kt"]),
      try #require(result.files["design/tokens/Tokens.kt"])
    )
  }
}
