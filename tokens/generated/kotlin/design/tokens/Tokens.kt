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
    /** The palette, named for looks. Apps use `color`, which is named for purpose. */
    internal object Swatch {
        /** Pure white. */
        internal val white: ComposeColor get() = ComposeColor(0xFFFFFFFF)

        /** White with a breath of violet. */
        internal val snow: ComposeColor get() = ComposeColor(0xFFFAF7FA)

        /** The lightest grey. */
        internal val fog: ComposeColor get() = ComposeColor(0xFFEFEAF0)

        /** A light grey that is readable on coal. */
        internal val ash: ComposeColor get() = ComposeColor(0xFFBEB4C2)

        /** The lightest grey that is readable on fog. */
        internal val dove: ComposeColor get() = ComposeColor(0xFF6F6676)

        /** A middle grey. */
        internal val stone: ComposeColor get() = ComposeColor(0xFF5F5666)

        /** A dark grey. */
        internal val lead: ComposeColor get() = ComposeColor(0xFF2B2530)

        /** A very dark grey. */
        internal val coal: ComposeColor get() = ComposeColor(0xFF1F1A23)

        /** Almost black, with a drop of violet. */
        internal val ink: ComposeColor get() = ComposeColor(0xFF1C1720)

        /** The darkest tone. */
        internal val night: ComposeColor get() = ComposeColor(0xFF131015)

        /** A deep purple. */
        internal val plum: ComposeColor get() = ComposeColor(0xFF660066)

        /** A pale purple. */
        internal val lilac: ComposeColor get() = ComposeColor(0xFFE5A8E5)

        /** A dark brown. */
        internal val umber: ComposeColor get() = ComposeColor(0xFF6F4E12)

        /** A pale brown. */
        internal val sand: ComposeColor get() = ComposeColor(0xFFCCB380)

        /** A red for light ground. */
        internal val red: ComposeColor get() = ComposeColor(0.74f, 0.09f, 0.13f, 1f, ColorSpaces.DisplayP3)

        /** A red for dark ground. */
        internal val coral: ComposeColor get() = ComposeColor(1f, 0.46f, 0.4f, 1f, ColorSpaces.DisplayP3)

        /** A warm yellow for light ground. */
        internal val amber: ComposeColor get() = ComposeColor(0.96f, 0.7f, 0.15f, 1f, ColorSpaces.DisplayP3)

        /** A warm yellow for dark ground. */
        internal val lemon: ComposeColor get() = ComposeColor(1f, 0.8f, 0.35f, 1f, ColorSpaces.DisplayP3)

        /** A green for light ground. */
        internal val green: ComposeColor get() = ComposeColor(0.05f, 0.45f, 0.2f, 1f, ColorSpaces.DisplayP3)

        /** A green for dark ground. */
        internal val mint: ComposeColor get() = ComposeColor(0.35f, 0.86f, 0.5f, 1f, ColorSpaces.DisplayP3)
    }

    /** Colours, named for purpose. */
    public object Color {
        /** Hairlines between things that belong together. */
        public val line: ComposeColor
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.color.line

        internal fun line(contexts: TokenContexts): ComposeColor =
            when (contexts.theme) {
                TokenContexts.Theme.Dark -> ComposeColor(0xFF3B363E)
                else -> ComposeColor(0xFFD9D8D9)
            }

        /** Lies over the page while a sheet is open. */
        public val scrim: ComposeColor get() = ComposeColor(0x99131015)

        /** The colour of shadows. */
        public val shade: ComposeColor
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.color.shade

        internal fun shade(contexts: TokenContexts): ComposeColor =
            when (contexts.theme) {
                TokenContexts.Theme.Dark -> ComposeColor(0x99131015)
                else -> ComposeColor(0x291C1720)
            }

        /** What lies under text and controls. */
        public object Background {
            /** The ground of every screen. */
            public val page: ComposeColor
                @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.color.background.page

            internal fun page(contexts: TokenContexts): ComposeColor =
                when (contexts.theme) {
                    TokenContexts.Theme.Dark -> Tokens.Swatch.night
                    else -> Tokens.Swatch.snow
                }

            /** Cards, sheets and menus, which lie above the page. */
            public val card: ComposeColor
                @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.color.background.card

            internal fun card(contexts: TokenContexts): ComposeColor =
                when (contexts.theme) {
                    TokenContexts.Theme.Dark -> Tokens.Swatch.coal
                    else -> Tokens.Swatch.white
                }

            /** Text fields and other places that wait for input. */
            public val field: ComposeColor
                @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.color.background.field

            internal fun field(contexts: TokenContexts): ComposeColor =
                when (contexts.theme) {
                    TokenContexts.Theme.Dark -> Tokens.Swatch.lead
                    else -> Tokens.Swatch.fog
                }

            /** The one action of a screen that matters most. */
            public val accent: ComposeColor
                @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.color.background.accent

            internal fun accent(contexts: TokenContexts): ComposeColor =
                when {
                    contexts.brand == TokenContexts.Brand.Plum &&
                    contexts.theme == TokenContexts.Theme.Dark ->
                        Tokens.Swatch.lilac
                    contexts.brand == TokenContexts.Brand.Sand &&
                    contexts.theme == TokenContexts.Theme.Light ->
                        Tokens.Swatch.umber
                    contexts.brand == TokenContexts.Brand.Sand &&
                    contexts.theme == TokenContexts.Theme.Dark ->
                        Tokens.Swatch.sand
                    else -> Tokens.Swatch.plum
                }

            /** Notices that must stand out from the page. */
            public val inverse: ComposeColor
                @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.color.background.inverse

            internal fun inverse(contexts: TokenContexts): ComposeColor =
                when (contexts.theme) {
                    TokenContexts.Theme.Dark -> Tokens.Swatch.snow
                    else -> Tokens.Swatch.ink
                }
        }

        /** Text on page, card and field; on all three it has a contrast of 4.5 to 1 or more. */
        public object Text {
            /** Running text and titles. */
            public val body: ComposeColor
                @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.color.text.body

            internal fun body(contexts: TokenContexts): ComposeColor =
                when (contexts.theme) {
                    TokenContexts.Theme.Dark -> Tokens.Swatch.snow
                    else -> Tokens.Swatch.ink
                }

            /** Dates, sources and other text of second rank. */
            public val secondary: ComposeColor
                @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.color.text.secondary

            internal fun secondary(contexts: TokenContexts): ComposeColor =
                when (contexts.theme) {
                    TokenContexts.Theme.Dark -> Tokens.Swatch.ash
                    else -> Tokens.Swatch.stone
                }

            /** What stands in a field before somebody types. */
            public val placeholder: ComposeColor
                @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.color.text.placeholder

            internal fun placeholder(contexts: TokenContexts): ComposeColor =
                when (contexts.theme) {
                    TokenContexts.Theme.Dark -> Tokens.Swatch.ash
                    else -> Tokens.Swatch.dove
                }

            /** Links in running text. */
            public val link: ComposeColor
                @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.color.text.link

            internal fun link(contexts: TokenContexts): ComposeColor =
                when {
                    contexts.brand == TokenContexts.Brand.Plum &&
                    contexts.theme == TokenContexts.Theme.Dark ->
                        Tokens.Swatch.lilac
                    contexts.brand == TokenContexts.Brand.Sand &&
                    contexts.theme == TokenContexts.Theme.Light ->
                        Tokens.Swatch.umber
                    contexts.brand == TokenContexts.Brand.Sand &&
                    contexts.theme == TokenContexts.Theme.Dark ->
                        Tokens.Swatch.sand
                    else -> Tokens.Swatch.plum
                }

            /** The old name of secondary text. */
            @Deprecated("Use {color.text.secondary}, which is the same colour.")
            public val muted: ComposeColor
                @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.color.text.mutedValue

            internal fun mutedValue(contexts: TokenContexts): ComposeColor =
                Tokens.Color.Text.secondary(contexts)
        }

        /** Red, amber and green, for states that a reader has to notice. */
        public object Signal {
            /** Red: something failed or is about to be lost. */
            public val error: ComposeColor
                @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.color.signal.error

            internal fun error(contexts: TokenContexts): ComposeColor =
                when (contexts.theme) {
                    TokenContexts.Theme.Dark -> Tokens.Swatch.coral
                    else -> Tokens.Swatch.red
                }

            /** Amber: something needs attention soon. */
            public val warning: ComposeColor
                @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.color.signal.warning

            internal fun warning(contexts: TokenContexts): ComposeColor =
                when (contexts.theme) {
                    TokenContexts.Theme.Dark -> Tokens.Swatch.lemon
                    else -> Tokens.Swatch.amber
                }

            /** Green: something went well. */
            public val success: ComposeColor
                @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.color.signal.success

            internal fun success(contexts: TokenContexts): ComposeColor =
                when (contexts.theme) {
                    TokenContexts.Theme.Dark -> Tokens.Swatch.mint
                    else -> Tokens.Swatch.green
                }
        }

        /** What is readable on top of a colour that is no ordinary ground. */
        public object On {
            /** Text and symbols on the accent background. */
            public val accent: ComposeColor
                @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.color.on.accent

            internal fun accent(contexts: TokenContexts): ComposeColor =
                when (contexts.theme) {
                    TokenContexts.Theme.Dark -> Tokens.Swatch.ink
                    else -> Tokens.Swatch.white
                }

            /** Text and symbols on the inverse background. */
            public val inverse: ComposeColor
                @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.color.on.inverse

            internal fun inverse(contexts: TokenContexts): ComposeColor =
                when (contexts.theme) {
                    TokenContexts.Theme.Dark -> Tokens.Swatch.ink
                    else -> Tokens.Swatch.snow
                }

            /** Text and symbols on the error signal. */
            public val error: ComposeColor
                @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.color.on.error

            internal fun error(contexts: TokenContexts): ComposeColor =
                when (contexts.theme) {
                    TokenContexts.Theme.Dark -> Tokens.Swatch.ink
                    else -> Tokens.Swatch.white
                }

            /** Text and symbols on the warning signal. */
            public val warning: ComposeColor get() = Tokens.Swatch.ink

            /** Text and symbols on the success signal. */
            public val success: ComposeColor
                @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.color.on.success

            internal fun success(contexts: TokenContexts): ComposeColor =
                when (contexts.theme) {
                    TokenContexts.Theme.Dark -> Tokens.Swatch.ink
                    else -> Tokens.Swatch.white
                }
        }
    }

    /** Measures, made from one grid unit. */
    public object Dimension {
        /** The unit of the grid that everything stands on. */
        public val grid: ComposeDp get() = 8.dp

        /** Between the content and the edge of the screen. */
        public val margin: ComposeDp get() = Tokens.Dimension.Space.medium

        /** How far a picture of the author reaches out of its card. */
        public val overlap: ComposeDp get() = -8.dp

        /** The least width and height of anything that can be touched. */
        public val target: ComposeDp get() = 44.dp

        /** The widest column that is comfortable to read. */
        public val column: ComposeDp get() = 672.dp

        /** Distances between things. */
        public object Space {
            /** Between a symbol and its label. */
            public val tiny: ComposeDp get() = 4.dp

            /** Between lines that belong together. */
            public val small: ComposeDp get() = Tokens.Dimension.grid

            /** Between the edge of a card and its content. */
            public val medium: ComposeDp get() = 16.dp

            /** Between cards. */
            public val large: ComposeDp get() = 24.dp

            /** Between the sections of a page. */
            public val huge: ComposeDp get() = 48.dp
        }
    }

    /** How round corners are. */
    public object Radius {
        /** Fields and labels. */
        public val small: ComposeDp get() = 4.dp

        /** Cards and sheets. */
        public val card: ComposeDp
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.radius.card

        internal fun card(contexts: TokenContexts): ComposeDp =
            Tokens.Brand.corner(contexts)

        /** Buttons: half their height, so that both ends are round. */
        public val pill: ComposeDp get() = 22.dp
    }

    /** The typefaces. */
    public object Face {
        /** Everything but titles. */
        public val main: ComposeFontFamily by lazy {
            ComposeFontFamily(
                ComposeFont(R.font.inter_regular, ComposeFontWeight(400)),
                ComposeFont(R.font.inter_semi_bold, ComposeFontWeight(600)),
                ComposeFont(R.font.inter_bold, ComposeFontWeight(700)),
            )
        }

        /** Titles, in the brand's own voice. */
        public val title: ComposeFontFamily
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.face.title

        internal fun title(contexts: TokenContexts): ComposeFontFamily =
            Tokens.Brand.face(contexts)
    }

    /** How heavy letters are. */
    public object Weight {
        /** Running text. */
        public val regular: ComposeFontWeight get() = ComposeFontWeight(400)

        /** Labels and what must be found at a glance. */
        public val strong: ComposeFontWeight get() = ComposeFontWeight(600)

        /** Titles. */
        public val title: ComposeFontWeight get() = ComposeFontWeight(700)
    }

    /** The text styles. Each has a name and a number; both stay when fonts change. */
    public object Text {
        /**
         * The title of a screen in its navigation bar.
         *
         * Text that is too long is cut off at its end.
         */
        public val navigationTitle: ComposeTextStyle
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.text.navigationTitle

        internal fun navigationTitle(contexts: TokenContexts): ComposeTextStyle =
            ComposeTextStyle(
                color = Tokens.Color.Text.body(contexts),
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
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.text.navigationAction

        internal fun navigationAction(contexts: TokenContexts): ComposeTextStyle =
            ComposeTextStyle(
                color = Tokens.Color.Text.link(contexts),
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
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.text.headline

        internal fun headline(contexts: TokenContexts): ComposeTextStyle =
            ComposeTextStyle(
                color = Tokens.Color.Text.body(contexts),
                fontSize = 24.sp,
                fontWeight = Tokens.Weight.title,
                fontFamily = Tokens.Face.title(contexts),
                letterSpacing = -0.5.sp,
                lineHeight = 28.sp,
                lineHeightStyle = ComposeLineHeightStyle(
                    ComposeLineHeightStyle.Alignment.Center,
                    ComposeLineHeightStyle.Trim.None,
                ),
            )

        /** The title of a section, or of an article in a list. */
        public val subheadline: ComposeTextStyle
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.text.subheadline

        internal fun subheadline(contexts: TokenContexts): ComposeTextStyle =
            ComposeTextStyle(
                color = Tokens.Color.Text.body(contexts),
                fontSize = 20.sp,
                fontWeight = Tokens.Weight.title,
                fontFamily = Tokens.Face.title(contexts),
                letterSpacing = -0.3.sp,
                lineHeight = 1.2.em,
                lineHeightStyle = ComposeLineHeightStyle(
                    ComposeLineHeightStyle.Alignment.Center,
                    ComposeLineHeightStyle.Trim.None,
                ),
            )

        /** The first paragraph of an article. */
        public val lead: ComposeTextStyle
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.text.lead

        internal fun lead(contexts: TokenContexts): ComposeTextStyle =
            ComposeTextStyle(
                color = Tokens.Color.Text.body(contexts),
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
        public val button: ComposeTextStyle by lazy {
            ComposeTextStyle(
                fontSize = 17.sp,
                fontWeight = Tokens.Weight.strong,
                fontFamily = Tokens.Face.main,
                letterSpacing = 0.sp,
                textAlign = ComposeTextAlign.Center,
                lineHeight = 24.sp,
                lineHeightStyle = ComposeLineHeightStyle(
                    ComposeLineHeightStyle.Alignment.Center,
                    ComposeLineHeightStyle.Trim.None,
                ),
            )
        }

        /** Running text. */
        public val body1: ComposeTextStyle
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.text.body1

        internal fun body1(contexts: TokenContexts): ComposeTextStyle =
            ComposeTextStyle(
                color = Tokens.Color.Text.body(contexts),
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
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.text.body2

        internal fun body2(contexts: TokenContexts): ComposeTextStyle =
            ComposeTextStyle(
                color = Tokens.Color.Text.secondary(contexts),
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
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.text.caption

        internal fun caption(contexts: TokenContexts): ComposeTextStyle =
            ComposeTextStyle(
                color = Tokens.Color.Text.secondary(contexts),
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
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.text.overline

        internal fun overline(contexts: TokenContexts): ComposeTextStyle =
            ComposeTextStyle(
                color = Tokens.Color.Text.link(contexts),
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
    public object Stroke {
        /** Almost every line. */
        public val plain: TokenStroke by lazy {
            TokenStroke(TokenStroke.Style.Solid)
        }

        /** Around a place where something can be dropped. */
        public val drop: TokenStroke by lazy {
            TokenStroke(
                style = TokenStroke.Style.Dashed,
                dashes = listOf(Tokens.Dimension.grid, 4.dp),
                cap = TokenStroke.Cap.Round,
            )
        }
    }

    /** Lines around things. */
    public object Border {
        /** Around cards, which would be lost on a bright page. */
        public val card: TokenBorder
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.border.card

        internal fun card(contexts: TokenContexts): TokenBorder =
            TokenBorder(
                color = Tokens.Color.line(contexts),
                width = 1.dp,
                stroke = Tokens.Stroke.plain,
            )

        /** Around what the keyboard acts on. */
        public val focus: TokenBorder
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.border.focus

        internal fun focus(contexts: TokenContexts): TokenBorder =
            TokenBorder(
                color = Tokens.Color.Background.accent(contexts),
                width = 2.dp,
                stroke = Tokens.Stroke.plain,
            )

        /** Around a place where a picture can be dropped. */
        public val drop: TokenBorder
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.border.drop

        internal fun drop(contexts: TokenContexts): TokenBorder =
            TokenBorder(
                color = Tokens.Color.Text.secondary(contexts),
                width = 2.dp,
                stroke = Tokens.Stroke.drop,
            )
    }

    /** How high things lie. */
    public object Shadow {
        /** Cards, which lie just above the page. */
        public val card: KotlinList<TokenShadow>
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.shadow.card

        internal fun card(contexts: TokenContexts): KotlinList<TokenShadow> =
            listOf(
                TokenShadow(
                    color = Tokens.Color.shade(contexts),
                    offsetX = 0.dp,
                    offsetY = 2.dp,
                    blur = 8.dp,
                    spread = 0.dp,
                ),
            )

        /** Sheets and menus, which lie above everything. */
        public val sheet: KotlinList<TokenShadow>
            @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.shadow.sheet

        internal fun sheet(contexts: TokenContexts): KotlinList<TokenShadow> =
            listOf(
                TokenShadow(
                    color = Tokens.Color.shade(contexts),
                    offsetX = 0.dp,
                    offsetY = 2.dp,
                    blur = 8.dp,
                    spread = 0.dp,
                ),
                TokenShadow(
                    color = Tokens.Color.shade(contexts),
                    offsetX = 0.dp,
                    offsetY = 12.dp,
                    blur = 32.dp,
                    spread = -4.dp,
                ),
            )
    }

    /** Colours that run into each other. */
    public object Gradient {
        /** Over a picture from top to bottom, so that white text on it can be read. */
        public val picture: TokenGradient by lazy {
            TokenGradient(
                TokenGradient.Stop(ComposeColor(0x00131015), 0f),
                TokenGradient.Stop(ComposeColor(0x66131015), 0.5f),
                TokenGradient.Stop(ComposeColor(0xCC131015), 1f),
            )
        }
    }

    /** How much shows through. */
    public object Opacity {
        /** Controls that do nothing at the moment. */
        public val disabled: Float get() = 0.4f
    }

    /** How things move. */
    public object Motion {
        /** A control that is pressed or let go. */
        public val press: TokenTransition by lazy {
            TokenTransition(
                duration = Tokens.Motion.Duration.quick,
                delay = Tokens.Motion.Duration.none,
                easing = Tokens.Motion.Easing.standard,
            )
        }

        /** A sheet that comes up. */
        public val present: TokenTransition by lazy {
            TokenTransition(
                duration = Tokens.Motion.Duration.calm,
                delay = Tokens.Motion.Duration.none,
                easing = Tokens.Motion.Easing.enter,
            )
        }

        /** How long a movement takes. */
        public object Duration {
            /** The answer to a touch. */
            public val quick: KotlinDuration get() = 120.milliseconds

            /** Something large comes or goes. */
            public val calm: KotlinDuration get() = 300.milliseconds

            /** At once. */
            public val none: KotlinDuration get() = 0.milliseconds
        }

        /** How a movement gathers and loses speed. */
        public object Easing {
            /** Things that stay on the screen. */
            public val standard: ComposeEasing by lazy { ComposeEasing(0.2f, 0f, 0f, 1f) }

            /** Things that come. */
            public val enter: ComposeEasing by lazy { ComposeEasing(0f, 0f, 0f, 1f) }

            /** Things that go. */
            public val leave: ComposeEasing by lazy { ComposeEasing(0.3f, 0f, 1f, 1f) }
        }
    }

    /** Styles of whole views. A style says how something looks and never what it shows. */
    public object Component {
        /** An article in a list: a picture, a title and a message. */
        public object NewsCard {
            public object Regular {
                /** Whether the picture is cut off at the corners of the card. */
                public val clipsToBounds: Boolean get() = true

                /** Shown until the picture has arrived. */
                public val placeholder: String get() = "news-placeholder"

                /** The ground of the card. */
                public val background: ComposeColor
                    @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.newsCard.regular.background

                internal fun background(contexts: TokenContexts): ComposeColor =
                    Tokens.Color.Background.card(contexts)

                /** How round the card is. */
                public val cornerRadius: ComposeDp
                    @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.newsCard.regular.cornerRadius

                internal fun cornerRadius(contexts: TokenContexts): ComposeDp =
                    Tokens.Radius.card(contexts)

                /** Between the edge of the card and its text. */
                public val padding: ComposeDp get() = Tokens.Dimension.Space.medium

                /** The line around the card. */
                public val border: TokenBorder
                    @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.newsCard.regular.border

                internal fun border(contexts: TokenContexts): TokenBorder =
                    Tokens.Border.card(contexts)

                /** The shadow under the card. */
                public val shadow: KotlinList<TokenShadow>
                    @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.newsCard.regular.shadow

                internal fun shadow(contexts: TokenContexts): KotlinList<TokenShadow> =
                    Tokens.Shadow.card(contexts)

                /** The title of the article. */
                public object Title {
                    /** How many lines a title may have. */
                    public val numberOfLines: Int get() = 3

                    /** The text style of the title. */
                    public val text: ComposeTextStyle
                        @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.newsCard.regular.title.text

                    internal fun text(contexts: TokenContexts): ComposeTextStyle =
                        Tokens.Text.subheadline(contexts)

                    /** The colour of the title. */
                    public val color: ComposeColor
                        @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.newsCard.regular.title.color

                    internal fun color(contexts: TokenContexts): ComposeColor =
                        Tokens.Color.Text.body(contexts)
                }

                /** The first words of the article. */
                public object Message {
                    /** The text style of the message. */
                    public val text: ComposeTextStyle
                        @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.newsCard.regular.message.text

                    internal fun text(contexts: TokenContexts): ComposeTextStyle =
                        Tokens.Text.body2(contexts)

                    /** The colour of the message. */
                    public val color: ComposeColor
                        @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.newsCard.regular.message.color

                    internal fun color(contexts: TokenContexts): ComposeColor =
                        Tokens.Color.Text.secondary(contexts)

                    /** Between the title and the message. */
                    public val marginTop: ComposeDp get() = Tokens.Dimension.Space.tiny
                }
            }

            /** The same in a narrow column: less room, and a title of two lines. */
            public object Compact {
                /** Whether the picture is cut off at the corners of the card. */
                public val clipsToBounds: Boolean get() = true

                /** Shown until the picture has arrived. */
                public val placeholder: String get() = "news-placeholder"

                /** The ground of the card. */
                public val background: ComposeColor
                    @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.newsCard.compact.background

                internal fun background(contexts: TokenContexts): ComposeColor =
                    Tokens.Color.Background.card(contexts)

                /** How round the card is. */
                public val cornerRadius: ComposeDp
                    @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.newsCard.compact.cornerRadius

                internal fun cornerRadius(contexts: TokenContexts): ComposeDp =
                    Tokens.Radius.card(contexts)

                public val padding: ComposeDp get() = Tokens.Dimension.Space.small

                /** The line around the card. */
                public val border: TokenBorder
                    @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.newsCard.compact.border

                internal fun border(contexts: TokenContexts): TokenBorder =
                    Tokens.Border.card(contexts)

                /** The shadow under the card. */
                public val shadow: KotlinList<TokenShadow>
                    @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.newsCard.compact.shadow

                internal fun shadow(contexts: TokenContexts): KotlinList<TokenShadow> =
                    Tokens.Shadow.card(contexts)

                /** The title of the article. */
                public object Title {
                    public val numberOfLines: Int get() = 2

                    /** Text that is too long is cut off at its end. */
                    public val text: ComposeTextStyle get() = Tokens.Text.button

                    /** The colour of the title. */
                    public val color: ComposeColor
                        @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.newsCard.compact.title.color

                    internal fun color(contexts: TokenContexts): ComposeColor =
                        Tokens.Color.Text.body(contexts)
                }

                /** The first words of the article. */
                public object Message {
                    /** The text style of the message. */
                    public val text: ComposeTextStyle
                        @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.newsCard.compact.message.text

                    internal fun text(contexts: TokenContexts): ComposeTextStyle =
                        Tokens.Text.body2(contexts)

                    /** The colour of the message. */
                    public val color: ComposeColor
                        @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.newsCard.compact.message.color

                    internal fun color(contexts: TokenContexts): ComposeColor =
                        Tokens.Color.Text.secondary(contexts)

                    /** Between the title and the message. */
                    public val marginTop: ComposeDp get() = Tokens.Dimension.Space.tiny
                }
            }
        }

        /** Buttons by the weight of what they do. */
        public object Button {
            /** For the one action that matters most. */
            public object Primary {
                /** Between the edge of the button and its label. */
                public val contentInsets: ComposePaddingValues
                    get() = ComposePaddingValues(start = 24.dp, top = 10.dp, end = 24.dp, bottom = 10.dp)

                /** The ground of the button. */
                public val background: ComposeColor
                    @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.button.primary.background

                internal fun background(contexts: TokenContexts): ComposeColor =
                    Tokens.Color.Background.accent(contexts)

                /** The ground of the button while it is pressed. */
                public val backgroundPressed: ComposeColor
                    @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.button.primary.backgroundPressed

                internal fun backgroundPressed(contexts: TokenContexts): ComposeColor =
                    when {
                        contexts.brand == TokenContexts.Brand.Plum &&
                        contexts.theme == TokenContexts.Theme.Dark ->
                            ComposeColor(0xFFE9B4E8)
                        contexts.brand == TokenContexts.Brand.Sand &&
                        contexts.theme == TokenContexts.Theme.Light ->
                            ComposeColor(0xFF61451A)
                        contexts.brand == TokenContexts.Brand.Sand &&
                        contexts.theme == TokenContexts.Theme.Dark ->
                            ComposeColor(0xFFD3BD92)
                        else -> ComposeColor(0xFF5B0B5B)
                    }

                /**
                 * The text style of the label.
                 *
                 * Text that is too long is cut off at its end.
                 */
                public val text: ComposeTextStyle get() = Tokens.Text.button

                /** The colour of the label. */
                public val color: ComposeColor
                    @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.button.primary.color

                internal fun color(contexts: TokenContexts): ComposeColor =
                    Tokens.Color.On.accent(contexts)

                /** How round the button is. */
                public val cornerRadius: ComposeDp get() = Tokens.Radius.pill

                /** The least height of the button. */
                public val minimumHeight: ComposeDp get() = Tokens.Dimension.target

                /** From one ground to the other. */
                public val press: TokenTransition get() = Tokens.Motion.press
            }

            /** For other actions: without a ground of its own. */
            public object Secondary {
                /** Between the edge of the button and its label. */
                public val contentInsets: ComposePaddingValues
                    get() = ComposePaddingValues(start = 24.dp, top = 10.dp, end = 24.dp, bottom = 10.dp)

                public val background: ComposeColor
                    @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.button.secondary.background

                internal fun background(contexts: TokenContexts): ComposeColor =
                    Tokens.Color.Background.card(contexts)

                public val backgroundPressed: ComposeColor
                    @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.button.secondary.backgroundPressed

                internal fun backgroundPressed(contexts: TokenContexts): ComposeColor =
                    when (contexts.theme) {
                        TokenContexts.Theme.Dark -> ComposeColor(0xFF3B363E)
                        else -> ComposeColor(0xFFD9D8D9)
                    }

                /**
                 * The text style of the label.
                 *
                 * Text that is too long is cut off at its end.
                 */
                public val text: ComposeTextStyle get() = Tokens.Text.button

                public val color: ComposeColor
                    @Composable @ReadOnlyComposable get() = LocalTokenTheme.current.component.button.secondary.color

                internal fun color(contexts: TokenContexts): ComposeColor =
                    Tokens.Color.Text.link(contexts)

                /** How round the button is. */
                public val cornerRadius: ComposeDp get() = Tokens.Radius.pill

                /** The least height of the button. */
                public val minimumHeight: ComposeDp get() = Tokens.Dimension.target

                /** From one ground to the other. */
                public val press: TokenTransition get() = Tokens.Motion.press
            }
        }
    }

    /** What each brand decides for itself. */
    internal object Brand {
        /** The brand's colour on light ground. */
        internal fun accent(contexts: TokenContexts): ComposeColor =
            when (contexts.brand) {
                TokenContexts.Brand.Sand -> Tokens.Swatch.umber
                else -> Tokens.Swatch.plum
            }

        /** The brand's colour on dark ground. */
        internal fun accentOnDark(contexts: TokenContexts): ComposeColor =
            when (contexts.brand) {
                TokenContexts.Brand.Sand -> Tokens.Swatch.sand
                else -> Tokens.Swatch.lilac
            }

        /** The typeface of titles. */
        internal fun face(contexts: TokenContexts): ComposeFontFamily =
            when (contexts.brand) {
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
        internal fun corner(contexts: TokenContexts): ComposeDp =
            when (contexts.brand) {
                TokenContexts.Brand.Sand -> 4.dp
                else -> 12.dp
            }
    }
}
