// compose/foundation/foundation-layout/src/commonMain/kotlin/androidx/compose/foundation/layout/Padding.kt
package androidx.compose.foundation.layout

import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

interface PaddingValues

private data class PaddingValuesImpl(val start: Dp, val top: Dp, val end: Dp, val bottom: Dp) : PaddingValues

fun PaddingValues(start: Dp = 0.dp, top: Dp = 0.dp, end: Dp = 0.dp, bottom: Dp = 0.dp): PaddingValues =
    PaddingValuesImpl(start, top, end, bottom)
