// compose/ui/ui-tooling-preview/src/androidMain/kotlin/androidx/compose/ui/tooling/preview/{Preview,PreviewParameter}.android.kt
package androidx.compose.ui.tooling.preview

import kotlin.reflect.KClass

@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.ANNOTATION_CLASS, AnnotationTarget.FUNCTION)
@Repeatable
annotation class Preview(val name: String = "", val group: String = "")

annotation class PreviewParameter(
    val provider: KClass<out PreviewParameterProvider<*>>,
    val limit: Int = Int.MAX_VALUE,
)

interface PreviewParameterProvider<T> {
    val values: Sequence<T>
    val count: Int get() = values.count()
}
