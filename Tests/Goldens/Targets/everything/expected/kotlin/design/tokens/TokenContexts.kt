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
    /** Which context of `theme` is chosen. */
    public val theme: Theme = Theme.Light,
    /** Which context of `contrast` is chosen. */
    public val contrast: Contrast = Contrast.Normal,
    /** Which context of `density` is chosen. */
    public val density: Density = Density.Calm,
) {
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
    public enum class Theme {
        Light,
        Dark,
    }

    /** The contexts of `contrast`. */
    public enum class Contrast {
        Normal,
        More,
    }

    /** The contexts of `density`. */
    public enum class Density {
        Calm,
        Default,
    }
}
