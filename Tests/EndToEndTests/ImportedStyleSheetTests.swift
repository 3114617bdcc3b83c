import Foundation
import TestSupport
import Testing

/// Round trips of style sheets through `tokens import css` and `tokens build`.
@Suite struct `Imported style sheets` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
  }

  private func run(_ line: String) throws -> ProgramRun {
    try ProgramRun(line.split(separator: " ").map(String.init), in: folder.url(""))
  }

  /// The values of all properties in one context of the generated style sheet.
  private func computed(_ css: String, dark: Bool) throws -> [String: String] {
    try folder.write(css, to: "site.css")
    let imported = try run("import css site.css")
    #expect(imported.status == 0, "\(css)\n\(imported.error)")
    let built = try run("build")
    #expect(built.status == 0, "\(css)\n\(built.error)")
    let text = try #require(folder.text("tokens/generated/css/tokens.css"))
    return ComputedProperties(
      text,
      selectors: dark ? [":root", "[data-theme=\"dark\"]"] : [":root"]
    )
    .values
  }

  @Test(arguments: 1...(ProcessInfo.processInfo.environment["CI"] == nil ? 6 : 40))
  func `computed values are kept in each context, or a warning is given`(_ seed: Int) throws {
    var generator = StyleSheetGenerator(seed: seed)
    let sheet = generator.sheet()
    for dark in [false, true] {
      let values = try computed(sheet.text, dark: dark)
      let report = try run("import css site.css --verbose --to again-\(dark)").error
      for (name, expected) in dark ? sheet.dark : sheet.base {
        if let found = values[name] {
          #expect(found == expected, "\(name) in \(dark ? "dark" : "base") of\n\(sheet.text)")
        } else {
          #expect(report.contains("`\(name)`"), "\(name)\n\(sheet.text)\n\(report)")
        }
      }
      try FileManager.default.removeItem(at: folder.url("tokens"))
    }
  }

  @Test func `named colors become colors, and identifiers remain unquoted`() throws {
    let css = """
      :root { --bg: white; --t: transparent; --c: currentColor; --n: none; --a: tomato; --b: var(--a) }
      .dark { --b: red; --n: auto }
      """
    let base = try computed(css, dark: false)
    #expect(base["--bg"] == "#ffffff" && base["--t"] == "#00000000")
    #expect(base["--c"] == "currentColor" && base["--n"] == "none" && base["--b"] == "#ff6347")
    let text = try #require(folder.text("tokens/generated/css/tokens.css"))
    let dark = ComputedProperties(text, selectors: [":root", "[data-theme=\"dark\"]"]).values
    #expect(dark["--b"] == "#ff0000" && dark["--n"] == "auto")
  }

  @Test func `a value that no token can represent is omitted with a warning`() throws {
    let values = try computed(
      ":root { --p: 10px 20px; --g: repeating-linear-gradient(red, blue); --i: inherit; --x: 1px }",
      dark: false
    )
    #expect(values == ["--x": "1px"])
    let report = try run("import css site.css --to again --verbose").error
    for name in ["--p", "--g", "--i"] {
      #expect(report.contains("warning[not-imported]: `\(name)` isn't imported"), "\(report)")
    }
  }

  @Test func `a value that contains a reference follows it into each context`() throws {
    let css = """
      :root { --h: 0; --c: hsl(var(--h), 100%, 50%); --k: none; --kk: var(--k); --w: 2px; --ww: calc(var(--w) * 2) }
      .dark { --h: 120; --k: auto; --w: 3px }
      """
    let dark = try computed(css, dark: true)
    #expect(dark["--c"] == "#00ff00" && dark["--kk"] == "auto" && dark["--ww"] == "6px")
  }

  @Test func `escapes are decoded`() throws {
    let values = try computed(
      #":root { --fam: "Open\20Sans"; --q: "it's \" x"; --s: 'a /* b */  c'; --w-1\/2: 1px }"#,
      dark: false
    )
    #expect(values["--fam"] == "\"Open Sans\"" && values["--q"] == "\"it's \\\" x\"")
    #expect(values["--s"] == "\"a /* b */  c\"")
    let tokens = try #require(folder.text("tokens/other.tokens.json"))
    #expect(tokens.contains("\"value\": \"Open Sans\""))
  }

  @Test func `uppercase names keep their spelling in CSS`() throws {
    let values = try computed(":root { --fooBar: 1px; --foo-bar: 2px; --Ink: #000 }", dark: false)
    #expect(values == ["--fooBar": "1px", "--foo-bar": "2px", "--Ink": "#000000"])
  }

  @Test func `braces are removed from a name, and the rename is reported`() throws {
    try folder.write(#":root { --x\.y\{z\}: 4px; --\$r: 5px }"#, to: "site.css")
    let run = try run("import css site.css --verbose")
    #expect(run.status == 0)
    #expect(run.error.contains("`--x.y{z}` is imported as `x-y-z`"), "\(run.error)")
    #expect(run.error.contains("`--$r` is imported as `r`"), "\(run.error)")
    #expect(try self.run("build").status == 0)
  }

  @Test func `circular references are reported, and independent properties are imported`() throws {
    let values = try computed(
      ":root { --x: var(--y); --y: var(--x); --z: var(--x); --w: var(--x, 3px) }",
      dark: false
    )
    #expect(values == ["--w": "3px"])
    let report = try run("import css site.css --to again --verbose").error
    #expect(report.contains("refers to itself: `--x` → `--y` → `--x`"), "\(report)")
    #expect(report.contains("`--z` isn't imported: `--x` refers to itself"), "\(report)")
  }
}

/// The custom properties of a style sheet with references resolved. It supports enough of CSS for
/// generated style sheets.
private struct ComputedProperties {
  private(set) var values: [String: String] = [:]

  /// Parses the top-level rules whose selectors are listed, in source order.
  init(_ css: String, selectors: [String]) {
    var declared: [String: String] = [:]
    let css = css.replacing(/(?m)^\/\*.*\*\/$/, with: "")
    for selector in selectors {
      for rule in css.matches(of: /(?m)^(?<selector>[^\s@{}][^{}]*?)\s*\{(?<body>[^{}]*)\}/) {
        let own = rule.selector.split(separator: ",").map { $0.trimmingPrefix(/\s+/) }
        guard own.contains(where: { $0 == selector }) else { continue }
        for line in rule.body.matches(of: /(?m)^\s*(?<name>--[^:]+): (?<value>.*);$/) {
          declared[String(line.name)] = String(line.value)
        }
      }
    }
    for name in declared.keys {
      var value = declared[name] ?? ""
      while let reference = value.firstMatch(of: /^var\((--[^)]+)\)$/) {
        value = declared[String(reference.1)] ?? ""
      }
      values[name] = value
    }
  }
}

/// A generator of random style sheets with the values that a browser would compute.
private struct StyleSheetGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

  private mutating func next(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }

  /// Literals by kind, in source form and as computed.
  private static let literals: [[(text: String, computed: String)]] = [
    [
      ("#102030", "#102030"), ("tomato", "#ff6347"), ("RGB(255 0 0 / 100%)", "#ff0000"),
      ("rgb(300, -1, 0)", "#ff0000"), ("hsl(120deg 100% 50%)", "#00ff00"),
      ("hsl(-240, 100%, 50%)", "#00ff00"), ("#0f08", "#00ff0088"),
      ("color-mix(in srgb, #000, #fff)", "#808080"), ("transparent", "#00000000"),
    ],
    [
      ("4px", "4px"), ("0.25in", "24px"), ("12pt", "16px"), ("calc(1px + 2px * 2)", "5px"),
      ("1.50rem", "1.5rem"), ("0", "0px"), ("-2px", "-2px"),
    ],
    [("1", "1"), ("1.5", "1.5"), ("calc(3 / 2)", "1.5")],
    [("none", "none"), ("auto", "auto"), ("currentColor", "currentColor")],
    [("\"a\\20 b\"", "\"a b\""), ("'x'", "\"x\"")],
    [("200ms", "200ms"), ("0.2s", "0.2s")],
    [("10px 20px", "10px 20px"), ("1 2 3", "1 2 3"), ("url(x.png)", "url(x.png)")],
  ]

  mutating func sheet() -> (text: String, base: [String: String], dark: [String: String]) {
    var base: [String: String] = [:]
    var dark: [String: String] = [:]
    var lines: [String] = []
    var darkLines: [String] = []
    var names: [(name: String, kind: Int)] = []
    for index in 0..<8 + next(12) {
      let kind = next(Self.literals.count)
      let name = ["--k\(index)", "--g-k\(index)", "--camelCase\(index)", "--h-\(index)-x"][next(4)]
      let targets = names.filter { $0.kind == kind }.map(\.name)
      if !targets.isEmpty, next(2) == 0 {
        let target = targets[next(targets.count)]
        lines.append("\(name): var(\(target), 9px);")
        base[name] = base[target]
        dark[name] = dark[target]
      } else {
        // A zero length has no unit to identify its kind, so the first value isn't zero.
        let list = Self.literals[kind]
        let value = list[kind == 1 ? next(list.count - 2) : next(list.count)]
        lines.append("\(name): \(value.text);")
        base[name] = value.computed
        dark[name] = value.computed
        if next(3) == 0 {
          let value = list[next(list.count)]
          darkLines.append("\(name): \(value.text);")
          dark[name] = value.computed
        }
      }
      names.append((name, kind))
    }
    // References to a property that changes later use the later value.
    for line in lines {
      guard let parts = line.firstMatch(of: /^(--[^:]+): var\((--[^,]+),/) else { continue }
      dark[String(parts.1)] = dark[String(parts.2)]
    }
    let text =
      ":root {\n\(lines.joined(separator: "\n"))\n}\n.dark {\n\(darkLines.joined(separator: "\n"))\n}\n"
    return (text, base, dark)
  }
}
