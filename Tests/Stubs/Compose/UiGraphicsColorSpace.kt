// compose/ui/ui-graphics/src/commonMain/kotlin/androidx/compose/ui/graphics/colorspace/ColorSpaces.kt
package androidx.compose.ui.graphics.colorspace

abstract class ColorSpace

class Rgb : ColorSpace()

object ColorSpaces {
    val Srgb: Rgb = Rgb()
    val DisplayP3: Rgb = Rgb()
}
