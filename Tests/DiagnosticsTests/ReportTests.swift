import Diagnostics
import Foundation
import Testing

@Suite struct `Reports for programs` {
  private let sources = MarkedSources([
    "a, b: 100%.json": "{\n  «\"ä\"»: «{\n}» }", "b.json": "«x»",
  ])

  private var finding: Diagnostic {
    Diagnostic(.sample, "50% of \"it\"\nis wrong")
      .at(sources.label(0, "this")).also([sources.label(2, "other, too"), sources.label(1)])
      .notes(["a \\ note\u{1}"]).help("change it")
  }

  @Test func `a report is one JSON document with a line for each diagnostic and output`() throws {
    let report = Report(
      command: "check",
      status: 1,
      diagnostics: [finding, Diagnostic(.sample, severity: .warning, "nowhere")],
      outputs: [
        Report.Output(file: "out/a.css", target: "css", state: .stale, tokens: ["a", "b.c"]),
        Report.Output(file: "out/b.css", target: "css", state: .current),
      ]
    )
    let bytes = JSONRenderer().render(report, in: sources.map)
    #expect(
      String(decoding: bytes, as: UTF8.self) == #"""
        {"version":1,"command":"check","status":1,"diagnostics":[
          {"code":"sample-code","severity":"error","message":"50% of \"it\"\nis wrong","file":"a, b: 100%.json","line":2,"column":3,"endLine":2,"endColumn":6,"labels":[{"file":"a, b: 100%.json","line":2,"column":3,"endLine":2,"endColumn":6,"message":"this"},{"file":"b.json","line":1,"column":1,"endLine":1,"endColumn":2,"message":"other, too"},{"file":"a, b: 100%.json","line":2,"column":8,"endLine":3,"endColumn":2,"message":""}],"notes":["a \\ note\u0001"],"help":"change it"},
          {"code":"sample-code","severity":"warning","message":"nowhere","file":null,"line":null,"column":null,"endLine":null,"endColumn":null,"labels":[],"notes":[],"help":null}
        ],"omitted":0,"counts":[
          {"code":"sample-code","severity":"error","count":1},
          {"code":"sample-code","severity":"warning","count":1}
        ],"outputs":[
          {"file":"out/a.css","target":"css","state":"stale","tokens":["a","b.c"]},
          {"file":"out/b.css","target":"css","state":"current","tokens":[]}
        ]}

        """#
    )
    let parsed = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    #expect((parsed?["diagnostics"] as? [Any])?.count == 2)
  }

  @Test func `a report without diagnostics is short`() {
    let bytes = JSONRenderer().render(Report(command: "build", status: 0), in: SourceMap())
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"version":1,"command":"build","status":0,"diagnostics":[],"omitted":0,"counts":[],"outputs":[]}"#
        + "\n"
    )
  }

  @Test func `states have the documented names`() {
    #expect(
      OutputState.allCases.map(\.rawValue) == ["current", "missing", "stale", "edited", "leftover"]
    )
  }

  @Test func `an annotation escapes special characters`() {
    #expect(
      GitHubRenderer().render([finding], in: sources.map)
        == "::error file=a%2C b%3A 100%25.json,line=2,endLine=2,col=3,endColumn=6,"
        + "title=sample-code::50%25 of \"it\"%0Ais wrong%0Athis%0Ab.json:1:1: other, too"
        + "%0Aa, b: 100%25.json:2:8%0Anote: a \\ note\\u{1}%0Ahelp: change it\n"
    )
  }

  @Test func `each severity has a command, and columns are only given for single lines`() {
    let warning = Diagnostic(.sample, severity: .warning, "w").at(sources.label(1))
    let advice = Diagnostic(.sample, severity: .advice, "a")
    #expect(
      GitHubRenderer().render([warning, advice], in: sources.map) == """
        ::warning file=a%2C b%3A 100%25.json,line=2,endLine=3,title=sample-code::w
        ::notice title=sample-code::a

        """
    )
  }

  @Test func `ten thousand diagnostics on one line don't take quadratic time`() {
    var map = SourceMap()
    let file = map.add(path: "a.json", bytes: [UInt8](repeating: 0x61, count: 1_000_000))
    let findings = (0..<10_000).map {
      Diagnostic(.sample, "x").at(Span(file: file, start: $0 * 100, end: $0 * 100 + 1))
    }
    let start = ContinuousClock.now
    let bytes = JSONRenderer(limit: nil).render(
      Report(command: "check", status: 1, diagnostics: findings),
      in: map
    )
    #expect(bytes.count > 1_000_000)
    #expect(ContinuousClock.now - start < .seconds(30))
  }
}
