import Testing

@testable import TokenOutput

/// The filter `name`, which turns any text into a name in any form.
@Suite struct NameFilterTests {
  private func printed(
    _ template: String,
    _ path: String = "color.text.onDark",
    _ names: String = "{}"
  ) throws -> Workshop.Result {
    var tokens = ##"{ "$type": "number", "$value": 1 }"##
    for name in path.split(separator: ".").reversed() { tokens = "{ \"\(name)\": \(tokens) }" }
    var workshop = Workshop(tokens)
    workshop.addTarget(
      "t",
      printing: "{% for t in tokens %}\(template){% endfor %}",
      ##""names": \##(names)"##
    )
    return try workshop.render("t")
  }

  @Test(arguments: [
    ("lowerCamel", "colorTextOnDark"), ("UpperCamel", "ColorTextOnDark"),
    ("kebab", "color-text-on-dark"), ("snake", "color_text_on_dark"),
    ("UPPER_SNAKE", "COLOR_TEXT_ON_DARK"), ("asWritten", "color-text-onDark"),
  ])
  func `a path is printed in each form`(_ form: String, _ expected: String) throws {
    #expect(try printed("{{ t.path | name('\(form)') }}").files == ["out": expected])
  }

  @Test func `a separator is inserted between segments, not between words`() throws {
    let template = "{{ t.path | name('snake', '__') }} {{ t.path | name('lowerCamel', '') }}"
    #expect(try printed(template).files == ["out": "color__text__on_dark colorTextOnDark"])
  }

  @Test func `a prefix is an additional segment`() throws {
    let template = "{{ ('app.' ~ t.path) | name('lowerCamel') }} {{ t.text | name('kebab') }}"
    #expect(try printed(template).files == ["out": "appColorTextOnDark on-dark"])
  }

  @Test func `adjacent digits are separated, and a leading digit gets the target's prefix`() throws
  {
    let template = "{{ t.path | name('lowerCamel') }} {{ t.text | name('lowerCamel') }}"
    let result = try printed(template, "space.1.50", ##"{ "digitFirst": "n" }"##)
    #expect(result.files == ["out": "space1_50 n50"])
  }

  @Test func `a part of a name can begin with a digit`() throws {
    let template = "-{{ t.path | name('kebab part') }}"
    let result = try printed(template, "1.50", ##"{ "digitFirst": "n" }"##)
    #expect(result.files == ["out": "-1-50"])
  }

  @Test func `reserved words and other characters follow the target's rules`() throws {
    let names = ##"""
      { "allowed": "ascii", "otherwise": "uHEX",
        "reserved": { "escape": { "words": ["in", "class"], "with": "`{}`" }, "rename": { "words": ["case"], "with": "{}_" } } }
      """##
    let template = "{{ t.text | name('snake') }} {{ ('a.' ~ t.text) | name('snake') }}"
    #expect(try printed(template, "a.in", names).files == ["out": "`in` a_in"])
    #expect(try printed(template, "a.case", names).files == ["out": "case_ a_case"])
    #expect(
      try printed(template, "a.größe", names).files == [
        "out": "gr_uf6_uDF_e".lowercased() + " a_gr_uf6_udf_e"
      ]
    )
  }

  @Test func `identical names are found by unique`() throws {
    let template = "{% unique 'names', t.path | name('UpperCamel') at t %}x"
    var workshop = Workshop(
      ##"{ "$type": "number", "a": { "b": { "$value": 1 } }, "aB": { "$value": 2 } }"##
    )
    workshop.addTarget("t", printing: "{% for t in tokens %}\(template){% endfor %}")
    let result = try workshop.render("t")
    #expect(result.codes == ["name-collision"])
  }

  @Test func `an unknown form is reported with the closest one`() throws {
    let result = try printed("{{ t.path | name('upperCamel') }}")
    #expect(result.messages == ["there is no name form `upperCamel`"])
    #expect(result.report.contains("did you mean `UpperCamel`?"))
  }

  @Test func `wrong arguments are reported`() throws {
    #expect(
      try printed("{{ t.path | name }}").messages == ["`name` takes a text literal"]
    )
    #expect(
      try printed("{{ t.path | name('snake', 1) }}").messages == [
        "`name` takes a text literal"
      ]
    )
    #expect(
      try printed("{{ t.path | name('snake', '.', '-') }}").messages == [
        "`name` takes 1 or 2 arguments, found 3"
      ]
    )
    #expect(try printed("{{ t.isPublic | name('snake') }}").codes == ["template-type-mismatch"])
  }
}
