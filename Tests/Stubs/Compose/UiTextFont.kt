// compose/ui/ui-text/src/commonMain/kotlin/androidx/compose/ui/text/font/{Font,FontFamily,FontStyle,FontVariation,
// FontWeight}.kt; experimental declarations as in compose/ui/ui-text/api/1.7.0-beta01.txt
@file:OptIn(ExperimentalTextApi::class)

package androidx.compose.ui.text.font

import androidx.compose.ui.text.ExperimentalTextApi
import androidx.compose.ui.unit.Density

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

object FontVariation {
    @ConsistentCopyVisibility
    data class Settings internal constructor(val settings: List<Setting>) {
        constructor(vararg settings: Setting) : this(settings.asList())

        init {
            require(settings.distinctBy { it.axisName }.size == settings.size)
        }
    }

    sealed interface Setting {
        fun toVariationValue(density: Density?): Float

        val needsDensity: Boolean
        val axisName: String
    }

    private data class SettingFloat(override val axisName: String, val value: Float) : Setting {
        override fun toVariationValue(density: Density?): Float = value

        override val needsDensity: Boolean get() = false
    }

    fun Setting(name: String, value: Float): Setting {
        require(name.length == 4)
        return SettingFloat(name, value)
    }
}

interface Font {
    val weight: FontWeight
    val style: FontStyle
}

// Without the loading strategy, which generated code doesn't use. Calls use named arguments.
class ResourceFont
internal constructor(
    val resId: Int,
    override val weight: FontWeight,
    override val style: FontStyle,
    @property:ExperimentalTextApi val variationSettings: FontVariation.Settings,
) : Font {
    fun copy(resId: Int = this.resId, weight: FontWeight = this.weight, style: FontStyle = this.style): ResourceFont =
        ResourceFont(resId, weight, style, variationSettings)

    @ExperimentalTextApi
    fun copy(
        resId: Int = this.resId,
        weight: FontWeight = this.weight,
        style: FontStyle = this.style,
        variationSettings: FontVariation.Settings = this.variationSettings,
    ): ResourceFont = ResourceFont(resId, weight, style, variationSettings)

    override fun equals(other: Any?): Boolean =
        other is ResourceFont && other.resId == resId && other.weight == weight && other.style == style &&
            other.variationSettings == variationSettings

    override fun hashCode(): Int = 31 * resId + variationSettings.hashCode()

    override fun toString(): String = "ResourceFont($resId, $weight, $style, $variationSettings)"
}

fun Font(resId: Int, weight: FontWeight = FontWeight.Normal, style: FontStyle = FontStyle.Normal): Font =
    ResourceFont(resId, weight, style, FontVariation.Settings())

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

sealed class FileBasedFontFamily : FontFamily()

class FontListFontFamily internal constructor(val fonts: List<Font>) : FileBasedFontFamily(), List<Font> by fonts {
    init {
        check(fonts.isNotEmpty())
    }

    override fun equals(other: Any?): Boolean = other is FontListFontFamily && other.fonts == fonts

    override fun hashCode(): Int = fonts.hashCode()

    override fun toString(): String = "FontListFontFamily(fonts=$fonts)"
}

fun FontFamily(fonts: List<Font>): FontFamily = FontListFontFamily(fonts)

fun FontFamily(vararg fonts: Font): FontFamily = FontListFontFamily(fonts.asList())
