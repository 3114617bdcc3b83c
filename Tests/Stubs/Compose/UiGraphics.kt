// compose/ui/ui-graphics/api/current.txt
// compose/ui/ui-graphics/src/commonMain/kotlin/androidx/compose/ui/graphics/{Brush,Color,ColorFilter,PathEffect,Shader,Shadow,Shape,StrokeCap}.kt
package androidx.compose.ui.graphics

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.colorspace.ColorSpace
import androidx.compose.ui.graphics.colorspace.ColorSpaces

// Compose stores channels in other color spaces as half floats. Here, they have eight bits too.
@JvmInline
value class Color(val value: ULong) {
    val alpha: Float get() = (value shr 56).toInt() / 255f

    fun copy(
        alpha: Float = this.alpha,
        red: Float = (value shr 48).toInt().and(0xFF) / 255f,
        green: Float = (value shr 40).toInt().and(0xFF) / 255f,
        blue: Float = (value shr 32).toInt().and(0xFF) / 255f,
    ): Color = Color(red, green, blue, alpha)

    override fun toString(): String = "#" + value.toString(16).padStart(16, '0').take(8)

    companion object {
        val Black: Color = Color(0xFF000000)
        val Transparent: Color = Color(0x00000000)
        val Unspecified: Color = Color(0x00000000_00000010UL)
    }
}

fun Color(color: Int): Color = Color(color.toULong() shl 32)

fun Color(color: Long): Color = Color((color.toULong() and 0xFFFFFFFFUL) shl 32)

fun Color(
    red: Float,
    green: Float,
    blue: Float,
    alpha: Float = 1f,
    colorSpace: ColorSpace = ColorSpaces.Srgb,
): Color {
    fun bits(channel: Float): Long = (channel * 255 + 0.5f).toLong()
    return Color((bits(alpha) shl 24) or (bits(red) shl 16) or (bits(green) shl 8) or bits(blue))
}

fun Color.toArgb(): Int = (value shr 32).toInt()

data class Shadow(
    val color: Color = Color(0xFF000000),
    val offset: Offset = Offset.Zero,
    val blurRadius: Float = 0.0f,
)

interface Shape

val RectangleShape: Shape = object : Shape {}

@JvmInline
value class TileMode internal constructor(internal val value: Int) {
    companion object {
        val Clamp: TileMode = TileMode(0)
    }
}

@JvmInline
value class StrokeCap internal constructor(private val value: Int) {
    companion object {
        val Butt: StrokeCap = StrokeCap(0)
        val Round: StrokeCap = StrokeCap(1)
        val Square: StrokeCap = StrokeCap(2)
    }
}

interface PathEffect {
    companion object {
        fun dashPathEffect(intervals: FloatArray, phase: Float = 0f): PathEffect = object : PathEffect {}
    }
}

sealed class Brush {
    companion object {
        fun linearGradient(
            vararg colorStops: Pair<Float, Color>,
            start: Offset = Offset.Zero,
            end: Offset = Offset.Infinite,
            tileMode: TileMode = TileMode.Clamp,
        ): Brush = Gradient(colorStops.toList())

        fun horizontalGradient(
            vararg colorStops: Pair<Float, Color>,
            startX: Float = 0.0f,
            endX: Float = Float.POSITIVE_INFINITY,
            tileMode: TileMode = TileMode.Clamp,
        ): Brush = Gradient(colorStops.toList())

        fun verticalGradient(
            vararg colorStops: Pair<Float, Color>,
            startY: Float = 0f,
            endY: Float = Float.POSITIVE_INFINITY,
            tileMode: TileMode = TileMode.Clamp,
        ): Brush = Gradient(colorStops.toList())

        fun radialGradient(
            vararg colorStops: Pair<Float, Color>,
            center: Offset = Offset.Unspecified,
            radius: Float = Float.POSITIVE_INFINITY,
            tileMode: TileMode = TileMode.Clamp,
        ): Brush = Gradient(colorStops.toList())

        fun sweepGradient(
            vararg colorStops: Pair<Float, Color>,
            center: Offset = Offset.Unspecified,
        ): Brush = Gradient(colorStops.toList())
    }
}

abstract class ShaderBrush() : Brush() {
    abstract fun createShader(size: Size): Shader
}

typealias Shader = android.graphics.Shader

fun LinearGradientShader(
    from: Offset,
    to: Offset,
    colors: List<Color>,
    colorStops: List<Float>? = null,
    tileMode: TileMode = TileMode.Clamp,
): Shader = Shader(from.x, from.y, to.x, to.y)

fun RadialGradientShader(
    center: Offset,
    radius: Float,
    colors: List<Color>,
    colorStops: List<Float>? = null,
    tileMode: TileMode = TileMode.Clamp,
): Shader = Shader(center.x, center.y, radius)

fun SweepGradientShader(center: Offset, colors: List<Color>, colorStops: List<Float>? = null): Shader =
    Shader(center.x, center.y)

private data class Gradient(val colorStops: List<Pair<Float, Color>>) : Brush()

data class SolidColor(val value: Color) : Brush()

class ColorFilter private constructor(private val color: Color) {
    companion object {
        fun tint(color: Color): ColorFilter = ColorFilter(color)
    }
}
