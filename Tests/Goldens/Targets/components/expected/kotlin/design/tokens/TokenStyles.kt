// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.colorspace.ColorSpaces as ComposeColorSpaces
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
import androidx.compose.foundation.layout.PaddingValues as ComposePaddingValues
import androidx.compose.ui.graphics.Color as ComposeColor
import androidx.compose.ui.text.TextStyle as ComposeTextStyle
import androidx.compose.ui.text.font.Font as ComposeFont
import androidx.compose.ui.text.font.FontFamily as ComposeFontFamily
import androidx.compose.ui.text.font.FontStyle as ComposeFontStyle
import androidx.compose.ui.text.font.FontWeight as ComposeFontWeight
import androidx.compose.ui.text.style.LineHeightStyle as ComposeLineHeightStyle
import androidx.compose.ui.text.style.TextAlign as ComposeTextAlign
import androidx.compose.ui.text.style.TextDecoration as ComposeTextDecoration
import androidx.compose.ui.unit.Dp as ComposeDp
import androidx.compose.ui.unit.DpOffset as ComposeDpOffset
import androidx.compose.ui.unit.DpRect as ComposeDpRect
import androidx.compose.ui.unit.DpSize as ComposeDpSize
import kotlin.collections.List as KotlinList

/**
 * How components of the kind "tile" look.
 *
 * A field that is `null` is left to the platform.
 */
@Immutable
public data class TileStyle(
    public val clipsToBounds: Boolean? = null,
    public val contentInsets: ComposePaddingValues? = null,
    public val side: Tokens.Tile.All.Side? = null,
    public val steps: Float? = null,
    public val background: ComposeColor? = null,
    public val backgroundPressed: ComposeColor? = null,
    public val backgroundDisabled: ComposeColor? = null,
    public val backgroundSelected: ComposeColor? = null,
    public val backgroundFocused: ComposeColor? = null,
    public val backgroundHighlighted: ComposeColor? = null,
    public val color: ComposeColor? = null,
    public val colorPressed: ComposeColor? = null,
    public val text: ComposeTextStyle? = null,
    public val cornerRadius: ComposeDp? = null,
    public val cornerRadiusPressed: ComposeDp? = null,
    public val border: TokenBorder? = null,
    public val borderFocused: TokenBorder? = null,
    public val shadow: KotlinList<TokenShadow>? = null,
    public val opacity: Float? = null,
    public val opacityDisabled: Float? = null,
    public val margin: ComposeDp? = null,
    public val marginTop: ComposeDp? = null,
    public val marginBottom: ComposeDp? = null,
    public val gap: ComposeDp? = null,
    public val width: ComposeDp? = null,
    public val height: ComposeDp? = null,
    public val minimumWidth: ComposeDp? = null,
    public val minimumHeight: ComposeDp? = null,
    public val maximumWidth: ComposeDp? = null,
    public val maximumHeight: ComposeDp? = null,
    public val tint: ComposeColor? = null,
    public val fadePressed: TokenGradient? = null,
    /** What stands in it. */
    public val label: TokenLabelStyle? = null,
    /** A tile in a tile. */
    public val inner: TileStyle? = null,
    public val edge: TokenViewStyle? = null,
) {
    /**
     * How the component looks in these states.
     *
     * Of several that change the same field, the last one counts, in the order of the arguments.
     */
    public fun inState(
        isHighlighted: Boolean = false,
        isFocused: Boolean = false,
        isSelected: Boolean = false,
        isPressed: Boolean = false,
        isDisabled: Boolean = false,
    ): TileStyle =
        copy(
            background =
                backgroundDisabled.takeIf { isDisabled } ?:
                backgroundPressed.takeIf { isPressed } ?:
                backgroundSelected.takeIf { isSelected } ?:
                backgroundFocused.takeIf { isFocused } ?:
                backgroundHighlighted.takeIf { isHighlighted } ?:
                background,
            color = colorPressed.takeIf { isPressed } ?: color,
            cornerRadius = cornerRadiusPressed.takeIf { isPressed } ?: cornerRadius,
            border = borderFocused.takeIf { isFocused } ?: border,
            opacity = opacityDisabled.takeIf { isDisabled } ?: opacity,
            label = label?.inState(isHighlighted, isFocused, isSelected, isPressed, isDisabled),
            inner = inner?.inState(isHighlighted, isFocused, isSelected, isPressed, isDisabled),
        )

    public companion object {
        /** Varies with brand and theme. */
        @Deprecated("varies: read theme.tile.all", level = DeprecationLevel.ERROR)
        public val all: TileStyle get() = varyingValue()

        /** The same everywhere. */
        public val some: TileStyle
            get() =
                TileStyle(
                    side = Tokens.Tile.All.Side.valueOf(Tokens.Tile.Some.side.name),
                    steps = Tokens.Tile.Some.steps,
                    background = Tokens.Tile.Some.background,
                    label = TokenLabelStyle(
                        text = Tokens.Tile.Some.Label.text,
                    ),
                )
    }
}

/**
 * How components of the kind "list" look.
 *
 * A field that is `null` is left to the platform.
 */
@Immutable
public data class TokenListStyle(
    public val background: TokenGradient? = null,
    public val padding: ComposeDp? = null,
    public val row: TokenTextComponentStyle? = null,
) {
    public companion object {
        @Deprecated("varies: read theme.flow.list", level = DeprecationLevel.ERROR)
        public val list: TokenListStyle get() = varyingValue()
    }
}

/**
 * How components of the kind "silent" look.
 *
 * A field that is `null` is left to the platform.
 */
@Immutable
public data class SilentStyle(
    public val part: HiddenStyle? = null,
)

/**
 * How components of the kind "label" look.
 *
 * A field that is `null` is left to the platform.
 */
@Immutable
public data class TokenLabelStyle(
    public val color: ComposeColor? = null,
    public val numberOfLines: Int? = null,
    public val text: ComposeTextStyle? = null,
    public val colorDisabled: ComposeColor? = null,
) {
    /**
     * How the component looks in these states.
     *
     * Of several that change the same field, the last one counts, in the order of the arguments.
     */
    public fun inState(
        isHighlighted: Boolean = false,
        isFocused: Boolean = false,
        isSelected: Boolean = false,
        isPressed: Boolean = false,
        isDisabled: Boolean = false,
    ): TokenLabelStyle =
        copy(
            color = colorDisabled.takeIf { isDisabled } ?: color,
        )

    public companion object {
        public val none: TokenLabelStyle
            get() =
                TokenLabelStyle(
                    color = Tokens.Flow.None.color,
                )
    }
}

/**
 * How components of the kind "view" look.
 *
 * A field that is `null` is left to the platform.
 */
@Immutable
public data class TokenViewStyle(
    public val thickness: ComposeDp? = null,
)

/**
 * How components of the kind "text" look.
 *
 * A field that is `null` is left to the platform.
 */
@Immutable
public data class TokenTextComponentStyle(
    public val height: ComposeDp? = null,
)

/**
 * How components of the kind "hidden" look.
 *
 * A field that is `null` is left to the platform.
 */
@Immutable
public class HiddenStyle {
    override fun equals(other: Any?): Boolean = other is HiddenStyle

    override fun hashCode(): Int = 0
}
