// compose/ui/ui/src/commonMain/kotlin/androidx/compose/ui/Modifier.kt
package androidx.compose.ui

// The real one folds over its elements; here they are kept in a list, so that they can be compared.
interface Modifier {
    infix fun then(other: Modifier): Modifier = Chain(listOf(other))

    companion object : Modifier {
        override fun toString(): String = "Modifier"
    }
}

private data class Chain(val elements: List<Modifier>) : Modifier {
    override fun then(other: Modifier): Modifier = Chain(elements + other)
}
