// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

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
 * The design tokens, in the groups of the source.
 *
 * What varies cannot be read here: a [TokenTheme] has it.
 */
public object Tokens {
    public object Face {
        @Deprecated("varies with brand: read theme.face.title", level = DeprecationLevel.ERROR)
        public val title: ComposeFontFamily get() = varyingValue()

        @Deprecated("varies with brand: read theme.face.alias", level = DeprecationLevel.ERROR)
        public val alias: ComposeFontFamily get() = varyingValue()
    }

    public object Shadow {
        @Deprecated("varies with brand and theme: read theme.shadow.card", level = DeprecationLevel.ERROR)
        public val card: KotlinList<TokenShadow> get() = varyingValue()

        @Deprecated("varies with brand and theme: read theme.shadow.alias", level = DeprecationLevel.ERROR)
        public val alias: KotlinList<TokenShadow> get() = varyingValue()
    }

    public object Line {
        @Deprecated("varies with brand: read theme.line.solid", level = DeprecationLevel.ERROR)
        public val solid: TokenBorder get() = varyingValue()

        @Deprecated("varies with brand: read theme.line.dashed", level = DeprecationLevel.ERROR)
        public val dashed: TokenBorder get() = varyingValue()
    }

    public object Stroke {
        @Deprecated("varies with brand: read theme.stroke.dashed", level = DeprecationLevel.ERROR)
        public val dashed: TokenStroke get() = varyingValue()
    }

    public object Gradient {
        @Deprecated("varies with brand: read theme.gradient.two", level = DeprecationLevel.ERROR)
        public val two: TokenGradient get() = varyingValue()

        @Deprecated("varies with brand: read theme.gradient.alias", level = DeprecationLevel.ERROR)
        public val alias: TokenGradient get() = varyingValue()
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
        @Deprecated("varies with brand and theme: read theme.text.hero", level = DeprecationLevel.ERROR)
        public val hero: ComposeTextStyle get() = varyingValue()

        /**
         * Text is shown in upper case.
         * Text that is too long is cut off at its beginning.
         * Text has a line above it.
         * Its shadow is in dp, which Compose takes for pixels: show it with [inPixels].
         */
        @Deprecated("varies with brand and theme: read theme.text.alias", level = DeprecationLevel.ERROR)
        public val alias: ComposeTextStyle get() = varyingValue()

        @Deprecated("varies with brand: read theme.text.plain", level = DeprecationLevel.ERROR)
        public val plain: ComposeTextStyle get() = varyingValue()
    }

    public object Only {
        public val sand: ComposeColor get() = ComposeColor(0xFFCCB380)
    }
}
