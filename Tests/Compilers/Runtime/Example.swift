// The code of an app that replaces its tokens at run time, here on Linux. `runtime.py` links it
// with the module generated from this repository's tokens with the option `runtime`, and runs it in
// a separate folder.
//
//   example tokens.json http://localhost:PORT
//
// The server serves ./served.json and reports its changes.
import DesignTokens
import Foundation

@main @MainActor struct Example {
  static func main() async throws {
    let own = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
    let store = TokenStore.shared
    let screen = Screen()
    store.observe(screen) { $0.show($1) }
    expect(screen.shown == 1, "an observer is called immediately")

    // The file of the compiled tokens changes nothing.
    expect(store.load(own, from: "own").problems.isEmpty, "\(store.report)")
    await turn()
    expect(screen.shown == 1 && store.theme == TokenTheme(), "nothing differs")
    expect(store.report.applied == store.report.total, "\(store.report.applied)")

    // One color, changed in the same run loop turn as the brand.
    store.load(file(["color.text.body": "#ff0000ff"]), from: "red")
    store.contexts.brand = .sand
    await turn()
    expect(screen.shown == 2, "once a turn: \(screen.shown)")
    expect(screen.theme.color.text.body.light.red == 1, "the color of the file")
    expect(
      screen.theme.text.body1.color == screen.theme.color.text.body,
      "references follow"
    )
    expect(
      screen.theme.component.newsCard.regular.title?.color == screen.theme.color.text.body,
      "so do components"
    )
    expect(
      screen.theme.radius.card == TokenTheme(brand: .sand).radius.card,
      "the rest is the brand's"
    )
    expect(
      store.changes.contains("color.text.body") && store.changes.contains("radius.card"),
      "\(store.changes)"
    )
    expect(!store.changes.contains("color.line"), "unchanged tokens aren't listed")

    // The appearance remains that of the screen, or of the theme if it's fixed.
    let dark = file(["color.text.body": "#00ff00ff"], when: ["theme": "dark"])
    store.load(dark, from: "dark")
    var theme = store.theme
    expect(
      theme.color.text.body.dark.green == 1 && theme.color.text.body.light.green != 1,
      "dark alone"
    )
    theme.contexts.appearance = .dark
    expect(theme.color.text.body.isStatic && theme.color.text.body.light.green == 1, "pinned")

    // A broken file changes nothing. A broken value affects only itself.
    await turn()
    let before = (store.theme, screen.shown)
    for broken in ["", "{", "{\"version\": 3}", "{\"version\": 2,}", "[]"] {
      store.load(file(["color.text.body": 12, "new.token": 1, "radius.card": 7]), from: "half")
      let refused = store.load(Data(broken.utf8), from: "broken")
      expect(refused.refusal != nil && refused.source == "broken", broken)
      expect(refused.issues.isEmpty && refused.applied == 0, "a fresh report: \(refused)")
    }
    store.load(dark, from: "dark")
    await turn()
    expect(store.theme == before.0 && screen.shown == before.1, "the last valid file stays")
    let report = store.load(
      file([
        "color.text.body": 12, "border.card": ["width": 3, "style": "wavy"], "radius.card": 7,
        "new.token": 1,
      ]),
      from: "half"
    )
    expect(
      report.problems.map(\.path).sorted() == ["border.card/style", "color.text.body"],
      "\(report.problems)"
    )
    expect(report.issues.count == 3 && report.applied == 2, "\(report)")
    expect(
      store.theme.radius.card == 7 && store.theme.border.card.width == 3,
      "valid values are applied"
    )
    expect(
      store.theme.border.card.stroke == TokenTheme().border.card.stroke,
      "the rest is compiled"
    )
    expect(
      store.theme.color.text.body == TokenTheme(brand: .sand).color.text.body,
      "so is the color"
    )

    // An observer isn't called after its owner is released.
    let gone = Counter()
    do {
      let short = Screen()
      store.observe(short) { _, _ in gone.count += 1 }
    }
    store.reset()
    await turn()
    expect(gone.count == 1, "weak owners")
    expect(store.theme == TokenTheme(brand: .sand), "reset")
    store.contexts = TokenContexts()
    await turn()

    try await start(own)
    let direct = URL(fileURLWithPath: "followed.json")
    try file(["radius.card": 1]).write(to: direct)
    store.follow(file: direct)
    try await measure("a file", direct, screen)
    store.reset()
    await turn()
    let served = URL(fileURLWithPath: "served.json")
    try file(["radius.card": 1]).write(to: served)
    store.cacheDirectory = URL(fileURLWithPath: "cache")
    store.follow(CommandLine.arguments[2])
    try await measure("a server", served, screen)
    print("\(expectations) expectations")
    exit(0)
  }

  /// The last valid file of a server is used at the next start, not earlier.
  static func start(_ own: Data) async throws {
    let url = URL(string: CommandLine.arguments[2])!.appendingPathComponent("tokens.json")
    func launch() -> TokenStore {
      let store = TokenStore()
      store.cacheDirectory = URL(fileURLWithPath: "kept")
      return store
    }
    try file(["radius.card": 5]).write(to: URL(fileURLWithPath: "served.json"))
    let first = launch()
    first.start([.bundle, .url(url)])
    try await wait { (try? FileManager.default.contentsOfDirectory(atPath: "kept").count) == 2 }
    expect(first.theme == TokenTheme(), "nothing changes while the app is in use")
    let second = launch()
    second.verify = { _, _ in false }
    try file(["radius.card": 6]).write(to: URL(fileURLWithPath: "served.json"))
    second.start([.url(url)])
    expect(second.theme.radius.card == 5, "the cached file")
    try await wait { second.report.refusal == "it failed verification" }
    let third = launch()
    third.start([.url(url)], apply: .now)
    expect(third.theme.radius.card == 5, "unverified files aren't cached")
    try await wait { third.theme.radius.card == 6 }
    // A response that isn't a theme doesn't replace the cached file.
    for answer in [#"{"message":"maintenance"}"#, "[]", #"{"version":3}"#, "<html>"] {
      try Data(answer.utf8).write(to: URL(fileURLWithPath: "served.json"))
      for apply in [TokenStore.Apply.nextLaunch, .now] {
        let store = launch()
        store.start([.url(url)], apply: apply)
        try await wait { store.report.refusal != nil }
        expect(store.report.source == url.absoluteString, "\(store.report)")
        expect(store.theme.radius.card == 6, "the values stay")
        expect(launch().shown(from: url).radius.card == 6, "\(answer) isn't cached")
        store.reset()
      }
    }
    try file(["radius.card": 6]).write(to: URL(fileURLWithPath: "served.json"))
    // If the server is unreachable, nothing changes.
    let fourth = launch()
    let gone = URL(string: "http://127.0.0.1:9/tokens.json")!
    fourth.start([.file(URL(fileURLWithPath: "served.json")), .url(gone)], apply: .now)
    expect(fourth.theme.radius.card == 6, "the last source with a file")
    try await wait { fourth.report.refusal != nil }
    expect(fourth.theme.radius.card == 6, "failures are silent")
  }

  /// Prints the time from saving to calling the observer, measured 200 times.
  static func measure(_ name: String, _ url: URL, _ screen: Screen) async throws {
    try await wait { screen.theme.radius.card == 1 }
    var times: [Double] = []
    for run in 0..<200 {
      let points = Double(run + 2)
      // Like editors: save in place, or replace the file.
      let data = file(["radius.card": points])
      let start = DispatchTime.now().uptimeNanoseconds
      try data.write(to: url, options: run % 2 == 0 ? [] : .atomic)
      try await wait { screen.theme.radius.card.points == points }
      times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
    }
    times.sort()
    print(
      "\(name): \(times[100].rounded()) ms median of 200 saves, \(times[199].rounded()) ms maximum"
    )
  }

  static func wait(line: Int = #line, _ condition: () -> Bool) async throws {
    for _ in 0..<15000 {
      if condition() { return }
      try await Task.sleep(nanoseconds: 2_000_000)
    }
    expect(false, "nothing happened for 30 seconds: \(TokenStore.shared.report)", line: line)
  }

  /// Waits until scheduled tasks on the main actor have run.
  static func turn() async {
    for _ in 0..<5 { await Task.yield() }
  }

  /// Returns a file with some tokens, in the default contexts or in those of `when`.
  static func file(_ values: [String: Any], when: [String: String]? = nil) -> Data {
    var tree: [String: Any] = ["version": 2]
    if let when {
      tree["contexts"] = [["when": when, "values": values]]
    } else {
      var base: [String: Any] = [:]
      for (path, value) in values {
        base = adding(value, at: path.split(separator: ".").map(String.init)[...], to: base)
      }
      tree["base"] = base
    }
    return try! JSONSerialization.data(withJSONObject: tree)
  }

  static func adding(_ value: Any, at path: ArraySlice<String>, to group: [String: Any]) -> [String:
    Any]
  {
    var group = group
    let name = path.first!
    let rest = path.dropFirst()
    group[name] =
      rest.isEmpty ? value : adding(value, at: rest, to: group[name] as? [String: Any] ?? [:])
    return group
  }

  static var expectations = 0

  static func expect(_ holds: Bool, _ what: @autoclosure () -> String, line: Int = #line) {
    expectations += 1
    if holds { return }
    print("line \(line): \(what())")
    exit(1)
  }
}

extension TokenStore {
  /// Returns the theme immediately after a start, before the server answers.
  func shown(from url: URL) -> TokenTheme {
    start([.url(url)])
    defer { reset() }
    return theme
  }
}

/// The user interface of an app.
@MainActor final class Screen {
  var theme = TokenTheme()
  var shown = 0

  func show(_ theme: TokenTheme) {
    self.theme = theme
    shown += 1
  }
}

@MainActor final class Counter { var count = 0 }
