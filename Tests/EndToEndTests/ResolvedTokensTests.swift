import TestSupport
import Testing

/// The output of the target `dtcg`, which is a valid source.
@Suite struct ResolvedTokensTests {
  @Test func `resolved tokens compile with strict and without diagnostics`() throws {
    let project = try SampleProject()
    try project.folder.write(
      """
      { "source": "app.resolver.json", "outputs": [{ "target": "dtcg", "directory": "../out" }] }
      """,
      to: "tokens/tokens.config.json"
    )
    #expect(try project.run("build --strict").status == 0)
    let files = project.folder.files.filter { $0.hasPrefix("out/") }
    #expect(
      files.sorted() == [
        "out/plum-dark.tokens.json", "out/plum-light.tokens.json", "out/sand-dark.tokens.json",
        "out/sand-light.tokens.json",
      ]
    )
    for file in files {
      let read = try project.run("ir --strict \(file)")
      #expect(read.status == 0 && read.error.isEmpty, "\(file): \(read.error)")
      #expect(read.output.contains(#""path": "color.text.link""#))
      #expect(!read.output.contains(#""path": "swatch."#))
    }
  }
}
