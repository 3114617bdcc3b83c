// compose/ui/ui/src/commonMain/kotlin/androidx/compose/ui/Modifier.kt
package androidx.compose.ui

interface Modifier {
    companion object : Modifier
}
