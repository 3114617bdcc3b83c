// compose/runtime/runtime/src/commonMain/kotlin/androidx/compose/runtime/{Composable,CompositionLocal,Immutable,Remember,SnapshotState,SnapshotFlow}.kt
package androidx.compose.runtime

import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext
import kotlinx.coroutines.flow.StateFlow

@Retention(AnnotationRetention.BINARY)
@Target(
    AnnotationTarget.FUNCTION,
    AnnotationTarget.TYPE,
    AnnotationTarget.TYPE_PARAMETER,
    AnnotationTarget.PROPERTY_GETTER,
)
annotation class Composable

@Target(AnnotationTarget.CLASS)
@Retention(AnnotationRetention.BINARY)
annotation class Immutable

@Target(
    AnnotationTarget.CLASS,
    AnnotationTarget.FUNCTION,
    AnnotationTarget.PROPERTY_GETTER,
    AnnotationTarget.PROPERTY,
)
@Retention(AnnotationRetention.BINARY)
annotation class Stable

@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY_GETTER)
annotation class ReadOnlyComposable

sealed class CompositionLocal<T>(private val default: () -> T) {
    /** The values provided by the active compositions, the innermost last. */
    internal val provided = mutableListOf<T>()

    val current: T
        @ReadOnlyComposable @Composable
        get() = if (provided.isEmpty()) default() else provided.last()
}

abstract class ProvidableCompositionLocal<T>(default: () -> T) : CompositionLocal<T>(default) {
    infix fun provides(value: T): ProvidedValue<T> = ProvidedValue(this, value)
}

class ProvidedValue<T>(val compositionLocal: CompositionLocal<T>, val value: T) {
    internal fun during(content: () -> Unit) {
        compositionLocal.provided.add(value)
        try {
            content()
        } finally {
            compositionLocal.provided.removeLast()
        }
    }
}

private class StaticCompositionLocal<T>(default: () -> T) : ProvidableCompositionLocal<T>(default)

fun <T> staticCompositionLocalOf(defaultFactory: () -> T): ProvidableCompositionLocal<T> =
    StaticCompositionLocal(defaultFactory)

@Composable
fun CompositionLocalProvider(value: ProvidedValue<*>, content: @Composable () -> Unit) {
    value.during(content)
}

@Composable
inline fun <T> remember(key1: Any?, crossinline calculation: () -> T): T = calculation()

@Composable
inline fun <T> remember(key1: Any?, key2: Any?, crossinline calculation: () -> T): T = calculation()

interface State<out T> {
    val value: T
}

// A composition is a function call here, so the state is the current value of the flow.
@Composable
fun <T> StateFlow<T>.collectAsState(context: CoroutineContext = EmptyCoroutineContext): State<T> =
    object : State<T> {
        override val value: T = this@collectAsState.value
    }
