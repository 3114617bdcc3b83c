import Testing

@testable import Workspace

@Suite struct DepfileTests {
  @Test func `a rule lists all outputs and all inputs`() throws {
    let depfile = try Depfile(outputs: ["out/a.css", "out/b.css"], inputs: ["a.json", "b.json"])
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

  @Test func `special characters in a rule are escaped`() throws {
    let depfile = try Depfile(outputs: ["my file"], inputs: ["a#b", "c$d", "e:f", "(1) é,@!~"])
    #expect(
      depfile.text == """
        my\\ file: \\
          a\\#b \\
          c$$d \\
          e\\:f \\
          (1)\\ é,@!~

        a\\#b:

        c$$d:

        e\\:f:

        (1)\\ é,@!~:

        """
    )
  }

  @Test(arguments: [
    "a;b", "a=b", "a%b", "a|b", "a*b", "a?b", "a[b", "a<b", "a>b", "a^b", "a`b", "a\\b", "a\tb",
    "a\nb", "a\u{1B}b", "a\u{7F}b", "~b", "b:", "b ", "lib(b)", "a'b", "a\"b", "a&b",
  ])
  func `a path that make or ninja would misread is an error`(_ path: String) {
    #expect(throws: Depfile.UnusablePath(path: path)) {
      try Depfile(outputs: ["a"], inputs: ["b", path])
    }
    #expect(throws: Depfile.UnusablePath(path: path)) {
      try Depfile(outputs: [path], inputs: [])
    }
  }

  @Test(arguments: [
    (["out/.tokens-manifest.json", "out/a.css"], ["a.json", "b c#:$.json", "$$a.json"]),
    ([".tokens-manifest.brand.json"], []),
  ])
  func `a depfile of this program is recognized`(_ outputs: [String], _ inputs: [String]) throws {
    let text = try Depfile(outputs: outputs, inputs: inputs).text
    #expect(Depfile.isDepfile(Array(text.utf8)))
    #expect(!Depfile.isDepfile(Array((text + "x").utf8)))
    #expect(!Depfile.isDepfile(Array(("x" + text).replacing(".tokens", with: "tokens").utf8)))
  }

  @Test(arguments: [
    "notes", "a: b\n", "all: \\\n  .tokens-manifest.json\n", "# .tokens-manifest.json: a\n",
    "tokens/.tokens-manifest.json: tokens/tokens.config.json\n\ttokens build\n", ":\n", "\n\n",
  ])
  func `other files aren't taken for depfiles`(_ text: String) {
    #expect(!Depfile.isDepfile(Array(text.utf8)))
  }
}
