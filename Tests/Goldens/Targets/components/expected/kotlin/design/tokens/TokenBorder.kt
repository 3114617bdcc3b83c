// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.foundation.BorderStroke
import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp

/** A line around something. */
@Immutable
public data class TokenBorder(
    /** The colour of the line. */
    public val color: Color,
    /** How wide the line is. */
    public val width: Dp,
    /** How the line is drawn. */
    public val stroke: TokenStroke,
) {
    /** The same for `Modifier.border`, which draws every line without gaps. */
    public fun toBorderStroke(): BorderStroke = BorderStroke(width, color)

    /** The line in pixels, with its dashes, for `drawRect`, `drawPath` and the like. */
    public fun toStroke(density: Density): Stroke = stroke.toStroke(width, density)
}
