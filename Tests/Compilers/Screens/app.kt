// The code of an app that uses this repository's tokens. `check.py` compiles it separately from the generated
// classes, so it can use public declarations only, and runs it. The Compose stubs have no composition:
// composables are called like other functions.
@file:JvmName("Screen")

package screen

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.screenIsDark
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.darkColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.RectangleShape
import androidx.compose.ui.unit.dp
import check.app.LocalTokenTheme
import check.app.NewsCardStyle
import check.app.TokenAppearance
import check.app.TokenButtonStyle
import check.app.TokenColorName
import check.app.TokenContexts
import check.app.TokenLabelStyle
import check.app.TokenMaterialTheme
import check.app.TokenTextStyle
import check.app.TokenTheme
import check.app.Tokens
import check.app.get
import check.app.maxLines
import check.app.toHex
import check.app.toTextStyle
import check.app.tokenShadow
import check.app.tokenStyle

fun main() {
    aScreenFollowsTheSystem()
    aScreenCanBeFixed()
    aThemeHasWhatDoesNotVary()
    themesAndGroupsAreEqualByTheirContexts()
    nothingIsReadWithoutATheme()
    aCardIsDrawnAsItsStyleSays()
    aButtonChangesWithItsState()
    stylesAreValues()
    materialTakesTokensByRole()
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

/** The values shown by the composables of the app below, by name. */
private val shown = mutableMapOf<String, Any?>()

/** A card in an app. Its default style is the theme's. */
@Composable
fun NewsCard(modifier: Modifier = Modifier, style: NewsCardStyle = TokenTheme.current.component.newsCard.regular) {
    shown["card"] = modifier.tokenStyle(style)
    style.title?.let { Text("title", Modifier.tokenStyle(it), it) }
    style.message?.let { Text("message", Modifier.tokenStyle(it), it) }
}

@Composable
private fun Text(name: String, modifier: Modifier, style: TokenLabelStyle) {
    shown[name] = listOf(modifier, style.toTextStyle(), style.maxLines)
}

@Composable
fun Button(
    isPressed: Boolean,
    isEnabled: Boolean = true,
    style: TokenButtonStyle = TokenTheme.current.component.button.primary,
) {
    val current = style.inState(isPressed = isPressed, isDisabled = !isEnabled)
    shown["button"] = Modifier.tokenStyle(current)
    shown["label"] = current.toTextStyle()
    shown["change"] = current.press?.tween<Color>()?.durationMillis
}

@Composable
fun aCardIsDrawnAsItsStyleSays() {
    for (brand in TokenContexts.Brand.entries) {
        for (appearance in TokenAppearance.entries) {
            val theme = TokenTheme(brand, appearance)
            val shape = RoundedCornerShape(theme.radius.card)
            val card =
                Modifier
                    .tokenShadow(theme.shadow.card, shape)
                    .background(theme.color.background.card, shape)
                    .border(theme.border.card.toBorderStroke(), shape)
            TokenTheme(theme) {
                NewsCard()
                expect(shown["card"], card.padding(theme.dimension.space.medium))
                expect(shown["title"], listOf(Modifier, theme.text.subheadline.copy(color = theme.color.text.body), 3))
                val message = theme.text.body2.copy(color = theme.color.text.secondary)
                expect(
                    shown["message"],
                    listOf(Modifier.padding(top = theme.dimension.space.tiny), message, Int.MAX_VALUE),
                )
                NewsCard(style = theme.component.newsCard.compact)
                expect(shown["card"], card.padding(theme.dimension.space.small))
                expect((shown["title"] as List<*>).last(), 2)
            }
        }
    }
}

@Composable
fun aButtonChangesWithItsState() {
    val theme = TokenTheme(brand = TokenContexts.Brand.Sand)
    val shape = RoundedCornerShape(Tokens.Radius.pill)
    fun button(ground: Color, opacity: Float? = null): Modifier =
        Modifier
            .heightIn(min = theme.dimension.target)
            .let { if (opacity == null) it else it.alpha(opacity) }
            .background(ground, shape)
            .padding(Tokens.Component.Button.Primary.contentInsets)
    TokenTheme(theme) {
        Button(isPressed = false)
        expect(shown["button"], button(theme.color.background.accent))
        expect(shown["label"], theme.text.button.copy(color = theme.color.on.accent))
        expect(shown["change"], theme.motion.press.duration.inWholeMilliseconds.toInt())
        Button(isPressed = true)
        val pressed = theme.component.button.primary.backgroundPressed
        expect(pressed != null && pressed != theme.color.background.accent, true)
        expect(shown["button"], pressed?.let { button(it) })
        // The source has an opacity for disabled buttons only.
        Button(isPressed = false, isEnabled = false)
        expect(shown["button"], button(theme.color.background.accent, Tokens.Opacity.disabled))
    }
}

fun stylesAreValues() {
    val plum = TokenTheme().component.newsCard
    val sand = TokenTheme(brand = TokenContexts.Brand.Sand).component.newsCard
    expect(plum.regular, TokenTheme().component.newsCard.regular)
    expect(plum.regular == sand.regular, false)
    expect(plum.regular == plum.compact, false)
    expect(sand.regular.copy(cornerRadius = plum.regular.cornerRadius, title = plum.regular.title), plum.regular)

    // A custom style. The platform's defaults apply to omitted fields.
    val own = NewsCardStyle(background = Color.Black, title = TokenLabelStyle(numberOfLines = 0))
    expect(Modifier.tokenStyle(own), Modifier.background(Color.Black, RoundedCornerShape(0.dp)))
    expect(Modifier.tokenStyle(own, RectangleShape), Modifier.background(Color.Black, RectangleShape))
    expect(Modifier.tokenStyle(NewsCardStyle()), Modifier)
    expect(own.title?.maxLines, Int.MAX_VALUE)
    expect(TokenLabelStyle(color = Color.Black).toTextStyle().color, Color.Black)
    expect(own.toString(), "NewsCardStyle(background=#000000, title=TokenLabelStyle(numberOfLines=0))")
    expect(sand.regular.title.maxLines, 3)
    val link = TokenTheme(brand = TokenContexts.Brand.Sand)[TokenColorName.TextLink]
    expect(link.toHex(), "#6f4e12")
    expect(TokenColorName.of("color.text.link"), TokenColorName.TextLink)
    expect(TokenTextStyle.of("headline"), TokenTextStyle.Headline)
}

@Composable
fun materialTakesTokensByRole() {
    val theme = TokenTheme(brand = TokenContexts.Brand.Sand, appearance = TokenAppearance.Dark)
    TokenMaterialTheme(theme) {
        val colors = MaterialTheme.colorScheme
        expect(colors.primary, theme.color.background.accent)
        expect(colors.surfaceTint, colors.primary)
        expect(colors.scrim, darkColorScheme().scrim)
        expect(MaterialTheme.typography.headlineSmall, theme.text.headline)
        expect(MaterialTheme.shapes.medium, RoundedCornerShape(theme.radius.card))
        expect(TokenTheme.current, theme)
    }
}

private fun expect(found: Any?, wanted: Any?) {
    check(found == wanted) { "$found, expected $wanted" }
}
