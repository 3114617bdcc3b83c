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
            TokenTextStyle.NavigationTitle -> tokenTheme.text.navigationTitle
            TokenTextStyle.NavigationAction -> tokenTheme.text.navigationAction
            TokenTextStyle.Headline -> tokenTheme.text.headline
            TokenTextStyle.Subheadline -> tokenTheme.text.subheadline
            TokenTextStyle.Lead -> tokenTheme.text.lead
            TokenTextStyle.Button -> tokenTheme.text.button
            TokenTextStyle.Body1 -> tokenTheme.text.body1
            TokenTextStyle.Body2 -> tokenTheme.text.body2
            TokenTextStyle.Caption -> tokenTheme.text.caption
            TokenTextStyle.Overline -> tokenTheme.text.overline
        }

    /** Colours, named for purpose. */
    public val color: Color get() = Color(tokenTheme)

    /** Colours, named for purpose. */
    @Immutable
    public class Color internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        /** Hairlines between things that belong together. */
        public val line: ComposeColor
            get() =
                when (tokenTheme.contexts.shownTheme) {
                    TokenContexts.Theme.Dark -> ComposeColor(0xFF3B363E)
                    else -> ComposeColor(0xFFD9D8D9)
                }

        /** Lies over the page while a sheet is open. */
        public val scrim: ComposeColor get() = Tokens.Color.scrim

        /** The colour of shadows. */
        public val shade: ComposeColor
            get() =
                when (tokenTheme.contexts.shownTheme) {
                    TokenContexts.Theme.Dark -> ComposeColor(0x99131015)
                    else -> ComposeColor(0x291C1720)
                }

        /** What lies under text and controls. */
        public val background: Background get() = Background(tokenTheme)

        /** What lies under text and controls. */
        @Immutable
        public class Background internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
            /** The ground of every screen. */
            public val page: ComposeColor
                get() =
                    when (tokenTheme.contexts.shownTheme) {
                        TokenContexts.Theme.Dark -> Tokens.Swatch.night
                        else -> Tokens.Swatch.snow
                    }

            /** Cards, sheets and menus, which lie above the page. */
            public val card: ComposeColor
                get() =
                    when (tokenTheme.contexts.shownTheme) {
                        TokenContexts.Theme.Dark -> Tokens.Swatch.coal
                        else -> Tokens.Swatch.white
                    }

            /** Text fields and other places that wait for input. */
            public val field: ComposeColor
                get() =
                    when (tokenTheme.contexts.shownTheme) {
                        TokenContexts.Theme.Dark -> Tokens.Swatch.lead
                        else -> Tokens.Swatch.fog
                    }

            /** The one action of a screen that matters most. */
            public val accent: ComposeColor
                get() =
                    when {
                        tokenTheme.contexts.brand == TokenContexts.Brand.Plum &&
                            tokenTheme.contexts.shownTheme == TokenContexts.Theme.Dark ->
                            Tokens.Swatch.lilac
                        tokenTheme.contexts.brand == TokenContexts.Brand.Sand &&
                            tokenTheme.contexts.shownTheme == TokenContexts.Theme.Light ->
                            Tokens.Swatch.umber
                        tokenTheme.contexts.brand == TokenContexts.Brand.Sand &&
                            tokenTheme.contexts.shownTheme == TokenContexts.Theme.Dark ->
                            Tokens.Swatch.sand
                        else -> Tokens.Swatch.plum
                    }

            /** Notices that must stand out from the page. */
            public val inverse: ComposeColor
                get() =
                    when (tokenTheme.contexts.shownTheme) {
                        TokenContexts.Theme.Dark -> Tokens.Swatch.snow
                        else -> Tokens.Swatch.ink
                    }
        }

        /** Text on page, card and field; on all three it has a contrast of 4.5 to 1 or more. */
        public val text: Text get() = Text(tokenTheme)

        /** Text on page, card and field; on all three it has a contrast of 4.5 to 1 or more. */
        @Immutable
        public class Text internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
            /** Running text and titles. */
            public val body: ComposeColor
                get() =
                    when (tokenTheme.contexts.shownTheme) {
                        TokenContexts.Theme.Dark -> Tokens.Swatch.snow
                        else -> Tokens.Swatch.ink
                    }

            /** Dates, sources and other text of second rank. */
            public val secondary: ComposeColor
                get() =
                    when (tokenTheme.contexts.shownTheme) {
                        TokenContexts.Theme.Dark -> Tokens.Swatch.ash
                        else -> Tokens.Swatch.stone
                    }

            /** What stands in a field before somebody types. */
            public val placeholder: ComposeColor
                get() =
                    when (tokenTheme.contexts.shownTheme) {
                        TokenContexts.Theme.Dark -> Tokens.Swatch.ash
                        else -> Tokens.Swatch.dove
                    }

            /** Links in running text. */
            public val link: ComposeColor
                get() =
                    when {
                        tokenTheme.contexts.brand == TokenContexts.Brand.Plum &&
                            tokenTheme.contexts.shownTheme == TokenContexts.Theme.Dark ->
                            Tokens.Swatch.lilac
                        tokenTheme.contexts.brand == TokenContexts.Brand.Sand &&
                            tokenTheme.contexts.shownTheme == TokenContexts.Theme.Light ->
                            Tokens.Swatch.umber
                        tokenTheme.contexts.brand == TokenContexts.Brand.Sand &&
                            tokenTheme.contexts.shownTheme == TokenContexts.Theme.Dark ->
                            Tokens.Swatch.sand
                        else -> Tokens.Swatch.plum
                    }

            /** The old name of secondary text. */
            @Deprecated("Use color.text.secondary, which is the same colour.", ReplaceWith("secondary"))
            public val muted: ComposeColor get() = mutedValue

            internal val mutedValue: ComposeColor get() = tokenTheme.color.text.secondary
        }

        /** Red, amber and green, for states that a reader has to notice. */
        public val signal: Signal get() = Signal(tokenTheme)

        /** Red, amber and green, for states that a reader has to notice. */
        @Immutable
        public class Signal internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
            /** Red: something failed or is about to be lost. */
            public val error: ComposeColor
                get() =
                    when (tokenTheme.contexts.shownTheme) {
                        TokenContexts.Theme.Dark -> Tokens.Swatch.coral
                        else -> Tokens.Swatch.red
                    }

            /** Amber: something needs attention soon. */
            public val warning: ComposeColor
                get() =
                    when (tokenTheme.contexts.shownTheme) {
                        TokenContexts.Theme.Dark -> Tokens.Swatch.lemon
                        else -> Tokens.Swatch.amber
                    }

            /** Green: something went well. */
            public val success: ComposeColor
                get() =
                    when (tokenTheme.contexts.shownTheme) {
                        TokenContexts.Theme.Dark -> Tokens.Swatch.mint
                        else -> Tokens.Swatch.green
                    }
        }

        /** What is readable on top of a colour that is no ordinary ground. */
        public val on: On get() = On(tokenTheme)

        /** What is readable on top of a colour that is no ordinary ground. */
        @Immutable
        public class On internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
            /** Text and symbols on the accent background. */
            public val accent: ComposeColor
                get() =
                    when (tokenTheme.contexts.shownTheme) {
                        TokenContexts.Theme.Dark -> Tokens.Swatch.ink
                        else -> Tokens.Swatch.white
                    }

            /** Text and symbols on the inverse background. */
            public val inverse: ComposeColor
                get() =
                    when (tokenTheme.contexts.shownTheme) {
                        TokenContexts.Theme.Dark -> Tokens.Swatch.ink
                        else -> Tokens.Swatch.snow
                    }

            /** Text and symbols on the error signal. */
            public val error: ComposeColor
                get() =
                    when (tokenTheme.contexts.shownTheme) {
                        TokenContexts.Theme.Dark -> Tokens.Swatch.ink
                        else -> Tokens.Swatch.white
                    }

            /** Text and symbols on the warning signal. */
            public val warning: ComposeColor get() = Tokens.Color.On.warning

            /** Text and symbols on the success signal. */
            public val success: ComposeColor
                get() =
                    when (tokenTheme.contexts.shownTheme) {
                        TokenContexts.Theme.Dark -> Tokens.Swatch.ink
                        else -> Tokens.Swatch.white
                    }
        }
    }

    /** Measures, made from one grid unit. */
    public val dimension: Dimension get() = Dimension(tokenTheme)

    /** Measures, made from one grid unit. */
    @Immutable
    public class Dimension internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        /** The unit of the grid that everything stands on. */
        public val grid: ComposeDp get() = Tokens.Dimension.grid

        /** Between the content and the edge of the screen. */
        public val margin: ComposeDp get() = Tokens.Dimension.margin

        /** How far a picture of the author reaches out of its card. */
        public val overlap: ComposeDp get() = Tokens.Dimension.overlap

        /** The least width and height of anything that can be touched. */
        public val target: ComposeDp get() = Tokens.Dimension.target

        /** The widest column that is comfortable to read. */
        public val column: ComposeDp get() = Tokens.Dimension.column

        /** Distances between things. */
        public val space: Space get() = Space(tokenTheme)

        /** Distances between things. */
        @Immutable
        public class Space internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
            /** Between a symbol and its label. */
            public val tiny: ComposeDp get() = Tokens.Dimension.Space.tiny

            /** Between lines that belong together. */
            public val small: ComposeDp get() = Tokens.Dimension.Space.small

            /** Between the edge of a card and its content. */
            public val medium: ComposeDp get() = Tokens.Dimension.Space.medium

            /** Between cards. */
            public val large: ComposeDp get() = Tokens.Dimension.Space.large

            /** Between the sections of a page. */
            public val huge: ComposeDp get() = Tokens.Dimension.Space.huge
        }
    }

    /** How round corners are. */
    public val radius: Radius get() = Radius(tokenTheme)

    /** How round corners are. */
    @Immutable
    public class Radius internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        /** Fields and labels. */
        public val small: ComposeDp get() = Tokens.Radius.small

        /** Cards and sheets. */
        public val card: ComposeDp get() = tokenTheme.brand.corner

        /** Buttons: half their height, so that both ends are round. */
        public val pill: ComposeDp get() = Tokens.Radius.pill
    }

    /** The typefaces. */
    public val face: Face get() = Face(tokenTheme)

    /** The typefaces. */
    @Immutable
    public class Face internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        /** Everything but titles. */
        public val main: ComposeFontFamily get() = Tokens.Face.main

        /** Titles, in the brand's own voice. */
        public val title: ComposeFontFamily get() = tokenTheme.brand.face
    }

    /** How heavy letters are. */
    public val weight: Weight get() = Weight(tokenTheme)

    /** How heavy letters are. */
    @Immutable
    public class Weight internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        /** Running text. */
        public val regular: ComposeFontWeight get() = Tokens.Weight.regular

        /** Labels and what must be found at a glance. */
        public val strong: ComposeFontWeight get() = Tokens.Weight.strong

        /** Titles. */
        public val title: ComposeFontWeight get() = Tokens.Weight.title
    }

    /** The text styles. Each has a name and a number; both stay when fonts change. */
    public val text: Text get() = Text(tokenTheme)

    /** The text styles. Each has a name and a number; both stay when fonts change. */
    @Immutable
    public class Text internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        /**
         * The title of a screen in its navigation bar.
         *
         * Text that is too long is cut off at its end.
         */
        public val navigationTitle: ComposeTextStyle
            get() =
                ComposeTextStyle(
                    color = tokenTheme.color.text.body,
                    fontSize = 17.sp,
                    fontWeight = Tokens.Weight.strong,
                    fontFamily = Tokens.Face.main,
                    letterSpacing = -0.4.sp,
                    textAlign = ComposeTextAlign.Center,
                    lineHeight = 22.sp,
                    lineHeightStyle = ComposeLineHeightStyle(
                        ComposeLineHeightStyle.Alignment.Center,
                        ComposeLineHeightStyle.Trim.None,
                    ),
                )

        /** Actions at either end of the navigation bar. */
        public val navigationAction: ComposeTextStyle
            get() =
                ComposeTextStyle(
                    color = tokenTheme.color.text.link,
                    fontSize = 17.sp,
                    fontWeight = Tokens.Weight.regular,
                    fontFamily = Tokens.Face.main,
                    letterSpacing = -0.4.sp,
                    lineHeight = 22.sp,
                    lineHeightStyle = ComposeLineHeightStyle(
                        ComposeLineHeightStyle.Alignment.Center,
                        ComposeLineHeightStyle.Trim.None,
                    ),
                )

        /** The title of an article. */
        public val headline: ComposeTextStyle
            get() =
                ComposeTextStyle(
                    color = tokenTheme.color.text.body,
                    fontSize = 24.sp,
                    fontWeight = Tokens.Weight.title,
                    fontFamily = tokenTheme.face.title,
                    letterSpacing = -0.5.sp,
                    lineHeight = 28.sp,
                    lineHeightStyle = ComposeLineHeightStyle(
                        ComposeLineHeightStyle.Alignment.Center,
                        ComposeLineHeightStyle.Trim.None,
                    ),
                )

        /** The title of a section, or of an article in a list. */
        public val subheadline: ComposeTextStyle
            get() =
                ComposeTextStyle(
                    color = tokenTheme.color.text.body,
                    fontSize = 20.sp,
                    fontWeight = Tokens.Weight.title,
                    fontFamily = tokenTheme.face.title,
                    letterSpacing = -0.3.sp,
                    lineHeight = 1.2.em,
                    lineHeightStyle = ComposeLineHeightStyle(
                        ComposeLineHeightStyle.Alignment.Center,
                        ComposeLineHeightStyle.Trim.None,
                    ),
                )

        /** The first paragraph of an article. */
        public val lead: ComposeTextStyle
            get() =
                ComposeTextStyle(
                    color = tokenTheme.color.text.body,
                    fontSize = 20.sp,
                    fontWeight = Tokens.Weight.regular,
                    fontFamily = Tokens.Face.main,
                    letterSpacing = 0.sp,
                    lineHeight = 1.4.em,
                    lineHeightStyle = ComposeLineHeightStyle(
                        ComposeLineHeightStyle.Alignment.Center,
                        ComposeLineHeightStyle.Trim.None,
                    ),
                )

        /**
         * The label of a button.
         *
         * Text that is too long is cut off at its end.
         */
        public val button: ComposeTextStyle get() = Tokens.Text.button

        /** Running text. */
        public val body1: ComposeTextStyle
            get() =
                ComposeTextStyle(
                    color = tokenTheme.color.text.body,
                    fontSize = 17.sp,
                    fontWeight = Tokens.Weight.regular,
                    fontFamily = Tokens.Face.main,
                    letterSpacing = 0.sp,
                    lineHeight = 24.sp,
                    lineHeightStyle = ComposeLineHeightStyle(
                        ComposeLineHeightStyle.Alignment.Center,
                        ComposeLineHeightStyle.Trim.None,
                    ),
                )

        /** Running text where there is little room. */
        public val body2: ComposeTextStyle
            get() =
                ComposeTextStyle(
                    color = tokenTheme.color.text.secondary,
                    fontSize = 15.sp,
                    fontWeight = Tokens.Weight.regular,
                    fontFamily = Tokens.Face.main,
                    letterSpacing = 0.sp,
                    lineHeight = 20.sp,
                    lineHeightStyle = ComposeLineHeightStyle(
                        ComposeLineHeightStyle.Alignment.Center,
                        ComposeLineHeightStyle.Trim.None,
                    ),
                )

        /** Under pictures; dates and sources. */
        public val caption: ComposeTextStyle
            get() =
                ComposeTextStyle(
                    color = tokenTheme.color.text.secondary,
                    fontSize = 13.sp,
                    fontWeight = Tokens.Weight.regular,
                    fontFamily = Tokens.Face.main,
                    letterSpacing = 0.1.sp,
                    lineHeight = 18.sp,
                    lineHeightStyle = ComposeLineHeightStyle(
                        ComposeLineHeightStyle.Alignment.Center,
                        ComposeLineHeightStyle.Trim.None,
                    ),
                )

        /**
         * The subject of an article, above its title.
         *
         * Text is shown in upper case.
         */
        public val overline: ComposeTextStyle
            get() =
                ComposeTextStyle(
                    color = tokenTheme.color.text.link,
                    fontSize = 12.sp,
                    fontWeight = Tokens.Weight.strong,
                    fontFamily = Tokens.Face.main,
                    letterSpacing = 0.96.sp,
                    lineHeight = 16.sp,
                    lineHeightStyle = ComposeLineHeightStyle(
                        ComposeLineHeightStyle.Alignment.Center,
                        ComposeLineHeightStyle.Trim.None,
                    ),
                )
    }

    /** How lines are drawn. */
    public val stroke: Stroke get() = Stroke(tokenTheme)

    /** How lines are drawn. */
    @Immutable
    public class Stroke internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        /** Almost every line. */
        public val plain: TokenStroke get() = Tokens.Stroke.plain

        /** Around a place where something can be dropped. */
        public val drop: TokenStroke get() = Tokens.Stroke.drop
    }

    /** Lines around things. */
    public val border: Border get() = Border(tokenTheme)

    /** Lines around things. */
    @Immutable
    public class Border internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        /** Around cards, which would be lost on a bright page. */
        public val card: TokenBorder
            get() =
                TokenBorder(
                    color = tokenTheme.color.line,
                    width = 1.dp,
                    stroke = Tokens.Stroke.plain,
                )

        /** Around what the keyboard acts on. */
        public val focus: TokenBorder
            get() =
                TokenBorder(
                    color = tokenTheme.color.background.accent,
                    width = 2.dp,
                    stroke = Tokens.Stroke.plain,
                )

        /** Around a place where a picture can be dropped. */
        public val drop: TokenBorder
            get() =
                TokenBorder(
                    color = tokenTheme.color.text.secondary,
                    width = 2.dp,
                    stroke = Tokens.Stroke.drop,
                )
    }

    /** How high things lie. */
    public val shadow: Shadow get() = Shadow(tokenTheme)

    /** How high things lie. */
    @Immutable
    public class Shadow internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        /** Cards, which lie just above the page. */
        public val card: KotlinList<TokenShadow>
            get() =
                listOf(
                    TokenShadow(
                        color = tokenTheme.color.shade,
                        offsetX = 0.dp,
                        offsetY = 2.dp,
                        blur = 8.dp,
                        spread = 0.dp,
                    ),
                )

        /** Sheets and menus, which lie above everything. */
        public val sheet: KotlinList<TokenShadow>
            get() =
                listOf(
                    TokenShadow(
                        color = tokenTheme.color.shade,
                        offsetX = 0.dp,
                        offsetY = 2.dp,
                        blur = 8.dp,
                        spread = 0.dp,
                    ),
                    TokenShadow(
                        color = tokenTheme.color.shade,
                        offsetX = 0.dp,
                        offsetY = 12.dp,
                        blur = 32.dp,
                        spread = -4.dp,
                    ),
                )
    }

    /** Colours that run into each other. */
    public val gradient: Gradient get() = Gradient(tokenTheme)

    /** Colours that run into each other. */
    @Immutable
    public class Gradient internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        /** Over a picture from top to bottom, so that white text on it can be read. */
        public val picture: TokenGradient get() = Tokens.Gradient.picture
    }

    /** How much shows through. */
    public val opacity: Opacity get() = Opacity(tokenTheme)

    /** How much shows through. */
    @Immutable
    public class Opacity internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        /** Controls that do nothing at the moment. */
        public val disabled: Float get() = Tokens.Opacity.disabled
    }

    /** How things move. */
    public val motion: Motion get() = Motion(tokenTheme)

    /** How things move. */
    @Immutable
    public class Motion internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        /** A control that is pressed or let go. */
        public val press: TokenTransition get() = Tokens.Motion.press

        /** A sheet that comes up. */
        public val present: TokenTransition get() = Tokens.Motion.present

        /** How long a movement takes. */
        public val duration: Duration get() = Duration(tokenTheme)

        /** How long a movement takes. */
        @Immutable
        public class Duration internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
            /** The answer to a touch. */
            public val quick: KotlinDuration get() = Tokens.Motion.Duration.quick

            /** Something large comes or goes. */
            public val calm: KotlinDuration get() = Tokens.Motion.Duration.calm

            /** At once. */
            public val none: KotlinDuration get() = Tokens.Motion.Duration.none
        }

        /** How a movement gathers and loses speed. */
        public val easing: Easing get() = Easing(tokenTheme)

        /** How a movement gathers and loses speed. */
        @Immutable
        public class Easing internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
            /** Things that stay on the screen. */
            public val standard: ComposeEasing get() = Tokens.Motion.Easing.standard

            /** Things that come. */
            public val enter: ComposeEasing get() = Tokens.Motion.Easing.enter

            /** Things that go. */
            public val leave: ComposeEasing get() = Tokens.Motion.Easing.leave
        }
    }

    /** Styles of whole views. A style says how something looks and never what it shows. */
    public val component: Component get() = Component(tokenTheme)

    /** Styles of whole views. A style says how something looks and never what it shows. */
    @Immutable
    public class Component internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        /** An article in a list: a picture, a title and a message. */
        public val newsCard: NewsCard get() = NewsCard(tokenTheme)

        /** An article in a list: a picture, a title and a message. */
        @Immutable
        public class NewsCard internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
            /** As wide as the page. */
            public val regular: NewsCardStyle
                get() =
                    NewsCardStyle(
                        background = tokenTheme.color.background.card,
                        cornerRadius = tokenTheme.radius.card,
                        padding = Tokens.Component.NewsCard.Regular.padding,
                        border = tokenTheme.border.card,
                        shadow = tokenTheme.shadow.card,
                        picture = TokenImageStyle(
                            clipsToBounds = Tokens.Component.NewsCard.Regular.Picture.clipsToBounds,
                            placeholder = Tokens.Component.NewsCard.Regular.Picture.placeholder,
                            cornerRadius = Tokens.Component.NewsCard.Regular.Picture.cornerRadius,
                        ),
                        title = TokenLabelStyle(
                            numberOfLines = Tokens.Component.NewsCard.Regular.Title.numberOfLines,
                            text = tokenTheme.text.subheadline,
                            color = tokenTheme.color.text.body,
                        ),
                        message = TokenLabelStyle(
                            text = tokenTheme.text.body2,
                            color = tokenTheme.color.text.secondary,
                            marginTop = Tokens.Component.NewsCard.Regular.Message.marginTop,
                        ),
                    )

            /** The same in a narrow column: less room, and a title of two lines. */
            public val compact: NewsCardStyle
                get() =
                    NewsCardStyle(
                        background = tokenTheme.color.background.card,
                        cornerRadius = tokenTheme.radius.card,
                        padding = Tokens.Component.NewsCard.Compact.padding,
                        border = tokenTheme.border.card,
                        shadow = tokenTheme.shadow.card,
                        picture = TokenImageStyle(
                            clipsToBounds = Tokens.Component.NewsCard.Compact.Picture.clipsToBounds,
                            placeholder = Tokens.Component.NewsCard.Compact.Picture.placeholder,
                            cornerRadius = Tokens.Component.NewsCard.Compact.Picture.cornerRadius,
                        ),
                        title = TokenLabelStyle(
                            numberOfLines = Tokens.Component.NewsCard.Compact.Title.numberOfLines,
                            text = Tokens.Component.NewsCard.Compact.Title.text,
                            color = tokenTheme.color.text.body,
                        ),
                        message = TokenLabelStyle(
                            text = tokenTheme.text.body2,
                            color = tokenTheme.color.text.secondary,
                            marginTop = Tokens.Component.NewsCard.Compact.Message.marginTop,
                        ),
                    )
        }

        /** Buttons by the weight of what they do. */
        public val button: Button get() = Button(tokenTheme)

        /** Buttons by the weight of what they do. */
        @Immutable
        public class Button internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
            /** For the one action that matters most. */
            public val primary: TokenButtonStyle
                get() =
                    TokenButtonStyle(
                        contentInsets = Tokens.Component.Button.Primary.contentInsets,
                        background = tokenTheme.color.background.accent,
                        backgroundPressed = fieldsOfPrimary.backgroundPressed,
                        opacityDisabled = Tokens.Component.Button.Primary.opacityDisabled,
                        text = Tokens.Component.Button.Primary.text,
                        color = tokenTheme.color.on.accent,
                        cornerRadius = Tokens.Component.Button.Primary.cornerRadius,
                        minimumHeight = Tokens.Component.Button.Primary.minimumHeight,
                        press = Tokens.Component.Button.Primary.press,
                    )

            internal val fieldsOfPrimary: Primary get() = Primary(tokenTheme)

            @Immutable
            internal class Primary(override val tokenTheme: TokenTheme) : TokenGroup() {
                val backgroundPressed: ComposeColor
                    get() =
                        when {
                            tokenTheme.contexts.brand == TokenContexts.Brand.Plum &&
                                tokenTheme.contexts.shownTheme == TokenContexts.Theme.Dark ->
                                ComposeColor(0xFFE9B4E8)
                            tokenTheme.contexts.brand == TokenContexts.Brand.Sand &&
                                tokenTheme.contexts.shownTheme == TokenContexts.Theme.Light ->
                                ComposeColor(0xFF61451A)
                            tokenTheme.contexts.brand == TokenContexts.Brand.Sand &&
                                tokenTheme.contexts.shownTheme == TokenContexts.Theme.Dark ->
                                ComposeColor(0xFFD3BD92)
                            else -> ComposeColor(0xFF5B0B5B)
                        }
            }

            /** For other actions: without a ground of its own. */
            public val secondary: TokenButtonStyle
                get() =
                    TokenButtonStyle(
                        contentInsets = Tokens.Component.Button.Secondary.contentInsets,
                        background = tokenTheme.color.background.card,
                        backgroundPressed = fieldsOfSecondary.backgroundPressed,
                        opacityDisabled = Tokens.Component.Button.Secondary.opacityDisabled,
                        text = Tokens.Component.Button.Secondary.text,
                        color = tokenTheme.color.text.link,
                        cornerRadius = Tokens.Component.Button.Secondary.cornerRadius,
                        minimumHeight = Tokens.Component.Button.Secondary.minimumHeight,
                        press = Tokens.Component.Button.Secondary.press,
                    )

            internal val fieldsOfSecondary: Secondary get() = Secondary(tokenTheme)

            @Immutable
            internal class Secondary(override val tokenTheme: TokenTheme) : TokenGroup() {
                val backgroundPressed: ComposeColor
                    get() =
                        when (tokenTheme.contexts.shownTheme) {
                            TokenContexts.Theme.Dark -> ComposeColor(0xFF3B363E)
                            else -> ComposeColor(0xFFD9D8D9)
                        }
            }
        }
    }

    /** What each brand decides for itself. */
    internal val brand: Brand get() = Brand(tokenTheme)

    /** What each brand decides for itself. */
    @Immutable
    internal class Brand internal constructor(override val tokenTheme: TokenTheme) : TokenGroup() {
        /** The brand's colour on light ground. */
        internal val accent: ComposeColor
            get() =
                when (tokenTheme.contexts.brand) {
                    TokenContexts.Brand.Sand -> Tokens.Swatch.umber
                    else -> Tokens.Swatch.plum
                }

        /** The brand's colour on dark ground. */
        internal val accentOnDark: ComposeColor
            get() =
                when (tokenTheme.contexts.brand) {
                    TokenContexts.Brand.Sand -> Tokens.Swatch.sand
                    else -> Tokens.Swatch.lilac
                }

        /** The typeface of titles. */
        internal val face: ComposeFontFamily
            get() =
                when (tokenTheme.contexts.brand) {
                    TokenContexts.Brand.Sand ->
                        ComposeFontFamily.Serif
                    else ->
                        ComposeFontFamily(
                            ComposeFont(R.font.inter_regular, ComposeFontWeight(400)),
                            ComposeFont(R.font.inter_semi_bold, ComposeFontWeight(600)),
                            ComposeFont(R.font.inter_bold, ComposeFontWeight(700)),
                        )
                }

        /** How round large things are. */
        internal val corner: ComposeDp
            get() =
                when (tokenTheme.contexts.brand) {
                    TokenContexts.Brand.Sand -> 4.dp
                    else -> 12.dp
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
