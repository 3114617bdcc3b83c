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

  @Test func `without differences there is no section`() throws {
    let versions = try Versions(Self.source("1, 0, 0"), Self.source("1, 0, 0"))
    #expect(versions.difference.componentsHTML.isEmpty)
    let padded = try Versions(Self.source("1, 0, 0"), Self.source("1, 0, 0", padding: 9))
    #expect(padded.difference.componentsHTML.contains("padding:9px 4px 8px 4px;"))
    #expect(padded.difference.html.contains("<figcaption>pressed</figcaption>"))
  }
}
