// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.ui.graphics.colorspace.ColorSpaces as ComposeColorSpaces
import androidx.compose.ui.unit.dp
import androidx.compose.ui.graphics.Color as ComposeColor
import androidx.compose.ui.unit.Dp as ComposeDp

/**
 * The design tokens, in the groups of the source.
 */
public object Tokens {
    /** No modifiers, no groups, no text. */
    public val black: ComposeColor get() = ComposeColor(0xFF000000)

    public val gap: ComposeDp get() = 3.333333.dp

    public val unit: ComposeDp get() = 10.dp
}
