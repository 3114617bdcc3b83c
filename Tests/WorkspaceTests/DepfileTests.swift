import Testing

@testable import Workspace

@Suite struct DepfileTests {
  @Test func `a rule names all outputs and all inputs`() {
    let depfile = Depfile(outputs: ["out/a.css", "out/b.css"], inputs: ["a.json", "b.json"])
    #expect(
      depfile.text == """
        out/a.css \\
        out/b.css: \\
          a.json \\
          b.json

        a.json:

        b.json:

        """
    )
  }

  @Test func `what means something in a rule is escaped`() {
    let depfile = Depfile(outputs: ["my file"], inputs: ["a#b", "c$d", "e:f", "g\\h"])
    #expect(
      depfile.text == """
        my\\ file: \\
          a\\#b \\
          c$$d \\
          e\\:f \\
          g\\\\h

        a\\#b:

        c$$d:

        e\\:f:

        g\\\\h:

        """
    )
  }
}
