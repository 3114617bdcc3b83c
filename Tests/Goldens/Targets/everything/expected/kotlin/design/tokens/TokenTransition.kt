// Written by `tokens build`. Edit the token source, not this file.

@file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

package design.tokens

import androidx.compose.animation.core.Easing
import androidx.compose.animation.core.TweenSpec
import androidx.compose.runtime.Immutable
import kotlin.time.Duration
import androidx.compose.animation.core.tween as composeTween

/** How something changes from one state to another. */
@Immutable
public data class TokenTransition(
    /** How long the change takes. */
    public val duration: Duration,
    /** How long it waits before it begins. */
    public val delay: Duration,
    /** How it gathers and loses speed. */
    public val easing: Easing,
) {
    /** The same for `animate…AsState`, `animateTo` and the like. */
    public fun <T> tween(): TweenSpec<T> =
        composeTween(
            durationMillis = duration.inWholeMilliseconds.toInt(),
            delayMillis = delay.inWholeMilliseconds.toInt(),
            easing = easing,
        )
}
