import DesignTokens
import Testing

@Suite struct `A component style` {
  @Test(arguments: TokenContexts.Brand.allCases)
  func `a component style has the values of its theme`(brand: TokenContexts.Brand) {
    let theme = TokenTheme(brand: brand)
    let card = theme.component.newsCard.regular
    #expect(card.background == theme.color.background.card)
    #expect(card.cornerRadius == theme.radius.card)
    #expect(card.padding == theme.dimension.space.medium)
    #expect(card.shadow == theme.shadow.card)
    #expect(card.title?.text == theme.text.subheadline)
    #expect(card.title?.numberOfLines == 3)
    #expect(card.message?.marginTop == theme.dimension.space.tiny)
    #expect(theme.component.button.primary.background == theme.color.background.accent)
    #expect(theme.component.button.primary.contentInsets?.leading == 24)
    #expect(theme.component.button.primary.press == theme.motion.press)
  }

  @Test func `properties that aren't declared are left to the platform`() {
    let card = TokenTheme().component.newsCard.regular
    #expect(card.message?.numberOfLines == nil)
    #expect(card.title?.marginTop == nil)
    #expect(TokenButtonStyle() == TokenButtonStyle(background: nil))
  }

  @Test func `a component style inherits from the one that it extends`() {
    let theme = TokenTheme(brand: .sand)
    let (regular, compact) = (theme.component.newsCard.regular, theme.component.newsCard.compact)
    #expect(compact.padding == theme.dimension.space.small)
    #expect(compact.title?.numberOfLines == 2)
    var changed = regular
    changed.padding = compact.padding
    changed.title?.numberOfLines = 2
    changed.title?.text = theme.text.button
    #expect(changed == compact)
  }

  @Test func `a component style is static if its theme is`() {
    let dark = TokenTheme(appearance: .dark).component.newsCard.regular
    #expect(dark.background?.isStatic == true)
    #expect(dark.border?.color.isStatic == true)
    #expect(dark.title?.color == TokenColor(Tokens.Color.Text.body.dark))
    #expect(TokenTheme().component.newsCard.regular.background?.isStatic == false)
  }

  @Test func `a component style can be created and changed by hand`() {
    var style = NewsCardStyle(title: TokenLabelStyle(numberOfLines: 1))
    #expect(style.title?.numberOfLines == 1)
    style.title?.numberOfLines = nil
    style.background = TokenColor(red: 1, green: 0, blue: 0)
    #expect(
      style == NewsCardStyle(background: TokenColor(red: 1, green: 0, blue: 0), title: .init())
    )
  }

  @Test func `a component style lists its declared properties`() {
    let card = TokenTheme().component.newsCard.regular
    #expect(card.title?.fields == .label)
    #expect(card.message?.fields == [.text, .color])
    #expect(card.picture?.fields == [.cornerRadius, .clipsToBounds])
    #expect(TokenButtonStyle().fields == .button)
    #expect(TokenStyleFields.button.isSuperset(of: [.background, .opacity, .contentInsets]))
    #expect(!TokenStyleFields.button.contains(.numberOfLines))
  }
}
