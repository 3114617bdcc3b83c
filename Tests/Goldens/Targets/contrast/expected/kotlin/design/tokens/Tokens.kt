// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.ui.graphics.colorspace.ColorSpaces as ComposeColorSpaces
import androidx.compose.ui.unit.dp
import androidx.compose.ui.graphics.Color as ComposeColor
import androidx.compose.ui.text.font.FontWeight as ComposeFontWeight
import androidx.compose.ui.unit.Dp as ComposeDp

/**
 * The design tokens, in the groups of the source.
 *
 * What varies cannot be read here: a [TokenTheme] has it.
 */
public object Tokens {
    /** Dark by default; another colour in each appearance, and in a theme that is neither. */
    @Deprecated("varies with theme: read theme.ink", level = DeprecationLevel.ERROR)
    public val ink: ComposeColor get() = varyingValue()

    /** In the theme that is neither light nor dark as in dark appearance. */
    @Deprecated("varies with theme: read theme.paper", level = DeprecationLevel.ERROR)
    public val paper: ComposeColor get() = varyingValue()

    /** Its colour varies, and so does its width. */
    @Deprecated("varies with theme: read theme.line", level = DeprecationLevel.ERROR)
    public val line: TokenBorder get() = varyingValue()

    @Deprecated("varies with theme: read theme.width", level = DeprecationLevel.ERROR)
    public val width: ComposeDp get() = varyingValue()

    @Deprecated("varies with theme: read theme.weight", level = DeprecationLevel.ERROR)
    public val weight: ComposeFontWeight get() = varyingValue()
}
