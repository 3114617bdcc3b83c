// Gradients with a kind in a box of 200 by 100, in which CSS draws them between these points.
@file:JvmName("Screen")

package screen

import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.ShaderBrush
import check.gradients.TokenGradient
import check.gradients.TokenTheme
import kotlin.math.abs
import kotlin.math.sqrt

fun main() {
    val fade = TokenTheme().fade
    // The line of an angle is as long as the box is in that direction.
    draws(fade.angle, 25f, 125f, 175f, -25f)
    draws(fade.other, 0f, 50f, 200f, 50f)
    // The color in the middle is in the other two corners.
    draws(fade.corner, 140f, 130f, 60f, -30f)
    // The bottom is the closest side.
    draws(fade.circle, 50f, 75f, 25f)
    // A circle that is stretched vertically.
    draws(fade.ellipse, 100f, 50f, 100 * sqrt(2f), 1f, 0.5f, 100f, 50f)
    // Compose starts at the right, too.
    draws(fade.sweep, 100f, 50f, 0f, 100f, 50f)
    check(fade.plain.brush() !is ShaderBrush)
    check(fade.angle.brush() == fade.same.brush())
    check(fade.angle.brush() != fade.other.brush())
}

/** Checks the numbers of a shader and its matrix. */
private fun draws(gradient: TokenGradient, vararg wanted: Float) {
    val shader = (gradient.brush() as ShaderBrush).createShader(Size(200f, 100f))
    val found = shader.numbers + shader.matrix?.numbers.orEmpty()
    val isNear = found.size == wanted.size && found.indices.all { abs(found[it] - wanted[it]) < 1e-3f }
    check(isNear) { "$found, expected ${wanted.toList()}" }
}
