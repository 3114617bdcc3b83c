// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.colorspace.ColorSpaces as ComposeColorSpaces
import androidx.compose.ui.unit.dp
import androidx.compose.ui.graphics.Color as ComposeColor
import androidx.compose.ui.text.font.FontWeight as ComposeFontWeight
import androidx.compose.ui.unit.Dp as ComposeDp

/**
 * All tokens, for one choice of contexts.
 *
 * A theme has each token at the path that [Tokens] has it at. Here a value may also vary.
 */
@Immutable
public class TokenTheme(
    /** The contexts that the tokens are for. */
    public val contexts: TokenContexts,
) : TokenGroup() {
    /**
     * Makes the theme of a choice of contexts.
     *
     * A constructor cannot follow the system: without an [appearance] the theme is dark. In
     * composables the function of this name follows it.
     */
    public constructor(
        theme: TokenContexts.Theme? = null,
        appearance: TokenAppearance = TokenAppearance.Dark,
        contrast: TokenContrast = TokenContrast.Standard,
    ) : this(
        TokenContexts(
            theme = theme,
            appearance = appearance,
            contrast = contrast,
        ),
    )

    override val tokenTheme: TokenTheme get() = this

    /** Dark by default; another colour in each appearance, and in a theme that is neither. */
    public val ink: ComposeColor
        get() =
            when (tokenTheme.contexts.shownTheme) {
                TokenContexts.Theme.DarkHc -> ComposeColor(1f, 1f, 0f, 1f, ComposeColorSpaces.DisplayP3)
                TokenContexts.Theme.Light -> ComposeColor(0xFF1A1A1A)
                TokenContexts.Theme.LightHc -> ComposeColor(0xFF000000)
                TokenContexts.Theme.Sepia -> ComposeColor(0xFF4D331A)
                else -> ComposeColor(0xFFE6E6E6)
            }

    /** In the theme that is neither light nor dark as in dark appearance. */
    public val paper: ComposeColor
        get() =
            when (tokenTheme.contexts.shownTheme) {
                TokenContexts.Theme.Light -> ComposeColor(0xFFFFFFFF)
                else -> ComposeColor(0xFF000000)
            }

    /** Its colour varies, and so does its width. */
    public val line: TokenBorder
        get() =
            TokenBorder(
                color = tokenTheme.ink,
                width = tokenTheme.width,
                stroke = TokenStroke(TokenStroke.Style.Solid),
            )

    public val width: ComposeDp
        get() =
            when (tokenTheme.contexts.shownTheme) {
                TokenContexts.Theme.DarkHc -> 3.dp
                else -> 1.dp
            }

    public val weight: ComposeFontWeight
        get() =
            when (tokenTheme.contexts.shownTheme) {
                TokenContexts.Theme.DarkHc -> ComposeFontWeight(500)
                TokenContexts.Theme.Light -> ComposeFontWeight(400)
                TokenContexts.Theme.LightHc -> ComposeFontWeight(400)
                TokenContexts.Theme.Sepia -> ComposeFontWeight(400)
                else -> ComposeFontWeight(300)
            }

    public companion object {
        /** The theme of the composition; where none was provided, the one that the system asks for. */
        public val current: TokenTheme
            @Composable @ReadOnlyComposable
            get() = LocalTokenTheme.current ?: TokenTheme(appearance = if (isSystemInDarkTheme()) TokenAppearance.Dark else TokenAppearance.Light)
    }
}

/** A theme or a group in it. Two are equal if they are the same group in the same contexts. */
@Immutable
public abstract class TokenGroup internal constructor() {
    /** The theme that the group belongs to. */
    internal abstract val tokenTheme: TokenTheme

    override fun equals(other: Any?): Boolean =
        other is TokenGroup && other::class == this::class && other.tokenTheme.contexts == tokenTheme.contexts

    override fun hashCode(): Int = tokenTheme.contexts.hashCode()

    override fun toString(): String = "${this::class.simpleName}(${tokenTheme.contexts})"
}

/** The theme of the composables below, if one was provided; [TokenTheme.current] always has one. */
public val LocalTokenTheme: ProvidableCompositionLocal<TokenTheme?> = staticCompositionLocalOf { null }

/**
 * Gives [content] the tokens of a choice of contexts.
 *
 * Without an [appearance] it follows the system.
 *
 * Compose does not know the contrast that the system is set to, so pass a [contrast] to follow it.
 */
@Composable
public fun TokenTheme(
    theme: TokenContexts.Theme? = null,
    appearance: TokenAppearance = if (isSystemInDarkTheme()) TokenAppearance.Dark else TokenAppearance.Light,
    contrast: TokenContrast = TokenContrast.Standard,
    content: @Composable () -> Unit,
) {
    val contexts =
        TokenContexts(
            theme = theme,
            appearance = appearance,
            contrast = contrast,
        )
    TokenTheme(remember(contexts) { TokenTheme(contexts) }, content)
}

/** Gives [content] the tokens of [theme]. */
@Composable
public fun TokenTheme(theme: TokenTheme, content: @Composable () -> Unit) {
    CompositionLocalProvider(LocalTokenTheme provides theme, content = content)
}
