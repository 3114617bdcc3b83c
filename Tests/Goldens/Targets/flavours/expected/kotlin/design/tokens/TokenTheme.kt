// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color as ComposeColor
import androidx.compose.ui.text.TextStyle as ComposeTextStyle
import androidx.compose.ui.text.font.FontFamily as ComposeFontFamily
import androidx.compose.ui.text.font.FontWeight as ComposeFontWeight
import androidx.compose.ui.unit.Dp as ComposeDp
import kotlin.collections.List as KotlinList

/** The tokens that are not the same in every context, for one choice of contexts. */
@Immutable
public data class TokenTheme(
    /** The contexts that the tokens are for. */
    public val contexts: TokenContexts,
    public val face: Face,
    public val shadow: Shadow,
    public val line: Line,
    public val stroke: Stroke,
    public val gradient: Gradient,
    public val text: Text,
) {
    /** Makes the theme of these contexts. */
    public constructor(contexts: TokenContexts = TokenContexts()) : this(
        contexts = contexts,
        face = Face(contexts),
        shadow = Shadow(contexts),
        line = Line(contexts),
        stroke = Stroke(contexts),
        gradient = Gradient(contexts),
        text = Text(contexts),
    )

    @Immutable
    public data class Face(
        public val title: ComposeFontFamily,
        public val alias: ComposeFontFamily,
    ) {
        internal constructor(contexts: TokenContexts) : this(
            title = Tokens.Face.title(contexts),
            alias = Tokens.Face.alias(contexts),
        )
    }

    @Immutable
    public data class Shadow(
        public val card: KotlinList<TokenShadow>,
        public val alias: KotlinList<TokenShadow>,
    ) {
        internal constructor(contexts: TokenContexts) : this(
            card = Tokens.Shadow.card(contexts),
            alias = Tokens.Shadow.alias(contexts),
        )
    }

    @Immutable
    public data class Line(
        public val solid: TokenBorder,
        public val dashed: TokenBorder,
    ) {
        internal constructor(contexts: TokenContexts) : this(
            solid = Tokens.Line.solid(contexts),
            dashed = Tokens.Line.dashed(contexts),
        )
    }

    @Immutable
    public data class Stroke(
        public val dashed: TokenStroke,
    ) {
        internal constructor(contexts: TokenContexts) : this(
            dashed = Tokens.Stroke.dashed(contexts),
        )
    }

    @Immutable
    public data class Gradient(
        public val two: TokenGradient,
        public val alias: TokenGradient,
    ) {
        internal constructor(contexts: TokenContexts) : this(
            two = Tokens.Gradient.two(contexts),
            alias = Tokens.Gradient.alias(contexts),
        )
    }

    @Immutable
    public data class Text(
        /**
         * A title over a picture.
         *
         * Text is shown in upper case.
         * Text that is too long is cut off at its beginning.
         * Text has a line above it.
         * Its shadow is in dp, which Compose takes for pixels: show it with [inPixels].
         */
        public val hero: ComposeTextStyle,
        /**
         * Text is shown in upper case.
         * Text that is too long is cut off at its beginning.
         * Text has a line above it.
         * Its shadow is in dp, which Compose takes for pixels: show it with [inPixels].
         */
        public val alias: ComposeTextStyle,
        public val plain: ComposeTextStyle,
    ) {
        internal constructor(contexts: TokenContexts) : this(
            hero = Tokens.Text.hero(contexts),
            alias = Tokens.Text.alias(contexts),
            plain = Tokens.Text.plain(contexts),
        )
    }

    /** Themes for every choice of contexts, each made when it is first asked for. */
    public companion object {
        /** `brand` is `Plum`, `theme` is `Light`. */
        public val PlumLight: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Brand.Plum, TokenContexts.Theme.Light))
        }

        /** `brand` is `Plum`, `theme` is `Dark`. */
        public val PlumDark: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Brand.Plum, TokenContexts.Theme.Dark))
        }

        /** `brand` is `Sand`, `theme` is `Light`. */
        public val SandLight: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Brand.Sand, TokenContexts.Theme.Light))
        }

        /** `brand` is `Sand`, `theme` is `Dark`. */
        public val SandDark: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Brand.Sand, TokenContexts.Theme.Dark))
        }
    }
}

/** The theme of the composables below. */
public val LocalTokenTheme: ProvidableCompositionLocal<TokenTheme> = staticCompositionLocalOf { TokenTheme() }

/** Gives [content] the tokens of a choice of contexts. */
@Composable
public fun TokenTheme(
    brand: TokenContexts.Brand = TokenContexts.Brand.Plum,
    theme: TokenContexts.Theme = if (isSystemInDarkTheme()) TokenContexts.Theme.Dark else TokenContexts.Theme.Light,
    content: @Composable () -> Unit,
) {
    val contexts = TokenContexts(brand, theme)
    TokenTheme(remember(contexts) { TokenTheme(contexts) }, content)
}

/** Gives [content] the tokens of [theme]. */
@Composable
public fun TokenTheme(theme: TokenTheme, content: @Composable () -> Unit) {
    CompositionLocalProvider(LocalTokenTheme provides theme, content = content)
}
