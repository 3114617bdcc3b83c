import DesignTokens
import Foundation
import Testing

/// A semantic color: its path in the source, and its value in generated code.
struct SemanticColor: CustomTestStringConvertible, Sendable {
  let path: String
  let inTheme: @Sendable (TokenTheme) -> TokenColor

  var testDescription: String { path }

  init(_ path: String, _ base: @escaping @autoclosure @Sendable () -> TokenColor) {
    self.path = path
    inTheme = { _ in base() }
  }

  init(_ path: String, themed: @escaping @Sendable (TokenTheme) -> TokenColor) {
    self.path = path
    inTheme = themed
  }

  static let all: [SemanticColor] = [
    .init("color.background.page", Tokens.Color.Background.page),
    .init("color.background.card", Tokens.Color.Background.card),
    .init("color.background.field", Tokens.Color.Background.field),
    .init("color.background.accent", themed: { $0.color.background.accent }),
    .init("color.background.inverse", Tokens.Color.Background.inverse),
    .init("color.text.body", Tokens.Color.Text.body),
    .init("color.text.secondary", Tokens.Color.Text.secondary),
    .init("color.text.placeholder", Tokens.Color.Text.placeholder),
    .init("color.text.link", themed: { $0.color.text.link }),
    .init("color.signal.error", Tokens.Color.Signal.error),
    .init("color.signal.warning", Tokens.Color.Signal.warning),
    .init("color.signal.success", Tokens.Color.Signal.success),
    .init("color.on.accent", Tokens.Color.On.accent),
    .init("color.on.inverse", Tokens.Color.On.inverse),
    .init("color.on.error", Tokens.Color.On.error),
    .init("color.on.warning", Tokens.Color.On.warning),
    .init("color.on.success", Tokens.Color.On.success),
    .init("component.button.primary.background", themed: \.primaryButtonBackground),
    .init(
      "component.newsCard.regular.title.color",
      Tokens.Component.NewsCard.Regular.Title.color
    ),
  ]
}

extension TokenTheme {
  /// The background of the primary button, or the color of hairlines if it has none.
  var primaryButtonBackground: TokenColor {
    component.button.primary.background ?? color.line
  }
}

@Suite struct `Generated colors` {
  @Test(arguments: SemanticColor.all)
  func `colors match the source in both appearances and both brands`(color: SemanticColor) throws {
    let source = try TokenSource()
    for brand in TokenContexts.Brand.allCases {
      let actual = color.inTheme(TokenTheme(brand: brand))
      for (isDark, components) in [(false, actual.light), (true, actual.dark)] {
        let value = source.value(color.path, brand: brand.rawValue, isDark: isDark)
        let expected = try #require(value as? [String: Any])
        let numbers = try #require(expected["components"] as? [NSNumber]).map(\.doubleValue)
        if expected["colorSpace"] as? String == "display-p3" {
          let wide = try #require(components.displayP3)
          #expect([wide.red, wide.green, wide.blue] == numbers)
        } else {
          #expect([components.red, components.green, components.blue] == numbers)
          #expect(components.displayP3 == nil)
        }
        #expect(components.alpha == 1)
      }
      #expect(actual.lightHighContrast == actual.light)
      #expect(actual.darkHighContrast == actual.dark)
    }
  }

  @Test func `channels are rounded to four digits and clamped to the range 0 to 1`() {
    var components = TokenColor.Components(red: 0.8494, green: 2, blue: -1, alpha: .nan)
    #expect([components.red, components.green, components.blue] == [0.8494, 1, 0])
    #expect(components.alpha == 0)
    components.displayP3 = .init(red: 0.9176, green: 0.2003, blue: 0)
    #expect(components.displayP3 == .init(red: 0.9176, green: 0.2003, blue: 0))
    components.displayP3 = nil
    #expect(components == TokenColor.Components(red: 0.8494, green: 1, blue: 0, alpha: 0))
  }

  @Test func `the base colors are those of the default brand`() {
    let plum = TokenTheme(brand: .plum)
    #expect(plum == TokenTheme())
    #expect(TokenTheme(brand: .sand).color.text.link != plum.color.text.link)
  }

  @Test func `a color from an expression keeps the precision of the result`() throws {
    let source = try TokenSource()
    let night = try #require(source.value("swatch.night") as? [String: Any])
    let components = try #require(night["components"] as? [NSNumber]).map(\.doubleValue)
    let scrim = Tokens.Color.scrim.light
    #expect([scrim.red, scrim.green, scrim.blue] == components)
    #expect(scrim.alpha == 0.6)
    #expect(Tokens.Color.shade.light.alpha == 0.16)
    #expect(Tokens.Color.shade.dark.alpha == 0.6)
  }

  @Test func `colors in composite values follow the appearance`() {
    #expect(Tokens.Border.card.color == Tokens.Color.line)
    #expect(Tokens.Shadow.card.map(\.color) == [Tokens.Color.shade])
    #expect(Tokens.Gradient.picture.stops.map(\.position) == [0, 0.5, 1])
    #expect(
      TokenTheme(brand: .sand).border.focus.color
        == TokenTheme(brand: .sand).color.background.accent
    )
  }

  @Test(arguments: TokenContexts.Brand.allCases)
  func `text colors have enough contrast on their backgrounds`(brand: TokenContexts.Brand) {
    let theme = TokenTheme(brand: brand)
    let grounds = [
      Tokens.Color.Background.page, Tokens.Color.Background.card, Tokens.Color.Background.field,
    ]
    let texts = [
      Tokens.Color.Text.body, Tokens.Color.Text.secondary, Tokens.Color.Text.placeholder,
      theme.color.text.link,
    ]
    var pairs = grounds.flatMap { ground in texts.map { ($0, ground) } }
    pairs += [
      (Tokens.Color.On.accent, theme.color.background.accent),
      (
        Tokens.Color.On.accent, theme.component.button.primary.backgroundPressed ?? theme.color.line
      ),
      (Tokens.Color.On.inverse, Tokens.Color.Background.inverse),
      (Tokens.Color.On.error, Tokens.Color.Signal.error),
      (Tokens.Color.On.warning, Tokens.Color.Signal.warning),
      (Tokens.Color.On.success, Tokens.Color.Signal.success),
    ]
    for (text, ground) in pairs {
      #expect(contrast(text.light, ground.light) >= 4.5)
      #expect(contrast(text.dark, ground.dark) >= 4.5)
    }
  }
}

/// The WCAG 2.2 contrast ratio, from 1 to 21.
private func contrast(_ a: TokenColor.Components, _ b: TokenColor.Components) -> Double {
  func luminance(_ color: TokenColor.Components) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
  let (low, high) = (min(luminance(a), luminance(b)), max(luminance(a), luminance(b)))
  return (high + 0.05) / (low + 0.05)
}
