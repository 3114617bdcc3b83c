import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// `tokens serve`, with the built program and a real client. `Tests/Live` has what takes longer.
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

  /// Starts the program at any port, and returns the address.
  private func start() throws -> (program: RunningProgram, address: String) {
    let program = try RunningProgram(["serve", "--port", "0"], in: folder.url(""))
    let text = try program.wait(for: "Ctrl-C ends it")
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

  @Test func `a client gets the theme, and after a save the new one`() async throws {
    let (program, address) = try start()
    let first = try await get("\(address)/tokens.json")
    #expect(try first.status == 200 && value(first.body) == 1)
    let again = try await get("\(address)/tokens.json", tag: first.tag)
    #expect(again.status == 304 && again.body.isEmpty)
    let dark = try await get("\(address)/tokens.json?theme=dark")
    #expect(try value(dark.body) == 100)
    try save(2)
    try program.wait(for: "1 token has changed")
    let second = try await get("\(address)/tokens.json", tag: first.tag)
    #expect(try second.status == 200 && value(second.body) == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.url("out").path), "nothing is written")
  }

  @Test func `with mistakes the theme from before stays`() async throws {
    let (program, address) = try start()
    try folder.write("{", to: "a.tokens.json")
    try program.wait(for: "the last theme without stays")
    let found = try await get("\(address)/tokens.json")
    #expect(try found.status == 200 && value(found.body) == 1)
    #expect(program.error.contains("error[malformed-json]"))
    try save(3)
    try program.wait(for: "1 token has changed")
    #expect(try await value(get("\(address)/tokens.json").body) == 3)
  }

  @Test func `a source that begins with mistakes has no theme yet`() async throws {
    try folder.write("{", to: "a.tokens.json")
    let (program, address) = try start()
    #expect(try await get("\(address)/tokens.json").status == 503)
    try save(4)
    try program.wait(for: "revision ")
    #expect(try await value(get("\(address)/tokens.json").body) == 4)
  }

  @Test func `a signal ends it, and whoever started it can tell`() throws {
    let (program, _) = try start()
    let (status, wasSignalled) = try program.terminate()
    #expect(wasSignalled && status == SIGTERM)
  }
}
