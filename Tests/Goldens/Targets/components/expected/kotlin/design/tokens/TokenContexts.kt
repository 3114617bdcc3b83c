// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.runtime.Immutable

/** A choice of contexts, one for each way in which tokens vary. */
@Immutable
public data class TokenContexts(
    /** Which context of `brand` is chosen. */
    public val brand: Brand = Brand.One,
    /** The appearance that all values are for. */
    public val appearance: TokenAppearance = TokenAppearance.Light,
) {
    /** The context of `theme` that the values are for. */
    internal val shownTheme: Theme
        get() =
            when {
                appearance == TokenAppearance.Dark -> Theme.Dark
                else -> Theme.Light
            }

    /** The contexts of `brand`. */
    public enum class Brand {
        One,
        Two,
    }

    /** The contexts of `theme`. */
    internal enum class Theme {
        Light,
        Dark,
    }
}

/** Whether a screen is light or dark. */
public enum class TokenAppearance {
    /** Dark text on a light ground. */
    Light,

    /** Light text on a dark ground. */
    Dark,
}

/** What members give that are there only to say where the value is. */
internal fun varyingValue(): Nothing = error("the value varies: read it from a theme")
