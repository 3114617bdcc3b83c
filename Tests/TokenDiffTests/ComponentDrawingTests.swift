import Testing

@testable import TokenDiff

/// Components before and after in the HTML report.
@Suite struct ComponentDrawingTests {
  private static func color(_ components: String) -> String {
    #"{ "colorSpace": "srgb", "components": [\#(components)] }"#
  }

  private static func source(_ background: String, padding: Int = 8) -> String {
    ##"""
    { "color": { "$type": "color", "accent": { "$value": \##(color(background)) }, "ink": { "$value": \##(color("0, 0, 0")) } },
      "component": { "button": {
        "$extensions": { "dev.tokens": { "component": "button", "constants": {
          "contentInsets": { "type": "insets", "value": { "top": \##(padding), "leading": 4, "bottom": 8, "trailing": 4 } } } } },
        "background": { "$type": "color", "$value": "{color.accent}" },
        "backgroundPressed": { "$type": "color", "$value": "{color.ink}" } } } }
    """##
  }

  @Test func `a component is drawn in the contexts and states that differ`() throws {
    let dark =
      "{ \"color\": { \"accent\": { \"$type\": \"color\", \"$value\": \(Self.color("1, 1, 1")) } } }"
    let versions = try Versions(Self.source("1, 0, 0"), Self.source("0, 1, 0"), dark: dark, dark)
    #expect(
      versions.difference.componentsHTML == """
        <section>
        <h2>Components <small>1</small></h2>
        <table>
        <tr><th scope="row"><code>component.button</code></th><td><figure><figcaption>theme=light</figcaption>\
        <div style="background-color:#ff0000;padding:8px 4px 8px 4px;">button</div>\
        <div style="background-color:#00ff00;padding:8px 4px 8px 4px;">button</div></figure></td></tr>
        </table>
        </section>

        """
    )
  }

  @Test func `text is drawn at its positions on the axes of its font`() throws {
    func source(_ width: Int) -> String {
      ##"""
      { "label": { "$extensions": { "dev.tokens": { "component": "label" } }, "text": {
          "$type": "typography",
          "$value": { "fontFamily": "A", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
            "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 },
          "$extensions": { "dev.tokens": {
            "fontVariationSettings": { "wdth": \##(width), "opsz": 14 } } } } } }
      """##
    }
    let html = try Versions(source(80), source(90)).difference.componentsHTML
    #expect(html.contains("font-variation-settings:'wdth' 80, 'opsz' 14;"))
    #expect(html.contains("font-variation-settings:'wdth' 90, 'opsz' 14;"))
  }

  @Test func `without differences there is no section`() throws {
    let versions = try Versions(Self.source("1, 0, 0"), Self.source("1, 0, 0"))
    #expect(versions.difference.componentsHTML.isEmpty)
    let padded = try Versions(Self.source("1, 0, 0"), Self.source("1, 0, 0", padding: 9))
    #expect(padded.difference.componentsHTML.contains("padding:9px 4px 8px 4px;"))
    #expect(padded.difference.html.contains("<figcaption>pressed</figcaption>"))
  }
}
