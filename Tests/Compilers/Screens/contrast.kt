// The code of an app whose theme can be sepia, and otherwise follows the appearance and contrast.
@file:JvmName("Screen")

package screen

import androidx.compose.foundation.screenIsDark
import androidx.compose.ui.graphics.Color
import check.contrast.LocalTokenTheme
import check.contrast.TokenAppearance
import check.contrast.TokenContexts
import check.contrast.TokenContrast
import check.contrast.TokenTheme

fun main() {
    // The base is dark.
    expect(TokenTheme().ink, TokenTheme(TokenContexts.Theme.Dark).ink)
    expect(TokenTheme(appearance = TokenAppearance.Light).ink, TokenTheme(TokenContexts.Theme.Light).ink)
    expect(TokenTheme(contrast = TokenContrast.High).ink, TokenTheme(TokenContexts.Theme.DarkHc).ink)
    val lightAndHigh = TokenTheme(appearance = TokenAppearance.Light, contrast = TokenContrast.High)
    expect(lightAndHigh.ink, Color(0xFF000000))
    expect(TokenTheme(TokenContexts.Theme.Sepia, appearance = TokenAppearance.Light).ink, Color(0xFF4D331A))

    // No theme needs to be provided if the system chooses.
    expect(LocalTokenTheme.current, null)
    for (isDark in listOf(false, true)) {
        screenIsDark = isDark
        val wanted = if (isDark) TokenContexts.Theme.Dark else TokenContexts.Theme.Light
        expect(TokenTheme.current.ink, TokenTheme(wanted).ink)
        TokenTheme { expect(TokenTheme.current.ink, TokenTheme(wanted).ink) }
        TokenTheme(theme = TokenContexts.Theme.Sepia) { expect(TokenTheme.current.ink, Color(0xFF4D331A)) }
        TokenTheme(contrast = TokenContrast.High) {
            expect(TokenTheme.current.contexts.contrast, TokenContrast.High)
            expect(TokenTheme.current.contexts.appearance == TokenAppearance.Dark, isDark)
        }
    }
}

private fun expect(found: Any?, wanted: Any?) {
    check(found == wanted) { "$found, expected $wanted" }
}
