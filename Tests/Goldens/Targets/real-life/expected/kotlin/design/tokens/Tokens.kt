// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.ui.graphics.colorspace.ColorSpaces as ComposeColorSpaces
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
import kotlin.time.Duration.Companion.milliseconds
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
import kotlin.time.Duration as KotlinDuration

/**
 * The design tokens, in the groups of the source.
 */
public object Tokens {
    public val isRounded: Boolean get() = true

    public val greeting: String get() = "Good \"day\""

    public val ink: ComposeColor get() = ComposeColor(0x80123456)

    public val fade: KotlinDuration get() = 200.milliseconds

    public object Size {
        public val zero: ComposeDp get() = 0.dp

        public val legacy: ComposeDp get() = 24.dp
    }

    public object Text {
        public val spaced: ComposeTextStyle by lazy {
            ComposeTextStyle(
                fontSize = 16.sp,
                fontWeight = ComposeFontWeight(700),
                fontFamily = ComposeFontFamily.SansSerif,
                letterSpacing = 0.05.em,
            )
        }
    }
}
