// compose/ui/ui-text/src/commonMain/kotlin/androidx/compose/ui/text/font/{Font,FontFamily,FontStyle,FontWeight}.kt
package androidx.compose.ui.text.font

class FontWeight(val weight: Int) : Comparable<FontWeight> {
    init {
        require(weight in 1..1000)
    }

    override fun compareTo(other: FontWeight): Int = weight.compareTo(other.weight)

    override fun equals(other: Any?): Boolean = other is FontWeight && other.weight == weight

    override fun hashCode(): Int = weight

    override fun toString(): String = "FontWeight(weight=$weight)"

    companion object {
        val Normal: FontWeight = FontWeight(400)
    }
}

@JvmInline
value class FontStyle(val value: Int) {
    companion object {
        val Normal: FontStyle = FontStyle(0)
        val Italic: FontStyle = FontStyle(1)
    }
}

interface Font

private data class ResourceFont(val resId: Int, val weight: FontWeight, val style: FontStyle) : Font

fun Font(resId: Int, weight: FontWeight = FontWeight.Normal, style: FontStyle = FontStyle.Normal): Font =
    ResourceFont(resId, weight, style)

sealed class FontFamily {
    companion object {
        val Default: SystemFontFamily = DefaultFontFamily
        val SansSerif: GenericFontFamily = GenericFontFamily("sans-serif")
        val Serif: GenericFontFamily = GenericFontFamily("serif")
        val Monospace: GenericFontFamily = GenericFontFamily("monospace")
        val Cursive: GenericFontFamily = GenericFontFamily("cursive")
    }
}

sealed class SystemFontFamily : FontFamily()

private object DefaultFontFamily : SystemFontFamily()

data class GenericFontFamily(val name: String) : SystemFontFamily()

private data class ListFontFamily(val fonts: List<Font>) : FontFamily() {
    init {
        require(fonts.isNotEmpty())
    }
}

fun FontFamily(vararg fonts: Font): FontFamily = ListFontFamily(fonts.toList())
