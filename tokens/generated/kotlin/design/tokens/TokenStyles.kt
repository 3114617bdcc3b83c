// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.colorspace.ColorSpaces as ComposeColorSpaces
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
import news.app.R
import kotlin.time.Duration.Companion.milliseconds
import androidx.compose.animation.core.CubicBezierEasing as ComposeEasing
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
import kotlin.time.Duration as KotlinDuration

/**
 * How components of the kind "newsCard" look.
 *
 * A field that is `null` is left to the platform.
 */
@Immutable
public data class NewsCardStyle(
    /** The ground of the card. */
    public val background: ComposeColor? = null,
    /** How round the card is. */
    public val cornerRadius: ComposeDp? = null,
    /** Between the edge of the card and its text. */
    public val padding: ComposeDp? = null,
    /** The line around the card. */
    public val border: TokenBorder? = null,
    /** The shadow under the card. */
    public val shadow: KotlinList<TokenShadow>? = null,
    /** The picture of the article. */
    public val picture: TokenImageStyle? = null,
    /** The title of the article. */
    public val title: TokenLabelStyle? = null,
    /** The first words of the article. */
    public val message: TokenLabelStyle? = null,
) {
    public companion object {
        /** As wide as the page. */
        @Deprecated("varies: read theme.component.newsCard.regular", level = DeprecationLevel.ERROR)
        public val regular: NewsCardStyle get() = varyingValue()

        /** The same in a narrow column: less room, and a title of two lines. */
        @Deprecated("varies: read theme.component.newsCard.compact", level = DeprecationLevel.ERROR)
        public val compact: NewsCardStyle get() = varyingValue()
    }
}

/**
 * How components of the kind "button" look.
 *
 * A field that is `null` is left to the platform.
 */
@Immutable
public data class TokenButtonStyle(
    /** Between the edge of the button and its label. */
    public val contentInsets: ComposePaddingValues? = null,
    /** The ground of the button. */
    public val background: ComposeColor? = null,
    /** The ground of the button while it is pressed. */
    public val backgroundPressed: ComposeColor? = null,
    /** How much of a button shows that does nothing at the moment. */
    public val opacityDisabled: Float? = null,
    /** The text style of the label. */
    public val text: ComposeTextStyle? = null,
    /** The colour of the label. */
    public val color: ComposeColor? = null,
    /** How round the button is. */
    public val cornerRadius: ComposeDp? = null,
    /** The least height of the button. */
    public val minimumHeight: ComposeDp? = null,
    /** From one ground to the other. */
    public val press: TokenTransition? = null,
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
    ): TokenButtonStyle =
        copy(
            background = backgroundPressed.takeIf { isPressed } ?: background,
        )

    public companion object {
        /** For the one action that matters most. */
        @Deprecated("varies: read theme.component.button.primary", level = DeprecationLevel.ERROR)
        public val primary: TokenButtonStyle get() = varyingValue()

        /** For other actions: without a ground of its own. */
        @Deprecated("varies: read theme.component.button.secondary", level = DeprecationLevel.ERROR)
        public val secondary: TokenButtonStyle get() = varyingValue()
    }
}

/**
 * How components of the kind "image" look.
 *
 * A field that is `null` is left to the platform.
 */
@Immutable
public data class TokenImageStyle(
    /** Whether the picture is cut off at its rounded corners. */
    public val clipsToBounds: Boolean? = null,
    /** Shown until the picture has arrived. */
    public val placeholder: String? = null,
    /** How round the picture is. */
    public val cornerRadius: ComposeDp? = null,
)

/**
 * How components of the kind "label" look.
 *
 * A field that is `null` is left to the platform.
 */
@Immutable
public data class TokenLabelStyle(
    /** How many lines a title may have. */
    public val numberOfLines: Int? = null,
    /** The text style of the title. */
    public val text: ComposeTextStyle? = null,
    /** The colour of the title. */
    public val color: ComposeColor? = null,
    /** Between the title and the message. */
    public val marginTop: ComposeDp? = null,
)
