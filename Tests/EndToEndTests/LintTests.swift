import Foundation
import TestSupport
import Testing

/// `tokens lint` and `tokens check --lint`.
@Suite struct `Linting a source` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
  }

  /// Writes a source with the colors of text on a background and of a line.
  private func write(text: Double = 0.5, line: Double = 0.99, lint: String = "{}") throws {
    func color(_ gray: Double) -> String {
      #""$value": { "colorSpace": "srgb", "components": [\#(gray), \#(gray), \#(gray)] }"#
    }
    let source = """
      { "$type": "color", "text": { "a": { \(color(text)) } },
        "background": { "a": { \(color(1)) } }, "line": { \(color(line)) } }
      """
    try folder.write(source, to: "a.tokens.json")
    let outputs = #"[{ "target": "css", "directory": "out" }]"#
    try folder.write(
      #"{ "source": ["a.tokens.json"], "outputs": \#(outputs), "lint": \#(lint) }"#,
      to: "tokens.config.json"
    )
  }

  private func run(_ line: String) throws -> ProgramRun {
    try ProgramRun(line.split(separator: " ").map(String.init), in: folder.url(""))
  }

  private func codes(_ run: ProgramRun) -> [String] {
    run.error.matches(of: /(?m)^[a-z]+\[([a-z-]+)\]/).map { String($0.1) }
  }

  @Test func `errors fail the command, and warnings only with strict`() throws {
    try write()
    let failed = try run("lint")
    #expect(failed.status == 1)
    #expect(codes(failed).sorted() == ["contrast", "near-duplicate"])
    #expect(try run("lint --rule contrast=allow").status == 0)
    #expect(try run("lint --rule contrast=allow --strict").status == 1)
    #expect(try run("lint --rule contrast=advice --rule near-duplicate=allow --strict").status == 0)
    try write(text: 0, line: 0.5)
    let clean = try run("lint")
    #expect(clean.status == 0)
    #expect(clean.error == "no findings in 3 tokens in 2 groups\n")
  }

  @Test func `the command line overrides the configuration`() throws {
    try write(lint: #"{ "contrast": "allow", "near-duplicate": ["error", { "distance": 0.05 }] }"#)
    #expect(codes(try run("lint")) == ["near-duplicate"])
    #expect(codes(try run("lint --rule contrast")).sorted() == ["contrast", "near-duplicate"])
    #expect(try run("lint --rule near-duplicate=warn").status == 0)
    #expect(try run("lint --rule near-duplicates").status == 2)
    #expect(try run("lint --rule contrast=loud").status == 2)
  }

  @Test func `other commands ignore the rules, except for check with lint`() throws {
    try write()
    #expect(try run("build").status == 0)
    #expect(try run("check").status == 0)
    #expect(try run("check --baseline lint.json").status == 2)
    let both = try run("check --lint")
    #expect(both.status == 1)
    #expect(codes(both).sorted() == ["contrast", "near-duplicate"])
    try folder.write("", to: "out/tokens.css")
    #expect(codes(try run("check --lint")).contains("edited-output"))
  }

  @Test func `a baseline hides known findings and only shrinks`() throws {
    try write()
    #expect(try run("lint --baseline lint.json").status == 3)
    #expect(try run("lint --update-baseline").status == 2)
    #expect(try run("lint --baseline lint.json --allow-new").status == 2)
    #expect(try run("lint --baseline lint.json --update-baseline").status == 0)
    let known = try #require(folder.text("lint.json"))
    #expect(known.contains("near-duplicate"))
    let hidden = try run("lint --strict --baseline lint.json")
    #expect(hidden.status == 0 && hidden.error.contains("findings in the baseline: 2"))
    #expect(try run("build").status == 0)
    #expect(try run("check --lint --baseline lint.json").status == 0)
    // A fixed finding is removed, and then it's new.
    try write(line: 0.2)
    #expect(try run("lint --baseline lint.json").error.contains("fixed since: 1"))
    #expect(try run("lint --baseline lint.json --update-baseline").status == 0)
    try write()
    #expect(codes(try run("lint --baseline lint.json")) == ["near-duplicate"])
    #expect(codes(try run("lint --baseline lint.json --update-baseline")) == ["baseline-growth"])
    #expect(folder.text("lint.json") != known)
    #expect(try run("lint --baseline lint.json --update-baseline --allow-new").status == 0)
    #expect(folder.text("lint.json") == known)
  }

  @Test func `a source with errors isn't checked, and warnings of builds aren't repeated`() throws {
    try write()
    try folder.write(#"{ "a": { "$type": "color", "$value": "{b}" } }"#, to: "b.tokens.json")
    #expect(codes(try run("lint b.tokens.json")) == ["unknown-reference"])
    try folder.write(##"{ "a": { "$type": "color", "$value": "#ff0000" } }"##, to: "b.tokens.json")
    #expect(codes(try run("lint b.tokens.json --strict")).isEmpty)
  }

  private func writeDeprecated(_ extensions: String, lint: String = "{}") throws {
    let source = """
      { "$type": "number", "old": { "$value": 1, "$deprecated": "Use new." },
        "user": { "$value": "{old}", "$extensions": \(extensions) } }
      """
    try write(lint: lint)
    try folder.write(source, to: "a.tokens.json")
  }

  @Test func `builds warn of uses of deprecated tokens`() throws {
    try writeDeprecated("{}")
    for command in ["build", "check"] {
      let run = try run(command)
      #expect(run.status == 0 && codes(run) == ["deprecated-used"], "\(run.error)")
      #expect(run.error.contains("warning[deprecated-used]: `user` refers to the deprecated"))
    }
    #expect(try run("build --strict").status == 1)
    for command in ["lint", "check --lint"] {
      let run = try run(command)
      #expect(run.status == 1 && codes(run) == ["deprecated-used"], "\(run.error)")
    }
    try writeDeprecated("{}", lint: #"{ "deprecated-used": "allow" }"#)
    #expect(codes(try run("build")) == [])
    try writeDeprecated(#"{ "dev.tokens": { "lint": { "deprecated-used": "until May" } } }"#)
    #expect(try codes(run("build")) == [] && codes(run("lint")) == [])
    try writeDeprecated("{}", lint: #"{ "deprecated-used": "error" }"#)
    #expect(try run("build").status == 1)
  }

  @Test func `list selects unused, deprecated, and similar tokens`() throws {
    try writeDeprecated("{}")
    #expect(try run("list --unused").output == "user\tnumber\t1\n")
    #expect(try run("list --deprecated").output == "old\tnumber\t1\n")
    try write(line: 0.99)
    let near = try run("list --near #fdfdfd").output
    #expect(near == "background.a\tcolor\t#ffffff\nline\tcolor\t#fcfcfc\n")
    #expect(try run("list --near #fdfdfd --unused line").output == "line\tcolor\t#fcfcfc\n")
    #expect(try run("list --near white").status == 2)
  }

  @Test func `explain lists the findings about a token`() throws {
    try write()
    let page = try run("explain text.a").output
    #expect(page.contains("\nFindings\n  error[contrast]: `text.a` on `background.a`"))
    #expect(!page.contains("near-duplicate"))
    let json = try run("explain line --format json").output
    #expect(json.contains(##""code":"near-duplicate""##) || json.contains("\"code\": \"near-"))
    try write(lint: #"{ "contrast": "allow" }"#)
    #expect(try !run("explain text.a").output.contains("Findings"))
  }

  @Test func `the formats for programs have each finding`() throws {
    try write()
    let report = try JSONReport(try run("lint --format json").output)
    #expect(report.diagnostics.map(\.code).sorted() == ["contrast", "near-duplicate"])
    #expect(try run("lint --format github").output.contains("::error file=a.tokens.json"))
    let sarif = try run("lint --format sarif").output
    let log = try JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any]
    let first = (log?["runs"] as? [[String: Any]])?.first
    let results = first?["results"] as? [[String: Any]] ?? []
    #expect(results.compactMap { $0["level"] as? String } == ["error", "warning"])
    let driver = (first?["tool"] as? [String: Any])?["driver"] as? [String: Any]
    #expect((driver?["rules"] as? [[String: Any]])?.count == 2)
    #expect(
      sarif.contains(##""artifactLocation":{"uri":"a.tokens.json"},"region":{"startLine":1"##)
    )
  }

  @Test func `explain documents a rule and its options`() throws {
    let page = try run("explain contrast").output
    #expect(page.contains("The default is an error."))
    #expect(page.contains("  pairs"))
    #expect(try run("explain naming").output.contains("The default is `allow`."))
  }
}
