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
 * How components of the kind "button" look.
 *
 * A field that is `null` is left to the platform.
 */
@Immutable
public data class TokenButtonStyle(
    public val on: Boolean? = null,
    /** A hostile title. */
    public val title: String? = null,
    public val icon: String? = null,
    public val ratio: Float? = null,
    public val at: ComposeDpOffset? = null,
    public val box: ComposeDpSize? = null,
    public val frame: ComposeDpRect? = null,
    public val inner: ComposePaddingValues? = null,
    /** Whole, and 4 for another brand. */
    public val lines: Int? = null,
    /** Varies with brand and theme. */
    public val curve: Tokens.Button.Curve? = null,
    public val face: ComposeTextStyle? = null,
    public val gap: ComposeDp? = null,
    public val accent: ComposeColor? = null,
) {
    public companion object {
        @Deprecated("varies: read theme.button", level = DeprecationLevel.ERROR)
        public val button: TokenButtonStyle get() = varyingValue()
    }
}
