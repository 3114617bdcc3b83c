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
        internal val red: ComposeColor get() = ComposeColor(0.74f, 0.09f, 0.13f, 1f, ComposeColorSpaces.DisplayP3)

        /** A red for dark ground. */
        internal val coral: ComposeColor get() = ComposeColor(1f, 0.46f, 0.4f, 1f, ComposeColorSpaces.DisplayP3)

        /** A warm yellow for light ground. */
        internal val amber: ComposeColor get() = ComposeColor(0.96f, 0.7f, 0.15f, 1f, ComposeColorSpaces.DisplayP3)

        /** A warm yellow for dark ground. */
        internal val lemon: ComposeColor get() = ComposeColor(1f, 0.8f, 0.35f, 1f, ComposeColorSpaces.DisplayP3)

        /** A green for light ground. */
        internal val green: ComposeColor get() = ComposeColor(0.05f, 0.45f, 0.2f, 1f, ComposeColorSpaces.DisplayP3)

        /** A green for dark ground. */
        internal val mint: ComposeColor get() = ComposeColor(0.35f, 0.86f, 0.5f, 1f, ComposeColorSpaces.DisplayP3)
    }

    /** Colours, named for purpose. */
    public object Color {
        /** Hairlines between things that belong together. */
        @Deprecated("varies with theme: read theme.color.line", level = DeprecationLevel.ERROR)
        public val line: ComposeColor get() = varyingValue()

        /** Lies over the page while a sheet is open. */
        public val scrim: ComposeColor get() = ComposeColor(0x99131015)

        /** The colour of shadows. */
        @Deprecated("varies with theme: read theme.color.shade", level = DeprecationLevel.ERROR)
        public val shade: ComposeColor get() = varyingValue()

        /** What lies under text and controls. */
        public object Background {
            /** The ground of every screen. */
            @Deprecated("varies with theme: read theme.color.background.page", level = DeprecationLevel.ERROR)
            public val page: ComposeColor get() = varyingValue()

            /** Cards, sheets and menus, which lie above the page. */
            @Deprecated("varies with theme: read theme.color.background.card", level = DeprecationLevel.ERROR)
            public val card: ComposeColor get() = varyingValue()

            /** Text fields and other places that wait for input. */
            @Deprecated("varies with theme: read theme.color.background.field", level = DeprecationLevel.ERROR)
            public val field: ComposeColor get() = varyingValue()

            /** The one action of a screen that matters most. */
            @Deprecated("varies with brand and theme: read theme.color.background.accent", level = DeprecationLevel.ERROR)
            public val accent: ComposeColor get() = varyingValue()

            /** Notices that must stand out from the page. */
            @Deprecated("varies with theme: read theme.color.background.inverse", level = DeprecationLevel.ERROR)
            public val inverse: ComposeColor get() = varyingValue()
        }

        /** Text on page, card and field; on all three it has a contrast of 4.5 to 1 or more. */
        public object Text {
            /** Running text and titles. */
            @Deprecated("varies with theme: read theme.color.text.body", level = DeprecationLevel.ERROR)
            public val body: ComposeColor get() = varyingValue()

            /** Dates, sources and other text of second rank. */
            @Deprecated("varies with theme: read theme.color.text.secondary", level = DeprecationLevel.ERROR)
            public val secondary: ComposeColor get() = varyingValue()

            /** What stands in a field before somebody types. */
            @Deprecated("varies with theme: read theme.color.text.placeholder", level = DeprecationLevel.ERROR)
            public val placeholder: ComposeColor get() = varyingValue()

            /** Links in running text. */
            @Deprecated("varies with brand and theme: read theme.color.text.link", level = DeprecationLevel.ERROR)
            public val link: ComposeColor get() = varyingValue()

            /** The old name of secondary text. */
            @Deprecated("varies with theme: read theme.color.text.muted", level = DeprecationLevel.ERROR)
            public val muted: ComposeColor get() = varyingValue()
        }

        /** Red, amber and green, for states that a reader has to notice. */
        public object Signal {
            /** Red: something failed or is about to be lost. */
            @Deprecated("varies with theme: read theme.color.signal.error", level = DeprecationLevel.ERROR)
            public val error: ComposeColor get() = varyingValue()

            /** Amber: something needs attention soon. */
            @Deprecated("varies with theme: read theme.color.signal.warning", level = DeprecationLevel.ERROR)
            public val warning: ComposeColor get() = varyingValue()

            /** Green: something went well. */
            @Deprecated("varies with theme: read theme.color.signal.success", level = DeprecationLevel.ERROR)
            public val success: ComposeColor get() = varyingValue()
        }

        /** What is readable on top of a colour that is no ordinary ground. */
        public object On {
            /** Text and symbols on the accent background. */
            @Deprecated("varies with theme: read theme.color.on.accent", level = DeprecationLevel.ERROR)
            public val accent: ComposeColor get() = varyingValue()

            /** Text and symbols on the inverse background. */
            @Deprecated("varies with theme: read theme.color.on.inverse", level = DeprecationLevel.ERROR)
            public val inverse: ComposeColor get() = varyingValue()

            /** Text and symbols on the error signal. */
            @Deprecated("varies with theme: read theme.color.on.error", level = DeprecationLevel.ERROR)
            public val error: ComposeColor get() = varyingValue()

            /** Text and symbols on the warning signal. */
            public val warning: ComposeColor get() = Tokens.Swatch.ink

            /** Text and symbols on the success signal. */
            @Deprecated("varies with theme: read theme.color.on.success", level = DeprecationLevel.ERROR)
            public val success: ComposeColor get() = varyingValue()
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
        @Deprecated("varies with brand: read theme.radius.card", level = DeprecationLevel.ERROR)
        public val card: ComposeDp get() = varyingValue()

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
        @Deprecated("varies with brand: read theme.face.title", level = DeprecationLevel.ERROR)
        public val title: ComposeFontFamily get() = varyingValue()
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
        @Deprecated("varies with theme: read theme.text.navigationTitle", level = DeprecationLevel.ERROR)
        public val navigationTitle: ComposeTextStyle get() = varyingValue()

        /** Actions at either end of the navigation bar. */
        @Deprecated("varies with brand and theme: read theme.text.navigationAction", level = DeprecationLevel.ERROR)
        public val navigationAction: ComposeTextStyle get() = varyingValue()

        /** The title of an article. */
        @Deprecated("varies with brand and theme: read theme.text.headline", level = DeprecationLevel.ERROR)
        public val headline: ComposeTextStyle get() = varyingValue()

        /** The title of a section, or of an article in a list. */
        @Deprecated("varies with brand and theme: read theme.text.subheadline", level = DeprecationLevel.ERROR)
        public val subheadline: ComposeTextStyle get() = varyingValue()

        /** The first paragraph of an article. */
        @Deprecated("varies with theme: read theme.text.lead", level = DeprecationLevel.ERROR)
        public val lead: ComposeTextStyle get() = varyingValue()

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
        @Deprecated("varies with theme: read theme.text.body1", level = DeprecationLevel.ERROR)
        public val body1: ComposeTextStyle get() = varyingValue()

        /** Running text where there is little room. */
        @Deprecated("varies with theme: read theme.text.body2", level = DeprecationLevel.ERROR)
        public val body2: ComposeTextStyle get() = varyingValue()

        /** Under pictures; dates and sources. */
        @Deprecated("varies with theme: read theme.text.caption", level = DeprecationLevel.ERROR)
        public val caption: ComposeTextStyle get() = varyingValue()

        /**
         * The subject of an article, above its title.
         *
         * Text is shown in upper case.
         */
        @Deprecated("varies with brand and theme: read theme.text.overline", level = DeprecationLevel.ERROR)
        public val overline: ComposeTextStyle get() = varyingValue()
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
        @Deprecated("varies with theme: read theme.border.card", level = DeprecationLevel.ERROR)
        public val card: TokenBorder get() = varyingValue()

        /** Around what the keyboard acts on. */
        @Deprecated("varies with brand and theme: read theme.border.focus", level = DeprecationLevel.ERROR)
        public val focus: TokenBorder get() = varyingValue()

        /** Around a place where a picture can be dropped. */
        @Deprecated("varies with theme: read theme.border.drop", level = DeprecationLevel.ERROR)
        public val drop: TokenBorder get() = varyingValue()
    }

    /** How high things lie. */
    public object Shadow {
        /** Cards, which lie just above the page. */
        @Deprecated("varies with theme: read theme.shadow.card", level = DeprecationLevel.ERROR)
        public val card: KotlinList<TokenShadow> get() = varyingValue()

        /** Sheets and menus, which lie above everything. */
        @Deprecated("varies with theme: read theme.shadow.sheet", level = DeprecationLevel.ERROR)
        public val sheet: KotlinList<TokenShadow> get() = varyingValue()
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
            /** As wide as the page. */
            public object Regular {
                /** The ground of the card. */
                @Deprecated("varies with theme: read theme.component.newsCard.regular.background", level = DeprecationLevel.ERROR)
                public val background: ComposeColor get() = varyingValue()

                /** How round the card is. */
                @Deprecated("varies with brand: read theme.component.newsCard.regular.cornerRadius", level = DeprecationLevel.ERROR)
                public val cornerRadius: ComposeDp get() = varyingValue()

                /** Between the edge of the card and its text. */
                public val padding: ComposeDp get() = Tokens.Dimension.Space.medium

                /** The line around the card. */
                @Deprecated("varies with theme: read theme.component.newsCard.regular.border", level = DeprecationLevel.ERROR)
                public val border: TokenBorder get() = varyingValue()

                /** The shadow under the card. */
                @Deprecated("varies with theme: read theme.component.newsCard.regular.shadow", level = DeprecationLevel.ERROR)
                public val shadow: KotlinList<TokenShadow> get() = varyingValue()

                /** The picture of the article. */
                public object Picture {
                    /** Whether the picture is cut off at its rounded corners. */
                    public val clipsToBounds: Boolean get() = true

                    /** Shown until the picture has arrived. */
                    public val placeholder: String get() = "news-placeholder"

                    /** How round the picture is. */
                    public val cornerRadius: ComposeDp get() = Tokens.Radius.small
                }

                /** The title of the article. */
                public object Title {
                    /** How many lines a title may have. */
                    public val numberOfLines: Int get() = 3

                    /** The text style of the title. */
                    @Deprecated("varies with brand and theme: read theme.component.newsCard.regular.title.text", level = DeprecationLevel.ERROR)
                    public val text: ComposeTextStyle get() = varyingValue()

                    /** The colour of the title. */
                    @Deprecated("varies with theme: read theme.component.newsCard.regular.title.color", level = DeprecationLevel.ERROR)
                    public val color: ComposeColor get() = varyingValue()
                }

                /** The first words of the article. */
                public object Message {
                    /** The text style of the message. */
                    @Deprecated("varies with theme: read theme.component.newsCard.regular.message.text", level = DeprecationLevel.ERROR)
                    public val text: ComposeTextStyle get() = varyingValue()

                    /** The colour of the message. */
                    @Deprecated("varies with theme: read theme.component.newsCard.regular.message.color", level = DeprecationLevel.ERROR)
                    public val color: ComposeColor get() = varyingValue()

                    /** Between the title and the message. */
                    public val marginTop: ComposeDp get() = Tokens.Dimension.Space.tiny
                }
            }

            /** The same in a narrow column: less room, and a title of two lines. */
            public object Compact {
                /** The ground of the card. */
                @Deprecated("varies with theme: read theme.component.newsCard.compact.background", level = DeprecationLevel.ERROR)
                public val background: ComposeColor get() = varyingValue()

                /** How round the card is. */
                @Deprecated("varies with brand: read theme.component.newsCard.compact.cornerRadius", level = DeprecationLevel.ERROR)
                public val cornerRadius: ComposeDp get() = varyingValue()

                public val padding: ComposeDp get() = Tokens.Dimension.Space.small

                /** The line around the card. */
                @Deprecated("varies with theme: read theme.component.newsCard.compact.border", level = DeprecationLevel.ERROR)
                public val border: TokenBorder get() = varyingValue()

                /** The shadow under the card. */
                @Deprecated("varies with theme: read theme.component.newsCard.compact.shadow", level = DeprecationLevel.ERROR)
                public val shadow: KotlinList<TokenShadow> get() = varyingValue()

                /** The picture of the article. */
                public object Picture {
                    /** Whether the picture is cut off at its rounded corners. */
                    public val clipsToBounds: Boolean get() = true

                    /** Shown until the picture has arrived. */
                    public val placeholder: String get() = "news-placeholder"

                    /** How round the picture is. */
                    public val cornerRadius: ComposeDp get() = Tokens.Radius.small
                }

                /** The title of the article. */
                public object Title {
                    public val numberOfLines: Int get() = 2

                    /** Text that is too long is cut off at its end. */
                    public val text: ComposeTextStyle get() = Tokens.Text.button

                    /** The colour of the title. */
                    @Deprecated("varies with theme: read theme.component.newsCard.compact.title.color", level = DeprecationLevel.ERROR)
                    public val color: ComposeColor get() = varyingValue()
                }

                /** The first words of the article. */
                public object Message {
                    /** The text style of the message. */
                    @Deprecated("varies with theme: read theme.component.newsCard.compact.message.text", level = DeprecationLevel.ERROR)
                    public val text: ComposeTextStyle get() = varyingValue()

                    /** The colour of the message. */
                    @Deprecated("varies with theme: read theme.component.newsCard.compact.message.color", level = DeprecationLevel.ERROR)
                    public val color: ComposeColor get() = varyingValue()

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
                @Deprecated("varies with brand and theme: read theme.component.button.primary.background", level = DeprecationLevel.ERROR)
                public val background: ComposeColor get() = varyingValue()

                /** The ground of the button while it is pressed. */
                @Deprecated("varies with brand and theme: read theme.component.button.primary.backgroundPressed", level = DeprecationLevel.ERROR)
                public val backgroundPressed: ComposeColor get() = varyingValue()

                /** How much of a button shows that does nothing at the moment. */
                public val opacityDisabled: Float get() = Tokens.Opacity.disabled

                /**
                 * The text style of the label.
                 *
                 * Text that is too long is cut off at its end.
                 */
                public val text: ComposeTextStyle get() = Tokens.Text.button

                /** The colour of the label. */
                @Deprecated("varies with theme: read theme.component.button.primary.color", level = DeprecationLevel.ERROR)
                public val color: ComposeColor get() = varyingValue()

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

                @Deprecated("varies with theme: read theme.component.button.secondary.background", level = DeprecationLevel.ERROR)
                public val background: ComposeColor get() = varyingValue()

                @Deprecated("varies with theme: read theme.component.button.secondary.backgroundPressed", level = DeprecationLevel.ERROR)
                public val backgroundPressed: ComposeColor get() = varyingValue()

                /** How much of a button shows that does nothing at the moment. */
                public val opacityDisabled: Float get() = Tokens.Opacity.disabled

                /**
                 * The text style of the label.
                 *
                 * Text that is too long is cut off at its end.
                 */
                public val text: ComposeTextStyle get() = Tokens.Text.button

                @Deprecated("varies with brand and theme: read theme.component.button.secondary.color", level = DeprecationLevel.ERROR)
                public val color: ComposeColor get() = varyingValue()

                /** How round the button is. */
                public val cornerRadius: ComposeDp get() = Tokens.Radius.pill

                /** The least height of the button. */
                public val minimumHeight: ComposeDp get() = Tokens.Dimension.target

                /** From one ground to the other. */
                public val press: TokenTransition get() = Tokens.Motion.press
            }
        }
    }
}
