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
 * The design tokens, in the groups of the source.
 *
 * What is not the same in every context comes from the [TokenTheme] of the composition and can be read
 * in composables only; all else is constant.
 */
public object Tokens {
    public object Face {
        public val title: ComposeFontFamily
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.face.title

        internal fun title(contexts: TokenContexts): ComposeFontFamily =
            when (contexts.brand) {
                TokenContexts.Brand.Sand ->
                    ComposeFontFamily.SansSerif
                else ->
                    ComposeFontFamily(
                        ComposeFont(R.font.inter_bold, ComposeFontWeight(700)),
                    )
            }

        public val alias: ComposeFontFamily
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.face.alias

        internal fun alias(contexts: TokenContexts): ComposeFontFamily =
            Tokens.Face.title(contexts)
    }

    public object Shadow {
        public val card: KotlinList<TokenShadow>
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.shadow.card

        internal fun card(contexts: TokenContexts): KotlinList<TokenShadow> =
            when {
                contexts.brand == TokenContexts.Brand.Plum &&
                contexts.theme == TokenContexts.Theme.Dark ->
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
                contexts.brand == TokenContexts.Brand.Sand &&
                contexts.theme == TokenContexts.Theme.Light ->
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
                contexts.brand == TokenContexts.Brand.Sand &&
                contexts.theme == TokenContexts.Theme.Dark ->
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

        public val alias: KotlinList<TokenShadow>
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.shadow.alias

        internal fun alias(contexts: TokenContexts): KotlinList<TokenShadow> =
            Tokens.Shadow.card(contexts)
    }

    public object Line {
        public val solid: TokenBorder
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.line.solid

        internal fun solid(contexts: TokenContexts): TokenBorder =
            when (contexts.brand) {
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
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.line.dashed

        internal fun dashed(contexts: TokenContexts): TokenBorder =
            when (contexts.brand) {
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

    public object Stroke {
        public val dashed: TokenStroke
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.stroke.dashed

        internal fun dashed(contexts: TokenContexts): TokenStroke =
            when (contexts.brand) {
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

    public object Gradient {
        public val two: TokenGradient
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.gradient.two

        internal fun two(contexts: TokenContexts): TokenGradient =
            when (contexts.brand) {
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

        public val alias: TokenGradient
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.gradient.alias

        internal fun alias(contexts: TokenContexts): TokenGradient =
            Tokens.Gradient.two(contexts)
    }

    public object Text {
        /**
         * A title over a picture.
         *
         * Text is shown in upper case.
         * Text that is too long is cut off at its beginning.
         * Text has a line above it.
         * Its shadow is in dp, which Compose takes for pixels: show it with [inPixels].
         */
        public val hero: ComposeTextStyle
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.text.hero

        internal fun hero(contexts: TokenContexts): ComposeTextStyle =
            ComposeTextStyle(
                fontSize = 20.sp,
                fontWeight = ComposeFontWeight(700),
                fontFamily = Tokens.Face.title(contexts),
                letterSpacing = 0.sp,
                lineHeight = 1.2.em,
                lineHeightStyle = ComposeLineHeightStyle(
                    ComposeLineHeightStyle.Alignment.Center,
                    ComposeLineHeightStyle.Trim.None,
                ),
                shadow = Tokens.Shadow.card(contexts).toTextShadow(),
            )

        /**
         * Text is shown in upper case.
         * Text that is too long is cut off at its beginning.
         * Text has a line above it.
         * Its shadow is in dp, which Compose takes for pixels: show it with [inPixels].
         */
        public val alias: ComposeTextStyle
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.text.alias

        internal fun alias(contexts: TokenContexts): ComposeTextStyle =
            Tokens.Text.hero(contexts)

        public val plain: ComposeTextStyle
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.text.plain

        internal fun plain(contexts: TokenContexts): ComposeTextStyle =
            when (contexts.brand) {
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

    public object Only {
        public val sand: ComposeColor get() = ComposeColor(0xFFCCB380)
    }
}
