// compose/ui/ui-text/src/commonMain/kotlin/androidx/compose/ui/text/String.kt
package androidx.compose.ui.text

import androidx.compose.ui.text.intl.Locale

private val Locale.platform: java.util.Locale get() = java.util.Locale.forLanguageTag(languageTag)

fun String.toUpperCase(locale: Locale): String = uppercase(locale.platform)

fun String.toLowerCase(locale: Locale): String = lowercase(locale.platform)

fun String.capitalize(locale: Locale): String = replaceFirstChar { it.titlecase(locale.platform) }
