// compose/ui/ui/src/commonMain/kotlin/androidx/compose/ui/{Modifier,ZIndexModifier}.kt
package androidx.compose.ui

// In Compose, a modifier folds over its elements. Here, they're in a list, so they can be compared.
interface Modifier {
    infix fun then(other: Modifier): Modifier = Chain(listOf(other))

    companion object : Modifier {
        override fun toString(): String = "Modifier"
    }
}

private data class Chain(val elements: List<Modifier>) : Modifier {
    override fun then(other: Modifier): Modifier = Chain(elements + other)
}

private data class Raised(val zIndex: Float) : Modifier

fun Modifier.zIndex(zIndex: Float): Modifier = this then Raised(zIndex)
