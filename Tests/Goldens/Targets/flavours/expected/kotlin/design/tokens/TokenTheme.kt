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
        brand: TokenContexts.Brand = TokenContexts.Brand.Plum,
        appearance: TokenAppearance = TokenAppearance.Light,
    ) : this(
        TokenContexts(
            brand = brand,
            appearance = appearance,
        ),
    )

    override val tokenTheme: TokenTheme get() = this

    /** How text of a style looks in this theme. */
    public fun typography(style: TokenTextStyle): ComposeTextStyle =
        when (style) {
            TokenTextStyle.Hero -> tokenTheme.text.hero
        }

    public val face: Face get() = Face(tokenTheme)

    @Immutable
    public class Face internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        public val title: ComposeFontFamily
            get() =
                when (tokenTheme.contexts.brand) {
                    TokenContexts.Brand.Sand ->
                        ComposeFontFamily.SansSerif
                    else ->
                        ComposeFontFamily(
                            ComposeFont(R.font.inter_bold, ComposeFontWeight(700)),
                        )
                }

        public val alias: ComposeFontFamily get() = tokenTheme.face.title
    }

    public val shadow: Shadow get() = Shadow(tokenTheme)

    @Immutable
    public class Shadow internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        public val card: KotlinList<TokenShadow>
            get() =
                when {
                    tokenTheme.contexts.brand == TokenContexts.Brand.Plum &&
                        tokenTheme.contexts.shownTheme == TokenContexts.Theme.Dark ->
                        listOf(
                            TokenShadow(
                                color = ComposeColor(0xFF000000),
                                offsetX = 0.dp,
                                offsetY = 2.dp,
                                blur = 4.dp,
                                spread = 0.dp,
                            ),
                            TokenShadow(
                                color = ComposeColor(0xFF000000),
                                offsetX = 0.dp,
                                offsetY = 4.dp,
                                blur = 8.dp,
                                spread = 0.dp,
                            ),
                            TokenShadow(
                                color = ComposeColor(0xFF000000),
                                offsetX = 0.dp,
                                offsetY = 8.dp,
                                blur = 16.dp,
                                spread = 0.dp,
                            ),
                        )
                    tokenTheme.contexts.brand == TokenContexts.Brand.Sand &&
                        tokenTheme.contexts.shownTheme == TokenContexts.Theme.Light ->
                        listOf(
                            TokenShadow(
                                color = ComposeColor(0xFFFF0000),
                                offsetX = 0.dp,
                                offsetY = 2.dp,
                                blur = 0.dp,
                                spread = 0.dp,
                            ),
                            TokenShadow(
                                color = ComposeColor(0xFF00FF00),
                                offsetX = 0.dp,
                                offsetY = 3.dp,
                                blur = 0.dp,
                                spread = 0.dp,
                                isInset = true,
                            ),
                        )
                    tokenTheme.contexts.brand == TokenContexts.Brand.Sand &&
                        tokenTheme.contexts.shownTheme == TokenContexts.Theme.Dark ->
                        listOf(
                            TokenShadow(
                                color = ComposeColor(0xFF000000),
                                offsetX = 0.dp,
                                offsetY = 2.dp,
                                blur = 4.dp,
                                spread = 0.dp,
                            ),
                            TokenShadow(
                                color = ComposeColor(0xFF000000),
                                offsetX = 0.dp,
                                offsetY = 4.dp,
                                blur = 8.dp,
                                spread = 0.dp,
                            ),
                            TokenShadow(
                                color = ComposeColor(0xFF000000),
                                offsetX = 0.dp,
                                offsetY = 8.dp,
                                blur = 16.dp,
                                spread = 0.dp,
                            ),
                        )
                    else ->
                        listOf(
                            TokenShadow(
                                color = ComposeColor(0x80000000),
                                offsetX = 0.dp,
                                offsetY = 2.dp,
                                blur = 4.dp,
                                spread = 1.dp,
                            ),
                        )
                }

        public val alias: KotlinList<TokenShadow> get() = tokenTheme.shadow.card
    }

    public val line: Line get() = Line(tokenTheme)

    @Immutable
    public class Line internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        public val solid: TokenBorder
            get() =
                when (tokenTheme.contexts.brand) {
                    TokenContexts.Brand.Sand ->
                        TokenBorder(
                            color = ComposeColor(0xFF000000),
                            width = 1.dp,
                            stroke = TokenStroke(
                                style = TokenStroke.Style.Dashed,
                                dashes = listOf(3.dp, 4.dp),
                                cap = TokenStroke.Cap.Square,
                            ),
                        )
                    else ->
                        TokenBorder(
                            color = ComposeColor(0xFF000000),
                            width = 1.dp,
                            stroke = TokenStroke(TokenStroke.Style.Solid),
                        )
                }

        public val dashed: TokenBorder
            get() =
                when (tokenTheme.contexts.brand) {
                    TokenContexts.Brand.Sand ->
                        TokenBorder(
                            color = ComposeColor(0xFF000000),
                            width = 1.dp,
                            stroke = TokenStroke(TokenStroke.Style.Solid),
                        )
                    else ->
                        TokenBorder(
                            color = ComposeColor(0xFF000000),
                            width = 1.dp,
                            stroke = TokenStroke(
                                style = TokenStroke.Style.Dashed,
                                dashes = listOf(1.dp, 2.dp),
                                cap = TokenStroke.Cap.Round,
                            ),
                        )
                }
    }

    public val stroke: Stroke get() = Stroke(tokenTheme)

    @Immutable
    public class Stroke internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        public val dashed: TokenStroke
            get() =
                when (tokenTheme.contexts.brand) {
                    TokenContexts.Brand.Sand ->
                        TokenStroke(TokenStroke.Style.Solid)
                    else ->
                        TokenStroke(
                            style = TokenStroke.Style.Dashed,
                            dashes = listOf(1.dp, 2.dp),
                            cap = TokenStroke.Cap.Round,
                        )
                }
    }

    public val gradient: Gradient get() = Gradient(tokenTheme)

    @Immutable
    public class Gradient internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        public val two: TokenGradient
            get() =
                when (tokenTheme.contexts.brand) {
                    TokenContexts.Brand.Sand ->
                        TokenGradient(
                            TokenGradient.Stop(ComposeColor(0xFF000000), 0f),
                            TokenGradient.Stop(ComposeColor(0xFFFF0000), 0.2f),
                            TokenGradient.Stop(ComposeColor(0xFFFFFF00), 0.4f),
                            TokenGradient.Stop(ComposeColor(0xFFFFFFFF), 1f),
                        )
                    else ->
                        TokenGradient(
                            TokenGradient.Stop(ComposeColor(0xFF000000), 0f),
                            TokenGradient.Stop(ComposeColor(0xFFFF0000), 1f),
                        )
                }

        public val alias: TokenGradient get() = tokenTheme.gradient.two
    }

    public val text: Text get() = Text(tokenTheme)

    @Immutable
    public class Text internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        /**
         * A title over a picture.
         *
         * Text is shown in upper case.
         * Text that is too long is cut off at its beginning.
         * Text has a line above it.
         * Its shadow is in dp, which Compose takes for pixels: show it with [inPixels].
         */
        public val hero: ComposeTextStyle
            get() =
                ComposeTextStyle(
                    fontSize = 20.sp,
                    fontWeight = ComposeFontWeight(700),
                    fontFamily = tokenTheme.face.title,
                    letterSpacing = 0.sp,
                    lineHeight = 1.2.em,
                    lineHeightStyle = ComposeLineHeightStyle(
                        ComposeLineHeightStyle.Alignment.Center,
                        ComposeLineHeightStyle.Trim.None,
                    ),
                    shadow = tokenTheme.shadow.card.toTextShadow(),
                )

        /**
         * Text is shown in upper case.
         * Text that is too long is cut off at its beginning.
         * Text has a line above it.
         * Its shadow is in dp, which Compose takes for pixels: show it with [inPixels].
         */
        public val alias: ComposeTextStyle get() = tokenTheme.text.hero

        public val plain: ComposeTextStyle
            get() =
                when (tokenTheme.contexts.brand) {
                    TokenContexts.Brand.Sand ->
                        ComposeTextStyle(
                            color = ComposeColor(0xFF0000FF),
                            fontSize = 20.sp,
                            fontWeight = ComposeFontWeight(700),
                            fontFamily = ComposeFontFamily.SansSerif,
                            letterSpacing = 0.sp,
                            textDecoration = ComposeTextDecoration.Underline,
                            lineHeight = 1.2.em,
                            lineHeightStyle = ComposeLineHeightStyle(
                                ComposeLineHeightStyle.Alignment.Center,
                                ComposeLineHeightStyle.Trim.None,
                            ),
                            shadow = listOf(
                                TokenShadow(
                                    color = ComposeColor(0xFF000000),
                                    offsetX = 0.dp,
                                    offsetY = 1.dp,
                                    blur = 2.dp,
                                    spread = 0.dp,
                                ),
                            ).toTextShadow(),
                        )
                    else ->
                        ComposeTextStyle(
                            fontSize = 20.sp,
                            fontWeight = ComposeFontWeight(700),
                            fontFamily = ComposeFontFamily(
                                ComposeFont(R.font.inter_bold, ComposeFontWeight(700)),
                            ),
                            letterSpacing = 0.sp,
                            lineHeight = 1.2.em,
                            lineHeightStyle = ComposeLineHeightStyle(
                                ComposeLineHeightStyle.Alignment.Center,
                                ComposeLineHeightStyle.Trim.None,
                            ),
                        )
                }
    }

    public val only: Only get() = Only(tokenTheme)

    @Immutable
    public class Only internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        public val sand: ComposeColor get() = Tokens.Only.sand
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
    brand: TokenContexts.Brand = TokenContexts.Brand.Plum,
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
