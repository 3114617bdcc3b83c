// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.ui.graphics.colorspace.ColorSpaces
import androidx.compose.ui.unit.dp
import androidx.compose.ui.graphics.Color as ComposeColor
import androidx.compose.ui.text.font.FontWeight as ComposeFontWeight
import androidx.compose.ui.unit.Dp as ComposeDp

/**
 * The design tokens, in the groups of the source.
 *
 * What is not the same in every context comes from the [TokenTheme] of the composition and can be read
 * in composables only; all else is constant.
 */
public object Tokens {
    /** Dark by default; another colour in each appearance, and in a theme that is neither. */
    public val ink: ComposeColor
        @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.ink

    internal fun ink(contexts: TokenContexts): ComposeColor =
        when (contexts.theme) {
            TokenContexts.Theme.DarkHc -> ComposeColor(1f, 1f, 0f, 1f, ColorSpaces.DisplayP3)
            TokenContexts.Theme.Light -> ComposeColor(0xFF1A1A1A)
            TokenContexts.Theme.LightHc -> ComposeColor(0xFF000000)
            TokenContexts.Theme.Sepia -> ComposeColor(0xFF4D331A)
            else -> ComposeColor(0xFFE6E6E6)
        }

    /** Its colour varies, and so does its width. */
    public val line: TokenBorder
        @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.line

    internal fun line(contexts: TokenContexts): TokenBorder =
        TokenBorder(
            color = Tokens.ink(contexts),
            width = Tokens.width(contexts),
            stroke = TokenStroke(TokenStroke.Style.Solid),
        )

    public val width: ComposeDp
        @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.width

    internal fun width(contexts: TokenContexts): ComposeDp =
        when (contexts.theme) {
            TokenContexts.Theme.DarkHc -> 3.dp
            else -> 1.dp
        }

    public val weight: ComposeFontWeight
        @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.weight

    internal fun weight(contexts: TokenContexts): ComposeFontWeight =
        when (contexts.theme) {
            TokenContexts.Theme.DarkHc -> ComposeFontWeight(500)
            TokenContexts.Theme.Light -> ComposeFontWeight(400)
            TokenContexts.Theme.LightHc -> ComposeFontWeight(400)
            TokenContexts.Theme.Sepia -> ComposeFontWeight(400)
            else -> ComposeFontWeight(300)
        }
}
