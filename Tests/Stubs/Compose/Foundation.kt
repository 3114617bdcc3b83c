// compose/foundation/foundation/src/commonMain/kotlin/androidx/compose/foundation/{Background,Border,BorderStroke,DarkTheme}.kt
package androidx.compose.foundation

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.RectangleShape
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.unit.Dp

class BorderStroke(val width: Dp, val brush: Brush)

fun BorderStroke(width: Dp, color: Color): BorderStroke = BorderStroke(width, SolidColor(color))

private data class Element(val name: String, val values: List<Any>) : Modifier

fun Modifier.background(color: Color, shape: Shape = RectangleShape): Modifier =
    this then Element("background", listOf(color, shape))

fun Modifier.background(brush: Brush, shape: Shape = RectangleShape, alpha: Float = 1.0f): Modifier =
    this then Element("background", listOf(brush, shape, alpha))

fun Modifier.border(border: BorderStroke, shape: Shape = RectangleShape): Modifier =
    this then Element("border", listOf(border.width, border.brush, shape))

fun Modifier.border(width: Dp, color: Color, shape: Shape = RectangleShape): Modifier =
    border(BorderStroke(width, color), shape)

/** The system's appearance, set by checks. Compose has no such property. */
var screenIsDark: Boolean = false

@Composable
@ReadOnlyComposable
fun isSystemInDarkTheme(): Boolean = screenIsDark
