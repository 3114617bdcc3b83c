// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.capitalize
import androidx.compose.ui.text.intl.Locale
import androidx.compose.ui.text.style.TextOverflow

/** The numbered text styles. */
public enum class TokenTextStyle(
    /** The number, which stays when names and fonts change. */
    public val number: Int,
) {
    Case(1),

    Old(7),

    /** Everything that a text style can have. */
    Full(40),
    ;

    /** How text of the style looks in the theme of the composition; [TokenTheme.typography] knows any theme. */
    public val style: TextStyle
        @Composable @ReadOnlyComposable get() = TokenTheme.current.typography(this)

    /** What happens to text of the style that is too long for its place. */
    public val overflow: TextOverflow
        get() =
            when (this) {
                Old -> TextOverflow.MiddleEllipsis
                Full -> TextOverflow.MiddleEllipsis
                else -> TextOverflow.Clip
            }

    /**
     * [text] in the letter case of the style.
     *
     * Letters change by the rules of the language of the text, [locale]: in Turkish the capital of `i` is `İ`.
     */
    public fun inCase(text: String, locale: Locale = Locale.current): String =
        when (this) {
            Old -> text.split(" ").joinToString(" ") { word -> word.capitalize(locale) }
            Full -> text.split(" ").joinToString(" ") { word -> word.capitalize(locale) }
            else -> text
        }

    public companion object {
        /** The style of a [number], if there is one. */
        public fun of(number: Int): TokenTextStyle? = entries.firstOrNull { it.number == number }
    }
}
