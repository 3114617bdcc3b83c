// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

/** How a line is drawn. */
@Immutable
public data class TokenStroke(
    /** The kind of line. */
    public val style: Style,
    /** The lengths of dashes and gaps by turns; empty where the kind of line decides. */
    public val dashes: List<Dp> = emptyList(),
    /** How dashes end. */
    public val cap: Cap = Cap.Butt,
) {
    /** The kinds of lines, which look as in CSS. */
    public enum class Style {
        Solid,
        Dashed,
        Dotted,
        Double,
        Groove,
        Ridge,
        Inset,
        Outset,
    }

    /** The ways in which dashes end: where the dash ends, or half the width of the line later. */
    public enum class Cap {
        Butt,
        Round,
        Square,
    }

    /**
     * The line in pixels, for `drawRect`, `drawPath` and the like.
     *
     * Dashes that the source does not measure are three times as long as the line is wide, dots as
     * long as it is wide; `Double` and the kinds after it are drawn as `Solid`.
     */
    public fun toStroke(width: Dp, density: Density): Stroke =
        with(density) {
            Stroke(
                width = width.toPx(),
                cap =
                    when {
                        cap == Cap.Round || style == Style.Dotted -> StrokeCap.Round
                        cap == Cap.Square -> StrokeCap.Square
                        else -> StrokeCap.Butt
                    },
                pathEffect =
                    lengths(width).takeIf { it.isNotEmpty() }?.let { lengths ->
                        PathEffect.dashPathEffect(FloatArray(lengths.size) { lengths[it].toPx() })
                    },
            )
        }

    /** Dashes and gaps by turns, as many of the one as of the other. */
    private fun lengths(width: Dp): List<Dp> =
        when {
            dashes.size % 2 == 1 -> dashes + dashes
            dashes.isNotEmpty() -> dashes
            style == Style.Dashed -> listOf(width * 3f, width * 3f)
            style == Style.Dotted -> listOf(0.dp, width * 2f)
            else -> emptyList()
        }
}
