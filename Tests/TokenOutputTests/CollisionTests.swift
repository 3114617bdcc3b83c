import Testing

@testable import TokenOutput

@Suite struct CollisionTests {
  private func report(_ tokens: String, _ names: String) throws -> String {
    var workshop = Workshop(tokens)
    workshop.addTarget(
      "t",
      printing: "{% for t in tokens %}{{ t.name }} {% endfor %}",
      "\"names\": { \(names) }"
    )
    let result = try workshop.render("t")
    return result.report.isEmpty ? result.files["out"] ?? "" : result.report
  }

  @Test func `two tokens with the same name are reported with both locations`() throws {
    let tokens = """
      {
        "$type": "number",
        "space": {
          "a b": { "$value": 1 },
          "a-b": { "$value": 2 }
        }
      }
      """
    #expect(
      try report(tokens, ##""token": "lowerCamel""##) == """
        error name-collision: `space.a b` and `space.a-b` are both called `aB` in `t`
          at a.tokens.json:5:5
          also a.tokens.json:4:5 `aB` here first
          help: rename `space.a-b` for this target: `"$extensions": {"dev.tokens": {"names": {"t": "…"}}}`
        """
    )
  }

  @Test func `instead of failing, an output can leave out a token whose name is taken`() throws {
    var workshop = Workshop(
      """
      {
        "$type": "number",
        "a b": { "$value": 1 },
        "a-b": { "$value": 2 },
        "c": { "$value": "{a-b}" },
        "group": { "d": { "$value": 3 } },
        "Group": { "d": { "$value": 4 }, "inner": { "e": { "$value": 5 } } }
      }
      """
    )
    workshop.omitsErrors = true
    workshop.addTarget(
      "t",
      printing: "{% for t in tokens %}{{ t.name }} {% endfor %}",
      ##""names": { "token": "lowerCamel", "group": "UpperCamel" }"##
    )
    let result = try workshop.render("t")
    #expect(result.files["out"] == "aB c d ")
    #expect(result.codes == ["name-collision", "name-collision"])
    let warning =
      "warning name-collision: `a b` and `a-b` are both called `aB` in `t`, so `a-b` is left out"
    #expect(result.report.contains(warning))
  }

  @Test func `a token whose name a template reports as taken can be left out, too`() throws {
    var workshop = Workshop(
      ##"""
      { "$type": "number", "a": { "b": { "$value": 1 } }, "c": { "d": { "$value": 2 } } }
      """##
    )
    workshop.omitsErrors = true
    workshop.addTarget(
      "t",
      printing: "{% for g in groups %}{% unique \"g\", \"x\" at g %}"
        + "{% for t in g.tokens %}{{ t.name }} {% endfor %}{% endfor %}",
      ##""names": { "token": "lowerCamel", "group": "UpperCamel" }"##
    )
    let result = try workshop.render("t")
    #expect(result.files["out"] == "b ")
    #expect(result.codes == ["name-collision"])
    #expect(result.report.contains("`x` is used twice, so the second is left out"))
  }

  @Test func `a token collides with a property of another token only if it exists`() throws {
    func tokens(_ color: String) -> String {
      ##"""
      {
        "title": {
          "text": {
            "$type": "typography",
            "$value": { "fontFamily": "A", "fontSize": { "value": 1, "unit": "px" }, "fontWeight": 1,
              "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 }\##(color)
          },
          "textColor": { "$type": "number", "$value": 1 }
        }
      }
      """##
    }
    let names = ##"""
      "token": "kebab", "group": "kebab", "scope": "global", "join": "-",
      "parts": { "typography": { "color": "color", "kern": "letter-spacing" } }
      """##
    let color = ##"""
      , "$extensions": { "dev.tokens": {
        "color": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
      """##
    #expect(try report(tokens(""), names) == "title-text title-text-color ")
    let message = "`title.textColor` and `color` of `title.text` are both called `title-text-color`"
    #expect(try report(tokens(color), names).contains("error name-collision: \(message)"))
  }

  @Test(arguments: ["css", "android"])
  func `a token named like a length of a constant collides with it`(target: String) throws {
    let name = target == "css" ? "padding-leading" : "padding-start"
    let workshop = Workshop(
      ##"""
      {
        "card": {
          "$type": "dimension",
          "\##(name)": { "$value": { "value": 1, "unit": "px" } },
          "$extensions": { "dev.tokens": { "constants": {
            "padding": { "type": "insets", "value": { "top": 1, "leading": 1, "bottom": 1, "trailing": 1 } }
          } } }
        }
      }
      """##
    )
    let report = try workshop.render(target).report
    #expect(
      report.contains("`card.\(name)` and `leading` of `card.padding` are both called `card")
    )
    #expect(report.contains("at a.tokens.json:4:5"))
    #expect(report.contains("also a.tokens.json:6:7"))
  }

  @Test func `a group named like a chunk of a very large group is an error`() throws {
    func codes(_ count: Int) throws -> [String] {
      let tokens = (1...count).map { "\"n\($0)\": { \"$value\": \($0) }" }.joined(separator: ", ")
      return try Workshop(
        ##"""
        { "$type": "number", "g": { "a1": { \##(tokens) }, "a1 2": { "n": { "$value": 1 } } } }
        """##
      ).render("kotlin").codes
    }
    #expect(try codes(1001) == ["name-collision"])
    #expect(try codes(1000) == [])
  }

  @Test func `two groups whose files have the same name are reported with both locations`() throws {
    var workshop = Workshop(
      ##"""
      {
        "AB": { "a": { "$type": "number", "$value": 1 } },
        "ab": { "a": { "$type": "number", "$value": 1 } }
      }
      """##
    )
    workshop.addTarget(
      "t",
      [
        "target.json": ##"""
        { "targetVersion": 1, "names": { "group": "asWritten" },
          "files": [{ "template": "t.tmpl", "path": "{group.id}.txt", "each": "group" }] }
        """##,
        "t.tmpl": "{{ group.name }}",
      ]
    )
    let report = try workshop.render("t").report
    #expect(
      report.contains(
        "error output-path-collision: `AB` and `ab` would both be written to `ab.txt` by `t`"
      )
    )
    #expect(report.contains("at a.tokens.json:3:3"))
    #expect(report.contains("also a.tokens.json:2:3"))
  }

  @Test func `a name that makes the file name too long is an error at the token`() throws {
    let name = String(repeating: "a", count: 240)
    func report(_ name: String) throws -> String {
      try Workshop(
        ##"""
        { "g": { "$type": "gradient",
          "\##(name)": { "$value": [
            { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 0 } ] } } }
        """##
      ).render("android").report
    }
    let long = try report(name)
    #expect(long.contains("error file-name-too-long: `android` would write `g.\(name)` to a file"))
    #expect(long.contains("whose name has 246 bytes, expected at most 243"))
    #expect(long.contains("at a.tokens.json:2:3"))
    #expect(try report(String(name.dropLast(3))) == "")
  }

  @Test func `names that differ only in invisible characters or normalization collide`() throws {
    let names = ##""token": "lowerCamel""##
    #expect(
      try report(
        ##"{ "$type": "number", "ab": {"$value": 1}, "a\##u{200B}b": {"$value": 2} }"##,
        names
      )
      .contains("are both called `ab`")
    )
    for more in ["", ##", "caseSensitive": false"##] {
      let equivalents =
        ##"{ "$type": "number", "\##u{E9}": {"$value": 1}, "e\##u{301}": {"$value": 2} }"##
      #expect(try report(equivalents, names + more).contains("error name-collision"))
    }
    #expect(
      try report(
        ##"{ "$type": "number", "é": {"$value": 1}, "É": {"$value": 2} }"##,
        ##""token": "asWritten""##
      )
        == "é É "
    )
  }

  @Test func `two modifiers with the same name are an error`() throws {
    var workshop = Workshop(##"{ "a": { "$type": "number", "$value": 1 } }"##)
    workshop.modifiers = [("high-end", ["a", "b"]), ("highEnd", ["a", "b"]), ("ßa", ["a", "b"])]
    for (token, message) in [
      ("lowerCamel", "`high-end` and `highEnd` are both called `highEnd`"),
      ("asWritten", ""),
    ] {
      workshop.addTarget(
        token,
        printing: "{% for m in modifiers %}{{ m.name }} {% endfor %}",
        "\"names\": { \"token\": \"\(token)\" }"
      )
      let report = try workshop.render(token).report
      #expect(message.isEmpty ? report.isEmpty : report.contains(message))
    }
  }

  @Test func `a type named differently from its group may collide as well`() throws {
    let changing = ##"""
      { "$value": 1, "$extensions": { "dev.tokens": { "contexts": { "brand": { "y": 2 } } } } }
      """##
    var workshop = Workshop(
      ##"""
      { "$type": "number",
        "100": { "a": \##(changing) },
        "b": { "$extensions": { "dev.tokens": { "names": { "t": "Type_100" } } }, "a": \##(changing) } }
      """##
    )
    workshop.modifiers = [("brand", ["x", "y"])]
    workshop.addTarget(
      "t",
      printing: "{% for g in groups %}{{ g.memberName }} {{ g.typeName }} {% endfor %}",
      ##"""
      "names": { "group": "UpperCamel", "token": "lowerCamel", "digitFirst": "_", "type": "Type_{}" },
      "contexts": { "appearance": "themed", "other": "themed" }
      """##
    )
    #expect(
      try workshop.render("t").report.contains("`100` and `b` are both called `Type_100` in `t`")
    )
  }

  @Test func `an explicit name resolves a collision`() throws {
    let tokens = ##"""
      { "$type": "number", "a b": { "$value": 1 },
        "a-b": { "$value": 2, "$extensions": { "dev.tokens": { "names": { "t": "second" } } } } }
      """##
    #expect(try report(tokens, ##""token": "lowerCamel""##) == "aB second ")
  }

  @Test func `an explicit name replaces the last segment`() throws {
    let tokens = ##"""
      { "color": { "$extensions": { "dev.tokens": { "names": { "t": "paint" } } },
          "a": { "$type": "number", "$value": 2, "$extensions": { "dev.tokens": { "names": { "t": "B" } } } } } }
      """##
    #expect(try report(tokens, ##""token": "kebab", "scope": "global""##) == "paint-B ")
  }

  @Test func `an invalid explicit name is an error`() throws {
    let tokens = ##"""
      { "a": { "$type": "number", "$value": 2, "$extensions": { "dev.tokens": { "names": { "t": "a b" } } } } }
      """##
    #expect(try report(tokens, "").contains("invalid-target-name: `a b` isn't a valid name"))
    func overriding(_ name: String, _ names: String) throws -> String {
      try report(tokens.replacing("a b", with: name), names)
    }
    let swift = ##"""
      "group": "UpperCamel", "token": "lowerCamel", "digitFirst": "_", "allowed": "xid+emoji",
      "reserved": { "escape": { "words": ["class"], "with": "`{}`" } }
      """##
    for name in ["1a", "class", "a-b", "$a", "a\u{FE0F}", "a\u{200B}"] {
      #expect(try overriding(name, swift).contains("invalid-target-name"), "\(name)")
    }
    let kotlin = ##""token": "lowerCamel", "plain": "letters", "unicode": 9"##
    for name in ["🎨", "\u{D04}"] {
      #expect(try overriding(name, kotlin).contains("invalid-target-name"), "\(name)")
    }
    #expect(try overriding("🎨a_1", swift) == "🎨a_1 ")
    #expect(try overriding("1a-b", ##""token": "kebab", "scope": "global""##) == "1a-b ")
  }

  @Test(arguments: [
    (
      ##"{ "a": { "b-c": X }, "a-b": { "c": X } }"##, ##""token": "kebab", "scope": "global""##,
      "`a.b-c` and `a-b.c` are both called `a-b-c`"
    ),
    (
      ##"{ "a": X, "A": { "b": X } }"##, ##""token": "UpperCamel", "group": "UpperCamel""##,
      "`a` and `A` are both called `A`"
    ),
    (
      ##"{ "a": X, "A": X }"##, ##""token": "asWritten", "caseSensitive": false"##,
      "`a` and `A` are both called `A`"
    ),
    (
      ##"{ "a": { "$root": X }, "root": X, "b": { "$root": X, "root": X } }"##,
      ##""token": "lowerCamel""##,
      "`b.$root` and `b.root` are both called `root`"
    ),
    (
      ##"{ "a": { "$root": X }, "A": X }"##,
      ##""token": "kebab", "scope": "global", "root": null"##,
      "`a.$root` and `A` are both called `a`"
    ),
    (
      ##"{ "theme": X }"##, ##""taken": { "root": ["theme"] }"##,
      "`theme` is called `theme` in `t`, a name that the target reserves"
    ),
    (
      ##"{ "theme": X }"##, ##""taken": { "group": ["theme"] }"##,
      "`theme` is called `theme` in `t`, a name that the target reserves"
    ),
    (
      ##"{ "a": { "allCases": X } }"##, ##""taken": ["allCases"]"##,
      "`a.allCases` is called `allCases` in `t`, a name that the target reserves"
    ),
    (
      ##"{ "a": { "$deprecated": true, "$type": "number", "$value": 1 }, "_a": X }"##,
      ##""token": "asWritten", "deprecated": "_{}""##, "`a` and `_a` are both called `_a`"
    ),
    (
      ##"{ "a": X, "$extensions": {}, "g": { "$extensions": { "dev.tokens": { "constants": { "b c": { "type": "number", "value": 1 } } } }, "b-c": X } }"##,
      ##""token": "lowerCamel""##, "`g.b-c` and `g.b c` are both called `bC`"
    ),
  ])
  func `identical names are an error`(
    _ tokens: String,
    _ names: String,
    _ message: String
  ) throws {
    let source = tokens.replacing("X", with: ##"{ "$type": "number", "$value": 1 }"##)
    #expect(try report(source, names).contains(message))
  }

  @Test func `every valid token name gives an output`() throws {
    let odd = [
      "🎨", "a/b", "c\\\\d", "1", "-", "'", "class", "Type", "<b>", "ﬁ", "i\u{307}",
      "\u{1F469}\u{200D}\u{1F680}", "x\\u0000",
    ]
    for (target, names) in [
      ("one", ##""token": "kebab", "scope": "global""##),
      (
        "two",
        ##""group": "UpperCamel", "token": "lowerCamel", "digitFirst": "_", "allowed": "xid+emoji""##
      ),
      ("three", ##""token": "snake", "scope": "global", "allowed": "ascii", "digitFirst": "_""##),
    ] {
      let tokens =
        "{ "
        + odd.map { "\"\($0)\": { \"$type\": \"number\", \"$value\": 1 }" }.joined(separator: ", ")
        + " }"
      let printed = try report(tokens, names)
      #expect(!printed.contains("error"), "\(target): \(printed)")
      #expect(printed.split(separator: " ").count == odd.count, "\(target): \(printed)")
    }
  }
}
