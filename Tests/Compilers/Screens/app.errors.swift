// Reads that must not compile. The expected message is above each line.
import DesignTokens
import UIKit

@MainActor func wrongReads(view: UIView, label: UILabel) {
  // error: varies with brand: read theme.color.text.link
  _ = Tokens.Color.Text.link
  // error: varies with brand: read theme.text.headline
  _ = Tokens.Text.headline
  // error: varies with brand: read theme.component.newsCard.regular.cornerRadius
  _ = Tokens.Component.NewsCard.Regular.cornerRadius
  // error: varies with brand: read theme.component.newsCard.regular
  _ = NewsCardStyle.regular
  // error: varies with brand: read theme.component.button.primary
  _ = TokenButtonStyle.primary
  // error: 'Swatch' is inaccessible due to 'internal' protection level
  _ = Tokens.Swatch.white
  // error: no member 'swatch'
  _ = TokenTheme().swatch
  // error: has no member 'lemon'
  _ = TokenTheme(brand: .lemon)
  // error: cannot convert value of type 'TokenButtonStyle'
  label.apply(labelStyle: TokenTheme().component.button.primary)
  // error: incorrect argument label in call
  NewsCardStyle.apply(nil, to: view, subtitle: label)
}
