// compose/ui/ui/src/commonMain/kotlin/androidx/compose/ui/draw/{Alpha,Clip,Shadow}.kt
package androidx.compose.ui.draw

import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.shadow.Shadow

private data class Element(val name: String, val values: List<Any>) : Modifier

fun Modifier.alpha(alpha: Float): Modifier = this then Element("alpha", listOf(alpha))

fun Modifier.clip(shape: Shape): Modifier = this then Element("clip", listOf(shape))

fun Modifier.dropShadow(shape: Shape, shadow: Shadow): Modifier =
    this then Element("dropShadow", listOf(shape, shadow.color, shadow.offset, shadow.radius, shadow.spread))

fun Modifier.innerShadow(shape: Shape, shadow: Shadow): Modifier =
    this then Element("innerShadow", listOf(shape, shadow.color, shadow.offset, shadow.radius, shadow.spread))
