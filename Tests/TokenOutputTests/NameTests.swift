import Testing
import TokenModel

@testable import TokenOutput

@Suite struct NameTests {
  private static let words: [(String, [String])] = [
    ("body", ["body"]), ("bodyLarge", ["body", "Large"]), ("URLBar", ["URL", "Bar"]),
    ("h1", ["h1"]), ("2xl", ["2xl"]), ("h1Bold", ["h1Bold"]), ("body-large", ["body", "large"]),
    ("  spaced  out ", ["spaced", "out"]), ("a_b.c/d", ["a", "b", "c", "d"]), ("HTML", ["HTML"]),
    ("iOSApp", ["i", "OS", "App"]), ("größeGroß", ["größe", "Groß"]), ("色彩", ["色彩"]),
    ("ПриветМир", ["Привет", "Мир"]), ("1.5", ["1", "5"]), ("50%", ["50"]), ("a🎨b", ["a", "b"]),
    ("🎨", ["u1f3a8"]), ("❤️", ["u2764"]), ("$", ["u24"]), ("--", ["u2d", "u2d"]), ("é", ["é"]),
    ("e\u{301}a", ["e\u{301}a"]), ("\u{200B}", ["u200b"]), ("\u{AD}\u{FE0F}", ["uad", "ufe0f"]),
    ("\u{3164}", ["u3164"]), ("-\u{200B}", ["u2d"]), ("a\u{200B}b", ["ab"]), ("\u{E0001}a", ["a"]),
  ]

  @Test(arguments: words) func `a name is split into words`(_ name: String, _ words: [String]) {
    #expect(NameWords(allowed: .xid, otherwise: "uHEX").split(name) == words)
  }

  @Test(arguments: [
    ("500A", ["500", "A"], ["500", "A"]), ("2xl", ["2xl"], ["2", "xl"]),
    ("H1Bold", ["H1", "Bold"], ["H", "1", "Bold"]),
    ("size2XL", ["size2", "XL"], ["size", "2", "XL"]),
    ("a-1", ["a", "1"], ["a", "1"]), ("Ä1Ö2", ["Ä1", "Ö2"], ["Ä", "1", "Ö", "2"]),
    ("-1a", ["minus", "1a"], ["minus", "1", "a"]), ("x", ["x"], ["x"]), ("12", ["12"], ["12"]),
  ])
  func `numbers can be words of their own`(
    _ name: String,
    _ capitals: [String],
    _ apart: [String]
  ) {
    var rules = NameRules()
    rules.numbers = .capitals
    #expect(NameWords(rules).split(name) == capitals)
    rules.numbers = .apart
    #expect(NameWords(rules).split(name) == apart)
  }

  @Test func `the allowed characters depend on the target`() {
    #expect(NameWords(allowed: .xidAndEmoji, otherwise: "uHEX").split("a🎨b") == ["a🎨b"])
    #expect(
      NameWords(allowed: .ascii, otherwise: "uHEX").split("größe") == ["gr", "uf6", "udf", "e"]
    )
    #expect(NameWords(allowed: .any, otherwise: "uHEX").split("a→b") == ["a→b"])
    #expect(NameWords(allowed: .xidInBasicPlane, otherwise: "uHEX").split("𐐀é") == ["u10400", "é"])
    // U+0D04 was added in Unicode 13.
    let old = NameWords(allowed: .xid, otherwise: "uHEX", unicode: 9)
    #expect(old.split("\u{D04}é") == ["ud04", "é"])
    #expect(old.verbatim("\u{D04}é") == "ud04é")
    #expect(NameWords(allowed: .xid, otherwise: "x_HEX_").split("→") == ["x_2192_"])
  }

  @Test func `a name of invisible characters becomes their code points`() {
    for value in UInt32(0)...0xE0FFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isDefaultIgnorableCodePoint else {
        continue
      }
      let words = NameWords(allowed: .xid, otherwise: "uHEX")
      let number = "u" + String(value, radix: 16)
      #expect(words.split(String(scalar)) == [number])
      #expect(words.split("a\(scalar)b") == ["ab"])
      #expect(words.verbatim(String(scalar)) == number)
    }
  }

  private static let forms: [(NameRules.Casing, String, String)] = [
    (.lowerCamel, "URLBar large", "urlBarLarge"), (.upperCamel, "URLBar large", "UrlBarLarge"),
    (.kebab, "URLBar large", "url-bar-large"), (.snake, "URLBar large", "url_bar_large"),
    (.upperSnake, "URLBar large", "URL_BAR_LARGE"), (.asWritten, "URLBar-large", "URLBar-large"),
    (.lowerCamel, "-100", "minus100"), (.kebab, "-1.5", "minus-1-5"), (.snake, "-x", "x"),
    (.lowerCamel, "1.5", "1_5"), (.upperCamel, "size 2 10", "Size2_10"), (.kebab, "1.5", "1-5"),
    (.lowerCamel, "ßa öb", "ßaÖb"), (.upperCamel, "ßa", "Ssa"), (.lowerCamel, "2xl", "2xl"),
    (.asWritten, "a\"b\\c\n", "au22bu5ccua"),
  ]

  @Test(arguments: forms)
  func `words are printed in the form of the target`(
    _ casing: NameRules.Casing,
    _ name: String,
    _ expected: String
  ) {
    var rules = NameRules()
    rules.token = casing
    var maker = IdentifierMaker(rules: rules, source: TextTable())
    let made = maker.identifier(name, casing)
    #expect(maker.identifiers[made] == expected)
  }

  /// The table in the design: one segment, one target per row.
  @Test(arguments: [
    (["color", "text", "body"], "color-text-body", "color_text_body", "Tokens.Color.Text.body"),
    (["accent", "$root"], "accent", "accent", "Tokens.Accent.root"),
    (["space", "100"], "space-100", "space_100", "Tokens.Space._100"),
    (["2xl", "a"], "2xl-a", "_2xl_a", "Tokens._2xl.a"),
    (["größe", "色"], "größe-色", "größe_色", "Tokens.Größe.色"),
    (["🎨", "🎨x"], "u1f3a8-x", "u1f3a8_x", "Tokens.🎨.🎨x"),
    (["a", "class"], "a-class", "a_class", "Tokens.A.`class`"),
    (["a", "Type"], "a-type", "a_type", "Tokens.A.type"),
    (["type", "a"], "type-a", "type_a", "Tokens.Type_.a"),
  ])
  func `names match the design's table`(
    _ path: [String],
    _ web: String,
    _ resource: String,
    _ nested: String
  ) throws {
    var tokens = ##"{"$type": "number", "$value": 1}"##
    for name in path.reversed() { tokens = "{\"\(name)\": \(tokens)}" }
    var workshop = Workshop(tokens)
    let names = [
      "web": ##""token": "kebab", "scope": "global", "join": "-", "root": null"##,
      "resource": ##"""
      "token": "snake", "scope": "global", "join": "_", "root": null, "digitFirst": "_"
      """##,
      "nested": ##"""
      "group": "UpperCamel", "token": "lowerCamel", "digitFirst": "_", "allowed": "xid+emoji",
      "reserved": { "escape": { "words": ["class"], "with": "`{}`" },
        "rename": { "words": ["Type"], "with": "{}_" } }
      """##,
    ]
    for (target, rules) in names {
      workshop.addTarget(
        target,
        printing: "{% for t in tokens %}{{ t.qualified }}{% endfor %}",
        ##"""
        "options": { "root": { "type": "identifier", "default": "Tokens" } }, "names": { \##(rules) }
        """##
      )
    }
    #expect(try workshop.printed("web") == web)
    #expect(try workshop.printed("resource") == resource)
    #expect(try workshop.printed("nested") == nested)
  }

  @Test(arguments: [
    ("100", "_100", "Type_100"), ("2xl", "_2xl", "Type_2xl"), ("日本", "日本", "Type_日本"),
    ("שלום", "שלום", "Type_שלום"), ("🎨", "🎨", "Type_🎨"), ("\u{200B}", "u200b", "U200b"),
    ("a", "a", "A"), ("ßa", "ßa", "Ssa"), ("का", "का", "Type_का"),
  ])
  func `a member and its type have separate names`(
    _ name: String,
    _ member: String,
    _ type: String
  ) throws {
    var workshop = Workshop("{\"\(name)\": {\"a\": {\"$type\": \"number\", \"$value\": 1}}}")
    workshop.addTarget(
      "t",
      printing: "{% for g in groups %}{{ g.memberName }} {{ g.typeName }}{% endfor %}",
      ##"""
      "names": { "group": "UpperCamel", "token": "lowerCamel", "digitFirst": "_",
        "allowed": "xid+emoji", "type": "Type_{}" }
      """##
    )
    #expect(try workshop.printed("t") == "\(member) \(type)")
  }

  @Test func `an explicit name is the member's if member and type differ`() throws {
    var workshop = Workshop(
      ##"""
      { "a": { "$extensions": { "dev.tokens": { "names": { "t": "Blue" } } },
          "b": { "$type": "number", "$value": 1 } } }
      """##
    )
    workshop.addTarget(
      "t",
      printing: "{% for g in groups %}{{ g.name }} {{ g.memberName }} {{ g.typeName }}{% endfor %}",
      ##""names": { "group": "UpperCamel", "token": "lowerCamel", "type": "{}_" }"##
    )
    #expect(try workshop.printed("t") == "Blue Blue Blue_")
  }

  @Test func `names without separators continue the case and separate digits`() throws {
    var workshop = Workshop(
      ##"{"space": {"$type": "number", "1": {"5": {"$value": 1}}, "large": {"$value": 2}}}"##
    )
    workshop.addTarget(
      "t",
      printing: "{% for t in tokens %}{{ t.name }} {% endfor %}",
      ##"""
      "names": { "token": "lowerCamel", "scope": "global" }
      """##
    )
    #expect(try workshop.printed("t") == "space1_5 spaceLarge ")
  }

  @Test func `a custom property may begin with a digit, but a class may not`() throws {
    let workshop = Workshop(
      ##"""
      { "2xl": { "$type": "typography", "$value": \##(style) } }
      """##
    )
    let text = try workshop.render("css").files["tokens.css"] ?? ""
    #expect(text.contains("  --2xl: ") || text.contains("  --2xl-"))
    #expect(text.contains("._2xl {"))
  }

  @Test func `a prefix is the first segment of global names`() throws {
    var workshop = Workshop(##"{"a": {"$type": "number", "$value": 1}}"##)
    workshop.addTarget(
      "t",
      printing: "{% for t in tokens %}{{ t.name }}{% endfor %}",
      ##"""
      "options": { "prefix": { "type": "identifier" } },
      "names": { "token": "kebab", "scope": "global" }
      """##
    )
    #expect(try workshop.printed("t") == "a")
    workshop.request.options = [OptionSetting("prefix", .string("acme"))]
    #expect(try workshop.printed("t") == "acme-a")
  }

  @Test func `text style names are relative to their common group`() throws {
    var workshop = Workshop(
      ##"""
      { "text": { "$type": "typography",
          "title": { "large": { "$value": \##(style), "$extensions": { "dev.tokens": { "number": 1 } } } },
          "body": { "$value": \##(style), "$extensions": { "dev.tokens": { "number": 2 } } },
          "note": { "$root": { "$value": \##(style), "$extensions": { "dev.tokens": { "number": 3 } } } } },
        "odd": { "$type": "typography", "$value": \##(style) } }
      """##
    )
    workshop.addTarget(
      "t",
      printing: "{% for t in tokens %}{{ t.styleName }} {% endfor %}",
      ##""names": { "token": "lowerCamel" }"##
    )
    #expect(try workshop.printed("t") == "titleLarge body note odd ")
  }

  private var style: String {
    ##"""
    { "fontFamily": "A", "fontSize": { "value": 1, "unit": "px" }, "fontWeight": 400,
      "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 }
    """##
  }
}
