// compose/animation/animation-core/src/commonMain/kotlin/androidx/compose/animation/core/{AnimationSpec,Easing}.kt
package androidx.compose.animation.core

fun interface Easing {
    fun transform(fraction: Float): Float
}

// In Compose, the four numbers are private, and NaN throws.
data class CubicBezierEasing(private val a: Float, private val b: Float, private val c: Float, private val d: Float) :
    Easing {
    override fun transform(fraction: Float): Float = fraction
}

val FastOutSlowInEasing: Easing = CubicBezierEasing(0.4f, 0.0f, 0.2f, 1.0f)

class TweenSpec<T>(val durationMillis: Int = 300, val delay: Int = 0, val easing: Easing = FastOutSlowInEasing)

fun <T> tween(
    durationMillis: Int = 300,
    delayMillis: Int = 0,
    easing: Easing = FastOutSlowInEasing,
): TweenSpec<T> = TweenSpec(durationMillis, delayMillis, easing)
