// compose/ui/ui/src/commonMain/kotlin/androidx/compose/ui/draw/Shadow.kt
package androidx.compose.ui.draw

import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.shadow.Shadow

fun Modifier.dropShadow(shape: Shape, shadow: Shadow): Modifier = this

fun Modifier.innerShadow(shape: Shape, shadow: Shadow): Modifier = this
