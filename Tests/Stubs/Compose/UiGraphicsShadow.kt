// compose/ui/ui-graphics/src/commonMain/kotlin/androidx/compose/ui/graphics/shadow/Shadow.kt
package androidx.compose.ui.graphics.shadow

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpOffset
import androidx.compose.ui.unit.dp

class Shadow(
    val radius: Dp,
    val color: Color = Color.Black,
    val spread: Dp = 0.dp,
    val offset: DpOffset = DpOffset.Zero,
    val alpha: Float = 1f,
)
