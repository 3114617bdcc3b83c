import Diagnostics
import Foundation
import Testing

/// Large numbers of diagnostics, which are shortened for people and programs.
@Suite struct `Large numbers of diagnostics` {
  private let sources: SourceMap

  init() {
    var sources = SourceMap()
    for name in ["a.json", "b.json", "c.json"] {
      _ = sources.add(path: name, bytes: Array(String(repeating: "x\n", count: 5000).utf8))
    }
    self.sources = sources
  }

  private func finding(
    _ message: String,
    _ code: DiagnosticCode = .sample,
    _ severity: Diagnostic.Severity = .warning,
    file: UInt32 = 0,
    line: Int
  ) -> Diagnostic {
    let start = UInt32(2 * line)
    let span = Span(file: SourceMap.FileID(index: file), start: start, end: start + 1)
    return Diagnostic(code, severity: severity, message).at(span).help("do it")
  }

  private static func code(_ name: String) -> DiagnosticCode {
    DiagnosticCode(stringLiteral: name)
  }

  private func report(_ diagnostics: [Diagnostic], isComplete: Bool = false) -> [String] {
    TextRenderer().report(diagnostics, isComplete: isComplete, in: sources)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `diagnostics are grouped by code and by message without names and numbers`() {
    let other = Self.code("other-code")
    let groups = [
      finding("`a` has 1 leg", line: 1),
      finding("`a` is wrong", .sample, .warning, line: 2),
      finding("`a` has 4 legs", .sample, .error, line: 3),
      finding("`a` has 1 leg", other, .warning, line: 4),
      finding("`b.c` has 20 leg", .sample, .warning, line: 5),
    ].grouped()
    #expect(
      groups.map { $0.members.map { ($0.primary?.span.start ?? 0) / 2 } } == [
        [3], [1, 5], [2], [4],
      ]
    )
  }

  @Test func `lists of counts don't separate diagnostics, but other details do`() {
    let groups = [
      finding("the file is old: 3 colors, 1 length", line: 1),
      finding("the file is old: 1 font", line: 2),
      finding("the file is old: no colors", line: 3),
      finding("the file is old", line: 4),
      finding("the file `a: 1` is new", line: 5),
      finding("the file `b` is new", line: 6),
    ].grouped()
    #expect(
      groups.map { $0.members.map { ($0.primary?.span.start ?? 0) / 2 } } == [
        [1, 2, 4], [3], [5, 6],
      ]
    )
  }

  @Test func `a group ends with the number of omitted diagnostics and of their files`() {
    let group = [0, 0, 1, 2, 2].enumerated().map { finding("m", file: $1, line: $0) }.grouped()[0]
    #expect(group.remainder(after: 1) == "and 4 more like this in 3 files")
    #expect(group.remainder(after: 3) == "and 2 more like this in 1 file")
    #expect(group.remainder(after: 4) == "and 1 more like this in this file")
    #expect(group.remainder(after: 5) == nil)
  }

  @Test func `diagnostics that fit on a screen are shown completely`() {
    let few = (0..<4).map { finding("`\($0)` is wrong", line: $0) }
    #expect(report(few) == report(few, isComplete: true))
    #expect(report(few).count { $0.hasPrefix("warning[") } == 4)
  }

  @Test(arguments: [1, 2, 5, 10, 40])
  func `any number of warnings fits on a screen`(_ kinds: Int) {
    let letters = (0..<kinds).map { String(repeating: "m", count: $0 + 1) }
    let many = (0..<4000).map { index in
      finding("`\(index)` is wrong", Self.code("code-\(letters[index % kinds])"), line: index)
    }
    let lines = report(many)
    // The number of diagnostics and the result of the run follow.
    #expect(lines.count <= ReportDigest.screen - 3)
    #expect(lines.contains { $0.contains("more like this in this file; --verbose lists them") })
    #expect(lines.count { $0.contains("--verbose") } == 1)
    if kinds > 1 { #expect(lines.contains("  \(4000 / kinds)  warning[code-m]")) }
  }

  @Test func `a few errors are all shown, and warnings take the remaining space`() {
    let errors = (0..<9).map { finding("`\($0)` is wrong", .sample, .error, line: $0) }
    let warnings = (10..<900).map { finding("`\($0)` is odd", line: $0) }
    #expect(report(errors).count { $0.hasPrefix("error[") } == 9)
    let lines = report(errors + warnings)
    #expect(lines.count { $0.hasPrefix("error[") } == 9)
    #expect(lines.suffix(3) == ["    9  error[sample-code]", "  890  warning[sample-code]", ""])
  }

  @Test func `the first error of each group is shown completely`() {
    let errors = (0..<4000).map { index in
      finding("`\(index)`", Self.code(index % 40 == 0 ? "rare" : "often"), .error, line: index)
    }
    let lines = report(errors)
    #expect(
      lines.filter { $0.hasPrefix(" --> ") }.prefix(2) == [" --> a.json:1:1", " --> a.json:2:1"]
    )
    #expect(lines.contains("and 98 more like this in this file; --verbose lists them"))
    #expect(lines.contains("  3900  error[often]"))
    #expect(report(errors, isComplete: true).count { $0.hasPrefix("error[") } == 4000)
  }

  @Test(arguments: [5, 9, 40, 400])
  func `any number of different errors takes at most sixty lines`(_ count: Int) {
    let errors = (0..<count).map { index in
      finding("`\(index)`", Self.code("code-\(index % 40)"), .error, line: index)
        .notes(["one", "two", "three"])
    }
    let warnings = (0..<count).map { finding("`\($0)`", Self.code("odd-\($0)"), line: $0) }
    #expect(report(errors + warnings).count <= 57)
    #expect(report(errors).count <= 57)
    #expect(report(errors).count { $0.hasPrefix("error[") } == min(count, 10))
  }

  @Test func `diagnostics without a location are grouped, too`() {
    let many = (0..<100).map { Diagnostic(.sample, severity: .warning, "file `\($0)` is odd") }
    #expect(
      report(many).prefix(2) == [
        "warning[sample-code]: file `0` is odd", "and 99 more like this; --verbose lists them",
      ]
    )
  }

  @Test func `for programs, rare diagnostics and errors are cut last`() throws {
    let many =
      (0..<3000).map { finding("`\($0)`", Self.code("often"), line: $0) }
      + (0..<20).map { finding("`\($0)`", Self.code("rare"), line: $0) }
      + [finding("e", Self.code("fatal"), .error, line: 1)]
    let report = Report(command: "build", status: 1, diagnostics: many)
    let bytes = JSONRenderer().render(report, in: sources)
    let value = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let codes = (value?["diagnostics"] as? [[String: Any]])?.compactMap { $0["code"] as? String }
    #expect(codes?.count == 1000)
    #expect(codes?.count { $0 == "rare" } == 20 && codes?.last == "fatal")
    #expect(value?["omitted"] as? Int == 2021)
    let counts = value?["counts"] as? [[String: Any]]
    #expect(counts?.compactMap { $0["count"] as? Int } == [1, 3000, 20])
    let all = JSONRenderer(limit: nil).render(report, in: sources)
    #expect(String(decoding: all, as: UTF8.self).contains("\"omitted\":0"))
    #expect(all.count { $0 == UInt8(ascii: "\n") } == 3021 + 6)
  }

  @Test func `annotations are the first of each group and a summary`() {
    let many =
      (0..<15).map { finding("`\($0)` is odd", Self.code("often"), line: $0) }
      + [finding("odd", Self.code("rare"), line: 20), finding("e", .sample, .error, line: 21)]
    let lines = GitHubRenderer().render(many, in: sources).split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("::error file=a.json,line=22,"))
    #expect(
      lines[1].hasSuffix(
        "title=often::`0` is odd%0Anote: and 14 more like this in this file%0Ahelp: do it"
      )
    )
    #expect(
      lines[3] == "::warning title=16 warnings::15 often%0A1 rare%0A"
        + "--verbose writes an annotation for each"
    )
    let all = GitHubRenderer(isComplete: true).render(many, in: sources)
    #expect(all.split(separator: "\n").count == 17)
  }
}

@Suite struct `Levels` {
  @Test func `levels drop, lower, and raise diagnostics that aren't always errors`() {
    var levels = DiagnosticLevels()
    let codes = DiagnosticLevel.allCases.map { level in
      let code = DiagnosticCode(stringLiteral: level.rawValue)
      levels[code] = level
      return code
    }
    func severities(_ severity: Diagnostic.Severity) -> [Diagnostic.Severity] {
      levels.applied(to: codes.map { Diagnostic($0, severity: severity, "m") }).map(\.severity)
    }
    #expect(severities(.warning) == [.advice, .warning, .error])
    #expect(severities(.advice) == [.advice, .warning, .error])
    #expect(severities(.error) == [.error, .error, .error, .error])
  }
}

@Suite struct `Names in a report` {
  @Test func `long names are truncated`() {
    let name = String(repeating: "n", count: 1_000_000) + "end"
    let label = Label(Span(file: SourceMap.FileID(index: 0), start: 0, end: 1), "not `\(name)`")
    let long = Diagnostic(.sample, "`\(name)` is not a token")
      .at(label).also([label]).notes([name]).help("did you mean `\(name)`?")
    let bounded = long.boundedForReport
    let cut = String(repeating: "n", count: 120) + "…" + String(repeating: "n", count: 37) + "end"
    #expect(bounded.message == "`\(cut)` is not a token")
    #expect(bounded.primary?.text == "not `\(cut)`" && bounded.secondary[0].text == "not `\(cut)`")
    #expect(bounded.help == "did you mean `\(cut)`?")
    #expect(bounded.notes[0].count == 2001)
    #expect(
      Diagnostic(.sample, "`short` is not a token").boundedForReport.message
        == "`short` is not a token"
    )
  }

  @Test func `control characters are escaped in JSON`() throws {
    let text = "a\u{9B}b\u{202E}c\u{2066}d\u{2028}e\u{E0041}f é 🎨\u{200D}"
    let report = Report(command: "build", status: 1, diagnostics: [Diagnostic(.sample, text)])
    let bytes = JSONRenderer().render(report, in: SourceMap())
    let json = String(decoding: bytes, as: UTF8.self)
    #expect(json.contains(#""a\u009bb\u202ec\u2066d\u2028e\udb40\udc41f é 🎨"#))
    let value = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let first = (value?["diagnostics"] as? [[String: Any]])?.first
    #expect(first?["message"] as? String == text)
  }
}
