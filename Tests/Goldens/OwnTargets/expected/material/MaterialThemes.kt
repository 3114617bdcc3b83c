package design.material

import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.ColorScheme
import androidx.compose.material3.Shapes
import androidx.compose.material3.Typography
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.colorspace.ColorSpaces
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp

/** What a theme gives `MaterialTheme`. Roles that have no token are Material's own. */
public interface MaterialTokens {
    public val colors: ColorScheme
    public val shapes: Shapes

    /** `font` makes the family of a font by its name. */
    public fun typography(font: (String) -> FontFamily): Typography
}

public object PlumLight : MaterialTokens {
    override val colors: ColorScheme = lightColorScheme(
        primary = Color(0xFF660066),
        onPrimary = Color(0xFFFFFFFF),
        background = Color(0xFFFAF7FA),
        onBackground = Color(0xFF1C1720),
        surface = Color(0xFFFFFFFF),
        onSurface = Color(0xFF1C1720),
        surfaceVariant = Color(0xFFEFEAF0),
        onSurfaceVariant = Color(0xFF5F5666),
        inverseSurface = Color(0xFF1C1720),
        inverseOnSurface = Color(0xFFFAF7FA),
        error = Color(0.74f, 0.09f, 0.13f, 1f, ColorSpaces.DisplayP3),
        onError = Color(0xFFFFFFFF),
        outlineVariant = Color(0xFFD9D8D9),
        scrim = Color(0x99131015),
    )

    override val shapes: Shapes = Shapes(
        small = RoundedCornerShape(4.dp),
        medium = RoundedCornerShape(12.dp),
        large = RoundedCornerShape(22.dp),
    )

    override fun typography(font: (String) -> FontFamily): Typography = Typography(
        headlineSmall = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 24.sp,
            fontWeight = FontWeight(700),
            lineHeight = 1.1667.em,
            letterSpacing = -0.0208.em,
        ),
        titleLarge = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 17.sp,
            fontWeight = FontWeight(600),
            lineHeight = 1.2941.em,
            letterSpacing = -0.0235.em,
        ),
        titleMedium = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 20.sp,
            fontWeight = FontWeight(700),
            lineHeight = 1.2.em,
            letterSpacing = -0.015.em,
        ),
        bodyLarge = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 17.sp,
            fontWeight = FontWeight(400),
            lineHeight = 1.4118.em,
            letterSpacing = 0.em,
        ),
        bodyMedium = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 15.sp,
            fontWeight = FontWeight(400),
            lineHeight = 1.3333.em,
            letterSpacing = 0.em,
        ),
        bodySmall = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 13.sp,
            fontWeight = FontWeight(400),
            lineHeight = 1.3846.em,
            letterSpacing = 0.0077.em,
        ),
        labelLarge = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 17.sp,
            fontWeight = FontWeight(600),
            lineHeight = 1.4118.em,
            letterSpacing = 0.em,
        ),
        labelSmall = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 12.sp,
            fontWeight = FontWeight(600),
            lineHeight = 1.3333.em,
            letterSpacing = 0.08.em,
        ),
    )
}

public object PlumDark : MaterialTokens {
    override val colors: ColorScheme = darkColorScheme(
        primary = Color(0xFFE5A8E5),
        onPrimary = Color(0xFF1C1720),
        background = Color(0xFF131015),
        onBackground = Color(0xFFFAF7FA),
        surface = Color(0xFF1F1A23),
        onSurface = Color(0xFFFAF7FA),
        surfaceVariant = Color(0xFF2B2530),
        onSurfaceVariant = Color(0xFFBEB4C2),
        inverseSurface = Color(0xFFFAF7FA),
        inverseOnSurface = Color(0xFF1C1720),
        error = Color(1f, 0.46f, 0.4f, 1f, ColorSpaces.DisplayP3),
        onError = Color(0xFF1C1720),
        outlineVariant = Color(0xFF3B363E),
        scrim = Color(0x99131015),
    )

    override val shapes: Shapes = Shapes(
        small = RoundedCornerShape(4.dp),
        medium = RoundedCornerShape(12.dp),
        large = RoundedCornerShape(22.dp),
    )

    override fun typography(font: (String) -> FontFamily): Typography = Typography(
        headlineSmall = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 24.sp,
            fontWeight = FontWeight(700),
            lineHeight = 1.1667.em,
            letterSpacing = -0.0208.em,
        ),
        titleLarge = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 17.sp,
            fontWeight = FontWeight(600),
            lineHeight = 1.2941.em,
            letterSpacing = -0.0235.em,
        ),
        titleMedium = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 20.sp,
            fontWeight = FontWeight(700),
            lineHeight = 1.2.em,
            letterSpacing = -0.015.em,
        ),
        bodyLarge = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 17.sp,
            fontWeight = FontWeight(400),
            lineHeight = 1.4118.em,
            letterSpacing = 0.em,
        ),
        bodyMedium = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 15.sp,
            fontWeight = FontWeight(400),
            lineHeight = 1.3333.em,
            letterSpacing = 0.em,
        ),
        bodySmall = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 13.sp,
            fontWeight = FontWeight(400),
            lineHeight = 1.3846.em,
            letterSpacing = 0.0077.em,
        ),
        labelLarge = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 17.sp,
            fontWeight = FontWeight(600),
            lineHeight = 1.4118.em,
            letterSpacing = 0.em,
        ),
        labelSmall = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 12.sp,
            fontWeight = FontWeight(600),
            lineHeight = 1.3333.em,
            letterSpacing = 0.08.em,
        ),
    )
}

public object SandLight : MaterialTokens {
    override val colors: ColorScheme = lightColorScheme(
        primary = Color(0xFF6F4E12),
        onPrimary = Color(0xFFFFFFFF),
        background = Color(0xFFFAF7FA),
        onBackground = Color(0xFF1C1720),
        surface = Color(0xFFFFFFFF),
        onSurface = Color(0xFF1C1720),
        surfaceVariant = Color(0xFFEFEAF0),
        onSurfaceVariant = Color(0xFF5F5666),
        inverseSurface = Color(0xFF1C1720),
        inverseOnSurface = Color(0xFFFAF7FA),
        error = Color(0.74f, 0.09f, 0.13f, 1f, ColorSpaces.DisplayP3),
        onError = Color(0xFFFFFFFF),
        outlineVariant = Color(0xFFD9D8D9),
        scrim = Color(0x99131015),
    )

    override val shapes: Shapes = Shapes(
        small = RoundedCornerShape(4.dp),
        medium = RoundedCornerShape(4.dp),
        large = RoundedCornerShape(22.dp),
    )

    override fun typography(font: (String) -> FontFamily): Typography = Typography(
        headlineSmall = TextStyle(
            fontFamily = font("Newsreader"),
            fontSize = 24.sp,
            fontWeight = FontWeight(700),
            lineHeight = 1.1667.em,
            letterSpacing = -0.0208.em,
        ),
        titleLarge = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 17.sp,
            fontWeight = FontWeight(600),
            lineHeight = 1.2941.em,
            letterSpacing = -0.0235.em,
        ),
        titleMedium = TextStyle(
            fontFamily = font("Newsreader"),
            fontSize = 20.sp,
            fontWeight = FontWeight(700),
            lineHeight = 1.2.em,
            letterSpacing = -0.015.em,
        ),
        bodyLarge = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 17.sp,
            fontWeight = FontWeight(400),
            lineHeight = 1.4118.em,
            letterSpacing = 0.em,
        ),
        bodyMedium = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 15.sp,
            fontWeight = FontWeight(400),
            lineHeight = 1.3333.em,
            letterSpacing = 0.em,
        ),
        bodySmall = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 13.sp,
            fontWeight = FontWeight(400),
            lineHeight = 1.3846.em,
            letterSpacing = 0.0077.em,
        ),
        labelLarge = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 17.sp,
            fontWeight = FontWeight(600),
            lineHeight = 1.4118.em,
            letterSpacing = 0.em,
        ),
        labelSmall = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 12.sp,
            fontWeight = FontWeight(600),
            lineHeight = 1.3333.em,
            letterSpacing = 0.08.em,
        ),
    )
}

public object SandDark : MaterialTokens {
    override val colors: ColorScheme = darkColorScheme(
        primary = Color(0xFFCCB380),
        onPrimary = Color(0xFF1C1720),
        background = Color(0xFF131015),
        onBackground = Color(0xFFFAF7FA),
        surface = Color(0xFF1F1A23),
        onSurface = Color(0xFFFAF7FA),
        surfaceVariant = Color(0xFF2B2530),
        onSurfaceVariant = Color(0xFFBEB4C2),
        inverseSurface = Color(0xFFFAF7FA),
        inverseOnSurface = Color(0xFF1C1720),
        error = Color(1f, 0.46f, 0.4f, 1f, ColorSpaces.DisplayP3),
        onError = Color(0xFF1C1720),
        outlineVariant = Color(0xFF3B363E),
        scrim = Color(0x99131015),
    )

    override val shapes: Shapes = Shapes(
        small = RoundedCornerShape(4.dp),
        medium = RoundedCornerShape(4.dp),
        large = RoundedCornerShape(22.dp),
    )

    override fun typography(font: (String) -> FontFamily): Typography = Typography(
        headlineSmall = TextStyle(
            fontFamily = font("Newsreader"),
            fontSize = 24.sp,
            fontWeight = FontWeight(700),
            lineHeight = 1.1667.em,
            letterSpacing = -0.0208.em,
        ),
        titleLarge = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 17.sp,
            fontWeight = FontWeight(600),
            lineHeight = 1.2941.em,
            letterSpacing = -0.0235.em,
        ),
        titleMedium = TextStyle(
            fontFamily = font("Newsreader"),
            fontSize = 20.sp,
            fontWeight = FontWeight(700),
            lineHeight = 1.2.em,
            letterSpacing = -0.015.em,
        ),
        bodyLarge = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 17.sp,
            fontWeight = FontWeight(400),
            lineHeight = 1.4118.em,
            letterSpacing = 0.em,
        ),
        bodyMedium = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 15.sp,
            fontWeight = FontWeight(400),
            lineHeight = 1.3333.em,
            letterSpacing = 0.em,
        ),
        bodySmall = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 13.sp,
            fontWeight = FontWeight(400),
            lineHeight = 1.3846.em,
            letterSpacing = 0.0077.em,
        ),
        labelLarge = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 17.sp,
            fontWeight = FontWeight(600),
            lineHeight = 1.4118.em,
            letterSpacing = 0.em,
        ),
        labelSmall = TextStyle(
            fontFamily = font("Inter"),
            fontSize = 12.sp,
            fontWeight = FontWeight(600),
            lineHeight = 1.3333.em,
            letterSpacing = 0.08.em,
        ),
    )
}
