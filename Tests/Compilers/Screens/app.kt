// What an app of our own tokens writes. `check.py` compiles it against the generated classes alone, so
// it sees what is public only, and runs it. Compose's stub has no composition to begin: composables are
// called like other functions.
@file:JvmName("Screen")

package screen

import androidx.compose.foundation.screenIsDark
import androidx.compose.runtime.Composable
import check.app.LocalTokenTheme
import check.app.TokenAppearance
import check.app.TokenContexts
import check.app.TokenTextStyle
import check.app.TokenTheme
import check.app.Tokens

fun main() {
    aScreenFollowsTheSystem()
    aScreenCanBeFixed()
    aThemeHasWhatDoesNotVary()
    themesAndGroupsAreEqualByTheirContexts()
    nothingIsReadWithoutATheme()
}

@Composable
fun aScreenFollowsTheSystem() {
    for (isDark in listOf(false, true)) {
        screenIsDark = isDark
        val wanted =
            TokenTheme(
                brand = TokenContexts.Brand.Sand,
                appearance = if (isDark) TokenAppearance.Dark else TokenAppearance.Light,
            )
        TokenTheme(brand = TokenContexts.Brand.Sand) {
            val theme = TokenTheme.current
            expect(theme, wanted)
            expect(LocalTokenTheme.current, wanted)
            expect(theme.color.text.link, wanted.color.text.link)
            expect(TokenTextStyle.Headline.style, wanted.typography(TokenTextStyle.Headline))
            expect(TokenTextStyle.of(TokenTextStyle.Headline.number)?.style, wanted.text.headline)
            TokenTheme { expect(TokenTheme.current.contexts.brand, TokenContexts.Brand.Plum) }
            expect(TokenTheme.current, wanted)
        }
    }
    screenIsDark = false
}

@Composable
fun aScreenCanBeFixed() {
    TokenTheme(brand = TokenContexts.Brand.Sand, appearance = TokenAppearance.Dark) {
        expect(TokenTheme.current.contexts, TokenContexts(TokenContexts.Brand.Sand, TokenAppearance.Dark))
    }
    val own = TokenTheme(appearance = TokenAppearance.Dark)
    TokenTheme(own) { expect(TokenTheme.current.color.background.page, own.color.background.page) }
    expect(own.color.background.page != TokenTheme().color.background.page, true)
}

fun aThemeHasWhatDoesNotVary() {
    for (brand in TokenContexts.Brand.entries) {
        val theme = TokenTheme(brand)
        expect(theme.dimension.space.medium, Tokens.Dimension.Space.medium)
        expect(theme.motion.easing.enter, Tokens.Motion.Easing.enter)
        expect(theme.color.scrim, Tokens.Color.scrim)
        expect(theme.component.button.primary.contentInsets.toString(), Tokens.Component.Button.Primary.contentInsets.toString())
        expect(theme.typography(TokenTextStyle.Button), Tokens.Text.button)
    }
}

fun themesAndGroupsAreEqualByTheirContexts() {
    val theme = TokenTheme(brand = TokenContexts.Brand.Sand)
    expect(TokenTheme(TokenContexts(TokenContexts.Brand.Sand)), theme)
    expect(theme.hashCode(), TokenTheme(brand = TokenContexts.Brand.Sand).hashCode())
    expect(theme.color.text, TokenTheme(brand = TokenContexts.Brand.Sand).color.text)
    expect(theme == TokenTheme(), false)
    expect(theme.color.text == TokenTheme().color.text, false)
    expect(theme.color.text.equals(theme.color.background), false)
    expect(theme.equals(theme.color), false)
}

fun nothingIsReadWithoutATheme() {
    val wanted = "no TokenTheme was provided: wrap the content in TokenTheme { }"
    expect(runCatching { TokenTheme.current }.exceptionOrNull()?.message, wanted)
    expect(runCatching { TokenTextStyle.Headline.style }.exceptionOrNull()?.message, wanted)
}

private fun expect(found: Any?, wanted: Any?) {
    check(found == wanted) { "$found, expected $wanted" }
}
