// What an app writes that replaces its tokens while it runs, here on Linux; `runtime.py` links it with the
// module that is made of our own tokens with the option `runtime`, and runs it in a folder of its own.
//
//   example tokens.json http://localhost:PORT    a server that hands out ./served.json and tells when it changes
import DesignTokens
import Foundation

@main @MainActor struct Example {
  static func main() async throws {
    let own = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
    let store = TokenStore.shared
    let screen = Screen()
    store.observe(screen) { $0.show($1) }
    expect(screen.shown == 1, "an observer is told at once")

    // Our own file says nothing new.
    expect(store.load(own, from: "own").problems.isEmpty, "\(store.report)")
    await turn()
    expect(screen.shown == 1 && store.theme == TokenTheme(), "nothing differs")
    expect(store.report.applied == store.report.total, "\(store.report.applied)")

    // One colour, in one turn with a brand.
    store.load(file(["color.text.body": "#ff0000ff"]), from: "red")
    store.contexts.brand = .sand
    await turn()
    expect(screen.shown == 2, "once a turn: \(screen.shown)")
    expect(screen.theme.color.text.body.light.red == 1, "the colour of the file")
    expect(
      screen.theme.text.body1.color == screen.theme.color.text.body,
      "what refers to it follows"
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
    expect(!store.changes.contains("color.line"), "what did not change is not named")

    // Appearance stays that of the screen, or of the theme that is asked.
    store.load(file(["color.text.body": "#00ff00ff"], when: ["theme": "dark"]), from: "dark")
    var theme = store.theme
    expect(
      theme.color.text.body.dark.green == 1 && theme.color.text.body.light.green != 1,
      "dark alone"
    )
    theme.contexts.appearance = .dark
    expect(theme.color.text.body.isStatic && theme.color.text.body.light.green == 1, "pinned")

    // A broken file changes nothing; a broken value changes only itself.
    await turn()
    let before = (store.theme, screen.shown)
    for broken in ["", "{", "{\"version\": 3}", "{\"version\": 2,}", "[]"] {
      expect(store.load(Data(broken.utf8), from: "broken").refusal != nil, broken)
    }
    await turn()
    expect(store.theme == before.0 && screen.shown == before.1, "the last good one stays")
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
      "what is right is taken"
    )
    expect(
      store.theme.border.card.stroke == TokenTheme().border.card.stroke,
      "the rest is compiled"
    )
    expect(
      store.theme.color.text.body == TokenTheme(brand: .sand).color.text.body,
      "as is the colour"
    )

    // An observer that is gone is not told.
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

  /// The last good file of a server is there at the next start, and only then.
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
    expect(first.theme == TokenTheme(), "nothing changes under a user's eyes")
    let second = launch()
    second.verify = { _, _ in false }
    try file(["radius.card": 6]).write(to: URL(fileURLWithPath: "served.json"))
    second.start([.url(url)])
    expect(second.theme.radius.card == 5, "the kept file")
    try await wait { second.report.refusal == "it is not genuine" }
    let third = launch()
    third.start([.url(url)], apply: .now)
    expect(third.theme.radius.card == 5, "what is not genuine is not kept")
    try await wait { third.theme.radius.card == 6 }
    // A server that has gone leaves all as it is.
    let fourth = launch()
    let gone = URL(string: "http://127.0.0.1:9/tokens.json")!
    fourth.start([.file(URL(fileURLWithPath: "served.json")), .url(gone)], apply: .now)
    expect(fourth.theme.radius.card == 6, "the last source that has a file")
    try await wait { fourth.report.refusal != nil }
    expect(fourth.theme.radius.card == 6, "failures are silent")
  }

  /// From saving to the observer, 200 times.
  static func measure(_ name: String, _ url: URL, _ screen: Screen) async throws {
    try await wait { screen.theme.radius.card == 1 }
    var times: [Double] = []
    for run in 0..<200 {
      let points = Double(run + 2)
      // As editors save: in place, or as another file of the same name.
      let data = file(["radius.card": points])
      let start = DispatchTime.now().uptimeNanoseconds
      try data.write(to: url, options: run % 2 == 0 ? [] : .atomic)
      try await wait { screen.theme.radius.card.points == points }
      times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
    }
    times.sort()
    print(
      "\(name): \(times[100].rounded()) ms the median of 200 saves, \(times[199].rounded()) ms the worst"
    )
  }

  static func wait(line: Int = #line, _ condition: () -> Bool) async throws {
    for _ in 0..<15000 {
      if condition() { return }
      try await Task.sleep(nanoseconds: 2_000_000)
    }
    expect(false, "nothing happens for 30 seconds: \(TokenStore.shared.report)", line: line)
  }

  /// One turn of the run loop.
  static func turn() async {
    for _ in 0..<5 { await Task.yield() }
  }

  /// A file with some tokens, in the default contexts or in others.
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

/// What an app shows.
@MainActor final class Screen {
  var theme = TokenTheme()
  var shown = 0

  func show(_ theme: TokenTheme) {
    self.theme = theme
    shown += 1
  }
}

@MainActor final class Counter { var count = 0 }
