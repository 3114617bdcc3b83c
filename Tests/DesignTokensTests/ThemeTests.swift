import DesignTokens
import Foundation
import Testing

@Suite struct `A theme` {
  @Test func `a theme also has the tokens that don't vary`() {
    let theme = TokenTheme(brand: .sand)
    #expect(theme.color.background.page == Tokens.Color.Background.page)
    #expect(theme.text.body1 == Tokens.Text.body1)
    #expect(theme.dimension.space.medium == Tokens.Dimension.Space.medium)
    #expect(theme.motion.press == Tokens.Motion.press)
    #expect(theme.shadow.sheet == Tokens.Shadow.sheet)
  }

  @Test func `themes for the same contexts are equal`() {
    #expect(TokenTheme() == TokenTheme(brand: .plum))
    #expect(TokenTheme(brand: .sand) != TokenTheme())
    #expect(TokenTheme(contexts: TokenContexts(brand: .sand)) == TokenTheme(brand: .sand))
    #expect(TokenTheme(appearance: .dark) != TokenTheme())
  }

  @Test(arguments: TokenContexts.Brand.allCases, TokenAppearance.allCases)
  func `a theme with a fixed appearance has static colors`(
    brand: TokenContexts.Brand,
    appearance: TokenAppearance
  ) {
    let follows = TokenTheme(brand: brand)
    let fixed = TokenTheme(brand: brand, appearance: appearance)
    func expected(_ color: TokenColor) -> TokenColor.Components {
      appearance == .dark ? color.dark : color.light
    }
    let colors: [KeyPath<TokenTheme, TokenColor>] = [
      \.color.background.page, \.color.text.link, \.primaryButtonBackground,
      \.border.card.color, \.border.focus.color,
    ]
    for color in colors {
      #expect(!follows[keyPath: color].isStatic)
      #expect(fixed[keyPath: color] == TokenColor(expected(follows[keyPath: color])))
    }
    for (before, after) in zip(follows.shadow.sheet, fixed.shadow.sheet) {
      #expect(after.color == TokenColor(expected(before.color)))
      #expect(after.blur == before.blur)
    }
    for (before, after) in zip(follows.gradient.picture.stops, fixed.gradient.picture.stops) {
      #expect(after.color == TokenColor(expected(before.color)))
    }
    for style in TextStyle.allCases {
      let (before, after) = (follows.typography(style), fixed.typography(style))
      #expect(after.color == before.color.map { TokenColor(expected($0)) })
      #expect(after.size == before.size)
    }
  }

  @Test func `varying tokens can only be read from a theme`() throws {
    let source = try Data(
      contentsOf: repository.appending(
        path: "Sources/DesignTokens/Tokens+Color.swift"
      )
    )
    let text = String(decoding: source, as: UTF8.self)
    #expect(text.contains("message: \"varies with brand: read theme.color.text.link\""))
  }
}
