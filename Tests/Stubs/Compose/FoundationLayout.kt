// compose/foundation/foundation-layout/src/commonMain/kotlin/androidx/compose/foundation/layout/{Box,Column,Padding,Size}.kt
package androidx.compose.foundation.layout

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.dp

interface PaddingValues {
    fun calculateLeftPadding(layoutDirection: LayoutDirection): Dp

    fun calculateTopPadding(): Dp

    fun calculateRightPadding(layoutDirection: LayoutDirection): Dp

    fun calculateBottomPadding(): Dp
}

fun PaddingValues.calculateStartPadding(layoutDirection: LayoutDirection): Dp =
    if (layoutDirection == LayoutDirection.Ltr) calculateLeftPadding(layoutDirection) else calculateRightPadding(layoutDirection)

fun PaddingValues.calculateEndPadding(layoutDirection: LayoutDirection): Dp =
    if (layoutDirection == LayoutDirection.Ltr) calculateRightPadding(layoutDirection) else calculateLeftPadding(layoutDirection)

private data class PaddingValuesImpl(val start: Dp, val top: Dp, val end: Dp, val bottom: Dp) : PaddingValues {
    override fun calculateLeftPadding(layoutDirection: LayoutDirection): Dp =
        if (layoutDirection == LayoutDirection.Ltr) start else end

    override fun calculateTopPadding(): Dp = top

    override fun calculateRightPadding(layoutDirection: LayoutDirection): Dp =
        if (layoutDirection == LayoutDirection.Ltr) end else start

    override fun calculateBottomPadding(): Dp = bottom
}

fun PaddingValues(start: Dp = 0.dp, top: Dp = 0.dp, end: Dp = 0.dp, bottom: Dp = 0.dp): PaddingValues =
    PaddingValuesImpl(start, top, end, bottom)

private data class Element(val name: String, val values: List<Any>) : Modifier

fun Modifier.padding(start: Dp = 0.dp, top: Dp = 0.dp, end: Dp = 0.dp, bottom: Dp = 0.dp): Modifier =
    this then Element("padding", listOf(start, top, end, bottom))

fun Modifier.padding(all: Dp): Modifier = padding(all, all, all, all)

fun Modifier.padding(paddingValues: PaddingValues): Modifier = this then Element("padding", listOf(paddingValues))

fun Modifier.width(width: Dp): Modifier = this then Element("width", listOf(width))

fun Modifier.height(height: Dp): Modifier = this then Element("height", listOf(height))

fun Modifier.widthIn(min: Dp = Dp.Unspecified, max: Dp = Dp.Unspecified): Modifier =
    this then Element("widthIn", listOf(min, max))

fun Modifier.heightIn(min: Dp = Dp.Unspecified, max: Dp = Dp.Unspecified): Modifier =
    this then Element("heightIn", listOf(min, max))

fun Modifier.fillMaxWidth(fraction: Float = 1f): Modifier = this then Element("fillMaxWidth", listOf(fraction))

@Composable
fun Box(modifier: Modifier) {
}

interface BoxScope

private object BoxScopeInstance : BoxScope

@Composable
fun Box(modifier: Modifier = Modifier, content: @Composable BoxScope.() -> Unit) {
    BoxScopeInstance.content()
}

interface ColumnScope

private object ColumnScopeInstance : ColumnScope

@Composable
fun Column(modifier: Modifier = Modifier, content: @Composable ColumnScope.() -> Unit) {
    ColumnScopeInstance.content()
}

interface RowScope

private object RowScopeInstance : RowScope

object Arrangement {
    interface Horizontal

    interface Vertical

    interface HorizontalOrVertical : Horizontal, Vertical

    private data class Spaced(val space: Dp) : HorizontalOrVertical

    fun spacedBy(space: Dp): HorizontalOrVertical = Spaced(space)
}

@Composable
fun Column(
    modifier: Modifier = Modifier,
    verticalArrangement: Arrangement.Vertical,
    content: @Composable ColumnScope.() -> Unit,
) {
    ColumnScopeInstance.content()
}

@Composable
fun Row(
    modifier: Modifier = Modifier,
    horizontalArrangement: Arrangement.Horizontal = Arrangement.spacedBy(0.dp),
    content: @Composable RowScope.() -> Unit,
) {
    RowScopeInstance.content()
}

@Composable
fun Spacer(modifier: Modifier) {
}

fun Modifier.size(size: Dp): Modifier = this then Element("size", listOf(size))

fun Modifier.padding(horizontal: Dp = 0.dp, vertical: Dp = 0.dp): Modifier =
    padding(horizontal, vertical, horizontal, vertical)
