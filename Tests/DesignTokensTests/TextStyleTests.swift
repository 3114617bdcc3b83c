import DesignTokens
import Foundation
import Testing

@Suite struct `Generated text styles` {
  @Test func `are as many as the source has, numbered without gaps`() throws {
    let source = try TokenSource()
    #expect(TextStyle.allCases.map(\.rawValue) == Array(1...10))
    let numbers = source.textStyles().compactMap { source.extensionValue($0, "number") as? Int }
    #expect(Set(numbers) == Set(TextStyle.allCases.map(\.rawValue)))
    #expect(numbers.count == TextStyle.allCases.count)
  }

  @Test(arguments: TextStyle.allCases)
  func `have number, size, line height and kern of the source`(style: TextStyle) throws {
    let source = try TokenSource()
    let path = "text.\(style)"
    #expect(source.extensionValue(path, "number") as? Int == style.rawValue)
    let typography = style.typography
    #expect(typography.size == source.length(path, member: "fontSize"))
    #expect(typography.kern == source.length(path, member: "letterSpacing"))
    let lineHeight = source.extensionValue(path, "lineHeight") as? [String: Any]
    #expect(typography.lineHeight == (lineHeight?["value"] as? NSNumber)?.doubleValue)
    #expect(typography.relativeTo == source.extensionValue(path, "relativeTo") as? String)
  }

  @Test func `are what the style guide says`() {
    let headline = TextStyle.headline
    #expect(headline.rawValue == 3)
    #expect(headline.typography == Tokens.Text.headline)
    #expect(headline.typography.size == 24)
    #expect(headline.typography.weight == 700)
    #expect(headline.typography.lineHeight == 28)
    #expect(headline.typography.kern == -0.5)

    let body = TextStyle(rawValue: 7)
    #expect(body == .body1)
    #expect(body?.typography.size == 17)
    #expect(body?.typography.weight == 400)
    #expect(body?.typography.lineHeight == 24)
    #expect(body?.typography.color == Tokens.Color.Text.body)
  }

  @Test func `take the typeface of the brand`() throws {
    let source = try TokenSource()
    for brand in TokenContexts.Brand.allCases {
      let theme = Tokens.theme(brand)
      let names = try #require(source.value("face.title", brand: brand.rawValue) as? [String])
      #expect(theme.typography(.headline).family?.names == names)
      #expect(theme.component.newsCard.title.text == theme.typography(.subheadline))
      #expect(theme.typography(.body1) == Tokens.Text.body1)
    }
  }

  @Test func `name the fonts of their family`() {
    let faces = Tokens.Face.main.faces
    #expect(faces.map(\.weight) == [400, 600, 700])
    #expect(faces.first?.postScriptName == "Inter-Regular")
  }
}
