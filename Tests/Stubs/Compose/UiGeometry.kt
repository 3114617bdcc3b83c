// compose/ui/ui-geometry/src/commonMain/kotlin/androidx/compose/ui/geometry/{Offset,Size}.kt
package androidx.compose.ui.geometry

@JvmInline
value class Offset internal constructor(val packedValue: Long) {
    val x: Float
        get() = Float.fromBits((packedValue shr 32).toInt())
    val y: Float
        get() = Float.fromBits((packedValue and 0xFFFFFFFFL).toInt())

    operator fun times(operand: Float): Offset = Offset(x * operand, y * operand)

    companion object {
        val Zero: Offset = Offset(0L)
        val Infinite: Offset = Offset(Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY)
        val Unspecified: Offset = Offset(Float.NaN, Float.NaN)
    }
}

fun Offset(x: Float, y: Float): Offset =
    Offset((x.toRawBits().toLong() shl 32) or (y.toRawBits().toLong() and 0xFFFFFFFFL))

@JvmInline
value class Size internal constructor(val packedValue: Long) {
    val width: Float
        get() = Float.fromBits((packedValue shr 32).toInt())
    val height: Float
        get() = Float.fromBits((packedValue and 0xFFFFFFFFL).toInt())
}

fun Size(width: Float, height: Float): Size =
    Size((width.toRawBits().toLong() shl 32) or (height.toRawBits().toLong() and 0xFFFFFFFFL))
