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
import androidx.compose.ui.text.font.FontWeight as ComposeFontWeight
import androidx.compose.ui.unit.Dp as ComposeDp

/** The tokens that are not the same in every context, for one choice of contexts. */
@Immutable
public data class TokenTheme(
    /** The contexts that the tokens are for. */
    public val contexts: TokenContexts,
    /** Dark by default; another colour in each appearance, and in a theme that is neither. */
    public val ink: ComposeColor,
    /** Its colour varies, and so does its width. */
    public val line: TokenBorder,
    public val width: ComposeDp,
    public val weight: ComposeFontWeight,
) {
    /** Makes the theme of these contexts. */
    public constructor(contexts: TokenContexts = TokenContexts()) : this(
        contexts = contexts,
        ink = Tokens.ink(contexts),
        line = Tokens.line(contexts),
        width = Tokens.width(contexts),
        weight = Tokens.weight(contexts),
    )

    /** Themes for every choice of contexts, each made when it is first asked for. */
    public companion object {
        /** `theme` is `Dark`. */
        public val Dark: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Theme.Dark))
        }

        /** `theme` is `DarkHc`. */
        public val DarkHc: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Theme.DarkHc))
        }

        /** `theme` is `Light`. */
        public val Light: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Theme.Light))
        }

        /** `theme` is `LightHc`. */
        public val LightHc: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Theme.LightHc))
        }

        /** `theme` is `Sepia`. */
        public val Sepia: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Theme.Sepia))
        }
    }
}

/** The theme of the composables below. */
public val LocalTokenTheme: ProvidableCompositionLocal<TokenTheme> = staticCompositionLocalOf { TokenTheme() }

/** Gives [content] the tokens of a choice of contexts. */
@Composable
public fun TokenTheme(
    theme: TokenContexts.Theme = if (isSystemInDarkTheme()) TokenContexts.Theme.Dark else TokenContexts.Theme.Light,
    content: @Composable () -> Unit,
) {
    val contexts = TokenContexts(theme)
    TokenTheme(remember(contexts) { TokenTheme(contexts) }, content)
}

/** Gives [content] the tokens of [theme]. */
@Composable
public fun TokenTheme(theme: TokenTheme, content: @Composable () -> Unit) {
    CompositionLocalProvider(LocalTokenTheme provides theme, content = content)
}
