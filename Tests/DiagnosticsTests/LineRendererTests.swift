import Diagnostics
import Testing

@Suite struct LineRendererTests {
  private let sources = MarkedSources(["/p/a b.json": "{\n  «\"ä\"»: «1» }", "/p/b.json": "«x»"])

  @Test func `a diagnostic is one line with its location, and its details are notes`() {
    let finding = Diagnostic(.sample, "50% of \"it\"\nis wrong")
      .at(sources.label(1, "this")).also([sources.label(2, "other"), sources.label(0)])
      .notes(["a\u{1}"]).help("change it")
    #expect(
      LineRenderer().render([finding], in: sources.map) == """
        /p/a b.json:2:8: error: 50% of "it" is wrong: this [sample-code]
        /p/b.json:1:1: note: other
        /p/a b.json:2:8: note: a\\u{1}
        /p/a b.json:2:8: note: help: change it

        """
    )
  }

  @Test func `a line for a diagnostic without a location has none`() {
    let findings = [
      Diagnostic(.sample, severity: .warning, "nowhere"),
      Diagnostic(.sample, severity: .advice, "nor this"),
    ]
    #expect(
      LineRenderer().render(findings, in: sources.map) == """
        warning: nowhere [sample-code]
        note: nor this [sample-code]

        """
    )
  }

  @Test func `among very many diagnostics, errors are shown`() {
    let warnings = Array(repeating: Diagnostic(.sample, severity: .warning, "w"), count: 2000)
    let findings = warnings + [Diagnostic(.sample, "e")]
    #expect(
      LineRenderer().render(findings, in: sources.map) == """
        error: e [sample-code]
        note: the rest of the 2001 messages are not shown

        """
    )
  }
}
