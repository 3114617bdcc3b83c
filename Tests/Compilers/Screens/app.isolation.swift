// Compiled into the module of the generated files with each default isolation. Each read is nonisolated.
#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif
#if canImport(SwiftUI)
  import SwiftUI
#endif

nonisolated func readTokens() -> Int {
  let theme = TokenTheme(brand: .sand, appearance: .dark)
  let style = theme.component.newsCard.regular
  let space = theme.dimension.space.medium + Tokens.Dimension.Space.tiny * 2
  let colors: Set = [theme.color.text.link, Tokens.Color.Background.page, theme[.textBody]]
  let names = TokenColorName.allCases.filter { TokenColorName(name: $0.rawValue) == $0 }
  let text = [TextStyle(name: "headline").map { theme.typography($0) }, theme.text.body1]
  let isShown = style == theme.component.newsCard.compact || space < theme.dimension.target
  let seconds = theme.motion.press.duration.seconds + Tokens.Motion.Duration.quick.seconds
  return colors.count + names.count + text.count + (isShown ? 1 : 0) + Int(seconds)
    + describe(theme)
}

/// Requires the conformances to be nonisolated.
nonisolated func describe(_ value: some Hashable & Sendable) -> Int {
  "\(value)".count
}

actor Renderer {
  var theme = TokenTheme()
  var style: ButtonStyle { ButtonStyle(theme.component.button.primary) }

  struct ButtonStyle: Hashable, Sendable {
    let background: TokenColor?
    init(_ style: TokenButtonStyle) { background = style.background }
  }

  func render() async -> Int {
    let inner = theme
    let title = await Task.detached { inner.text.headline.scaled(by: 2) }.value
    return style == ButtonStyle(theme.component.button.secondary) ? 0 : Int(title.size ?? 0)
  }
}

#if canImport(UIKit)
  nonisolated func readPlatform(theme: TokenTheme) -> [Any?] {
    [
      theme.color.text.body.uiColor, UIColor.token(.textBody), CGFloat(theme.radius.card),
      theme.text.headline.uiFont(), theme.text.headline.attributes(),
      theme.motion.easing.enter.timingFunction,
      theme.component.button.primary.contentInsets?.directionalEdgeInsets,
    ]
  }
#elseif canImport(AppKit)
  nonisolated func readPlatform(theme: TokenTheme) -> [Any?] {
    [
      theme.color.text.body.nsColor, CGFloat(theme.radius.card), theme.text.headline.nsFont,
      theme.text.headline.attributes(), theme.gradient.picture.nsGradient,
    ]
  }
#endif
#if canImport(SwiftUI)
  nonisolated func readSwiftUI(theme: TokenTheme) -> [Any] {
    [
      theme.color.text.body.color, theme.text.headline.font, theme.gradient.picture.gradient,
      theme.motion.press.animation, EnvironmentValues().tokenTheme,
    ]
  }
#endif
