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
    /** Colours, named for purpose. */
    public val color: Color,
    /** How round corners are. */
    public val radius: Radius,
    /** The typefaces. */
    public val face: Face,
    /** The text styles. Each has a name and a number; both stay when fonts change. */
    public val text: Text,
    /** Lines around things. */
    public val border: Border,
    /** How high things lie. */
    public val shadow: Shadow,
    /** Styles of whole views. A style says how something looks and never what it shows. */
    public val component: Component,
) {
    /** Makes the theme of these contexts. */
    public constructor(contexts: TokenContexts = TokenContexts()) : this(
        contexts = contexts,
        color = Color(contexts),
        radius = Radius(contexts),
        face = Face(contexts),
        text = Text(contexts),
        border = Border(contexts),
        shadow = Shadow(contexts),
        component = Component(contexts),
    )

    /** Colours, named for purpose. */
    @Immutable
    public data class Color(
        /** Hairlines between things that belong together. */
        public val line: ComposeColor,
        /** The colour of shadows. */
        public val shade: ComposeColor,
        /** What lies under text and controls. */
        public val background: Background,
        /** Text on page, card and field; on all three it has a contrast of 4.5 to 1 or more. */
        public val text: Text,
        /** Red, amber and green, for states that a reader has to notice. */
        public val signal: Signal,
        /** What is readable on top of a colour that is no ordinary ground. */
        public val on: On,
    ) {
        internal constructor(contexts: TokenContexts) : this(
            line = Tokens.Color.line(contexts),
            shade = Tokens.Color.shade(contexts),
            background = Background(contexts),
            text = Text(contexts),
            signal = Signal(contexts),
            on = On(contexts),
        )

        /** What lies under text and controls. */
        @Immutable
        public data class Background(
            /** The ground of every screen. */
            public val page: ComposeColor,
            /** Cards, sheets and menus, which lie above the page. */
            public val card: ComposeColor,
            /** Text fields and other places that wait for input. */
            public val field: ComposeColor,
            /** The one action of a screen that matters most. */
            public val accent: ComposeColor,
            /** Notices that must stand out from the page. */
            public val inverse: ComposeColor,
        ) {
            internal constructor(contexts: TokenContexts) : this(
                page = Tokens.Color.Background.page(contexts),
                card = Tokens.Color.Background.card(contexts),
                field = Tokens.Color.Background.field(contexts),
                accent = Tokens.Color.Background.accent(contexts),
                inverse = Tokens.Color.Background.inverse(contexts),
            )
        }

        /** Text on page, card and field; on all three it has a contrast of 4.5 to 1 or more. */
        @Immutable
        public data class Text(
            /** Running text and titles. */
            public val body: ComposeColor,
            /** Dates, sources and other text of second rank. */
            public val secondary: ComposeColor,
            /** What stands in a field before somebody types. */
            public val placeholder: ComposeColor,
            /** Links in running text. */
            public val link: ComposeColor,
            /** The old name of secondary text. */
            internal val mutedValue: ComposeColor,
        ) {
            internal constructor(contexts: TokenContexts) : this(
                body = Tokens.Color.Text.body(contexts),
                secondary = Tokens.Color.Text.secondary(contexts),
                placeholder = Tokens.Color.Text.placeholder(contexts),
                link = Tokens.Color.Text.link(contexts),
                mutedValue = Tokens.Color.Text.mutedValue(contexts),
            )

            /** The old name of secondary text. */
            @Deprecated("Use {color.text.secondary}, which is the same colour.")
            public val muted: ComposeColor get() = mutedValue
        }

        /** Red, amber and green, for states that a reader has to notice. */
        @Immutable
        public data class Signal(
            /** Red: something failed or is about to be lost. */
            public val error: ComposeColor,
            /** Amber: something needs attention soon. */
            public val warning: ComposeColor,
            /** Green: something went well. */
            public val success: ComposeColor,
        ) {
            internal constructor(contexts: TokenContexts) : this(
                error = Tokens.Color.Signal.error(contexts),
                warning = Tokens.Color.Signal.warning(contexts),
                success = Tokens.Color.Signal.success(contexts),
            )
        }

        /** What is readable on top of a colour that is no ordinary ground. */
        @Immutable
        public data class On(
            /** Text and symbols on the accent background. */
            public val accent: ComposeColor,
            /** Text and symbols on the inverse background. */
            public val inverse: ComposeColor,
            /** Text and symbols on the error signal. */
            public val error: ComposeColor,
            /** Text and symbols on the success signal. */
            public val success: ComposeColor,
        ) {
            internal constructor(contexts: TokenContexts) : this(
                accent = Tokens.Color.On.accent(contexts),
                inverse = Tokens.Color.On.inverse(contexts),
                error = Tokens.Color.On.error(contexts),
                success = Tokens.Color.On.success(contexts),
            )
        }
    }

    /** How round corners are. */
    @Immutable
    public data class Radius(
        /** Cards and sheets. */
        public val card: ComposeDp,
    ) {
        internal constructor(contexts: TokenContexts) : this(
            card = Tokens.Radius.card(contexts),
        )
    }

    /** The typefaces. */
    @Immutable
    public data class Face(
        /** Titles, in the brand's own voice. */
        public val title: ComposeFontFamily,
    ) {
        internal constructor(contexts: TokenContexts) : this(
            title = Tokens.Face.title(contexts),
        )
    }

    /** The text styles. Each has a name and a number; both stay when fonts change. */
    @Immutable
    public data class Text(
        /**
         * The title of a screen in its navigation bar.
         *
         * Text that is too long is cut off at its end.
         */
        public val navigationTitle: ComposeTextStyle,
        /** Actions at either end of the navigation bar. */
        public val navigationAction: ComposeTextStyle,
        /** The title of an article. */
        public val headline: ComposeTextStyle,
        /** The title of a section, or of an article in a list. */
        public val subheadline: ComposeTextStyle,
        /** The first paragraph of an article. */
        public val lead: ComposeTextStyle,
        /** Running text. */
        public val body1: ComposeTextStyle,
        /** Running text where there is little room. */
        public val body2: ComposeTextStyle,
        /** Under pictures; dates and sources. */
        public val caption: ComposeTextStyle,
        /**
         * The subject of an article, above its title.
         *
         * Text is shown in upper case.
         */
        public val overline: ComposeTextStyle,
    ) {
        internal constructor(contexts: TokenContexts) : this(
            navigationTitle = Tokens.Text.navigationTitle(contexts),
            navigationAction = Tokens.Text.navigationAction(contexts),
            headline = Tokens.Text.headline(contexts),
            subheadline = Tokens.Text.subheadline(contexts),
            lead = Tokens.Text.lead(contexts),
            body1 = Tokens.Text.body1(contexts),
            body2 = Tokens.Text.body2(contexts),
            caption = Tokens.Text.caption(contexts),
            overline = Tokens.Text.overline(contexts),
        )
    }

    /** Lines around things. */
    @Immutable
    public data class Border(
        /** Around cards, which would be lost on a bright page. */
        public val card: TokenBorder,
        /** Around what the keyboard acts on. */
        public val focus: TokenBorder,
        /** Around a place where a picture can be dropped. */
        public val drop: TokenBorder,
    ) {
        internal constructor(contexts: TokenContexts) : this(
            card = Tokens.Border.card(contexts),
            focus = Tokens.Border.focus(contexts),
            drop = Tokens.Border.drop(contexts),
        )
    }

    /** How high things lie. */
    @Immutable
    public data class Shadow(
        /** Cards, which lie just above the page. */
        public val card: KotlinList<TokenShadow>,
        /** Sheets and menus, which lie above everything. */
        public val sheet: KotlinList<TokenShadow>,
    ) {
        internal constructor(contexts: TokenContexts) : this(
            card = Tokens.Shadow.card(contexts),
            sheet = Tokens.Shadow.sheet(contexts),
        )
    }

    /** Styles of whole views. A style says how something looks and never what it shows. */
    @Immutable
    public data class Component(
        /** An article in a list: a picture, a title and a message. */
        public val newsCard: NewsCard,
        /** Buttons by the weight of what they do. */
        public val button: Button,
    ) {
        internal constructor(contexts: TokenContexts) : this(
            newsCard = NewsCard(contexts),
            button = Button(contexts),
        )

        /** An article in a list: a picture, a title and a message. */
        @Immutable
        public data class NewsCard(
            public val regular: Regular,
            /** The same in a narrow column: less room, and a title of two lines. */
            public val compact: Compact,
        ) {
            internal constructor(contexts: TokenContexts) : this(
                regular = Regular(contexts),
                compact = Compact(contexts),
            )

            @Immutable
            public data class Regular(
                /** The ground of the card. */
                public val background: ComposeColor,
                /** How round the card is. */
                public val cornerRadius: ComposeDp,
                /** The line around the card. */
                public val border: TokenBorder,
                /** The shadow under the card. */
                public val shadow: KotlinList<TokenShadow>,
                /** The title of the article. */
                public val title: Title,
                /** The first words of the article. */
                public val message: Message,
            ) {
                internal constructor(contexts: TokenContexts) : this(
                    background = Tokens.Component.NewsCard.Regular.background(contexts),
                    cornerRadius = Tokens.Component.NewsCard.Regular.cornerRadius(contexts),
                    border = Tokens.Component.NewsCard.Regular.border(contexts),
                    shadow = Tokens.Component.NewsCard.Regular.shadow(contexts),
                    title = Title(contexts),
                    message = Message(contexts),
                )

                /** The title of the article. */
                @Immutable
                public data class Title(
                    /** The text style of the title. */
                    public val text: ComposeTextStyle,
                    /** The colour of the title. */
                    public val color: ComposeColor,
                ) {
                    internal constructor(contexts: TokenContexts) : this(
                        text = Tokens.Component.NewsCard.Regular.Title.text(contexts),
                        color = Tokens.Component.NewsCard.Regular.Title.color(contexts),
                    )
                }

                /** The first words of the article. */
                @Immutable
                public data class Message(
                    /** The text style of the message. */
                    public val text: ComposeTextStyle,
                    /** The colour of the message. */
                    public val color: ComposeColor,
                ) {
                    internal constructor(contexts: TokenContexts) : this(
                        text = Tokens.Component.NewsCard.Regular.Message.text(contexts),
                        color = Tokens.Component.NewsCard.Regular.Message.color(contexts),
                    )
                }
            }

            /** The same in a narrow column: less room, and a title of two lines. */
            @Immutable
            public data class Compact(
                /** The ground of the card. */
                public val background: ComposeColor,
                /** How round the card is. */
                public val cornerRadius: ComposeDp,
                /** The line around the card. */
                public val border: TokenBorder,
                /** The shadow under the card. */
                public val shadow: KotlinList<TokenShadow>,
                /** The title of the article. */
                public val title: Title,
                /** The first words of the article. */
                public val message: Message,
            ) {
                internal constructor(contexts: TokenContexts) : this(
                    background = Tokens.Component.NewsCard.Compact.background(contexts),
                    cornerRadius = Tokens.Component.NewsCard.Compact.cornerRadius(contexts),
                    border = Tokens.Component.NewsCard.Compact.border(contexts),
                    shadow = Tokens.Component.NewsCard.Compact.shadow(contexts),
                    title = Title(contexts),
                    message = Message(contexts),
                )

                /** The title of the article. */
                @Immutable
                public data class Title(
                    /** The colour of the title. */
                    public val color: ComposeColor,
                ) {
                    internal constructor(contexts: TokenContexts) : this(
                        color = Tokens.Component.NewsCard.Compact.Title.color(contexts),
                    )
                }

                /** The first words of the article. */
                @Immutable
                public data class Message(
                    /** The text style of the message. */
                    public val text: ComposeTextStyle,
                    /** The colour of the message. */
                    public val color: ComposeColor,
                ) {
                    internal constructor(contexts: TokenContexts) : this(
                        text = Tokens.Component.NewsCard.Compact.Message.text(contexts),
                        color = Tokens.Component.NewsCard.Compact.Message.color(contexts),
                    )
                }
            }
        }

        /** Buttons by the weight of what they do. */
        @Immutable
        public data class Button(
            /** For the one action that matters most. */
            public val primary: Primary,
            /** For other actions: without a ground of its own. */
            public val secondary: Secondary,
        ) {
            internal constructor(contexts: TokenContexts) : this(
                primary = Primary(contexts),
                secondary = Secondary(contexts),
            )

            /** For the one action that matters most. */
            @Immutable
            public data class Primary(
                /** The ground of the button. */
                public val background: ComposeColor,
                /** The ground of the button while it is pressed. */
                public val backgroundPressed: ComposeColor,
                /** The colour of the label. */
                public val color: ComposeColor,
            ) {
                internal constructor(contexts: TokenContexts) : this(
                    background = Tokens.Component.Button.Primary.background(contexts),
                    backgroundPressed = Tokens.Component.Button.Primary.backgroundPressed(contexts),
                    color = Tokens.Component.Button.Primary.color(contexts),
                )
            }

            /** For other actions: without a ground of its own. */
            @Immutable
            public data class Secondary(
                public val background: ComposeColor,
                public val backgroundPressed: ComposeColor,
                public val color: ComposeColor,
            ) {
                internal constructor(contexts: TokenContexts) : this(
                    background = Tokens.Component.Button.Secondary.background(contexts),
                    backgroundPressed = Tokens.Component.Button.Secondary.backgroundPressed(contexts),
                    color = Tokens.Component.Button.Secondary.color(contexts),
                )
            }
        }
    }

    /** Themes for every choice of contexts, each made when it is first asked for. */
    public companion object {
        /** `brand` is `Plum`, `theme` is `Light`. */
        public val PlumLight: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Brand.Plum, TokenContexts.Theme.Light))
        }

        /** `brand` is `Plum`, `theme` is `Dark`. */
        public val PlumDark: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Brand.Plum, TokenContexts.Theme.Dark))
        }

        /** `brand` is `Sand`, `theme` is `Light`. */
        public val SandLight: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Brand.Sand, TokenContexts.Theme.Light))
        }

        /** `brand` is `Sand`, `theme` is `Dark`. */
        public val SandDark: TokenTheme by lazy {
            TokenTheme(TokenContexts(TokenContexts.Brand.Sand, TokenContexts.Theme.Dark))
        }
    }
}

/** The theme of the composables below. */
public val LocalTokenTheme: ProvidableCompositionLocal<TokenTheme> = staticCompositionLocalOf { TokenTheme() }

/** Gives [content] the tokens of a choice of contexts. */
@Composable
public fun TokenTheme(
    brand: TokenContexts.Brand = TokenContexts.Brand.Plum,
    theme: TokenContexts.Theme = if (isSystemInDarkTheme()) TokenContexts.Theme.Dark else TokenContexts.Theme.Light,
    content: @Composable () -> Unit,
) {
    val contexts = TokenContexts(brand, theme)
    TokenTheme(remember(contexts) { TokenTheme(contexts) }, content)
}

/** Gives [content] the tokens of [theme]. */
@Composable
public fun TokenTheme(theme: TokenTheme, content: @Composable () -> Unit) {
    CompositionLocalProvider(LocalTokenTheme provides theme, content = content)
}
