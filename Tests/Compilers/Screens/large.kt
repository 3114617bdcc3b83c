// The code of an app with a component kind that has too many fields for a constructor.
@file:JvmName("Screen")

package screen

import androidx.compose.ui.unit.dp
import check.large.LargeStyle
import check.large.TokenContexts
import check.large.TokenTheme

fun main() {
    val theme = TokenTheme(brand = TokenContexts.Brand.Two)
    expect(LargeStyle.one, theme.one)
    expect(theme.one == theme.other, false)
    expect(theme.other.f7, 2.dp)
    expect(theme.other.copy { f7 = 1.dp; part = null }, LargeStyle.one)
    expect(theme.other.f7, 2.dp)
    expect(LargeStyle().apply { f1 = 3.dp }.f1, 3.dp)
    expect(theme.one.copy { cornerPressed = 4.dp }.inState(isPressed = true).corner, 4.dp)
    expect(LargeStyle().hashCode(), LargeStyle().hashCode())
}

private fun expect(found: Any?, wanted: Any?) {
    check(found == wanted) { "$found, expected $wanted" }
}
