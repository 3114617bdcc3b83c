// compose/foundation/foundation/src/commonMain/kotlin/androidx/compose/foundation/shape/{CornerBasedShape,RoundedCornerShape}.kt
package androidx.compose.foundation.shape

import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.unit.Dp

// In Compose, each corner has a size.
abstract class CornerBasedShape : Shape

data class RoundedCornerShape(private val size: Dp) : CornerBasedShape()
