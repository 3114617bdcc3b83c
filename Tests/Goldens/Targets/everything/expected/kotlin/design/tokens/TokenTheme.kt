// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
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
 * All tokens, for one choice of contexts.
 *
 * A theme has each token at the path that [Tokens] has it at. Here a value may also vary.
 */
@Immutable
public class TokenTheme(
    /** The contexts that the tokens are for. */
    public val contexts: TokenContexts,
) : TokenGroup() {
    /**
     * Makes the theme of a choice of contexts.
     *
     * A constructor cannot follow the system: without an [appearance] the theme is light. In
     * composables the function of this name follows it.
     */
    public constructor(
        width: TokenContexts.Width = TokenContexts.Width.Narrow,
        brand: TokenContexts.Brand = TokenContexts.Brand.FirstClass,
        density: TokenContexts.Density = TokenContexts.Density.Calm,
        appearance: TokenAppearance = TokenAppearance.Light,
        contrast: TokenContrast = TokenContrast.Standard,
    ) : this(
        TokenContexts(
            width = width,
            brand = brand,
            density = density,
            appearance = appearance,
            contrast = contrast,
        ),
    )

    override val tokenTheme: TokenTheme get() = this

    /** How text of a style looks in this theme. */
    public fun typography(style: TokenTextStyle): ComposeTextStyle =
        when (style) {
            TokenTextStyle.Case -> tokenTheme.text.case
            TokenTextStyle.Old -> tokenTheme.text.oldValue
            TokenTextStyle.Full -> tokenTheme.text.full
        }

    /** Stands in no group. */
    public val debug: Boolean
        get() =
            when (tokenTheme.contexts.shownTheme) {
                TokenContexts.Theme.Dark -> true
                else -> false
            }

    /** Stands in no group; depends on three modifiers. */
    public val gap: ComposeDp
        get() =
            when {
                tokenTheme.contexts.width == TokenContexts.Width.Narrow &&
                    tokenTheme.contexts.density == TokenContexts.Density.Default ->
                    4.dp
                tokenTheme.contexts.width == TokenContexts.Width.Wide &&
                    tokenTheme.contexts.density == TokenContexts.Density.Calm ->
                    24.dp
                tokenTheme.contexts.width == TokenContexts.Width.Wide &&
                    tokenTheme.contexts.density == TokenContexts.Density.Default ->
                    4.dp
                else -> 16.dp
            }

    public val u1f3a8: ComposeColor get() = Tokens.u1f3a8

    public val u21U21: Float get() = Tokens.u21U21

    public val fade: TokenGradient
        get() =
            TokenGradient(
                TokenGradient.Stop(Tokens.Accent.wide, 0f),
                TokenGradient.Stop(tokenTheme.accent.soft, 0.333333f),
                TokenGradient.Stop(ComposeColor(0x00000000), 1f),
            )

    /**
     * Ends * / a comment, "quotes", a backslash \ and
     * a second line.
     *
     * A third, after a gap, that is so long that it cannot possibly stand in one line of a hundred
     * columns.
     */
    public val accent: Accent get() = Accent(tokenTheme)

    /**
     * Ends * / a comment, "quotes", a backslash \ and
     * a second line.
     *
     * A third, after a gap, that is so long that it cannot possibly stand in one line of a hundred
     * columns.
     */
    @Immutable
    public class Accent internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        /** Beyond every screen. */
        public val root: ComposeColor
            get() =
                when (tokenTheme.contexts.brand) {
                    TokenContexts.Brand._2nd -> ComposeColor(0xFF008000)
                    else -> ComposeColor(1f, 0.2851f, 0.1928f, 1f, ComposeColorSpaces.DisplayP3)
                }

        /** Light, dark and more contrast. */
        public val soft: ComposeColor
            get() =
                when {
                    tokenTheme.contexts.shownTheme == TokenContexts.Theme.Light &&
                        tokenTheme.contexts.shownContrast == TokenContexts.Contrast.More ->
                        ComposeColor(0xFFFF0000)
                    tokenTheme.contexts.shownTheme == TokenContexts.Theme.Dark &&
                        tokenTheme.contexts.shownContrast == TokenContexts.Contrast.Normal ->
                        ComposeColor(0xFF331A1A)
                    tokenTheme.contexts.shownTheme == TokenContexts.Theme.Dark &&
                        tokenTheme.contexts.shownContrast == TokenContexts.Contrast.More ->
                        ComposeColor(0xFFFF0000)
                    else -> ComposeColor(0xFFE6CCCC)
                }

        /** * / */
        public val none: ComposeColor get() = Tokens.Accent.none

        public val wide: ComposeColor get() = Tokens.Accent.wide

        @Deprecated("Deprecated in the token source.")
        public val same: ComposeColor get() = sameValue

        internal val sameValue: ComposeColor get() = tokenTheme.accent.root

        @Deprecated("Take \"soft\"\ninstead. */")
        public val old: ComposeColor get() = oldValue

        internal val oldValue: ComposeColor get() = tokenTheme.accent.soft
    }

    /** Keywords. */
    public val class_: Class get() = Class(tokenTheme)

    /** Keywords. */
    @Immutable
    public class Class internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        public val func: Float get() = Tokens.Class.func

        public val default: Float get() = Tokens.Class.default

        public val type: Float get() = Tokens.Class.type

        public val self: Float get() = Tokens.Class.self

        public val init: Float get() = Tokens.Class.init

        public val protocol: Protocol get() = Protocol(tokenTheme)

        @Immutable
        public class Protocol internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
            public val `in`: Float get() = Tokens.Class.Protocol.`in`
        }

        public val double: Double get() = Double(tokenTheme)

        @Immutable
        public class Double internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
            public val swift: Float get() = Tokens.Class.Double.swift
        }
    }

    public val _100: Type_100 get() = Type_100(tokenTheme)

    @Immutable
    public class Type_100 internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        public val _5: KotlinDuration get() = Tokens._100._5

        public val _2xl: KotlinDuration get() = Tokens._100._2xl
    }

    public val größeUrlBarX1: GrößeUrlBarX1 get() = GrößeUrlBarX1(tokenTheme)

    @Immutable
    public class GrößeUrlBarX1 internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        public val 日本: ComposeDp get() = Tokens.GrößeUrlBarX1.日本
    }

    internal val private: Private get() = Private(tokenTheme)

    @Immutable
    internal class Private internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        internal val tight: ComposeDp get() = tokenTheme.gap
    }

    public val theme: Theme get() = Theme(tokenTheme)

    @Immutable
    public class Theme internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        public val tint: ComposeColor
            get() =
                when (tokenTheme.contexts.width) {
                    TokenContexts.Width.Wide -> ComposeColor(0xFF0000FF)
                    else -> ComposeColor(0xFF000080)
                }

        public val tokens: ComposeColor get() = tokenTheme.theme.tint

        public val contexts_: ComposeColor get() = Tokens.Theme.contexts_
    }

    public val font: Font get() = Font(tokenTheme)

    @Immutable
    public class Font internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        public val stack: ComposeFontFamily get() = Tokens.Font.stack

        public val one: ComposeFontFamily get() = Tokens.Font.one

        public val weight: ComposeFontWeight get() = Tokens.Font.weight

        public val odd: ComposeFontWeight get() = Tokens.Font.odd
    }

    public val line: Line get() = Line(tokenTheme)

    @Immutable
    public class Line internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        public val dotted: TokenStroke get() = Tokens.Line.dotted

        public val dashed: TokenStroke
            get() =
                TokenStroke(
                    style = TokenStroke.Style.Dashed,
                    dashes = listOf(1.dp, tokenTheme.gap, 4.dp),
                    cap = TokenStroke.Cap.Square,
                )

        public val again: TokenStroke get() = tokenTheme.line.dashed

        public val thin: TokenBorder
            get() =
                TokenBorder(
                    color = Tokens.Accent.wide,
                    width = tokenTheme.gap,
                    stroke = TokenStroke(
                        style = TokenStroke.Style.Dashed,
                        dashes = listOf(2.dp),
                        cap = TokenStroke.Cap.Butt,
                    ),
                )

        public val strong: TokenBorder
            get() =
                when {
                    tokenTheme.contexts.brand == TokenContexts.Brand.FirstClass &&
                        tokenTheme.contexts.shownTheme == TokenContexts.Theme.Dark ->
                        TokenBorder(
                            color = ComposeColor(1f, 0.2851f, 0.1928f, 1f, ComposeColorSpaces.DisplayP3),
                            width = 1.dp,
                            stroke = TokenStroke(TokenStroke.Style.Solid),
                        )
                    tokenTheme.contexts.brand == TokenContexts.Brand._2nd &&
                        tokenTheme.contexts.shownTheme == TokenContexts.Theme.Dark ->
                        TokenBorder(
                            color = ComposeColor(0xFF008000),
                            width = 1.dp,
                            stroke = TokenStroke(TokenStroke.Style.Solid),
                        )
                    else ->
                        TokenBorder(
                            color = ComposeColor(1f, 0f, 0f, 1f, ComposeColorSpaces.DisplayP3),
                            width = 3.dp,
                            stroke = TokenStroke(TokenStroke.Style.Groove),
                        )
                }
    }

    public val motion: Motion get() = Motion(tokenTheme)

    @Immutable
    public class Motion internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        public val overshoot: ComposeEasing get() = Tokens.Motion.overshoot

        public val slow: TokenTransition get() = Tokens.Motion.slow
    }

    public val depth: Depth get() = Depth(tokenTheme)

    @Immutable
    public class Depth internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        public val one: KotlinList<TokenShadow>
            get() =
                listOf(
                    TokenShadow(
                        color = tokenTheme.accent.soft,
                        offsetX = 0.dp,
                        offsetY = tokenTheme.gap,
                        blur = 16.dp,
                        spread = -2.dp,
                        isInset = true,
                    ),
                )

        public val many: KotlinList<TokenShadow>
            get() =
                listOf(
                    TokenShadow(
                        color = tokenTheme.accent.soft,
                        offsetX = 0.dp,
                        offsetY = tokenTheme.gap,
                        blur = 16.dp,
                        spread = -2.dp,
                        isInset = true,
                    ),
                    TokenShadow(
                        color = ComposeColor(1f, 0f, 0f, 0.3f, ComposeColorSpaces.DisplayP3),
                        offsetX = 1.dp,
                        offsetY = 1.dp,
                        blur = 0.dp,
                        spread = 0.dp,
                    ),
                )
    }

    public val text: Text get() = Text(tokenTheme)

    @Immutable
    public class Text internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        /**
         * Everything that a text style can have.
         *
         * Text is shown in title case.
         * Text that is too long is cut off in its middle.
         * Its shadow is in dp, which Compose takes for pixels: show it with [inPixels].
         */
        public val full: ComposeTextStyle
            get() =
                ComposeTextStyle(
                    color = tokenTheme.accent.root,
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
                    shadow = tokenTheme.depth.many.toTextShadow(),
                )

        /**
         * Text is shown in title case.
         * Text that is too long is cut off in its middle.
         * Its shadow is in dp, which Compose takes for pixels: show it with [inPixels].
         */
        @Deprecated("Use full.")
        public val old: ComposeTextStyle get() = oldValue

        internal val oldValue: ComposeTextStyle get() = tokenTheme.text.full

        public val case: ComposeTextStyle get() = Tokens.Text.case
    }

    public val button: TokenButtonStyle
        get() =
            TokenButtonStyle(
                on = Tokens.Button.on,
                title = fieldsOfButton.title,
                icon = Tokens.Button.icon,
                ratio = fieldsOfButton.ratio,
                at = Tokens.Button.at,
                box = Tokens.Button.box,
                frame = Tokens.Button.frame,
                inner = fieldsOfButton.inner,
                lines = fieldsOfButton.lines,
                curve = fieldsOfButton.curve,
                face = tokenTheme.text.full,
                gap = tokenTheme.gap,
                accent = tokenTheme.accent.root,
            )

    internal val fieldsOfButton: Button get() = Button(tokenTheme)

    @Immutable
    internal class Button(override val tokenTheme: TokenTheme) : TokenGroup() {
        /** A hostile title. */
        public val title: String
            get() =
                when (tokenTheme.contexts.brand) {
                    TokenContexts.Brand._2nd -> "Other"
                    else -> "Say \"hi\"\n\\(name) */"
                }

        public val ratio: Float
            get() =
                when (tokenTheme.contexts.shownTheme) {
                    TokenContexts.Theme.Dark -> 0.2f
                    else -> 0.1f
                }

        public val inner: ComposePaddingValues
            get() =
                when {
                    tokenTheme.contexts.width == TokenContexts.Width.Narrow &&
                        tokenTheme.contexts.density == TokenContexts.Density.Default ->
                        ComposePaddingValues(start = 2.dp, top = 4.dp, end = 1.dp, bottom = 24.dp)
                    tokenTheme.contexts.width == TokenContexts.Width.Wide &&
                        tokenTheme.contexts.density == TokenContexts.Density.Calm ->
                        ComposePaddingValues(start = 12.dp, top = 24.dp, end = 1.dp, bottom = 24.dp)
                    tokenTheme.contexts.width == TokenContexts.Width.Wide &&
                        tokenTheme.contexts.density == TokenContexts.Density.Default ->
                        ComposePaddingValues(start = 2.dp, top = 4.dp, end = 1.dp, bottom = 24.dp)
                    else -> ComposePaddingValues(start = 8.dp, top = 16.dp, end = 1.dp, bottom = 24.dp)
                }

        /** Whole, and 4 for another brand. */
        public val lines: Int
            get() =
                when (tokenTheme.contexts.brand) {
                    TokenContexts.Brand._2nd -> 4
                    else -> 3
                }

        /** Varies with brand and theme. */
        public val curve: Tokens.Button.Curve
            get() =
                when {
                    tokenTheme.contexts.brand == TokenContexts.Brand.FirstClass &&
                        tokenTheme.contexts.shownTheme == TokenContexts.Theme.Dark ->
                        Tokens.Button.Curve.Default
                    tokenTheme.contexts.brand == TokenContexts.Brand._2nd &&
                        tokenTheme.contexts.shownTheme == TokenContexts.Theme.Light ->
                        Tokens.Button.Curve.EaseIn
                    tokenTheme.contexts.brand == TokenContexts.Brand._2nd &&
                        tokenTheme.contexts.shownTheme == TokenContexts.Theme.Dark ->
                        Tokens.Button.Curve.Default
                    else -> Tokens.Button.Curve.Linear
                }
    }

    public companion object {
        /** The theme of the composition. */
        public val current: TokenTheme
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current
    }
}

/** A theme or a group in it. Two are equal if they are the same group in the same contexts. */
@Immutable
public abstract class TokenGroup internal constructor() {
    /** The theme that the group belongs to. */
    internal abstract val tokenTheme: TokenTheme

    override fun equals(other: Any?): Boolean =
        other is TokenGroup && other::class == this::class && other.tokenTheme.contexts == tokenTheme.contexts

    override fun hashCode(): Int = tokenTheme.contexts.hashCode()

    override fun toString(): String = "${this::class.simpleName}(${tokenTheme.contexts})"
}

/** The theme of the composables below. */
public val LocalTokenTheme: ProvidableCompositionLocal<TokenTheme> =
    staticCompositionLocalOf { error("no TokenTheme was provided: wrap the content in TokenTheme { }") }

/**
 * Gives [content] the tokens of a choice of contexts.
 *
 * Without an [appearance] it follows the system.
 *
 * Compose does not know the contrast that the system is set to, so pass a [contrast] to follow it.
 */
@Composable
public fun TokenTheme(
    width: TokenContexts.Width = TokenContexts.Width.Narrow,
    brand: TokenContexts.Brand = TokenContexts.Brand.FirstClass,
    density: TokenContexts.Density = TokenContexts.Density.Calm,
    appearance: TokenAppearance = if (isSystemInDarkTheme()) TokenAppearance.Dark else TokenAppearance.Light,
    contrast: TokenContrast = TokenContrast.Standard,
    content: @Composable () -> Unit,
) {
    val contexts =
        TokenContexts(
            width = width,
            brand = brand,
            density = density,
            appearance = appearance,
            contrast = contrast,
        )
    TokenTheme(remember(contexts) { TokenTheme(contexts) }, content)
}

/** Gives [content] the tokens of [theme]. */
@Composable
public fun TokenTheme(theme: TokenTheme, content: @Composable () -> Unit) {
    CompositionLocalProvider(LocalTokenTheme provides theme, content = content)
}
