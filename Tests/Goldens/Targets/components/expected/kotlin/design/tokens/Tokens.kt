// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

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
 * The design tokens, in the groups of the source.
 *
 * What varies cannot be read here: a [TokenTheme] has it.
 */
public object Tokens {
    @Deprecated("varies with theme: read theme.ink", level = DeprecationLevel.ERROR)
    public val ink: ComposeColor get() = varyingValue()

    public val paper: ComposeColor get() = ComposeColor(0xFFE6E6E6)

    @Deprecated("varies with brand: read theme.round", level = DeprecationLevel.ERROR)
    public val round: ComposeDp get() = varyingValue()

    public val text: ComposeTextStyle by lazy {
        ComposeTextStyle(
            fontSize = 16.sp,
            fontWeight = ComposeFontWeight(400),
            fontFamily = ComposeFontFamily.SansSerif,
            letterSpacing = 0.sp,
            lineHeight = 1.5.em,
            lineHeightStyle = ComposeLineHeightStyle(
                ComposeLineHeightStyle.Alignment.Center,
                ComposeLineHeightStyle.Trim.None,
            ),
        )
    }

    @Deprecated("varies with theme: read theme.glow", level = DeprecationLevel.ERROR)
    public val glow: KotlinList<TokenShadow> get() = varyingValue()

    @Deprecated("varies with theme: read theme.line", level = DeprecationLevel.ERROR)
    public val line: TokenBorder get() = varyingValue()

    @Deprecated("varies with theme: read theme.fade", level = DeprecationLevel.ERROR)
    public val fade: TokenGradient get() = varyingValue()

    /** Every field that views understand, in each state. */
    public object Tile {
        /** Varies with brand and theme. */
        public object All {
            public val clipsToBounds: Boolean get() = true

            public val contentInsets: ComposePaddingValues
                get() = ComposePaddingValues(start = 2.dp, top = 1.dp, end = 4.dp, bottom = 3.dp)

            /** The words that `side` can be. */
            public enum class Side {
                NearEnd,
                FarEnd,
            }

            public val side: Tokens.Tile.All.Side get() = Tokens.Tile.All.Side.FarEnd

            public val steps: Int get() = 2

            public val background: ComposeColor get() = Tokens.paper

            @Deprecated("varies with theme: read theme.tile.all.backgroundPressed", level = DeprecationLevel.ERROR)
            public val backgroundPressed: ComposeColor get() = varyingValue()

            public val backgroundDisabled: ComposeColor get() = ComposeColor(0x66E6E6E6)

            @Deprecated("varies with theme: read theme.tile.all.backgroundSelected", level = DeprecationLevel.ERROR)
            public val backgroundSelected: ComposeColor get() = varyingValue()

            public val backgroundFocused: ComposeColor get() = Tokens.paper

            @Deprecated("varies with theme: read theme.tile.all.backgroundHighlighted", level = DeprecationLevel.ERROR)
            public val backgroundHighlighted: ComposeColor get() = varyingValue()

            @Deprecated("varies with theme: read theme.tile.all.color", level = DeprecationLevel.ERROR)
            public val color: ComposeColor get() = varyingValue()

            public val colorPressed: ComposeColor get() = Tokens.paper

            public val text: ComposeTextStyle get() = Tokens.text

            @Deprecated("varies with brand: read theme.tile.all.cornerRadius", level = DeprecationLevel.ERROR)
            public val cornerRadius: ComposeDp get() = varyingValue()

            public val cornerRadiusPressed: ComposeDp get() = 0.dp

            @Deprecated("varies with theme: read theme.tile.all.border", level = DeprecationLevel.ERROR)
            public val border: TokenBorder get() = varyingValue()

            @Deprecated("varies with theme: read theme.tile.all.borderFocused", level = DeprecationLevel.ERROR)
            public val borderFocused: TokenBorder get() = varyingValue()

            @Deprecated("varies with theme: read theme.tile.all.shadow", level = DeprecationLevel.ERROR)
            public val shadow: KotlinList<TokenShadow> get() = varyingValue()

            public val opacity: Float get() = 0.9f

            public val opacityDisabled: Float get() = 0.5f

            public val margin: ComposeDp get() = 5.dp

            public val marginTop: ComposeDp get() = 6.dp

            public val marginBottom: ComposeDp get() = 7.dp

            public val gap: ComposeDp get() = 9.dp

            public val width: ComposeDp get() = 100.dp

            public val height: ComposeDp get() = 50.dp

            public val minimumWidth: ComposeDp get() = 40.dp

            public val minimumHeight: ComposeDp get() = 48.dp

            public val maximumWidth: ComposeDp get() = 400.dp

            public val maximumHeight: ComposeDp get() = 480.dp

            @Deprecated("varies with theme: read theme.tile.all.tint", level = DeprecationLevel.ERROR)
            public val tint: ComposeColor get() = varyingValue()

            @Deprecated("varies with theme: read theme.tile.all.fadePressed", level = DeprecationLevel.ERROR)
            public val fadePressed: TokenGradient get() = varyingValue()

            /** What stands in it. */
            public object Label {
                public val numberOfLines: Int get() = 0

                public val text: ComposeTextStyle get() = Tokens.text

                @Deprecated("varies with theme: read theme.tile.all.label.color", level = DeprecationLevel.ERROR)
                public val color: ComposeColor get() = varyingValue()

                public val colorDisabled: ComposeColor get() = Tokens.paper
            }

            /** A tile in a tile. */
            public object Inner {
                public val background: ComposeColor get() = Tokens.paper
            }

            public object Edge {
                @Deprecated("varies with brand: read theme.tile.all.edge.thickness", level = DeprecationLevel.ERROR)
                public val thickness: ComposeDp get() = varyingValue()
            }
        }

        /** The same everywhere. */
        public object Some {
            /** The words that `side` can be. */
            public enum class Side {
                NearEnd,
                FarEnd,
            }

            public val side: Tokens.Tile.Some.Side get() = Tokens.Tile.Some.Side.NearEnd

            public val steps: Float get() = 0.5f

            public val background: ComposeColor get() = Tokens.paper

            public object Label {
                public val text: ComposeTextStyle get() = Tokens.text
            }
        }
    }

    public object Again {
        /** A field of a component. */
        @Deprecated("varies with theme: read theme.again.pressed", level = DeprecationLevel.ERROR)
        public val pressed: ComposeColor get() = varyingValue()

        @Deprecated("varies with theme: read theme.again.selected", level = DeprecationLevel.ERROR)
        public val selected: ComposeColor get() = varyingValue()

        @Deprecated("varies with theme: read theme.again.secret", level = DeprecationLevel.ERROR)
        public val secret: ComposeColor get() = varyingValue()
    }

    public object Flow {
        public object List {
            @Deprecated("varies with theme: read theme.flow.list.background", level = DeprecationLevel.ERROR)
            public val background: TokenGradient get() = varyingValue()

            public val padding: ComposeDp get() = 4.dp

            public object Row {
                public val height: ComposeDp get() = 44.dp
            }
        }

        public object None {
            public val color: ComposeColor get() = Tokens.paper
        }
    }
}
