// compose/ui/ui-geometry/src/commonMain/kotlin/androidx/compose/ui/geometry/Offset.kt
package androidx.compose.ui.geometry

@JvmInline
value class Offset internal constructor(val packedValue: Long) {
    companion object {
        val Zero: Offset = Offset(0L)
        val Infinite: Offset = Offset(Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY)
        val Unspecified: Offset = Offset(Float.NaN, Float.NaN)
    }
}

fun Offset(x: Float, y: Float): Offset =
    Offset((x.toRawBits().toLong() shl 32) or (y.toRawBits().toLong() and 0xFFFFFFFFL))
