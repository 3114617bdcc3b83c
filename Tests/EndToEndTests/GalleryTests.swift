import Foundation
import TestSupport
import Testing

/// The options of the target `gallery` for facts that aren't in the tokens.
@Suite struct GalleryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      { "color": { "$type": "color",
        "text": { "$value": "#777777" },
        "background": { "$value": "#ffffff" } } }
      """,
      to: "src/my colors.tokens.json"
    )
  }

  /// Builds the gallery with options and returns the page.
  private func page(_ options: String) throws -> String {
    try folder.write(
      """
      { "source": "src/my colors.tokens.json", "outputs": [
        { "target": "gallery", "directory": "out", "options": {\(options)} }] }
      """,
      to: "tokens.config.json"
    )
    let run = try ProgramRun(["build"], in: folder.url(""))
    #expect(run.status == 0, "\(run.error)")
    return try #require(folder.text("out/index.html"))
  }

  @Test func `findings of lint are marked on request`() throws {
    let page = try page(#""lint": true"#)
    #expect(
      page.contains(
        ##""path":"color.text","type":"color","value":"#777777ff","notes":[["finding","contrast","##
      )
    )
    #expect(try !self.page("").contains("\"notes\":"))
  }

  @Test func `tokens link to their source on request`() throws {
    let page = try page(#""sourceLinks": "https://example.org/{file}#L{line}""#)
    #expect(
      page.contains(##""notes":[["source","https://example.org/src/my%20colors.tokens.json#L2"]]"##)
    )
    #expect(!page.contains("connect-src"))
  }
}
