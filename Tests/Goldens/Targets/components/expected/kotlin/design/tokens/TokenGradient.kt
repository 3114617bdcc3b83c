// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.runtime.Immutable
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color

/** Colours that run into each other. */
@Immutable
public data class TokenGradient(
    /** The colours and their places, from start to end. */
    public val stops: List<Stop>,
) {
    /** Makes a gradient. */
    public constructor(vararg stops: Stop) : this(stops.asList())

    /** A colour and its place. */
    @Immutable
    public data class Stop(
        /** The colour. */
        public val color: Color,
        /** The place, from 0 at the start to 1 at the end. */
        public val position: Float,
    )

    /** A brush from one point to another, in pixels; without them from corner to corner. */
    public fun linear(start: Offset = Offset.Zero, end: Offset = Offset.Infinite): Brush =
        Brush.linearGradient(*pairs(), start = start, end = end)

    /** A brush from left to right. */
    public fun horizontal(): Brush = Brush.horizontalGradient(*pairs())

    /** A brush from top to bottom. */
    public fun vertical(): Brush = Brush.verticalGradient(*pairs())

    /** A brush from a point outwards, in pixels; without it from the middle. */
    public fun radial(center: Offset = Offset.Unspecified, radius: Float = Float.POSITIVE_INFINITY): Brush =
        Brush.radialGradient(*pairs(), center = center, radius = radius)

    /** A brush around a point, clockwise from the right, in pixels; without it around the middle. */
    public fun sweep(center: Offset = Offset.Unspecified): Brush = Brush.sweepGradient(*pairs(), center = center)

    /** The stops as brushes take them: at least two. */
    private fun pairs(): Array<Pair<Float, Color>> {
        val pairs = stops.map { it.position to it.color }
        return (if (pairs.size == 1) pairs + pairs else pairs).toTypedArray()
    }
}
