// Compiled into the module generated with the option `runtime`, and run by `runtime_kotlin.py`.
@file:JvmName("Proof")

package check.app

import java.io.File
import kotlin.system.exitProcess

fun main(arguments: Array<String>) {
    val rest = arguments.drop(1)
    when (arguments[0]) {
        "own" -> own(rest[0])
        "vectors" -> vectors(rest[0], rest[1])
        "limits" -> limits(rest[0])
        "mutations" -> mutations(rest.drop(1), rest[0].toInt())
        "cost" -> cost(rest[0])
        else -> error("unknown part")
    }
}

private val choices = allTokenContexts()

private fun expect(holds: Boolean, what: () -> String) {
    if (holds) return
    println(what())
    exitProcess(1)
}

private fun shown(file: TokenFile, contexts: TokenContexts) = TokenTheme(contexts, file.overrides)

/** The file of the compiled tokens equals the compiled theme: every token in every combination of contexts. */
private fun own(path: String) {
    val file = TokenFile.read(File(path).readBytes())
    // Lengths whose unit depends on the element aren't compiled. Their issues aren't problems.
    expect(file.issues.kept.none { it.isProblem }) { "${file.issues.kept}" }
    expect(file.applied == TokenCatalog.count) { "${file.applied} of ${TokenCatalog.count}" }
    for (contexts in choices) {
        val changed = shown(file, contexts).changes(since = TokenTheme(contexts))
        expect(changed.isEmpty) { "$contexts: ${changed.numbers.sorted()}" }
    }
    println("${TokenCatalog.count} tokens, ${choices.size} combinations of contexts")
}

/** A file in which all values differ, and the ways to break it. */
private fun vectors(textPath: String, linesPath: String) {
    val text = File(textPath).readBytes()
    val whole = TokenFile.read(text)
    val known = whole.issues.kept.size
    expect(whole.issues.kept.none { it.isProblem }) { "${whole.issues.kept}" }
    expect(whole.applied == TokenCatalog.count) { "${whole.applied} of ${TokenCatalog.count}" }
    val changed = choices.map { shown(whole, it) }
    for (theme in changed) {
        val count = theme.changes(since = TokenTheme(theme.contexts)).count
        expect(count == TokenCatalog.count) { "${theme.contexts}: only $count differ" }
    }
    var count = 0
    for (line in File(linesPath).readLines()) {
        val (start, end, new, path, problemCount, informationCount, changes, isWhole) = line.split('\t')
        val token = TokenCatalog.token(tokenHash(path))?.number ?: continue
        val file =
            TokenFile.read(
                text.copyOfRange(0, start.toInt()) + new.toByteArray() + text.copyOfRange(end.toInt(), text.size),
            )
        val problems = file.issues.kept.filter { it.isProblem }
        expect(problems.size == problemCount.toInt()) { "$line: ${file.issues.kept}" }
        expect(file.issues.kept.size - problems.size - known == informationCount.toInt()) { "$line: ${file.issues.kept}" }
        for (issue in problems) expect(issue.path == path || issue.path.startsWith("$path/")) { "$line: $issue" }
        val differing = HashSet<Int>()
        var isCompiled = false
        for (theme in changed) {
            val now = shown(file, theme.contexts)
            differing += now.changes(since = theme).numbers
            if (isWhole == "1" && !isCompiled) {
                isCompiled = token !in now.changes(since = TokenTheme(theme.contexts)).numbers
            }
        }
        // 2: if a reference has the same value, or Compose has no such property, no change is visible.
        val wanted = if (changes == "0") emptySet() else setOf(token)
        expect(differing == wanted || changes == "2" && differing.isEmpty()) { "$line: changed $differing, $token" }
        expect(isCompiled || isWhole == "0") { "$line: not the compiled value" }
        count += 1
    }
    println("$count broken files")
}

private operator fun <T> List<T>.component6(): T = this[5]

private operator fun <T> List<T>.component7(): T = this[6]

private operator fun <T> List<T>.component8(): T = this[7]

/** Files that are rejected completely. */
private fun limits(path: String) {
    fun refusal(bytes: ByteArray): String? =
        try {
            TokenFile.read(bytes)
            null
        } catch (mistake: TokenJson.Mistake) {
            mistake.reason
        }

    fun refusal(text: String) = refusal(text.toByteArray())

    fun expectRefusal(text: String, wanted: String?, what: String) =
        expect(refusal(text) == wanted) { "$what: ${refusal(text)}" }

    fun nested(depth: Int) = "{ \"version\": 2, \"x\": ${"[".repeat(depth)}${"]".repeat(depth)} }"

    expectRefusal("{ \"version\": 2 }", null, "a file without tokens")
    expectRefusal("\uFEFF{ \"version\": 2 }", null, "a byte order mark")
    expectRefusal(nested(31), null, "31 lists in an object")
    expectRefusal(nested(32), "it is nested more than 32 levels deep", "32 lists in an object")
    expectRefusal(nested(1_000_000), "it is nested more than 32 levels deep", "a million lists")
    val space = " ".repeat(TokenJson.SIZE_LIMIT - 16)
    expectRefusal("$space{ \"version\": 2 }", null, "4 MiB")
    expectRefusal("$space { \"version\": 2 }", "it is larger than 4 MiB", "more than 4 MiB")
    expectRefusal("{ \"version\": 1 }", "its version is not 2", "version 1")
    expectRefusal("{ \"version\": 3 }", "its version is not 2", "version 3")
    expectRefusal("{ \"version\": \"2\" }", "it has no version", "a version that is a string")
    expectRefusal("{ \"version\": 2, \"version\": 2 }", "it has version twice", "twice")
    expectRefusal("[]", "expected an object, found a list", "a list")
    val whole = File(path).readBytes()
    for (end in listOf(0, 1, whole.size / 2, whole.size - 3)) {
        val part = refusal(whole.copyOf(end))
        expect(part?.startsWith("it is not JSON") == true) { "the first $end bytes: $part" }
    }
    val notJson =
        listOf(
            "{,}", "{\"a\":1,}", "[1,]", "01", "1.", "-", "+1", "NaN", "'a'", "\"a", "\"\\x\"", "\"\\u12g4\"",
            "{} {}", "tru", "\uFEFF\uFEFF{}", "{}\uFEFF", "/**/{}",
        )
    for (text in notJson) {
        expect(refusal(text)?.startsWith("it is not JSON") == true) { "$text: ${refusal(text) ?: "it is read"}" }
    }
    val bad = "{ \"version\": 2, \"x\": \"".toByteArray() + byteArrayOf(0xC3.toByte(), 0x28) + "\" }".toByteArray()
    expect(refusal(bad) == "it is not UTF-8") { "bytes that are not UTF-8: ${refusal(bad)}" }
    // Values that Compose can't represent, or that make it throw when drawing.
    val values =
        mapOf(
            "\"text\": { \"headline\": { \"lineHeight\": -1 } }" to "expected a number of at least 0, found another number",
            "\"radius\": { \"card\": 1e39 }" to "expected a number of at least 0, found another number",
            "\"radius\": { \"card\": -5 }" to "expected a number of at least 0, found another number",
            "\"opacity\": { \"disabled\": 7 }" to "expected a number from 0 to 1, found another number",
            "\"motion\": { \"duration\": { \"calm\": -100 } }" to "expected a number of at least 0, found another number",
            "\"dimension\": { \"overlap\": 1e300 }" to "expected a number, found another number",
            "\"shadow\": { \"card\": [${"{},".repeat(24_999)}{}] }" to "expected at most 100 elements, found 25000",
            "\"gradient\": { \"picture\": [] }" to "expected at least one object, found none",
        )
    for ((value, wanted) in values) {
        val issues = TokenFile.read("{ \"version\": 2, \"base\": { $value } }".toByteArray()).issues.kept
        expect(issues.map { it.reason } == listOf(wanted)) { "$value: $issues" }
    }
    println("files refused")
}

/** Copies of the given files with some bytes changed don't crash the program. */
private fun mutations(paths: List<String>, count: Int) {
    val random = java.util.Random(14)
    val files = paths.map { File(it).readBytes() }
    val pieces =
        listOf(
            "null", "1e999", "-1", "\"\"", "[]", "{}", "{", "]", "\"", "\\", "\\ud800", ",", ":", "2", "true", "#fff",
        ).map { it.toByteArray() }
    var read = 0
    for (run in 0 until count) {
        var file = files[run % files.size]
        repeat(1 + random.nextInt(3)) {
            val place = random.nextInt(file.size)
            val head = file.copyOf(place)
            file =
                when (random.nextInt(5)) {
                    0 -> file.clone().also { it[place] = random.nextInt().toByte() }
                    1 -> head + file.copyOfRange(place + 1, file.size)
                    2 -> head + pieces[random.nextInt(pieces.size)] + file.copyOfRange(place, file.size)
                    3 -> {
                        val end = minOf(file.size, place + random.nextInt(12))
                        head + pieces[random.nextInt(pieces.size)] + file.copyOfRange(end, file.size)
                    }
                    else -> {
                        val end = minOf(file.size, place + random.nextInt(64))
                        val at = random.nextInt(file.size)
                        file.copyOf(at) + file.copyOfRange(place, end) + file.copyOfRange(at, file.size)
                    }
                }
            if (file.isEmpty()) file = "{".toByteArray()
        }
        val made =
            try {
                TokenFile.read(file)
            } catch (_: TokenJson.Mistake) {
                continue
            }
        read += 1
        if (read % 16 == 0) for (contexts in choices) shown(made, contexts).changes(since = TokenTheme(contexts))
    }
    println("$count files, $read of them readable")
}

/** Prints the time to start without a file, and to read the file of the compiled tokens. */
private fun cost(path: String) {
    fun microseconds(body: () -> Unit): Long {
        val start = System.nanoTime()
        body()
        return (System.nanoTime() - start) / 1000
    }
    val missing = TokenSource.File(File("/nowhere/tokens.json"))
    val first = microseconds {
        TokenStore.shared.start(missing)
        TokenStore.shared.theme
    }
    val next = List(99) { microseconds { TokenStore().start(missing) } }.sorted()
    val data = File(path).readBytes()
    val firstFile = microseconds { TokenFile.read(data) }
    val files = List(201) { microseconds { TokenFile.read(data) } }.sorted()
    val changes = List(201) { microseconds { TokenTheme().changes(since = TokenTheme()) } }.sorted()
    println(
        "$first µs the first time, ${next[49]} µs median of 99; a file of ${data.size} bytes: $firstFile µs the " +
            "first time, ${files[100]} µs median of 201; to compare two themes: ${changes[100]} µs",
    )
    expect(next[49] <= 50) { "more than 50 µs at start" }
}
