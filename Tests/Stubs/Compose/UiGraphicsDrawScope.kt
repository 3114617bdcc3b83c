// compose/ui/ui-graphics/src/commonMain/kotlin/androidx/compose/ui/graphics/drawscope/DrawScope.kt
package androidx.compose.ui.graphics.drawscope

import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap

sealed class DrawStyle

// In Compose, `join` follows `cap`. Calls use named arguments.
class Stroke(
    val width: Float = 0.0f,
    val miter: Float = 4.0f,
    val cap: StrokeCap = StrokeCap.Butt,
    val pathEffect: PathEffect? = null,
) : DrawStyle()
