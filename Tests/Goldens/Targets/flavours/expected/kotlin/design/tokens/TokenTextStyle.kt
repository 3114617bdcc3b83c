// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.intl.Locale
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.text.toUpperCase

/** The numbered text styles. */
public enum class TokenTextStyle(
    /** The number, which stays when names and fonts change. */
    public val number: Int,
) {
    /** A title over a picture. */
    Hero(1),
    ;

    /** How text of the style looks in the theme of the composition; [TokenTheme.typography] knows any theme. */
    public val style: TextStyle
        @Composable @ReadOnlyComposable get() = TokenTheme.current.typography(this)

    /** What happens to text of the style that is too long for its place. */
    public val overflow: TextOverflow
        get() =
            when (this) {
                Hero -> TextOverflow.StartEllipsis
            }

    /**
     * [text] in the letter case of the style.
     *
     * Letters change by the rules of the language of the text, [locale]: in Turkish the capital of `i` is `İ`.
     */
    public fun inCase(text: String, locale: Locale = Locale.current): String =
        when (this) {
            Hero -> text.toUpperCase(locale)
        }

    public companion object {
        /** The style of a [number], if there is one. */
        public fun of(number: Int): TokenTextStyle? = entries.firstOrNull { it.number == number }
    }
}
