// compose/ui/ui-text/src/commonMain/kotlin/androidx/compose/ui/text/intl/Locale.kt
package androidx.compose.ui.text.intl

class Locale(val languageTag: String) {
    companion object {
        val current: Locale
            get() = Locale(java.util.Locale.getDefault().toLanguageTag())
    }
}
