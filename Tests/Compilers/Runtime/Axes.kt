// The code of an app whose fonts have positions on their axes. `runtime_kotlin.py` compiles it against the classes
// generated from the source `axes` with the option `runtime`, and runs it.
@file:JvmName("Axes")
@file:OptIn(ExperimentalTextApi::class)

package example

import androidx.compose.ui.text.ExperimentalTextApi
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.Font
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontListFontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.font.ResourceFont
import androidx.compose.ui.unit.sp
import check.axes.TokenContexts
import check.axes.TokenStore
import check.axes.TokenTheme
import check.axes.Tokens
import check.axes.changes
import kotlin.system.exitProcess
import news.app.R

fun main() {
    compiled()
    replaced()
    println("$expectations expectations")
    exitProcess(0)
}

private val plain = listOf(emptyMap<String, Float>(), emptyMap())
private val narrow = listOf("wght" to 400f, "wght" to 600f).map { mapOf(it, "wdth" to 90f, "opsz" to 14.5f) }
private val strong = List(2) { mapOf("wght" to 650.5f) }

/** Only text styles with axes have families with axes. A font's weight is on its axis unless the style has another. */
private fun compiled() {
    val fonts =
        listOf(
            Font(R.font.inter_regular, FontWeight(400)),
            Font(R.font.inter_semi_bold, FontWeight(600)),
        )
    expect(Tokens.Font.body, FontFamily(fonts))
    expect(Tokens.Text.plain.fontFamily, Tokens.Font.body)
    expect(axes(Tokens.Text.narrow), narrow)
    expect((Tokens.Text.narrow.fontFamily as FontListFontFamily).map { it.weight }, fonts.map { it.weight })
    expect(axes(Tokens.Text.strong), strong)
    expect(axes(TokenTheme(TokenContexts.Brand.Quiet).text.title), narrow)
    expect(axes(TokenTheme(TokenContexts.Brand.Loud).text.title), strong)
    // A font of the system has no axes.
    expect(Tokens.Text.serif.fontFamily, FontFamily.Serif)
}

/** A file replaces axes, also of a text style that has none, and removes them. */
private fun replaced() {
    val store = TokenStore()
    val report =
        store.load(
            file(
                "\"plain\": { \"fontVariationSettings\": { \"wdth\": 70 } }",
                "\"narrow\": { \"fontSize\": 20 }",
                "\"strong\": { \"fontFamily\": [\"Inter\"], \"fontSize\": 20 }",
            ),
            from = "good",
        )
    expect(report.issues.size, 0)
    expect(axes(store.theme.text.plain), listOf(400f, 600f).map { mapOf("wght" to it, "wdth" to 70f) })
    expect(store.theme.text.narrow, TokenTheme().text.narrow.copy(fontSize = 20.sp))
    expect(store.theme.text.title, store.theme.text.narrow)
    expect(store.theme.text.strong, TokenTheme().text.plain.copy(fontSize = 20.sp))
    expect("text.plain" in store.theme.changes(since = TokenTheme()), true)

    store.load(
        file(
            "\"plain\": { \"fontVariationSettings\": \"wdth 70\" }",
            "\"narrow\": { \"fontFamily\": [\"Inter\"], \"fontVariationSettings\": { \"wdth\": \"70\", \"opsz\": 8 } }",
            "\"strong\": { \"fontVariationSettings\": { \"wgt\": 1, \"GRAD\": 1 } }",
        ),
        from = "bad",
    )
    expect(
        store.report.issues.map { "${it.path}: ${it.reason}" },
        listOf(
            "text.plain/fontVariationSettings: expected an object, found a string",
            "text.narrow/fontVariationSettings/wdth: expected a number, found a string",
            "text.strong/fontVariationSettings/wgt: it has an unknown property",
        ),
    )
    expect(store.report.problems.size, 2)
    expect(axes(store.theme.text.plain), plain)
    expect(axes(store.theme.text.narrow), narrow)
    expect(axes(store.theme.text.strong), listOf(400f, 600f).map { mapOf("wght" to it, "GRAD" to 1f) })

    // A family that's replaced keeps the axes of the styles that refer to it.
    store.load("{ \"version\": 2, \"base\": { \"font\": { \"body\": [\"Inter\", \"serif\"] } } }", from = "fonts")
    expect(axes(store.theme.text.narrow), narrow)
    store.reset()
    expect(store.theme, TokenTheme())
}

private fun file(vararg styles: String) = "{ \"version\": 2, \"base\": { \"text\": { ${styles.joinToString()} } } }"

/** The positions of each font of a style. */
private fun axes(style: TextStyle): List<Map<String, Float>> =
    (style.fontFamily as FontListFontFamily).map { font ->
        (font as ResourceFont).variationSettings.settings.associate { it.axisName to it.toVariationValue(null) }
    }

private var expectations = 0

private fun expect(found: Any?, wanted: Any?) {
    expectations += 1
    if (found == wanted) return
    println("expectation $expectations: found $found, expected $wanted")
    exitProcess(1)
}
