// compose/foundation/foundation/src/commonMain/kotlin/androidx/compose/foundation/shape/{CornerBasedShape,RoundedCornerShape}.kt
package androidx.compose.foundation.shape

import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.unit.Dp

// The real one has a size for each corner.
abstract class CornerBasedShape : Shape

data class RoundedCornerShape(private val size: Dp) : CornerBasedShape()
