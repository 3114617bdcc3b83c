// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.dropShadow
import androidx.compose.ui.draw.innerShadow
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.RectangleShape
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.shadow.Shadow
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpOffset
import androidx.compose.ui.graphics.Shadow as TextShadow

/** One layer of a shadow. */
@Immutable
public data class TokenShadow(
    /** The colour of the shadow. */
    public val color: Color,
    /** How far the shadow is moved to the right. */
    public val offsetX: Dp,
    /** How far the shadow is moved down. */
    public val offsetY: Dp,
    /** How wide the edge is, from full colour to none. */
    public val blur: Dp,
    /** How much larger than its caster the shadow is, at each side. */
    public val spread: Dp,
    /** Whether the shadow falls into its caster, as if that were a hole. */
    public val isInset: Boolean = false,
) {
    /** The same for `Modifier.dropShadow` and `Modifier.innerShadow`. */
    public fun toShadow(): Shadow =
        Shadow(radius = blur, color = color, spread = spread, offset = DpOffset(offsetX, offsetY))

    /** The same for text, in pixels; text has no spread. */
    public fun toTextShadow(density: Density): TextShadow =
        with(density) {
            TextShadow(color = color, offset = Offset(offsetX.toPx(), offsetY.toPx()), blurRadius = blur.toPx())
        }
}

/** Draws all layers of a shadow, the topmost first in [layers]. Needs Compose 1.9 or newer. */
public fun Modifier.tokenShadow(layers: List<TokenShadow>, shape: Shape = RectangleShape): Modifier =
    layers.asReversed().fold(this) { modifier, layer ->
        if (layer.isInset) {
            modifier.innerShadow(shape, layer.toShadow())
        } else {
            modifier.dropShadow(shape, layer.toShadow())
        }
    }

/**
 * The shadow of text: the topmost layer that falls outside. Compose has neither spread nor more layers for it.
 *
 * Compose takes it in pixels. Without a [density] it is as many pixels as it is dp.
 */
public fun List<TokenShadow>.toTextShadow(density: Density = Density(1f)): TextShadow? =
    firstOrNull { !it.isInset }?.toTextShadow(density)

/** A text style of the tokens, whose shadow is in dp, with the shadow in the pixels of a screen. */
public fun TextStyle.inPixels(density: Density): TextStyle =
    shadow?.let {
        copy(shadow = TextShadow(it.color, it.offset * density.density, it.blurRadius * density.density))
    } ?: this

/** The same for the screen of the composition. */
@Composable
@ReadOnlyComposable
public fun TextStyle.inPixels(): TextStyle = inPixels(LocalDensity.current)
