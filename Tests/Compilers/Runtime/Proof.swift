// Compiled into the module generated with the option `runtime`, and run by `runtime.py`.
import Foundation

@main struct Proof {
  static func main() throws {
    let arguments = CommandLine.arguments
    switch arguments[1] {
    case "own": try own(arguments[2])
    case "vectors": try vectors(arguments[2], arguments[3])
    case "limits": try limits(arguments[2])
    case "mutations": try mutations(Array(arguments[3...]), count: Int(arguments[2])!)
    case "cost": try cost(arguments[2])
    default: fatalError("unknown part")
    }
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  static func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
    if holds { return }
    print(what())
    exit(1)
  }

  static func with(_ overrides: TokenOverrides, _ theme: TokenTheme) -> TokenTheme {
    var theme = theme
    theme.tokenOverrides = overrides
    return theme
  }

  /// The file of the compiled tokens equals the compiled theme: every token in every combination of
  /// contexts.
  static func own(_ path: String) throws {
    let file = try TokenFile(try bytes(path))
    // Lengths whose unit depends on the element aren't compiled. Their issues aren't problems.
    expect(file.issues.kept.allSatisfy { !$0.isProblem }, "\(file.issues.kept)")
    expect(file.applied == TokenCatalog.count, "\(file.applied) of \(TokenCatalog.count)")
    for theme in TokenTheme.all {
      let changed = with(file.overrides, theme).changes(from: theme)
      expect(changed.isEmpty, "\(theme.contexts): \(changed.sorted())")
    }
    print(
      "\(TokenCatalog.count) tokens, \(TokenTheme.all.count) combinations of contexts on each screen"
    )
  }

  /// A file in which all values differ, and the ways to break it.
  static func vectors(_ textPath: String, _ linesPath: String) throws {
    let text = try bytes(textPath)
    let whole = try TokenFile(text)
    let known = whole.issues.kept.count
    expect(whole.issues.kept.allSatisfy { !$0.isProblem }, "\(whole.issues.kept)")
    expect(whole.applied == TokenCatalog.count, "\(whole.applied) of \(TokenCatalog.count)")
    let compiled = TokenTheme.all
    let changed = compiled.map { with(whole.overrides, $0) }
    for (theme, other) in zip(compiled, changed) {
      let count = other.changes(from: theme).count
      expect(count == TokenCatalog.count, "\(theme.contexts): only \(count) differ")
    }
    var count = 0
    let lines = String(decoding: try bytes(linesPath), as: UTF8.self)
    for line in lines.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let range = Int(fields[0])!..<Int(fields[1])!
      let numbers = fields[4...].map { Int($0)! }
      guard let token = TokenCatalog.token(TokenHash(fields[3].utf8).value)?.number else {
        continue
      }
      var broken = text
      broken.replaceSubrange(range, with: Array(fields[2].utf8))
      let file = try TokenFile(broken)
      let problems = file.issues.kept.filter(\.isProblem)
      expect(problems.count == numbers[0], "\(line): \(file.issues.kept)")
      expect(
        file.issues.kept.count - problems.count - known == numbers[1],
        "\(line): \(file.issues.kept)"
      )
      for issue in problems {
        let isHere = issue.path == fields[3] || issue.path.hasPrefix(fields[3] + "/")
        expect(isHere, "\(line): \(issue)")
      }
      var differing: Set<Int> = []
      var isCompiled = false
      for (theme, other) in zip(compiled, changed) {
        let now = with(file.overrides, theme)
        differing.formUnion(now.changes(from: other))
        if numbers[3] == 1, !isCompiled { isCompiled = !now.changes(from: theme).contains(token) }
      }
      // 2: if a reference has the same value, no change is visible.
      let isRight =
        numbers[2] == 2 && differing.isEmpty || differing == (numbers[2] == 0 ? [] : [token])
      expect(isRight, "\(line): changed \(differing.sorted()), \(token)")
      expect(isCompiled || numbers[3] == 0, "\(line): not the compiled value")
      count += 1
    }
    print("\(count) broken files")
  }

  /// Files that are rejected completely.
  static func limits(_ path: String) throws {
    func refusal(_ text: String) -> String? {
      do {
        _ = try TokenFile(Array(text.utf8))
        return nil
      } catch { return (error as TokenJSON.Mistake).reason }
    }
    func nested(_ depth: Int) -> String {
      let lists = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      return "{ \"version\": 2, \"x\": \(lists) }"
    }
    expect(refusal("{ \"version\": 2 }") == nil, "a file without tokens")
    expect(refusal("\u{FEFF}{ \"version\": 2 }") == nil, "a byte order mark")
    expect(refusal(nested(31)) == nil, "31 lists in an object")
    expect(refusal(nested(32)) == "it is nested more than 32 levels deep", "32 lists in an object")
    expect(refusal(nested(1_000_000)) == "it is nested more than 32 levels deep", "a million lists")
    let space = String(repeating: " ", count: TokenJSON.sizeLimit - 16)
    expect(refusal(space + "{ \"version\": 2 }") == nil, "4 MiB")
    expect(refusal(space + " { \"version\": 2 }") == "it is larger than 4 MiB", "more than 4 MiB")
    expect(refusal("{ \"version\": 1 }") == "its version is not 2", "version 1")
    expect(refusal("{ \"version\": 3 }") == "its version is not 2", "version 3")
    expect(refusal("{ \"version\": \"2\" }") == "it has no version", "a version that is a string")
    expect(refusal("{ \"version\": 2, \"version\": 2 }") == "it has version twice", "twice")
    expect(refusal("[]") == "expected an object, found a list", "a list")
    let whole = try bytes(path)
    for end in [0, 1, whole.count / 2, whole.count - 3] {
      let part = String(decoding: whole[..<end], as: UTF8.self)
      expect(refusal(part)?.hasPrefix("it is not JSON") == true, "the first \(end) bytes")
    }
    for text in [
      "{,}", "{\"a\":1,}", "[1,]", "01", "1.", "-", "+1", "NaN", "'a'", "\"a", "\"\\x\"",
      "\"\\u12g4\"", "{} {}", "tru", "\u{FEFF}\u{FEFF}{}", "{}\u{FEFF}", "/**/{}",
    ] {
      expect(
        refusal(text)?.hasPrefix("it is not JSON") == true,
        "\(text): \(refusal(text) ?? "it is read")"
      )
    }
    var bad = Array("{ \"version\": 2, \"x\": \"".utf8)
    bad += [0xC3, 0x28] + Array("\" }".utf8)
    do {
      _ = try TokenFile(bad)
      expect(false, "bytes that are not UTF-8")
    } catch {
      expect((error as TokenJSON.Mistake).reason == "it is not UTF-8", "bytes that are not UTF-8")
    }
    // Values that a platform can't draw, or that would take long to draw.
    let layers = Array(repeating: "{}", count: 25_000).joined(separator: ",")
    for (value, wanted) in [
      (#""radius": { "card": -5 }"#, "expected a number of at least 0, found another number"),
      (#""opacity": { "disabled": 7 }"#, "expected a number from 0 to 1, found another number"),
      (
        #""motion": { "duration": { "calm": -100 } }"#,
        "expected a number of at least 0, found another number"
      ),
      (
        #""text": { "headline": { "fontSize": -3 } }"#,
        "expected a number of at least 0, found another number"
      ),
      (#""dimension": { "overlap": 1e300 }"#, "expected a number, found another number"),
      (#""shadow": { "card": [\#(layers)] }"#, "expected at most 100 elements, found 25000"),
    ] {
      let text = #"{ "version": 2, "base": { \#(value) } }"#
      let file = try TokenFile(Array(text.utf8))
      expect(file.issues.kept.map(\.reason) == [wanted], "\(value.prefix(60)): \(file.issues.kept)")
      expect(
        with(file.overrides, TokenTheme()).changes(from: TokenTheme()).isEmpty,
        "\(value.prefix(60))"
      )
    }
    print("files refused")
  }

  /// Copies of `paths` with some bytes changed don't crash the program.
  static func mutations(_ paths: [String], count: Int) throws {
    var random = Random(state: 14)
    let files = try paths.map { try bytes($0) }
    let pieces = [
      "null", "1e999", "-1", "\"\"", "[]", "{}", "{", "]", "\"", "\\", "\\ud800", ",", ":", "2",
      "true", "#fff",
    ]
    var read = 0
    for run in 0..<count {
      var file = files[run % files.count]
      for _ in 0...Int(random.next() % 3) {
        let place = Int(random.next() % UInt64(file.count))
        switch random.next() % 5 {
        case 0: file[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: file.remove(at: place)
        case 2:
          file.insert(contentsOf: pieces[Int(random.next() % UInt64(pieces.count))].utf8, at: place)
        case 3:
          let end = min(file.count, place + Int(random.next() % 12))
          file.replaceSubrange(
            place..<end,
            with: pieces[Int(random.next() % UInt64(pieces.count))].utf8
          )
        default:
          let end = min(file.count, place + Int(random.next() % 64))
          file.insert(
            contentsOf: Array(file[place..<end]),
            at: Int(random.next() % UInt64(file.count))
          )
        }
        if file.isEmpty { file = [0x7B] }
      }
      guard let made = try? TokenFile(file) else { continue }
      read += 1
      if read % 16 == 0 {
        for theme in TokenTheme.all { _ = TokenSnapshot(with(made.overrides, theme)) }
      }
    }
    print("\(count) files, \(read) of them readable")
  }

  /// Prints the time to start without a file, and to read the file of the compiled tokens.
  static func cost(_ path: String) throws {
    func microseconds(_ body: () -> Void) -> Double {
      let start = DispatchTime.now().uptimeNanoseconds
      body()
      return Double(DispatchTime.now().uptimeNanoseconds - start) / 1000
    }
    let missing = URL(fileURLWithPath: "/nowhere/tokens.json")
    let first = microseconds {
      MainActor.assumeIsolated {
        TokenStore.shared.start([.file(missing)])
        _ = TokenStore.shared.theme
      }
    }
    let next = (0..<99).map { _ in
      microseconds { MainActor.assumeIsolated { TokenStore().start([.file(missing)]) } }
    }.sorted()
    let data = try bytes(path)
    let files = (0..<21).map { _ in microseconds { _ = try? TokenFile(data) } }.sorted()
    let theme = TokenTheme()
    let snapshots = (0..<21).map { _ in microseconds { _ = TokenSnapshot(theme) } }.sorted()
    print(
      "\(Int(first)) µs the first time, \(next[49]) µs median of 99; a file of \(data.count) bytes: \(Int(files[10])) µs, a snapshot: \(Int(snapshots[10])) µs"
    )
    expect(next[49] <= 50, "more than 50 µs at start")
  }
}

/// SplitMix64.
struct Random {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
