import DesignTokens
import Foundation
import Testing

@Suite struct `Generated text styles` {
  @Test func `text styles match the source and are numbered without gaps`() throws {
    let source = try TokenSource()
    #expect(TextStyle.allCases.map(\.rawValue) == Array(1...10))
    let numbers = source.textStyles().compactMap { source.extensionValue($0, "number") as? Int }
    #expect(Set(numbers) == Set(TextStyle.allCases.map(\.rawValue)))
    #expect(numbers.count == TextStyle.allCases.count)
  }

  @Test(arguments: TextStyle.allCases)
  func `number, size, line height, and kern match the source`(style: TextStyle) throws {
    let source = try TokenSource()
    let path = "text.\(style)"
    #expect(source.extensionValue(path, "number") as? Int == style.rawValue)
    let typography = TokenTheme().typography(style)
    #expect(typography.size == source.length(path, member: "fontSize"))
    #expect(typography.kern == source.length(path, member: "letterSpacing"))
    let lineHeight = source.extensionValue(path, "lineHeight") as? [String: Any]
    #expect(typography.lineHeight == (lineHeight?["value"] as? NSNumber)?.doubleValue)
    #expect(typography.relativeTo == source.extensionValue(path, "relativeTo") as? String)
  }

  @Test func `text styles match the style guide`() throws {
    let headline = TextStyle.headline
    #expect(headline.rawValue == 3)
    let title = TokenTheme().typography(headline)
    #expect(title == TokenTheme().text.headline)
    #expect(title.size == 24)
    #expect(title.weight == 700)
    #expect(title.lineHeight == 28)
    #expect(title.kern == -0.5)

    let body = try #require(TextStyle(rawValue: 7))
    #expect(body == .body1)
    let text = TokenTheme().typography(body)
    #expect(text.size == 17)
    #expect(text.weight == 400)
    #expect(text.lineHeight == 24)
    #expect(text.color == Tokens.Color.Text.body)
  }

  @Test func `text styles use the typeface of the brand`() throws {
    let source = try TokenSource()
    for brand in TokenContexts.Brand.allCases {
      let theme = TokenTheme(brand: brand)
      let names = try #require(source.value("face.title", brand: brand.rawValue) as? [String])
      #expect(theme.typography(.headline).family?.names == names)
      #expect(theme.component.newsCard.regular.title?.text == theme.typography(.subheadline))
      #expect(theme.typography(.body1) == Tokens.Text.body1)
    }
  }

  @Test func `a font family lists the names of its fonts`() {
    let faces = Tokens.Face.main.faces
    #expect(faces.map(\.weight) == [400, 600, 700])
    #expect(faces.first?.postScriptName == "Inter-Regular")
  }
}
