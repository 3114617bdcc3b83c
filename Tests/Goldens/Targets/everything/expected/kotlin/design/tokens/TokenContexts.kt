// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.runtime.Immutable

/** A choice of contexts, one for each way in which tokens vary. */
@Immutable
public data class TokenContexts(
    /** Which context of `width` is chosen. */
    public val width: Width = Width.Narrow,
    /** Which context of `brand` is chosen. */
    public val brand: Brand = Brand.FirstClass,
    /** Which context of `density` is chosen. */
    public val density: Density = Density.Calm,
    /** The appearance that all values are for. */
    public val appearance: TokenAppearance = TokenAppearance.Light,
    /** The contrast that all values are for. */
    public val contrast: TokenContrast = TokenContrast.Standard,
) {
    /** The context of `theme` that the values are for. */
    internal val shownTheme: Theme
        get() =
            when {
                appearance == TokenAppearance.Dark -> Theme.Dark
                else -> Theme.Light
            }

    /** The context of `contrast` that the values are for. */
    internal val shownContrast: Contrast
        get() =
            when {
                contrast == TokenContrast.High -> Contrast.More
                else -> Contrast.Normal
            }

    /** The contexts of `width`. */
    public enum class Width {
        Narrow,
        Wide,
    }

    /** The contexts of `brand`. */
    public enum class Brand {
        FirstClass,
        _2nd,
    }

    /** The contexts of `theme`. */
    internal enum class Theme {
        Light,
        Dark,
    }

    /** The contexts of `contrast`. */
    internal enum class Contrast {
        Normal,
        More,
    }

    /** The contexts of `density`. */
    public enum class Density {
        Calm,
        Default,
    }
}

/** Whether a screen is light or dark. */
public enum class TokenAppearance {
    /** Dark text on a light ground. */
    Light,

    /** Light text on a dark ground. */
    Dark,
}

/** How much contrast a screen has. */
public enum class TokenContrast {
    /** What most people see. */
    Standard,

    /** For people who ask for more contrast. */
    High,
}

/** What members give that are there only to say where the value is. */
internal fun varyingValue(): Nothing = error("the value varies: read it from a theme")
