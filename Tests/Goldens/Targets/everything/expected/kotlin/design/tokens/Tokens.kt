// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.ui.graphics.colorspace.ColorSpaces
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
 * What is not the same in every context comes from the [TokenTheme] of the composition and can be read
 * in composables only; all else is constant.
 */
public object Tokens {
    /** Stands in no group. */
    public val debug: Boolean
        @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.debug

    internal fun debug(contexts: TokenContexts): Boolean =
        when (contexts.theme) {
            TokenContexts.Theme.Dark -> true
            else -> false
        }

    /** Stands in no group; depends on three modifiers. */
    public val gap: ComposeDp
        @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.gap

    internal fun gap(contexts: TokenContexts): ComposeDp =
        when {
            contexts.width == TokenContexts.Width.Narrow &&
            contexts.density == TokenContexts.Density.Default ->
                4.dp
            contexts.width == TokenContexts.Width.Wide &&
            contexts.density == TokenContexts.Density.Calm ->
                24.dp
            contexts.width == TokenContexts.Width.Wide &&
            contexts.density == TokenContexts.Density.Default ->
                4.dp
            else -> 16.dp
        }

    public val u1f3a8: ComposeColor get() = ComposeColor(0xFFFFFFFF)

    public val u21U21: Float get() = 5f

    public val fade: TokenGradient
        @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.fade

    internal fun fade(contexts: TokenContexts): TokenGradient =
        TokenGradient(
            TokenGradient.Stop(Tokens.Accent.wide, 0f),
            TokenGradient.Stop(Tokens.Accent.soft(contexts), 0.333333f),
            TokenGradient.Stop(ComposeColor(0x00000000), 1f),
        )

    /**
     * Ends * / a comment, "quotes", a backslash \ and
     * a second line.
     *
     * A third, after a gap, that is so long that it cannot possibly stand in one line of a hundred
     * columns.
     */
    public object Accent {
        /** Beyond every screen. */
        public val root: ComposeColor
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.accent.root

        internal fun root(contexts: TokenContexts): ComposeColor =
            when (contexts.brand) {
                TokenContexts.Brand._2nd -> ComposeColor(0xFF008000)
                else -> ComposeColor(1f, 0.2851f, 0.1928f, 1f, ColorSpaces.DisplayP3)
            }

        /** Light, dark and more contrast. */
        public val soft: ComposeColor
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.accent.soft

        internal fun soft(contexts: TokenContexts): ComposeColor =
            when {
                contexts.theme == TokenContexts.Theme.Light &&
                contexts.contrast == TokenContexts.Contrast.More ->
                    ComposeColor(0xFFFF0000)
                contexts.theme == TokenContexts.Theme.Dark &&
                contexts.contrast == TokenContexts.Contrast.Normal ->
                    ComposeColor(0xFF331A1A)
                contexts.theme == TokenContexts.Theme.Dark &&
                contexts.contrast == TokenContexts.Contrast.More ->
                    ComposeColor(0xFFFF0000)
                else -> ComposeColor(0xFFE6CCCC)
            }

        /** * / */
        public val none: ComposeColor get() = ComposeColor(0x40000000)

        public val wide: ComposeColor get() = ComposeColor(0f, 1f, 0f, 0.5f, ColorSpaces.DisplayP3)

        @Deprecated("Deprecated in the token source.")
        public val same: ComposeColor
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.accent.sameValue

        internal fun sameValue(contexts: TokenContexts): ComposeColor =
            Tokens.Accent.root(contexts)

        @Deprecated("Take \"soft\"\ninstead. */")
        public val old: ComposeColor
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.accent.oldValue

        internal fun oldValue(contexts: TokenContexts): ComposeColor =
            Tokens.Accent.soft(contexts)
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

        internal fun tight(contexts: TokenContexts): ComposeDp =
            Tokens.gap(contexts)
    }

    public object Theme {
        public val tint: ComposeColor
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.theme.tint

        internal fun tint(contexts: TokenContexts): ComposeColor =
            when (contexts.width) {
                TokenContexts.Width.Wide -> ComposeColor(0xFF0000FF)
                else -> ComposeColor(0xFF000080)
            }

        public val tokens: ComposeColor
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.theme.tokens

        internal fun tokens(contexts: TokenContexts): ComposeColor =
            Tokens.Theme.tint(contexts)

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

        public val dashed: TokenStroke
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.line.dashed

        internal fun dashed(contexts: TokenContexts): TokenStroke =
            TokenStroke(
                style = TokenStroke.Style.Dashed,
                dashes = listOf(1.dp, Tokens.gap(contexts), 4.dp),
                cap = TokenStroke.Cap.Square,
            )

        public val again: TokenStroke
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.line.again

        internal fun again(contexts: TokenContexts): TokenStroke =
            Tokens.Line.dashed(contexts)

        public val thin: TokenBorder
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.line.thin

        internal fun thin(contexts: TokenContexts): TokenBorder =
            TokenBorder(
                color = Tokens.Accent.wide,
                width = Tokens.gap(contexts),
                stroke = TokenStroke(
                    style = TokenStroke.Style.Dashed,
                    dashes = listOf(2.dp),
                    cap = TokenStroke.Cap.Butt,
                ),
            )

        public val strong: TokenBorder
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.line.strong

        internal fun strong(contexts: TokenContexts): TokenBorder =
            when {
                contexts.brand == TokenContexts.Brand.FirstClass &&
                contexts.theme == TokenContexts.Theme.Dark ->
                    TokenBorder(
                        color = ComposeColor(1f, 0.2851f, 0.1928f, 1f, ColorSpaces.DisplayP3),
                        width = 1.dp,
                        stroke = TokenStroke(TokenStroke.Style.Solid),
                    )
                contexts.brand == TokenContexts.Brand._2nd &&
                contexts.theme == TokenContexts.Theme.Dark ->
                    TokenBorder(
                        color = ComposeColor(0xFF008000),
                        width = 1.dp,
                        stroke = TokenStroke(TokenStroke.Style.Solid),
                    )
                else ->
                    TokenBorder(
                        color = ComposeColor(1f, 0f, 0f, 1f, ColorSpaces.DisplayP3),
                        width = 3.dp,
                        stroke = TokenStroke(TokenStroke.Style.Groove),
                    )
            }
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
        public val one: KotlinList<TokenShadow>
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.depth.one

        internal fun one(contexts: TokenContexts): KotlinList<TokenShadow> =
            listOf(
                TokenShadow(
                    color = Tokens.Accent.soft(contexts),
                    offsetX = 0.dp,
                    offsetY = Tokens.gap(contexts),
                    blur = 16.dp,
                    spread = -2.dp,
                    isInset = true,
                ),
            )

        public val many: KotlinList<TokenShadow>
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.depth.many

        internal fun many(contexts: TokenContexts): KotlinList<TokenShadow> =
            listOf(
                TokenShadow(
                    color = Tokens.Accent.soft(contexts),
                    offsetX = 0.dp,
                    offsetY = Tokens.gap(contexts),
                    blur = 16.dp,
                    spread = -2.dp,
                    isInset = true,
                ),
                TokenShadow(
                    color = ComposeColor(1f, 0f, 0f, 0.3f, ColorSpaces.DisplayP3),
                    offsetX = 1.dp,
                    offsetY = 1.dp,
                    blur = 0.dp,
                    spread = 0.dp,
                ),
            )
    }

    public object Text {
        /**
         * Everything that a text style can have.
         *
         * Text is shown in title case.
         * Text that is too long is cut off in its middle.
         * Its shadow is in dp, which Compose takes for pixels: show it with [inPixels].
         */
        public val full: ComposeTextStyle
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.text.full

        internal fun full(contexts: TokenContexts): ComposeTextStyle =
            ComposeTextStyle(
                color = Tokens.Accent.root(contexts),
                fontSize = 20.sp,
                fontWeight = Tokens.Font.weight,
                fontStyle = ComposeFontStyle.Italic,
                fontFamily = Tokens.Font.stack,
                letterSpacing = 0.25.sp,
                textDecoration = ComposeTextDecoration.LineThrough,
                textAlign = ComposeTextAlign.Justify,
                lineHeight = 32.sp,
                lineHeightStyle = ComposeLineHeightStyle(
                    ComposeLineHeightStyle.Alignment.Center,
                    ComposeLineHeightStyle.Trim.None,
                ),
                shadow = Tokens.Depth.many(contexts).toTextShadow(),
            )

        /**
         * Text is shown in title case.
         * Text that is too long is cut off in its middle.
         * Its shadow is in dp, which Compose takes for pixels: show it with [inPixels].
         */
        @Deprecated("Use full.")
        public val old: ComposeTextStyle
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.text.oldValue

        internal fun oldValue(contexts: TokenContexts): ComposeTextStyle =
            Tokens.Text.full(contexts)

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
        public val title: String
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.button.title

        internal fun title(contexts: TokenContexts): String =
            when (contexts.brand) {
                TokenContexts.Brand._2nd -> "Other"
                else -> "Say \"hi\"\n\\(name) */"
            }

        public val icon: String get() = "icons/go.png"

        public val ratio: Float
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.button.ratio

        internal fun ratio(contexts: TokenContexts): Float =
            when (contexts.theme) {
                TokenContexts.Theme.Dark -> 0.2f
                else -> 0.1f
            }

        public val at: ComposeDpOffset
            get() = ComposeDpOffset(-1.dp, 2.5.dp)

        public val box: ComposeDpSize
            get() = ComposeDpSize(10.dp, 20.dp)

        public val frame: ComposeDpRect
            get() = ComposeDpRect(0.dp, 1.dp, 2.dp, 4.dp)

        public val inner: ComposePaddingValues
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.button.inner

        internal fun inner(contexts: TokenContexts): ComposePaddingValues =
            when {
                contexts.width == TokenContexts.Width.Narrow &&
                contexts.density == TokenContexts.Density.Default ->
                    ComposePaddingValues(start = 2.dp, top = 4.dp, end = 1.dp, bottom = 24.dp)
                contexts.width == TokenContexts.Width.Wide &&
                contexts.density == TokenContexts.Density.Calm ->
                    ComposePaddingValues(start = 12.dp, top = 24.dp, end = 1.dp, bottom = 24.dp)
                contexts.width == TokenContexts.Width.Wide &&
                contexts.density == TokenContexts.Density.Default ->
                    ComposePaddingValues(start = 2.dp, top = 4.dp, end = 1.dp, bottom = 24.dp)
                else -> ComposePaddingValues(start = 8.dp, top = 16.dp, end = 1.dp, bottom = 24.dp)
            }

        /** Whole, and 4 for another brand. */
        public val lines: Int
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.button.lines

        internal fun lines(contexts: TokenContexts): Int =
            when (contexts.brand) {
                TokenContexts.Brand._2nd -> 4
                else -> 3
            }

        /** The words that `curve` can be. */
        public enum class Curve {
            Linear,
            EaseIn,
            Default,
        }

        /** Varies with brand and theme. */
        public val curve: Tokens.Button.Curve
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.button.curve

        internal fun curve(contexts: TokenContexts): Tokens.Button.Curve =
            when {
                contexts.brand == TokenContexts.Brand.FirstClass &&
                contexts.theme == TokenContexts.Theme.Dark ->
                    Tokens.Button.Curve.Default
                contexts.brand == TokenContexts.Brand._2nd &&
                contexts.theme == TokenContexts.Theme.Light ->
                    Tokens.Button.Curve.EaseIn
                contexts.brand == TokenContexts.Brand._2nd &&
                contexts.theme == TokenContexts.Theme.Dark ->
                    Tokens.Button.Curve.Default
                else -> Tokens.Button.Curve.Linear
            }

        /**
         * Text is shown in title case.
         * Text that is too long is cut off in its middle.
         * Its shadow is in dp, which Compose takes for pixels: show it with [inPixels].
         */
        public val face: ComposeTextStyle
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.button.face

        internal fun face(contexts: TokenContexts): ComposeTextStyle =
            Tokens.Text.full(contexts)

        public val gap: ComposeDp
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.button.gap

        internal fun gap(contexts: TokenContexts): ComposeDp =
            Tokens.gap(contexts)

        public val accent: ComposeColor
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.button.accent

        internal fun accent(contexts: TokenContexts): ComposeColor =
            Tokens.Accent.root(contexts)
    }
}
