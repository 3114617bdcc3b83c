// Reads that must not compile, each with the expected message.
package screen

import check.app.NewsCardStyle
import check.app.TokenButtonStyle
import check.app.TokenContexts
import check.app.TokenTheme
import check.app.Tokens

fun wrongReads() {
    Tokens.Color.Text.link // error: varies with brand and theme: read theme.color.text.link
    Tokens.Color.Text.muted // error: varies with theme: read theme.color.text.muted
    Tokens.Component.NewsCard.Regular.cornerRadius // error: varies with brand: read theme.component.newsCard.regular.cornerRadius
    Tokens.Component.Button.Primary.background // error: varies with brand and theme: read theme.component.button.primary.background
    NewsCardStyle.regular // error: varies: read theme.component.newsCard.regular
    TokenButtonStyle.secondary // error: varies: read theme.component.button.secondary
    TokenTheme().component.button.fieldsOfPrimary // error: it is internal
    Tokens.Text.headline // error: varies with brand and theme: read theme.text.headline
    Tokens.Swatch.white // error: it is internal
    Tokens.Brand.accent // error: unresolved reference 'Brand'
    TokenTheme().brand // error: it is internal
    TokenTheme().color.text.mutedValue // error: it is internal
    TokenTheme().tokenTheme // error: it is internal
    TokenContexts.Theme.Dark // error: it is internal
}
