// The code of an app that replaces its tokens at run time. `runtime_kotlin.py` compiles it against the classes
// generated from this repository's tokens with the option `runtime`, and runs it in a separate folder.
//
//   Example tokens.json http://localhost:PORT
//
// The server serves ./served.json and reports its changes.
@file:JvmName("Example")

package example

import androidx.compose.foundation.screenIsDark
import androidx.compose.runtime.Composable
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.text.intl.Locale
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import check.app.LocalTokenTheme
import check.app.TokenAppearance
import check.app.TokenContexts
import check.app.TokenReport
import check.app.TokenSource
import check.app.TokenStore
import check.app.TokenTextStyle
import check.app.TokenTheme
import check.app.Tokens
import check.app.changes
import check.app.decode
import check.app.follow
import check.app.inCase
import check.app.overflow
import check.app.rememberTokenTheme
import check.app.start
import java.io.File
import java.io.FileNotFoundException
import java.util.concurrent.CopyOnWriteArrayList
import kotlin.system.exitProcess
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch

fun main(arguments: Array<String>) {
    val (own, server) = arguments
    itFallsBackTokenByToken(File(own).readText())
    aTreeFollowsTheStore()
    textStylesAreReplacedAsAWhole()
    aFileOfAServerIsKept(server)
    nothingIsFollowedInARelease(server)

    val store = TokenStore.shared
    val screen = Screen(store)
    store.isDebug = true
    val followed = File("followed.json")
    followed.writeText(card(1))
    store.follow(followed)
    measure("a file", followed, screen)
    store.reset()
    wait { screen.theme.radius.card == Tokens.Radius.small * 3f }
    File("served.json").writeText(card(1))
    store.cacheDirectory = File("cache")
    store.follow(server)
    measure("a server", File("served.json"), screen)
    println("$expectations expectations")
    exitProcess(0)
}

/** The user interface of an app that collects the themes of a store, like a fragment in its life cycle. */
private class Screen(store: TokenStore) {
    val shown = CopyOnWriteArrayList<TokenTheme>()
    val theme: TokenTheme get() = shown.last()

    init {
        CoroutineScope(Dispatchers.Unconfined).launch { store.themes.collect { shown.add(it) } }
    }
}

private fun itFallsBackTokenByToken(own: String) {
    val store = TokenStore()
    val screen = Screen(store)
    expect(screen.shown.size, 1)

    // The file of the compiled tokens changes nothing.
    expect(store.load(own, from = "own").problems, emptyList())
    expect(store.theme, TokenTheme())
    expect(store.report.applied, store.report.total)
    expect(screen.shown.size, 1)

    // One color, and a brand.
    val before = store.theme
    store.load(base("\"color\": { \"text\": { \"body\": \"#ff0000ff\" } }"), from = "red")
    store.contexts = store.contexts.copy(brand = TokenContexts.Brand.Sand)
    expect(screen.shown.size, 3)
    val theme = screen.theme
    expect(theme.color.text.body, red)
    expect(theme.text.body1.color, red)
    expect(theme.component.newsCard.regular.title?.color, red)
    expect(theme.radius.card, TokenTheme(brand = TokenContexts.Brand.Sand).radius.card)
    val changes = theme.changes(since = before)
    expect("color.text.body" in changes && "radius.card" in changes && "text.body1" in changes, true)
    expect("color.line" in changes || "nonsense" in changes, false)

    // One appearance alone.
    store.load(
        "{ \"version\": 2, \"contexts\": [{ \"when\": { \"theme\": \"dark\" }, \"values\": { \"color.text.body\": \"#f00\" } }, " +
            "{ \"when\": { \"theme\": \"dark\" }, \"values\": { \"color.text.body\": \"#ff0000ff\" } }] }",
        from = "dark",
    )
    expect(store.report.problems.size, 1)
    expect(store.theme.color.text.body, TokenTheme().color.text.body)
    expect(store.theme.copy(store.contexts.copy(appearance = TokenAppearance.Dark)).color.text.body, red)

    // A broken file changes nothing. A broken value affects only itself.
    val good = store.theme
    for (broken in listOf("", "{", "{\"version\": 3}", "{\"version\": 2,}", "[]")) {
        store.load(base("\"color\": { \"text\": { \"body\": 12 } }, \"new\": 1, \"radius\": { \"card\": 7 }"), from = "half")
        val refused = store.load(broken, from = "broken")
        expect(refused.refusal != null, true)
        expect(refused, TokenReport("broken", refusal = refused.refusal))
    }
    expect(store.theme.radius.card, 7.dp)
    val report =
        store.load(
            base(
                "\"color\": { \"text\": { \"body\": 12 } }, \"border\": { \"card\": { \"width\": 3, \"style\": \"wavy\" } }, " +
                    "\"radius\": { \"card\": 7 }, \"new\": { \"token\": 1 }",
            ),
            from = "half",
        )
    expect(report.problems.map { it.path }.sorted(), listOf("border.card/style", "color.text.body"))
    expect(report.issues.size to report.applied, 3 to 2)
    expect(store.theme.radius.card to store.theme.border.card.width, 7.dp to 3.dp)
    expect(store.theme.border.card.stroke, TokenTheme().border.card.stroke)
    expect(store.theme.color.text.body, TokenTheme(brand = TokenContexts.Brand.Sand).color.text.body)

    store.reset()
    expect(store.theme, TokenTheme(brand = TokenContexts.Brand.Sand))
    expect(store.theme == good, false)
}

/** Composables read the store's theme in the system's appearance. */
@Composable
private fun aTreeFollowsTheStore() {
    val store = TokenStore()
    store.contexts = TokenContexts(brand = TokenContexts.Brand.Sand)
    store.load(base("\"color\": { \"scrim\": \"#ff0000ff\" }"), from = "red")
    for (isDark in listOf(false, true)) {
        screenIsDark = isDark
        val appearance = if (isDark) TokenAppearance.Dark else TokenAppearance.Light
        TokenTheme(store) {
            expect(TokenTheme.current.color.scrim, red)
            expect(TokenTheme.current.contexts, TokenContexts(TokenContexts.Brand.Sand, appearance))
            expect(LocalTokenTheme.current, rememberTokenTheme(store))
            expect(TokenTextStyle.Headline.style, store.theme.copy(TokenContexts(TokenContexts.Brand.Sand, appearance)).text.headline)
        }
    }
    screenIsDark = false
    TokenTheme(store, appearance = TokenAppearance.Dark) {
        expect(TokenTheme.current.contexts.appearance, TokenAppearance.Dark)
    }
}

/** A text style with fonts replaces the compiled style. One without fonts overrides it property by property. */
@Composable
private fun textStylesAreReplacedAsAWhole() {
    val store = TokenStore()
    store.load(base("\"text\": { \"overline\": { \"fontSize\": 30, \"case\": \"lowercase\", \"lineBreak\": \"truncatingHead\" } }"), "part")
    val overline = store.theme.text.overline
    expect(overline.fontSize, 30.sp)
    expect(overline.color to overline.fontFamily, TokenTheme().text.overline.let { it.color to it.fontFamily })
    TokenTheme(store) {
        expect(TokenTextStyle.Overline.inCase("Title"), "title")
        expect(TokenTextStyle.Overline.overflow, TextOverflow.StartEllipsis)
    }
    expect(TokenTextStyle.Overline.inCase("Title", TokenTheme()), "TITLE")
    expect(TokenTextStyle.Overline.inCase("title", store.theme, Locale("tr")), "title")
    store.load(base("\"text\": { \"overline\": { \"fontFamily\": [\"Unknown\", \"monospace\"], \"fontSize\": 30 } }"), "whole")
    expect(store.theme.text.overline.color, Color.Unspecified)
    expect(TokenTextStyle.Overline.inCase("Title", store.theme), "Title")
    expect(TokenTextStyle.Overline.overflow(store.theme), TextOverflow.Clip)
    expect(store.theme.text.overline.fontFamily, androidx.compose.ui.text.font.FontFamily.Monospace)
    // A difference in a property that Compose's style doesn't have is a change too.
    store.load(base("\"text\": { \"overline\": { \"case\": \"none\" } }"), "case")
    expect("text.overline" in store.theme.changes(since = TokenTheme()), true)
    val sand = TokenContexts(brand = TokenContexts.Brand.Sand)
    expect(TokenTheme.decode(card(9), sand) { expect(it.applied, 1) }.radius.card, 9.dp)
    expect(TokenTheme.decode("{", sand), TokenTheme(sand))
}

/** The last valid file of a server is used at the next start, not earlier. */
private fun aFileOfAServerIsKept(server: String) {
    val url = "$server/tokens.json"
    val kept = File("kept")

    fun launch(version: String = "1") =
        TokenStore().apply {
            isDebug = true
            cacheDirectory = kept
            appVersion = version
        }

    File("served.json").writeText(card(5))
    val first = launch()
    first.start(TokenSource.Assets { throw FileNotFoundException() }, TokenSource.Url(url))
    wait { kept.list().orEmpty().count { it.endsWith(".json") || it.endsWith(".etag") } == 2 }
    expect(first.theme, TokenTheme())
    val second = launch()
    second.verify = { _, header -> "etag" !in header }
    File("served.json").writeText(card(6))
    second.start(TokenSource.Url(url))
    expect(second.theme.radius.card, 5.dp)
    wait { second.report.refusal == "it failed verification" }
    val third = launch()
    third.start(TokenSource.Url(url), apply = TokenStore.Apply.Now)
    expect(third.theme.radius.card, 5.dp)
    wait { third.theme.radius.card == 6.dp }
    // A response that isn't a theme doesn't replace the cached file.
    for (answer in listOf("{\"message\":\"maintenance\"}", "[]", "{\"version\":3}", "<html>")) {
        File("served.json").writeText(answer)
        for (apply in TokenStore.Apply.entries) {
            val store = launch()
            store.start(TokenSource.Url(url), apply = apply)
            wait { store.report.refusal != null }
            expect(store.report.source, url)
            expect(store.theme.radius.card, 6.dp)
            store.reset()
            val next = launch()
            next.start(TokenSource.Url(url))
            expect(next.theme.radius.card, 6.dp)
            next.reset()
        }
    }
    File("served.json").writeText(card(6))
    // If the server is unreachable, nothing changes.
    val fourth = launch()
    val gone = TokenSource.Url("http://127.0.0.1:9/tokens.json")
    fourth.start(TokenSource.File(File("served.json")), gone, apply = TokenStore.Apply.Now)
    expect(fourth.theme.radius.card, 6.dp)
    wait { fourth.report.refusal != null }
    expect(fourth.theme.radius.card, 6.dp)
    // A file in the app takes precedence over the server, and files cached by another app version aren't used.
    val fifth = launch("2")
    fifth.start(TokenSource.Assets { card(4).byteInputStream() }, TokenSource.Url(url))
    expect(fifth.theme.radius.card, 4.dp)
    for (store in listOf(first, second, third, fourth, fifth)) store.reset()
}

private fun nothingIsFollowedInARelease(server: String) {
    val store = TokenStore()
    store.follow(server)
    expect(store.report.refusal, "isDebug is not set")
    store.follow(File("served.json"))
    expect(store.report.refusal, "isDebug is not set")
    store.start(TokenSource.Url(server), apply = TokenStore.Apply.Now)
    wait { store.report.refusal == "only https is allowed" }
    val unkept = TokenStore()
    unkept.start(TokenSource.Url("https://127.0.0.1:9/"))
    wait { unkept.report.refusal == "the store has no cacheDirectory" }
    unkept.start(TokenSource.Url("nonsense"), apply = TokenStore.Apply.Now)
    wait { unkept.report.refusal?.contains("nonsense") == true }
}

/** Prints the time from saving to calling the collector, measured 200 times. */
private fun measure(name: String, file: File, screen: Screen) {
    wait { screen.theme.radius.card == 1.dp }
    val times =
        List(200) { run ->
            val length = run + 2
            val start = System.nanoTime()
            // Like editors: save in place, or replace the file.
            if (run % 2 == 0) {
                file.writeText(card(length))
            } else {
                val other = File("${file.path}.tmp")
                other.writeText(card(length))
                other.renameTo(file)
            }
            wait { screen.theme.radius.card == length.dp }
            (System.nanoTime() - start) / 1e6
        }.sorted()
    println("%s: %.0f ms median of 200 saves, %.0f ms maximum".format(name, times[100], times[199]))
}

private fun base(members: String) = "{ \"version\": 2, \"base\": { $members } }"

private fun card(length: Int) = base("\"radius\": { \"card\": $length }")

private val red = Color(0xFFFF0000)

private fun wait(condition: () -> Boolean) {
    repeat(15_000) {
        if (condition()) return
        Thread.sleep(2)
    }
    error("nothing happened for 30 seconds: ${TokenStore.shared.report}")
}

private var expectations = 0

private fun <T> expect(found: T, wanted: T) {
    expectations += 1
    check(found == wanted) { "found $found, expected $wanted" }
}
