// compose/foundation/foundation/src/commonMain/kotlin/androidx/compose/foundation/{BorderStroke,DarkTheme}.kt
package androidx.compose.foundation

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.unit.Dp

class BorderStroke(val width: Dp, val brush: Brush)

fun BorderStroke(width: Dp, color: Color): BorderStroke = BorderStroke(width, SolidColor(color))

/** What a check says that the system is set to; the real thing has no such property. */
var screenIsDark: Boolean = false

@Composable
@ReadOnlyComposable
fun isSystemInDarkTheme(): Boolean = screenIsDark
