// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

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
 * The design tokens, in the groups of the source.
 *
 * What varies cannot be read here: a [TokenTheme] has it.
 */
public object Tokens {
    /** Stands in no group. */
    @Deprecated("varies with theme: read theme.debug", level = DeprecationLevel.ERROR)
    public val debug: Boolean get() = varyingValue()

    /** Stands in no group; depends on three modifiers. */
    @Deprecated("varies with width and density: read theme.gap", level = DeprecationLevel.ERROR)
    public val gap: ComposeDp get() = varyingValue()

    public val u1f3a8: ComposeColor get() = ComposeColor(0xFFFFFFFF)

    public val u21U21: Float get() = 5f

    @Deprecated("varies with theme and contrast: read theme.fade", level = DeprecationLevel.ERROR)
    public val fade: TokenGradient get() = varyingValue()

    /**
     * Ends * / a comment, "quotes", a backslash \ and
     * a second line.
     *
     * A third, after a gap, that is so long that it cannot possibly stand in one line of a hundred
     * columns.
     */
    public object Accent {
        /** Beyond every screen. */
        @Deprecated("varies with brand: read theme.accent.root", level = DeprecationLevel.ERROR)
        public val root: ComposeColor get() = varyingValue()

        /** Light, dark and more contrast. */
        @Deprecated("varies with theme and contrast: read theme.accent.soft", level = DeprecationLevel.ERROR)
        public val soft: ComposeColor get() = varyingValue()

        /** * / */
        public val none: ComposeColor get() = ComposeColor(0x40000000)

        public val wide: ComposeColor get() = ComposeColor(0f, 1f, 0f, 0.5f, ComposeColorSpaces.DisplayP3)

        @Deprecated("varies with brand: read theme.accent.same", level = DeprecationLevel.ERROR)
        public val same: ComposeColor get() = varyingValue()

        @Deprecated("varies with theme and contrast: read theme.accent.old", level = DeprecationLevel.ERROR)
        public val old: ComposeColor get() = varyingValue()
    }

    /** Keywords. */
    public object Class {
        public val func: Float get() = 0.0000001f

        public val default: Float get() = 0f

        public val type: Float get() = 123456789.125f

        public val self: Float get() = 1f

        public val init: Float get() = 2f

        public object Protocol {
            public val `in`: Float get() = 3f
        }

        public object Double {
            public val swift: Float get() = 4f
        }
    }

    public object _100 {
        public val _5: KotlinDuration get() = 0.5.milliseconds

        public val _2xl: KotlinDuration get() = 1500.milliseconds
    }

    public object GrößeUrlBarX1 {
        public val 日本: ComposeDp get() = 24.dp
    }

    internal object Private {
        internal val ink: ComposeColor get() = ComposeColor(0xFF000000)
    }

    public object Theme {
        @Deprecated("varies with width: read theme.theme.tint", level = DeprecationLevel.ERROR)
        public val tint: ComposeColor get() = varyingValue()

        @Deprecated("varies with width: read theme.theme.tokens", level = DeprecationLevel.ERROR)
        public val tokens: ComposeColor get() = varyingValue()

        public val contexts_: ComposeColor get() = Tokens.Private.ink
    }

    public object Font {
        public val stack: ComposeFontFamily by lazy {
            ComposeFontFamily.Default
        }

        public val one: ComposeFontFamily by lazy {
            ComposeFontFamily.Monospace
        }

        public val weight: ComposeFontWeight get() = ComposeFontWeight(950)

        public val odd: ComposeFontWeight get() = ComposeFontWeight(351)
    }

    public object Line {
        public val dotted: TokenStroke by lazy {
            TokenStroke(TokenStroke.Style.Dotted)
        }

        @Deprecated("varies with width and density: read theme.line.dashed", level = DeprecationLevel.ERROR)
        public val dashed: TokenStroke get() = varyingValue()

        @Deprecated("varies with width and density: read theme.line.again", level = DeprecationLevel.ERROR)
        public val again: TokenStroke get() = varyingValue()

        @Deprecated("varies with width and density: read theme.line.thin", level = DeprecationLevel.ERROR)
        public val thin: TokenBorder get() = varyingValue()

        @Deprecated("varies with brand and theme: read theme.line.strong", level = DeprecationLevel.ERROR)
        public val strong: TokenBorder get() = varyingValue()
    }

    public object Motion {
        public val overshoot: ComposeEasing by lazy { ComposeEasing(0.5f, -1.5f, 0.5f, 2.25f) }

        public val slow: TokenTransition by lazy {
            TokenTransition(
                duration = Tokens._100._2xl,
                delay = 10.milliseconds,
                easing = Tokens.Motion.overshoot,
            )
        }
    }

    public object Depth {
        @Deprecated("varies with width and theme and contrast and density: read theme.depth.one", level = DeprecationLevel.ERROR)
        public val one: KotlinList<TokenShadow> get() = varyingValue()

        @Deprecated("varies with width and theme and contrast and density: read theme.depth.many", level = DeprecationLevel.ERROR)
        public val many: KotlinList<TokenShadow> get() = varyingValue()
    }

    public object Text {
        /**
         * Everything that a text style can have.
         *
         * Text is shown in title case.
         * Text that is too long is cut off in its middle.
         * Its shadow is in dp, which Compose takes for pixels: show it with [inPixels].
         */
        @Deprecated("varies with width and brand and theme and contrast and density: read theme.text.full", level = DeprecationLevel.ERROR)
        public val full: ComposeTextStyle get() = varyingValue()

        /**
         * Text is shown in title case.
         * Text that is too long is cut off in its middle.
         * Its shadow is in dp, which Compose takes for pixels: show it with [inPixels].
         */
        @Deprecated("varies with width and brand and theme and contrast and density: read theme.text.old", level = DeprecationLevel.ERROR)
        public val old: ComposeTextStyle get() = varyingValue()

        public val case: ComposeTextStyle by lazy {
            ComposeTextStyle(
                fontSize = 10.sp,
                fontWeight = ComposeFontWeight(1),
                fontFamily = ComposeFontFamily.Default,
                letterSpacing = 0.sp,
                lineHeight = 1.em,
                lineHeightStyle = ComposeLineHeightStyle(
                    ComposeLineHeightStyle.Alignment.Center,
                    ComposeLineHeightStyle.Trim.None,
                ),
            )
        }
    }

    public object Button {
        public val on: Boolean get() = false

        /** A hostile title. */
        @Deprecated("varies with brand: read theme.button.title", level = DeprecationLevel.ERROR)
        public val title: String get() = varyingValue()

        public val icon: String get() = "icons/go.png"

        @Deprecated("varies with theme: read theme.button.ratio", level = DeprecationLevel.ERROR)
        public val ratio: Float get() = varyingValue()

        public val at: ComposeDpOffset
            get() = ComposeDpOffset(-1.dp, 2.5.dp)

        public val box: ComposeDpSize
            get() = ComposeDpSize(10.dp, 20.dp)

        public val frame: ComposeDpRect
            get() = ComposeDpRect(0.dp, 1.dp, 2.dp, 4.dp)

        @Deprecated("varies with width and density: read theme.button.inner", level = DeprecationLevel.ERROR)
        public val inner: ComposePaddingValues get() = varyingValue()

        /** Whole, and 4 for another brand. */
        @Deprecated("varies with brand: read theme.button.lines", level = DeprecationLevel.ERROR)
        public val lines: Int get() = varyingValue()

        /** The words that `curve` can be. */
        public enum class Curve {
            Linear,
            EaseIn,
            Default,
        }

        /** Varies with brand and theme. */
        @Deprecated("varies with brand and theme: read theme.button.curve", level = DeprecationLevel.ERROR)
        public val curve: Tokens.Button.Curve get() = varyingValue()

        /**
         * Text is shown in title case.
         * Text that is too long is cut off in its middle.
         * Its shadow is in dp, which Compose takes for pixels: show it with [inPixels].
         */
        @Deprecated("varies with width and brand and theme and contrast and density: read theme.button.face", level = DeprecationLevel.ERROR)
        public val face: ComposeTextStyle get() = varyingValue()

        @Deprecated("varies with width and density: read theme.button.gap", level = DeprecationLevel.ERROR)
        public val gap: ComposeDp get() = varyingValue()

        @Deprecated("varies with brand: read theme.button.accent", level = DeprecationLevel.ERROR)
        public val accent: ComposeColor get() = varyingValue()
    }
}
