// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.runtime.Immutable

/** A choice of contexts, one for each way in which tokens vary. */
@Immutable
public data class TokenContexts(
    /** Which context of `theme` is chosen. */
    public val theme: Theme = Theme.Dark,
) {
    /** The contexts of `theme`. */
    public enum class Theme {
        Dark,
        DarkHc,
        Light,
        LightHc,
        Sepia,
    }
}
