// compose/material3/material3/src/commonMain/kotlin/androidx/compose/material3/{ColorScheme,MaterialTheme,Shapes,Switch,Typography}.kt
package androidx.compose.material3

import androidx.compose.foundation.shape.CornerBasedShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.dp

// In Compose, these aren't data classes, but have the same `copy`, `equals`, and `hashCode`.
data class ColorScheme(
    val primary: Color = Color.Black,
    val onPrimary: Color = Color.Black,
    val primaryContainer: Color = Color.Black,
    val onPrimaryContainer: Color = Color.Black,
    val inversePrimary: Color = Color.Black,
    val secondary: Color = Color.Black,
    val onSecondary: Color = Color.Black,
    val secondaryContainer: Color = Color.Black,
    val onSecondaryContainer: Color = Color.Black,
    val tertiary: Color = Color.Black,
    val onTertiary: Color = Color.Black,
    val tertiaryContainer: Color = Color.Black,
    val onTertiaryContainer: Color = Color.Black,
    val background: Color = Color.Black,
    val onBackground: Color = Color.Black,
    val surface: Color = Color.Black,
    val onSurface: Color = Color.Black,
    val surfaceVariant: Color = Color.Black,
    val onSurfaceVariant: Color = Color.Black,
    val surfaceTint: Color = Color.Black,
    val inverseSurface: Color = Color.Black,
    val inverseOnSurface: Color = Color.Black,
    val error: Color = Color.Black,
    val onError: Color = Color.Black,
    val errorContainer: Color = Color.Black,
    val onErrorContainer: Color = Color.Black,
    val outline: Color = Color.Black,
    val outlineVariant: Color = Color.Black,
    val scrim: Color = Color.Black,
    val surfaceBright: Color = Color.Black,
    val surfaceDim: Color = Color.Black,
    val surfaceContainer: Color = Color.Black,
    val surfaceContainerHigh: Color = Color.Black,
    val surfaceContainerHighest: Color = Color.Black,
    val surfaceContainerLow: Color = Color.Black,
    val surfaceContainerLowest: Color = Color.Black,
)

fun lightColorScheme(): ColorScheme = ColorScheme(scrim = Color.Black)

fun darkColorScheme(): ColorScheme = ColorScheme(scrim = Color.Transparent)

// Without the emphasized styles, which generated code doesn't use.
data class Typography(
    val displayLarge: TextStyle = TextStyle.Default,
    val displayMedium: TextStyle = TextStyle.Default,
    val displaySmall: TextStyle = TextStyle.Default,
    val headlineLarge: TextStyle = TextStyle.Default,
    val headlineMedium: TextStyle = TextStyle.Default,
    val headlineSmall: TextStyle = TextStyle.Default,
    val titleLarge: TextStyle = TextStyle.Default,
    val titleMedium: TextStyle = TextStyle.Default,
    val titleSmall: TextStyle = TextStyle.Default,
    val bodyLarge: TextStyle = TextStyle.Default,
    val bodyMedium: TextStyle = TextStyle.Default,
    val bodySmall: TextStyle = TextStyle.Default,
    val labelLarge: TextStyle = TextStyle.Default,
    val labelMedium: TextStyle = TextStyle.Default,
    val labelSmall: TextStyle = TextStyle.Default,
)

data class Shapes(
    val extraSmall: CornerBasedShape = RoundedCornerShape(0.dp),
    val small: CornerBasedShape = RoundedCornerShape(0.dp),
    val medium: CornerBasedShape = RoundedCornerShape(0.dp),
    val large: CornerBasedShape = RoundedCornerShape(0.dp),
    val extraLarge: CornerBasedShape = RoundedCornerShape(0.dp),
)

object MaterialTheme {
    /** The arguments of the active compositions, the innermost last. */
    internal val given = mutableListOf(Triple(lightColorScheme(), Typography(), Shapes()))

    val colorScheme: ColorScheme @Composable get() = given.last().first
    val typography: Typography @Composable get() = given.last().second
    val shapes: Shapes @Composable get() = given.last().third
}

@Composable
fun MaterialTheme(
    colorScheme: ColorScheme = MaterialTheme.colorScheme,
    shapes: Shapes = MaterialTheme.shapes,
    typography: Typography = MaterialTheme.typography,
    content: @Composable () -> Unit,
) {
    MaterialTheme.given.add(Triple(colorScheme, typography, shapes))
    content()
    MaterialTheme.given.removeLast()
}

data class SwitchColors(val checkedTrackColor: Color)

object SwitchDefaults {
    // Without the other parameters, which generated code doesn't use.
    @Composable fun colors(checkedTrackColor: Color = MaterialTheme.colorScheme.primary): SwitchColors =
        SwitchColors(checkedTrackColor)
}
