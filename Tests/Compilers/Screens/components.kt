// The code of an app with components that have every state, parts of the same kind, and unusual names.
@file:JvmName("Screen")

package screen

import androidx.compose.foundation.layout.height
import androidx.compose.material3.SwitchDefaults
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.dp
import check.components.TileStyle
import check.components.TokenAppearance
import check.components.TokenContexts
import check.components.TokenLabelStyle
import check.components.TokenListStyle
import check.components.TokenTextComponentStyle
import check.components.TokenTheme
import check.components.TokenViewStyle
import check.components.Tokens
import check.components.toSwitchColors
import check.components.toTextStyle
import check.components.tokenStyle

fun main() {
    val theme = TokenTheme(appearance = TokenAppearance.Dark)
    val tile = theme.tile.all
    expect(tile.inState(), tile)
    expect(tile.inState(isHighlighted = true, isFocused = true).background, tile.backgroundFocused)
    expect(tile.inState(isSelected = true, isFocused = true).background, tile.backgroundSelected)
    expect(tile.inState(isSelected = true, isPressed = true).background, tile.backgroundPressed)
    expect(theme.signIn.remember.toSwitchColors().checkedTrackColor, theme.signIn.remember.tint)
    expect(null.toSwitchColors(), SwitchDefaults.colors())
    val disabled = tile.inState(isPressed = true, isDisabled = true)
    expect(disabled.background, tile.backgroundDisabled)
    expect(disabled.cornerRadius, tile.cornerRadiusPressed)
    expect(disabled.opacity, 0.5f)
    // Parts have the same states. So does a part of the same kind, if it declares values for them.
    expect(disabled.label?.color, Tokens.paper)
    val nested = TileStyle(inner = TileStyle(background = Color.Black, backgroundPressed = Color.Transparent))
    expect(nested.inState(isPressed = true).inner?.background, Color.Transparent)
    // A state keeps the values it doesn't change.
    expect(disabled.text, tile.text)
    expect(TileStyle(background = Color.Black).inState(isPressed = true).background, Color.Black)

    // Values that don't vary need no theme.
    expect(TileStyle.some, theme.tile.some)
    expect(TileStyle.some.steps, 0.5f)
    expect(theme.tile.all.steps, 2f)
    expect(TileStyle.some.side, Tokens.Tile.All.Side.NearEnd)
    expect(TokenLabelStyle.none, TokenLabelStyle(color = Tokens.paper))
    expect(theme.tile.all.edge, TokenViewStyle(thickness = theme.round))
    expect(TokenTheme(brand = TokenContexts.Brand.Two).tile.all.cornerRadius, TokenTheme(TokenContexts.Brand.Two).round)

    // Styles don't use names of Compose.
    expect(theme.flow.list.row, TokenTextComponentStyle(height = Tokens.Flow.List.Row.height))
    expect(theme.flow.list == TokenListStyle(), false)
    expect(Modifier.tokenStyle(TokenTextComponentStyle(height = 3.dp)), Modifier.height(3.dp))

    // A sign-in form with every state.
    val field = theme.signIn.field
    expect(field.inState(isFocused = true).border, field.borderFocus)
    expect(field.inState(isFocused = true, isError = true).border, field.borderError)
    expect(field.inState(isError = true).toTextStyle().color, field.colorError)
    expect(field.inState(isError = true, isDisabled = true).color, field.colorDisabled)
    val button = theme.signIn.button
    expect(button.inState(isHovered = true).background, button.backgroundHover)
    expect(button.inState(isHovered = true, isPressed = true).background, button.backgroundActive)
    expect(button.inState(isPressed = true, isLoading = true).background, button.backgroundLoading)
    expect(button.opacity, null)
    expect(button.inState(isDisabled = true).opacity, 0.4f)

    // Other tokens can refer to fields of components.
    expect(theme.again.pressed, tile.backgroundPressed)
    expect(theme.again.selected, theme.ink)
}

private fun expect(found: Any?, wanted: Any?) {
    check(found == wanted) { "$found, expected $wanted" }
}
