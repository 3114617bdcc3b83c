// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.runtime.Immutable

/** A choice of contexts, one for each way in which tokens vary. */
@Immutable
public data class TokenContexts(
    /** Which context of `brand` is chosen. */
    public val brand: Brand = Brand.Plum,
    /** Which context of `theme` is chosen. */
    public val theme: Theme = Theme.Light,
) {
    /** The contexts of `brand`. */
    public enum class Brand {
        Plum,
        Sand,
    }

    /** The contexts of `theme`. */
    public enum class Theme {
        Light,
        Dark,
    }
}
