// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.animation.core.CubicBezierEasing as ComposeEasing
import androidx.compose.foundation.layout.PaddingValues as ComposePaddingValues
import androidx.compose.ui.graphics.Color as ComposeColor
import androidx.compose.ui.text.TextStyle as ComposeTextStyle
import androidx.compose.ui.text.font.FontFamily as ComposeFontFamily
import androidx.compose.ui.text.font.FontWeight as ComposeFontWeight
import androidx.compose.ui.unit.Dp as ComposeDp
import androidx.compose.ui.unit.DpOffset as ComposeDpOffset
import androidx.compose.ui.unit.DpRect as ComposeDpRect
import androidx.compose.ui.unit.DpSize as ComposeDpSize
import kotlin.collections.List as KotlinList
import kotlin.time.Duration as KotlinDuration

/** The tokens that are not the same in every context, for one choice of contexts. */
@Immutable
public data class TokenTheme(
    /** The contexts that the tokens are for. */
    public val contexts: TokenContexts,
    /** Stands in no group. */
    public val debug: Boolean,
    /** Stands in no group; depends on three modifiers. */
    public val gap: ComposeDp,
    public val fade: TokenGradient,
    /**
     * Ends * / a comment, "quotes", a backslash \ and
     * a second line.
     *
     * A third, after a gap, that is so long that it cannot possibly stand in one line of a hundred
     * columns.
     */
    public val accent: Accent,
    public val theme: Theme,
    public val line: Line,
    public val depth: Depth,
    public val text: Text,
    public val button: Button,
) {
    /** Makes the theme of these contexts. */
    public constructor(contexts: TokenContexts = TokenContexts()) : this(
        contexts = contexts,
        debug = Tokens.debug(contexts),
        gap = Tokens.gap(contexts),
        fade = Tokens.fade(contexts),
        accent = Accent(contexts),
        theme = Theme(contexts),
        line = Line(contexts),
        depth = Depth(contexts),
        text = Text(contexts),
        button = Button(contexts),
    )

    /**
     * Ends * / a comment, "quotes", a backslash \ and
     * a second line.
     *
     * A third, after a gap, that is so long that it cannot possibly stand in one line of a hundred
     * columns.
     */
    @Immutable
    public data class Accent(
        /** Beyond every screen. */
        public val root: ComposeColor,
        /** Light, dark and more contrast. */
        public val soft: ComposeColor,
        internal val sameValue: ComposeColor,
        internal val oldValue: ComposeColor,
    ) {
        internal constructor(contexts: TokenContexts) : this(
            root = Tokens.Accent.root(contexts),
            soft = Tokens.Accent.soft(contexts),
            sameValue = Tokens.Accent.sameValue(contexts),
            oldValue = Tokens.Accent.oldValue(contexts),
        )

        @Deprecated("Deprecated in the token source.")
        public val same: ComposeColor get() = sameValue

        @Deprecated("Take \"soft\"\ninstead. */")
        public val old: ComposeColor get() = oldValue
    }

    @Immutable
    public data class Theme(
        public val tint: ComposeColor,
        public val tokens: ComposeColor,
    ) {
        internal constructor(contexts: TokenContexts) : this(
            tint = Tokens.Theme.tint(contexts),
            tokens = Tokens.Theme.tokens(contexts),
        )
    }

    @Immutable
    public data class Line(
        public val dashed: TokenStroke,
        public val again: TokenStroke,
        public val thin: TokenBorder,
        public val strong: TokenBorder,
    ) {
        internal constructor(contexts: TokenContexts) : this(
            dashed = Tokens.Line.dashed(contexts),
            again = Tokens.Line.again(contexts),
            thin = Tokens.Line.thin(contexts),
            strong = Tokens.Line.strong(contexts),
        )
    }

    @Immutable
    public data class Depth(
        public val one: KotlinList<TokenShadow>,
        public val many: KotlinList<TokenShadow>,
    ) {
        internal constructor(contexts: TokenContexts) : this(
            one = Tokens.Depth.one(contexts),
            many = Tokens.Depth.many(contexts),
        )
    }

    @Immutable
    public data class Text(
        /**
         * Everything that a text style can have.
         *
         * Text is shown in title case.
         * Text that is too long is cut off in its middle.
         * Its shadow is in dp, which Compose takes for pixels: show it with [inPixels].
         */
        public val full: ComposeTextStyle,
        /**
         * Text is shown in title case.
         * Text that is too long is cut off in its middle.
         * Its shadow is in dp, which Compose takes for pixels: show it with [inPixels].
         */
        internal val oldValue: ComposeTextStyle,
    ) {
        internal constructor(contexts: TokenContexts) : this(
            full = Tokens.Text.full(contexts),
            oldValue = Tokens.Text.oldValue(contexts),
        )

        /**
         * Text is shown in title case.
         * Text that is too long is cut off in its middle.
         * Its shadow is in dp, which Compose takes for pixels: show it with [inPixels].
         */
        @Deprecated("Use full.")
        public val old: ComposeTextStyle get() = oldValue
    }

    @Immutable
    public data class Button(
        /** A hostile title. */
        public val title: String,
        public val ratio: Float,
        public val inner: ComposePaddingValues,
        /** Whole, and 4 for another brand. */
        public val lines: Int,
        /** Varies with brand and theme. */
        public val curve: Tokens.Button.Curve,
        /**
         * Text is shown in title case.
         * Text that is too long is cut off in its middle.
         * Its shadow is in dp, which Compose takes for pixels: show it with [inPixels].
         */
        public val face: ComposeTextStyle,
        public val gap: ComposeDp,
        public val accent: ComposeColor,
    ) {
        internal constructor(contexts: TokenContexts) : this(
            title = Tokens.Button.title(contexts),
            ratio = Tokens.Button.ratio(contexts),
            inner = Tokens.Button.inner(contexts),
            lines = Tokens.Button.lines(contexts),
            curve = Tokens.Button.curve(contexts),
            face = Tokens.Button.face(contexts),
            gap = Tokens.Button.gap(contexts),
            accent = Tokens.Button.accent(contexts),
        )
    }

    /** Themes for every choice of contexts, each made when it is first asked for. */
    public companion object {
        /** `width` is `Narrow`, `brand` is `FirstClass`, `theme` is `Light`, `contrast` is `Normal`, `density` is `Calm`. */
        public val NarrowFirstClassLightNormalCalm: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Narrow, TokenContexts.Brand.FirstClass, TokenContexts.Theme.Light, TokenContexts.Contrast.Normal, TokenContexts.Density.Calm))
        }

        /** `width` is `Narrow`, `brand` is `FirstClass`, `theme` is `Light`, `contrast` is `Normal`, `density` is `Default`. */
        public val NarrowFirstClassLightNormalDefault: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Narrow, TokenContexts.Brand.FirstClass, TokenContexts.Theme.Light, TokenContexts.Contrast.Normal, TokenContexts.Density.Default))
        }

        /** `width` is `Narrow`, `brand` is `FirstClass`, `theme` is `Light`, `contrast` is `More`, `density` is `Calm`. */
        public val NarrowFirstClassLightMoreCalm: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Narrow, TokenContexts.Brand.FirstClass, TokenContexts.Theme.Light, TokenContexts.Contrast.More, TokenContexts.Density.Calm))
        }

        /** `width` is `Narrow`, `brand` is `FirstClass`, `theme` is `Light`, `contrast` is `More`, `density` is `Default`. */
        public val NarrowFirstClassLightMoreDefault: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Narrow, TokenContexts.Brand.FirstClass, TokenContexts.Theme.Light, TokenContexts.Contrast.More, TokenContexts.Density.Default))
        }

        /** `width` is `Narrow`, `brand` is `FirstClass`, `theme` is `Dark`, `contrast` is `Normal`, `density` is `Calm`. */
        public val NarrowFirstClassDarkNormalCalm: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Narrow, TokenContexts.Brand.FirstClass, TokenContexts.Theme.Dark, TokenContexts.Contrast.Normal, TokenContexts.Density.Calm))
        }

        /** `width` is `Narrow`, `brand` is `FirstClass`, `theme` is `Dark`, `contrast` is `Normal`, `density` is `Default`. */
        public val NarrowFirstClassDarkNormalDefault: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Narrow, TokenContexts.Brand.FirstClass, TokenContexts.Theme.Dark, TokenContexts.Contrast.Normal, TokenContexts.Density.Default))
        }

        /** `width` is `Narrow`, `brand` is `FirstClass`, `theme` is `Dark`, `contrast` is `More`, `density` is `Calm`. */
        public val NarrowFirstClassDarkMoreCalm: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Narrow, TokenContexts.Brand.FirstClass, TokenContexts.Theme.Dark, TokenContexts.Contrast.More, TokenContexts.Density.Calm))
        }

        /** `width` is `Narrow`, `brand` is `FirstClass`, `theme` is `Dark`, `contrast` is `More`, `density` is `Default`. */
        public val NarrowFirstClassDarkMoreDefault: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Narrow, TokenContexts.Brand.FirstClass, TokenContexts.Theme.Dark, TokenContexts.Contrast.More, TokenContexts.Density.Default))
        }

        /** `width` is `Narrow`, `brand` is `_2nd`, `theme` is `Light`, `contrast` is `Normal`, `density` is `Calm`. */
        public val Narrow_2ndLightNormalCalm: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Narrow, TokenContexts.Brand._2nd, TokenContexts.Theme.Light, TokenContexts.Contrast.Normal, TokenContexts.Density.Calm))
        }

        /** `width` is `Narrow`, `brand` is `_2nd`, `theme` is `Light`, `contrast` is `Normal`, `density` is `Default`. */
        public val Narrow_2ndLightNormalDefault: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Narrow, TokenContexts.Brand._2nd, TokenContexts.Theme.Light, TokenContexts.Contrast.Normal, TokenContexts.Density.Default))
        }

        /** `width` is `Narrow`, `brand` is `_2nd`, `theme` is `Light`, `contrast` is `More`, `density` is `Calm`. */
        public val Narrow_2ndLightMoreCalm: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Narrow, TokenContexts.Brand._2nd, TokenContexts.Theme.Light, TokenContexts.Contrast.More, TokenContexts.Density.Calm))
        }

        /** `width` is `Narrow`, `brand` is `_2nd`, `theme` is `Light`, `contrast` is `More`, `density` is `Default`. */
        public val Narrow_2ndLightMoreDefault: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Narrow, TokenContexts.Brand._2nd, TokenContexts.Theme.Light, TokenContexts.Contrast.More, TokenContexts.Density.Default))
        }

        /** `width` is `Narrow`, `brand` is `_2nd`, `theme` is `Dark`, `contrast` is `Normal`, `density` is `Calm`. */
        public val Narrow_2ndDarkNormalCalm: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Narrow, TokenContexts.Brand._2nd, TokenContexts.Theme.Dark, TokenContexts.Contrast.Normal, TokenContexts.Density.Calm))
        }

        /** `width` is `Narrow`, `brand` is `_2nd`, `theme` is `Dark`, `contrast` is `Normal`, `density` is `Default`. */
        public val Narrow_2ndDarkNormalDefault: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Narrow, TokenContexts.Brand._2nd, TokenContexts.Theme.Dark, TokenContexts.Contrast.Normal, TokenContexts.Density.Default))
        }

        /** `width` is `Narrow`, `brand` is `_2nd`, `theme` is `Dark`, `contrast` is `More`, `density` is `Calm`. */
        public val Narrow_2ndDarkMoreCalm: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Narrow, TokenContexts.Brand._2nd, TokenContexts.Theme.Dark, TokenContexts.Contrast.More, TokenContexts.Density.Calm))
        }

        /** `width` is `Narrow`, `brand` is `_2nd`, `theme` is `Dark`, `contrast` is `More`, `density` is `Default`. */
        public val Narrow_2ndDarkMoreDefault: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Narrow, TokenContexts.Brand._2nd, TokenContexts.Theme.Dark, TokenContexts.Contrast.More, TokenContexts.Density.Default))
        }

        /** `width` is `Wide`, `brand` is `FirstClass`, `theme` is `Light`, `contrast` is `Normal`, `density` is `Calm`. */
        public val WideFirstClassLightNormalCalm: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Wide, TokenContexts.Brand.FirstClass, TokenContexts.Theme.Light, TokenContexts.Contrast.Normal, TokenContexts.Density.Calm))
        }

        /** `width` is `Wide`, `brand` is `FirstClass`, `theme` is `Light`, `contrast` is `Normal`, `density` is `Default`. */
        public val WideFirstClassLightNormalDefault: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Wide, TokenContexts.Brand.FirstClass, TokenContexts.Theme.Light, TokenContexts.Contrast.Normal, TokenContexts.Density.Default))
        }

        /** `width` is `Wide`, `brand` is `FirstClass`, `theme` is `Light`, `contrast` is `More`, `density` is `Calm`. */
        public val WideFirstClassLightMoreCalm: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Wide, TokenContexts.Brand.FirstClass, TokenContexts.Theme.Light, TokenContexts.Contrast.More, TokenContexts.Density.Calm))
        }

        /** `width` is `Wide`, `brand` is `FirstClass`, `theme` is `Light`, `contrast` is `More`, `density` is `Default`. */
        public val WideFirstClassLightMoreDefault: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Wide, TokenContexts.Brand.FirstClass, TokenContexts.Theme.Light, TokenContexts.Contrast.More, TokenContexts.Density.Default))
        }

        /** `width` is `Wide`, `brand` is `FirstClass`, `theme` is `Dark`, `contrast` is `Normal`, `density` is `Calm`. */
        public val WideFirstClassDarkNormalCalm: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Wide, TokenContexts.Brand.FirstClass, TokenContexts.Theme.Dark, TokenContexts.Contrast.Normal, TokenContexts.Density.Calm))
        }

        /** `width` is `Wide`, `brand` is `FirstClass`, `theme` is `Dark`, `contrast` is `Normal`, `density` is `Default`. */
        public val WideFirstClassDarkNormalDefault: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Wide, TokenContexts.Brand.FirstClass, TokenContexts.Theme.Dark, TokenContexts.Contrast.Normal, TokenContexts.Density.Default))
        }

        /** `width` is `Wide`, `brand` is `FirstClass`, `theme` is `Dark`, `contrast` is `More`, `density` is `Calm`. */
        public val WideFirstClassDarkMoreCalm: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Wide, TokenContexts.Brand.FirstClass, TokenContexts.Theme.Dark, TokenContexts.Contrast.More, TokenContexts.Density.Calm))
        }

        /** `width` is `Wide`, `brand` is `FirstClass`, `theme` is `Dark`, `contrast` is `More`, `density` is `Default`. */
        public val WideFirstClassDarkMoreDefault: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Wide, TokenContexts.Brand.FirstClass, TokenContexts.Theme.Dark, TokenContexts.Contrast.More, TokenContexts.Density.Default))
        }

        /** `width` is `Wide`, `brand` is `_2nd`, `theme` is `Light`, `contrast` is `Normal`, `density` is `Calm`. */
        public val Wide_2ndLightNormalCalm: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Wide, TokenContexts.Brand._2nd, TokenContexts.Theme.Light, TokenContexts.Contrast.Normal, TokenContexts.Density.Calm))
        }

        /** `width` is `Wide`, `brand` is `_2nd`, `theme` is `Light`, `contrast` is `Normal`, `density` is `Default`. */
        public val Wide_2ndLightNormalDefault: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Wide, TokenContexts.Brand._2nd, TokenContexts.Theme.Light, TokenContexts.Contrast.Normal, TokenContexts.Density.Default))
        }

        /** `width` is `Wide`, `brand` is `_2nd`, `theme` is `Light`, `contrast` is `More`, `density` is `Calm`. */
        public val Wide_2ndLightMoreCalm: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Wide, TokenContexts.Brand._2nd, TokenContexts.Theme.Light, TokenContexts.Contrast.More, TokenContexts.Density.Calm))
        }

        /** `width` is `Wide`, `brand` is `_2nd`, `theme` is `Light`, `contrast` is `More`, `density` is `Default`. */
        public val Wide_2ndLightMoreDefault: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Wide, TokenContexts.Brand._2nd, TokenContexts.Theme.Light, TokenContexts.Contrast.More, TokenContexts.Density.Default))
        }

        /** `width` is `Wide`, `brand` is `_2nd`, `theme` is `Dark`, `contrast` is `Normal`, `density` is `Calm`. */
        public val Wide_2ndDarkNormalCalm: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Wide, TokenContexts.Brand._2nd, TokenContexts.Theme.Dark, TokenContexts.Contrast.Normal, TokenContexts.Density.Calm))
        }

        /** `width` is `Wide`, `brand` is `_2nd`, `theme` is `Dark`, `contrast` is `Normal`, `density` is `Default`. */
        public val Wide_2ndDarkNormalDefault: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Wide, TokenContexts.Brand._2nd, TokenContexts.Theme.Dark, TokenContexts.Contrast.Normal, TokenContexts.Density.Default))
        }

        /** `width` is `Wide`, `brand` is `_2nd`, `theme` is `Dark`, `contrast` is `More`, `density` is `Calm`. */
        public val Wide_2ndDarkMoreCalm: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Wide, TokenContexts.Brand._2nd, TokenContexts.Theme.Dark, TokenContexts.Contrast.More, TokenContexts.Density.Calm))
        }

        /** `width` is `Wide`, `brand` is `_2nd`, `theme` is `Dark`, `contrast` is `More`, `density` is `Default`. */
        public val Wide_2ndDarkMoreDefault: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Width.Wide, TokenContexts.Brand._2nd, TokenContexts.Theme.Dark, TokenContexts.Contrast.More, TokenContexts.Density.Default))
        }
    }
}

/** The theme of the composables below. */
public val LocalTokenTheme: ProvidableCompositionLocal<TokenTheme> = staticCompositionLocalOf { TokenTheme() }

/** Gives [content] the tokens of a choice of contexts. */
@Composable
public fun TokenTheme(
    width: TokenContexts.Width = TokenContexts.Width.Narrow,
    brand: TokenContexts.Brand = TokenContexts.Brand.FirstClass,
    theme: TokenContexts.Theme = if (isSystemInDarkTheme()) TokenContexts.Theme.Dark else TokenContexts.Theme.Light,
    contrast: TokenContexts.Contrast = TokenContexts.Contrast.Normal,
    density: TokenContexts.Density = TokenContexts.Density.Calm,
    content: @Composable () -> Unit,
) {
    val contexts = TokenContexts(width, brand, theme, contrast, density)
    TokenTheme(remember(contexts) { TokenTheme(contexts) }, content)
}

/** Gives [content] the tokens of [theme]. */
@Composable
public fun TokenTheme(theme: TokenTheme, content: @Composable () -> Unit) {
    CompositionLocalProvider(LocalTokenTheme provides theme, content = content)
}
