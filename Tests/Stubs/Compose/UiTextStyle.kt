// compose/ui/ui-text/src/commonMain/kotlin/androidx/compose/ui/text/style/{LineHeightStyle,TextAlign,TextDecoration,TextOverflow}.kt
package androidx.compose.ui.text.style

data class LineHeightStyle(val alignment: Alignment, val trim: Trim) {
    @JvmInline
    value class Alignment(internal val topRatio: Float) {
        companion object {
            val Center: Alignment = Alignment(0.5f)
        }
    }

    @JvmInline
    value class Trim internal constructor(private val value: Int) {
        companion object {
            val None: Trim = Trim(0)
        }
    }
}

@JvmInline
value class TextAlign internal constructor(val value: Int) {
    companion object {
        val Left: TextAlign get() = TextAlign(1)
        val Right: TextAlign get() = TextAlign(2)
        val Center: TextAlign get() = TextAlign(3)
        val Justify: TextAlign get() = TextAlign(4)
        val Start: TextAlign get() = TextAlign(5)
        val End: TextAlign get() = TextAlign(6)
        val Unspecified: TextAlign get() = TextAlign(0)
    }
}

class TextDecoration internal constructor(val mask: Int) {
    companion object {
        val None: TextDecoration = TextDecoration(0x0)
        val Underline: TextDecoration = TextDecoration(0x1)
        val LineThrough: TextDecoration = TextDecoration(0x2)
    }
}

@JvmInline
value class TextOverflow internal constructor(internal val value: Int) {
    companion object {
        val Clip: TextOverflow get() = TextOverflow(1)
        val Ellipsis: TextOverflow get() = TextOverflow(2)
        val Visible: TextOverflow get() = TextOverflow(3)
        val StartEllipsis: TextOverflow get() = TextOverflow(4)
        val MiddleEllipsis: TextOverflow get() = TextOverflow(5)
    }
}
