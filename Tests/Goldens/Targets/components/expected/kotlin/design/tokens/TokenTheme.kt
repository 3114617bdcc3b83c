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
        brand: TokenContexts.Brand = TokenContexts.Brand.One,
        appearance: TokenAppearance = TokenAppearance.Light,
    ) : this(
        TokenContexts(
            brand = brand,
            appearance = appearance,
        ),
    )

    override val tokenTheme: TokenTheme get() = this

    public val ink: ComposeColor
        get() =
            when (tokenTheme.contexts.shownTheme) {
                TokenContexts.Theme.Dark -> ComposeColor(0xFFFFFFFF)
                else -> ComposeColor(0xFF000000)
            }

    public val paper: ComposeColor get() = Tokens.paper

    public val round: ComposeDp
        get() =
            when (tokenTheme.contexts.brand) {
                TokenContexts.Brand.Two -> 2.dp
                else -> 8.dp
            }

    public val text: ComposeTextStyle get() = Tokens.text

    public val glow: KotlinList<TokenShadow>
        get() =
            listOf(
                TokenShadow(
                    color = tokenTheme.ink,
                    offsetX = 0.dp,
                    offsetY = 2.dp,
                    blur = 8.dp,
                    spread = 0.dp,
                ),
                TokenShadow(
                    color = Tokens.paper,
                    offsetX = 0.dp,
                    offsetY = 0.dp,
                    blur = 1.dp,
                    spread = 1.dp,
                    isInset = true,
                ),
            )

    public val line: TokenBorder
        get() =
            TokenBorder(
                color = tokenTheme.ink,
                width = 1.dp,
                stroke = TokenStroke(
                    style = TokenStroke.Style.Dashed,
                    dashes = listOf(2.dp, 1.dp),
                    cap = TokenStroke.Cap.Butt,
                ),
            )

    public val fade: TokenGradient
        get() =
            TokenGradient(
                TokenGradient.Stop(Tokens.paper, 0f),
                TokenGradient.Stop(tokenTheme.ink, 1f),
            )

    /** Every field that views understand, in each state. */
    public val tile: Tile get() = Tile(tokenTheme)

    /** Every field that views understand, in each state. */
    @Immutable
    public class Tile internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        /** Varies with brand and theme. */
        public val all: TileStyle
            get() =
                TileStyle(
                    clipsToBounds = Tokens.Tile.All.clipsToBounds,
                    contentInsets = Tokens.Tile.All.contentInsets,
                    side = Tokens.Tile.All.side,
                    steps = Tokens.Tile.All.steps.toFloat(),
                    background = Tokens.Tile.All.background,
                    backgroundPressed = fieldsOfAll.backgroundPressed,
                    backgroundDisabled = Tokens.Tile.All.backgroundDisabled,
                    backgroundSelected = tokenTheme.ink,
                    backgroundFocused = Tokens.Tile.All.backgroundFocused,
                    backgroundHighlighted = tokenTheme.ink,
                    color = tokenTheme.ink,
                    colorPressed = Tokens.Tile.All.colorPressed,
                    text = Tokens.Tile.All.text,
                    cornerRadius = tokenTheme.round,
                    cornerRadiusPressed = Tokens.Tile.All.cornerRadiusPressed,
                    border = tokenTheme.line,
                    borderFocused = fieldsOfAll.borderFocused,
                    shadow = tokenTheme.glow,
                    opacity = Tokens.Tile.All.opacity,
                    opacityDisabled = Tokens.Tile.All.opacityDisabled,
                    margin = Tokens.Tile.All.margin,
                    marginTop = Tokens.Tile.All.marginTop,
                    marginBottom = Tokens.Tile.All.marginBottom,
                    gap = Tokens.Tile.All.gap,
                    width = Tokens.Tile.All.width,
                    height = Tokens.Tile.All.height,
                    minimumWidth = Tokens.Tile.All.minimumWidth,
                    minimumHeight = Tokens.Tile.All.minimumHeight,
                    maximumWidth = Tokens.Tile.All.maximumWidth,
                    maximumHeight = Tokens.Tile.All.maximumHeight,
                    tint = tokenTheme.ink,
                    fadePressed = tokenTheme.fade,
                    label = TokenLabelStyle(
                        color = tokenTheme.ink,
                        numberOfLines = Tokens.Tile.All.Label.numberOfLines,
                        text = Tokens.Tile.All.Label.text,
                        colorDisabled = Tokens.Tile.All.Label.colorDisabled,
                    ),
                    inner = TileStyle(
                        background = Tokens.Tile.All.Inner.background,
                    ),
                    edge = TokenViewStyle(
                        thickness = tokenTheme.round,
                    ),
                )

        internal val fieldsOfAll: All get() = All(tokenTheme)

        @Immutable
        internal class All(override val tokenTheme: TokenTheme) : TokenGroup() {
            val backgroundPressed: ComposeColor
                get() =
                    when (tokenTheme.contexts.shownTheme) {
                        TokenContexts.Theme.Dark -> ComposeColor(0xFFEBEBEB)
                        else -> ComposeColor(0xFFAAAAAA)
                    }

            val borderFocused: TokenBorder
                get() =
                    TokenBorder(
                        color = tokenTheme.ink,
                        width = 2.dp,
                        stroke = TokenStroke(TokenStroke.Style.Solid),
                    )

            val secret: ComposeColor
                get() =
                    when (tokenTheme.contexts.shownTheme) {
                        TokenContexts.Theme.Dark -> ComposeColor(0x33FFFFFF)
                        else -> ComposeColor(0x33000000)
                    }
        }

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

    public val again: Again get() = Again(tokenTheme)

    @Immutable
    public class Again internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        /** A field of a component. */
        public val pressed: ComposeColor get() = tokenTheme.tile.fieldsOfAll.backgroundPressed

        public val selected: ComposeColor get() = tokenTheme.ink

        public val secret: ComposeColor
            get() =
                when (tokenTheme.contexts.shownTheme) {
                    TokenContexts.Theme.Dark -> ComposeColor(0x99EAEAEA)
                    else -> ComposeColor(0x99B4B4B4)
                }
    }

    public val flow: Flow get() = Flow(tokenTheme)

    @Immutable
    public class Flow internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        public val list: TokenListStyle
            get() =
                TokenListStyle(
                    background = tokenTheme.fade,
                    padding = Tokens.Flow.List.padding,
                    row = TokenTextComponentStyle(
                        height = Tokens.Flow.List.Row.height,
                    ),
                )

        internal val silent: SilentStyle
            get() =
                SilentStyle(
                    part = HiddenStyle(),
                )

        public val none: TokenLabelStyle
            get() =
                TokenLabelStyle(
                    color = Tokens.Flow.None.color,
                )
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
 */
@Composable
public fun TokenTheme(
    brand: TokenContexts.Brand = TokenContexts.Brand.One,
    appearance: TokenAppearance = if (isSystemInDarkTheme()) TokenAppearance.Dark else TokenAppearance.Light,
    content: @Composable () -> Unit,
) {
    val contexts =
        TokenContexts(
            brand = brand,
            appearance = appearance,
        )
    TokenTheme(remember(contexts) { TokenTheme(contexts) }, content)
}

/** Gives [content] the tokens of [theme]. */
@Composable
public fun TokenTheme(theme: TokenTheme, content: @Composable () -> Unit) {
    CompositionLocalProvider(LocalTokenTheme provides theme, content = content)
}
