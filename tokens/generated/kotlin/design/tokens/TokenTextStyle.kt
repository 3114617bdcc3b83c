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
    /** The title of a screen in its navigation bar. */
    NavigationTitle(1),

    /** Actions at either end of the navigation bar. */
    NavigationAction(2),

    /** The title of an article. */
    Headline(3),

    /** The title of a section, or of an article in a list. */
    Subheadline(4),

    /** The first paragraph of an article. */
    Lead(5),

    /** The label of a button. */
    Button(6),

    /** Running text. */
    Body1(7),

    /** Running text where there is little room. */
    Body2(8),

    /** Under pictures; dates and sources. */
    Caption(9),

    /** The subject of an article, above its title. */
    Overline(10),
    ;

    /** How text of the style looks in the theme of the composition; [TokenTheme.typography] knows any theme. */
    public val style: TextStyle
        @Composable @ReadOnlyComposable get() = TokenTheme.current.typography(this)

    /** What happens to text of the style that is too long for its place. */
    public val overflow: TextOverflow
        get() =
            when (this) {
                NavigationTitle -> TextOverflow.Ellipsis
                Button -> TextOverflow.Ellipsis
                else -> TextOverflow.Clip
            }

    /**
     * [text] in the letter case of the style.
     *
     * Letters change by the rules of the language of the text, [locale]: in Turkish the capital of `i` is `İ`.
     */
    public fun inCase(text: String, locale: Locale = Locale.current): String =
        when (this) {
            Overline -> text.toUpperCase(locale)
            else -> text
        }

    public companion object {
        /** The style of a [number], if there is one. */
        public fun of(number: Int): TokenTextStyle? = entries.firstOrNull { it.number == number }
    }
}
