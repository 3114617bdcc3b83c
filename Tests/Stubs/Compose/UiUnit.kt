// compose/ui/ui-unit/api/current.txt
// compose/ui/ui-unit/src/commonMain/kotlin/androidx/compose/ui/unit/{Dp,TextUnit,Density,LayoutDirection}.kt
package androidx.compose.ui.unit

@JvmInline
value class Dp(val value: Float) : Comparable<Dp> {
    operator fun unaryMinus(): Dp = Dp(-value)

    operator fun plus(other: Dp): Dp = Dp(value + other.value)

    operator fun minus(other: Dp): Dp = Dp(value - other.value)

    operator fun times(other: Float): Dp = Dp(value * other)

    override fun compareTo(other: Dp): Int = value.compareTo(other.value)

    override fun toString(): String = "$value.dp"

    companion object {
        val Unspecified: Dp = Dp(Float.NaN)
    }
}

val Int.dp: Dp get() = Dp(toFloat())
val Double.dp: Dp get() = Dp(toFloat())
val Float.dp: Dp get() = Dp(this)

@JvmInline
value class DpOffset internal constructor(internal val packedValue: Long) {
    val x: Dp get() = Dp(Float.fromBits((packedValue shr 32).toInt()))
    val y: Dp get() = Dp(Float.fromBits(packedValue.toInt()))

    companion object {
        val Zero: DpOffset = DpOffset(0L)
    }
}

fun DpOffset(x: Dp, y: Dp): DpOffset =
    DpOffset((x.value.toRawBits().toLong() shl 32) or (y.value.toRawBits().toLong() and 0xFFFFFFFFL))

@JvmInline
value class DpSize internal constructor(internal val packedValue: Long) {
    val width: Dp get() = Dp(Float.fromBits((packedValue shr 32).toInt()))
    val height: Dp get() = Dp(Float.fromBits(packedValue.toInt()))
}

fun DpSize(width: Dp, height: Dp): DpSize =
    DpSize((width.value.toRawBits().toLong() shl 32) or (height.value.toRawBits().toLong() and 0xFFFFFFFFL))

enum class LayoutDirection {
    Ltr,
    Rtl,
}

data class DpRect(val left: Dp, val top: Dp, val right: Dp, val bottom: Dp)

// Compose packs the unit into the bits of the value. Here, the sign of the low half marks `em`.
@JvmInline
value class TextUnit internal constructor(internal val packedValue: Long) {
    val value: Float get() = Float.fromBits((packedValue shr 32).toInt())
    val isSp: Boolean get() = packedValue.toInt() == 1
    val isEm: Boolean get() = packedValue.toInt() == 2

    operator fun unaryMinus(): TextUnit =
        TextUnit(((-value).toRawBits().toLong() shl 32) or (packedValue and 0xFFFFFFFFL))

    override fun toString(): String = if (isSp) "$value.sp" else if (isEm) "$value.em" else "Unspecified"

    companion object {
        val Unspecified: TextUnit = TextUnit(0L)
    }
}

private fun pack(value: Float, unit: Long): TextUnit = TextUnit((value.toRawBits().toLong() shl 32) or unit)

val Int.sp: TextUnit get() = pack(toFloat(), 1)
val Float.sp: TextUnit get() = pack(this, 1)
val Double.sp: TextUnit get() = pack(toFloat(), 1)
val Int.em: TextUnit get() = pack(toFloat(), 2)
val Float.em: TextUnit get() = pack(this, 2)
val Double.em: TextUnit get() = pack(toFloat(), 2)

interface Density {
    val density: Float
    val fontScale: Float

    fun Dp.toPx(): Float = value * density

    fun Dp.toSp(): TextUnit = (value / fontScale).sp
}

fun Density(density: Float, fontScale: Float = 1f): Density =
    object : Density {
        override val density: Float = density
        override val fontScale: Float = fontScale
    }
