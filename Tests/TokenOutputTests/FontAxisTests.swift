import Testing

@testable import TokenOutput

/// The axes of variable fonts in apps.
@Suite struct FontAxisTests {
  private static func style(_ axes: String = "", family: String = #""{font}""#) -> String {
    let own = #""dev.tokens": { "fontVariationSettings": { \#(axes) } }"#
    return ##"""
      { "$type": "typography", "$value": { "fontFamily": \##(family),
        "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 },
        "$extensions": { \##(axes.isEmpty ? "" : own) } }
      """##
  }

  private static func workshop(face: String, _ styles: (String, String)...) -> Workshop {
    let tokens = styles.map { #""\#($0)": \#($1)"# }.joined(separator: ", ")
    return Workshop(
      ##"""
      { "font": { "$type": "fontFamily", "$value": ["Inter", "serif"],
          "$extensions": { "dev.tokens": { "faces": [{ "weight": 400, \##(face) }] } } },
        \##(tokens) }
      """##
    )
  }

  private static func kotlin(
    _ workshop: Workshop,
    isRuntime: Bool = false
  ) throws -> Workshop.Result {
    var workshop = workshop
    workshop.request.options = [OptionSetting("resources", .string("news.app"))]
    if isRuntime { workshop.request.options.append(OptionSetting("runtime", .boolean(true))) }
    return try workshop.render("kotlin")
  }

  @Test func `Compose has a family with axes for the text styles that have any`() throws {
    let workshop = Self.workshop(
      face: #""resource": "inter""#,
      ("a", Self.style(#""wdth": 80, "opsz": 14.5"#)),
      ("b", Self.style())
    )
    let result = try Self.kotlin(workshop)
    #expect(result.codes == [])
    let tokens = try #require(result.files["design/tokens/Tokens.kt"])
    #expect(
      tokens.contains(#"fontFamily = Tokens.font.at(mapOf("wdth" to 80f, "opsz" to 14.5f)),"#)
    )
    #expect(tokens.contains("fontFamily = Tokens.font,"))
    #expect(result.files["design/tokens/TokenFontAxes.kt"] != nil)
  }

  @Test func `Compose leaves out axes of fonts without resources`() throws {
    let result = try Self.kotlin(
      Self.workshop(
        face: #""resource": "inter""#,
        ("a", Self.style(#""wdth": 80"#)),
        ("b", Self.style(#""wdth": 80"#, family: #""Other""#))
      )
    )
    #expect(result.messages == ["`kotlin` leaves out `fontVariationSettings` of `b`"])
    #expect(result.report.contains("help: add the `resource` of the font to its `faces`"))
    let files = Self.workshop(face: #""file": "a.ttf""#, ("a", Self.style(#""wdth": 80"#)))
    let without = try Self.kotlin(files)
    #expect(without.messages == ["`kotlin` leaves out `fontVariationSettings` of `a`"])
    #expect(without.files["design/tokens/TokenFontAxes.kt"] == nil)
    #expect(without.files["design/tokens/Tokens.kt"]?.contains("wdth") == false)
    let generic = try files.render("kotlin")
    #expect(generic.messages == without.messages)
    #expect(generic.report.contains("help: set the option `resources`"))
  }

  @Test func `files can replace axes at run time if the source has any`() throws {
    for axes in ["", #""wdth": 80"#] {
      let workshop = Self.workshop(face: #""resource": "inter""#, ("a", Self.style(axes)))
      let kotlin = try Self.kotlin(workshop, isRuntime: true).files.values.joined()
      var swift = workshop
      swift.request.options = [OptionSetting("runtime", .boolean(true))]
      let texts = [kotlin, try swift.render("swift").files.values.joined()]
      for text in texts {
        let isKnown = text.contains("fontVariationSettings")
        #expect(isKnown == !axes.isEmpty)
        #expect(text.contains("isAxis") == isKnown && text.contains("ariations") == isKnown)
      }
    }
  }
}
