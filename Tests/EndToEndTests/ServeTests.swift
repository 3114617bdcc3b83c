import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// `tokens serve`, with the built program and a real client. `Tests/Live` contains longer tests.
@Suite struct ServeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      { "source": ["a.tokens.json"], "modifiers": { "theme": { "contexts": ["light", "dark"] } },
        "outputs": [{ "target": "css", "directory": "out" }] }
      """,
      to: "tokens.config.json"
    )
    try save(1)
  }

  private func save(_ value: Int) throws {
    try folder.write(
      """
      { "a": { "$type": "number", "$value": \(value), "$extensions": { "dev.tokens": { "contexts": {
        "theme": { "dark": 100 } } } } } }
      """,
      to: "a.tokens.json"
    )
  }

  /// Starts the program on any free port and returns its address.
  private func start(
    _ options: [String] = []
  ) throws -> (program: RunningProgram, address: String) {
    let program = try RunningProgram(["serve", "--port", "0"] + options, in: folder.url(""))
    let text = try program.wait(for: "press Ctrl-C to stop")
    let address = try #require(text.firstMatch(of: /http:\/\/localhost:[0-9]+/)).output
    return (program, String(address))
  }

  private func get(
    _ address: String,
    tag: String? = nil
  ) async throws -> (status: Int, tag: String?, body: Data) {
    var request = URLRequest(url: try #require(URL(string: address)))
    request.cachePolicy = .reloadIgnoringLocalCacheData
    request.setValue(tag, forHTTPHeaderField: "If-None-Match")
    let (body, response) = try await URLSession.shared.data(for: request)
    let http = try #require(response as? HTTPURLResponse)
    return (http.statusCode, http.value(forHTTPHeaderField: "ETag"), body)
  }

  private func value(_ body: Data) throws -> Int? {
    let document = try JSONSerialization.jsonObject(with: body) as? [String: Any]
    return (document?["base"] as? [String: Any])?["a"] as? Int
  }

  @Test func `a client gets the theme, and a new one after a save`() async throws {
    let (program, address) = try start()
    let first = try await get("\(address)/tokens.json")
    #expect(try first.status == 200 && value(first.body) == 1)
    let text = String(decoding: first.body, as: UTF8.self)
    #expect(text.contains("\"revision\": ") && text.contains("\"fingerprint\": "))
    let again = try await get("\(address)/tokens.json", tag: first.tag)
    #expect(again.status == 304 && again.body.isEmpty)
    let dark = try await get("\(address)/tokens.json?theme=dark")
    #expect(try value(dark.body) == 100)
    try save(2)
    try program.wait(for: "1 token changed")
    let second = try await get("\(address)/tokens.json", tag: first.tag)
    #expect(try second.status == 200 && value(second.body) == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.url("out").path), "nothing is written")
  }

  @Test func `the gallery and the style sheet are served without outputs of their targets`()
    async throws
  {
    let (program, address) = try start()
    defer { _ = try? program.terminate() }
    let page = String(decoding: try await get(address).body, as: UTF8.self)
    #expect(page.contains("<!doctype html>") && page.contains("new EventSource"))
    #expect(page.contains("connect-src 'self'"))
    #expect(page.contains(#"["source","vscode://file"#) && page.contains(#"a.tokens.json:1"]"#))
    let sheet = try await get("\(address)/tokens.css")
    #expect(sheet.status == 200 && String(decoding: sheet.body, as: UTF8.self).contains("--a: 1;"))
    #expect(try await get("\(address)/fonts.css").status == 404)
  }

  @Test func `the gallery marks what changed since a revision`() async throws {
    let commit = try ProgramRun(
      shell: """
        git init -q && git add -A && \
        git -c user.name=Test -c user.email=test@example.com commit -q -m one
        """,
      in: folder.url("")
    )
    try #require(commit.status == 0, "\(commit.error)")
    try save(2)
    let (program, address) = try start(["--since", "HEAD"])
    defer { _ = try? program.terminate() }
    let page = String(decoding: try await get(address).body, as: UTF8.self)
    #expect(page.contains(#"["change","HEAD","Value changed: theme=light: 1 → 2"]"#))
    let wrong = try ProgramRun(["serve", "--port", "0", "--since", "none"], in: folder.url(""))
    #expect(wrong.status == 2 && wrong.error.contains("error[unknown-revision]"))
  }

  @Test func `while there are errors, the previous theme is served`() async throws {
    let (program, address) = try start()
    try folder.write("{", to: "a.tokens.json")
    try program.wait(for: "still serving the last theme without errors")
    let found = try await get("\(address)/tokens.json")
    #expect(try found.status == 200 && value(found.body) == 1)
    #expect(program.error.contains("error[malformed-json]"))
    try save(3)
    try program.wait(for: "1 token changed")
    #expect(try await value(get("\(address)/tokens.json").body) == 3)
  }

  @Test func `a source with initial errors has no theme yet`() async throws {
    try folder.write("{", to: "a.tokens.json")
    let (program, address) = try start()
    #expect(try await get("\(address)/tokens.json").status == 503)
    let page = String(decoding: try await get(address).body, as: UTF8.self)
    #expect(page.contains("error[malformed-json]") && page.contains("--&gt; a.tokens.json:1:2"))
    try save(4)
    try program.wait(for: "revision ")
    #expect(try await value(get("\(address)/tokens.json").body) == 4)
  }

  @Test func `a folder of pages is served in addition to the theme`() async throws {
    try folder.write("<p>page</p>", to: "site/page.html")
    let (program, address) = try start(["--pages", "site"])
    defer { _ = try? program.terminate() }
    let page = try await get("\(address)/pages/page.html")
    #expect(page.status == 200 && String(decoding: page.body, as: UTF8.self) == "<p>page</p>")
    #expect(try await get("\(address)/pages/../a.tokens.json").status == 404)
    let missing = try ProgramRun(["serve", "--port", "0", "--pages", "none"], in: folder.url(""))
    #expect(missing.status == 2)
    #expect(missing.error.contains("there is no folder `none`"))
  }

  @Test func `a configuration that is missing for a moment is waited for`() async throws {
    let (program, address) = try start()
    let text = try #require(folder.text("tokens.config.json"))
    try folder.remove("tokens.config.json")
    try program.wait(for: "waiting for tokens.config.json to reappear")
    #expect(try await value(get("\(address)/tokens.json").body) == 1)
    try save(2)
    try folder.write(text, to: "tokens.config.json")
    try program.wait(for: "1 token changed")
    #expect(try await value(get("\(address)/tokens.json").body) == 2)
  }

  @Test func `a signal ends the program, visibly to its parent process`() throws {
    let (program, _) = try start()
    let (status, wasSignalled) = try program.terminate()
    #expect(wasSignalled && status == SIGTERM)
  }
}
