// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.runtime.Immutable

/** A choice of contexts, one for each way in which tokens vary. */
@Immutable
public data class TokenContexts(
    /** Which context of `theme` is chosen; `null` to go by [appearance]. */
    public val theme: Theme? = null,
    /** The appearance that all values are for. */
    public val appearance: TokenAppearance = TokenAppearance.Dark,
    /** The contrast that all values are for. */
    public val contrast: TokenContrast = TokenContrast.Standard,
) {
    /** The context of `theme` that the values are for. */
    internal val shownTheme: Theme
        get() =
            theme ?: when {
                appearance == TokenAppearance.Dark && contrast == TokenContrast.High -> Theme.DarkHc
                appearance == TokenAppearance.Light && contrast == TokenContrast.High -> Theme.LightHc
                appearance == TokenAppearance.Light -> Theme.Light
                else -> Theme.Dark
            }

    /** The contexts of `theme`. */
    public enum class Theme {
        Dark,
        DarkHc,
        Light,
        LightHc,
        Sepia,
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
