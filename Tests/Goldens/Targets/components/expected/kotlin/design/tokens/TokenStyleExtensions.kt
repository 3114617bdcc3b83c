// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.RectangleShape
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.dp

/**
 * Draws and measures as [style] says, from the margin on the outside to the padding on the inside.
 *
 * A border is drawn without gaps.
 */
public fun Modifier.tokenStyle(
    style: TileStyle,
    shape: Shape = RoundedCornerShape(style.cornerRadius ?: 0.dp),
): Modifier =
    this
        .ifSet(style.margin) { padding(maxOf(it, 0.dp)) }
        .ifSet(style.marginTop) { padding(top = maxOf(it, 0.dp)) }
        .ifSet(style.marginBottom) { padding(bottom = maxOf(it, 0.dp)) }
        .ifSet(style.width) { width(it) }
        .ifSet(style.minimumWidth) { widthIn(min = it) }
        .ifSet(style.maximumWidth) { widthIn(max = it) }
        .ifSet(style.height) { height(it) }
        .ifSet(style.minimumHeight) { heightIn(min = it) }
        .ifSet(style.maximumHeight) { heightIn(max = it) }
        .ifSet(style.opacity) { alpha(it) }
        .ifSet(style.shadow) { tokenShadow(it, shape) }
        .ifSet(style.clipsToBounds) { if (it) clip(shape) else this }
        .ifSet(style.background) { background(it, shape) }
        .ifSet(style.border) { border(it.toBorderStroke(), shape) }
        .ifSet(style.contentInsets) { padding(it) }

/** The text style in the colour of the component. */
public fun TileStyle.toTextStyle(): TextStyle {
    val style = text ?: TextStyle.Default
    return style.copy(color = color ?: style.color)
}

/** Draws and measures as [style] says, from the margin on the outside to the padding on the inside. */
public fun Modifier.tokenStyle(
    style: TokenListStyle,
    shape: Shape = RectangleShape,
): Modifier =
    this
        .ifSet(style.background) { background(it.linear(), shape) }
        .ifSet(style.padding) { padding(maxOf(it, 0.dp)) }

/** The text style in the colour of the component. */
public fun TokenLabelStyle.toTextStyle(): TextStyle {
    val style = text ?: TextStyle.Default
    return style.copy(color = color ?: style.color)
}

/** How many lines `Text` may have: as many as there are where the style says 0 or nothing. */
public val TokenLabelStyle.maxLines: Int
    get() = numberOfLines?.takeIf { it > 0 } ?: Int.MAX_VALUE

/** Draws and measures as [style] says, from the margin on the outside to the padding on the inside. */
public fun Modifier.tokenStyle(style: TokenTextComponentStyle): Modifier =
    this
        .ifSet(style.height) { height(it) }

/** The modifier with a change, if there is a value for it. */
private inline fun <T : Any> Modifier.ifSet(value: T?, change: Modifier.(T) -> Modifier): Modifier =
    if (value == null) this else change(value)
