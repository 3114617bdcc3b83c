import LiveServer
import Testing

/// The server's responses without a network: bytes in, bytes out.
@Suite struct SiteTests {
  /// A theme with a color `accent`, which can be set, and a radius.
  private static func theme(accent base: String = "#112233ff", more: String = "") -> ServedTheme {
    @Sendable func document(_ base: String, _ contexts: String) -> [UInt8] {
      let text = """
        { "version": 2, "fingerprint": "00000000000000aa",
          "base": { "color": { "accent": "\(base)" }, "radius": 4\(more.isEmpty ? "" : ", \"more\": 1") },
          "tokens": { "color.accent": { "type": "color" }, "radius": { "type": "dimension" }\(more) },
          "contexts": [\(contexts)], "revision": "rev-\(base)\(more.count)" }
        """
      return Array(text.utf8)
    }
    return ServedTheme(
      document: document(
        base,
        ##"{ "when": { "theme": "dark" }, "values": { "color.accent": "#ffffffff" } }"##
      ),
      modifiers: [.init(name: "theme", contexts: ["light", "dark"])],
      pinned: { choices in document(choices.map { "\($0.modifier)=\($0.context)" }.joined(), "") },
      file: { path in
        switch path {
        case "index.html", "tokens.css": .found(Array("the \(path) of \(base)".utf8))
        case "failed.css": .failed("error: a < b")
        default: .missing
        }
      }
    )
  }

  private static func request(
    _ target: String,
    _ method: String = "GET",
    host: String = "localhost:8765",
    _ fields: String = ""
  ) -> [UInt8] {
    Array("\(method) \(target) HTTP/1.1\r\nHost: \(host)\r\n\(fields)\r\n".utf8)
  }

  private static func site(_ themes: ServedTheme...) -> Site {
    var site = Site(port: 8765)
    for theme in themes { _ = site.take(theme) }
    return site
  }

  /// The response to a client that sends these bytes.
  private static func answer(_ bytes: [UInt8], _ site: Site) -> String {
    var connection = Connection(at: 0)
    connection.receive(bytes, at: 0, site)
    return String(decoding: connection.output, as: UTF8.self)
  }

  @Test func `the theme's tag is its revision, and clients that have it don't get it again`() {
    let site = Self.site(Self.theme())
    let first = Self.answer(Self.request("/tokens.json"), site)
    #expect(first.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"))
    #expect(first.contains("\r\nETag: \"rev-#112233ff0\"\r\n"))
    #expect(first.hasSuffix("\"revision\": \"rev-#112233ff0\" }"))
    for tag in ["\"rev-#112233ff0\"", "W/\"rev-#112233ff0\"", "\"x\", \"rev-#112233ff0\"", "*"] {
      let second = Self.answer(
        Self.request("/tokens.json", "GET", "If-None-Match: \(tag)\r\n"),
        site
      )
      #expect(second.hasPrefix("HTTP/1.1 304 Not Modified\r\n"))
      #expect(second.hasSuffix("\r\n\r\n"))
      #expect(!second.contains("Content-Length"))
    }
    let other = Self.request("/tokens.json", "GET", "If-None-Match: \"rev\"\r\n")
    #expect(Self.answer(other, site).hasPrefix("HTTP/1.1 200 OK\r\n"))
  }

  @Test func `modifiers can be pinned to contexts`() {
    let site = Self.site(Self.theme())
    let dark = Self.answer(Self.request("/tokens.json?theme=dark"), site)
    #expect(dark.contains("\r\nETag: \"rev-theme=dark0\"\r\n"))
    for (query, problem) in [
      ("them=dark", "there is no modifier `them`, expected one of: theme"),
      ("theme=dim", "`theme` has no context `dim`, expected one of: light, dark"),
      ("theme=dark&theme=light", "the modifier `theme` is given twice"),
    ] {
      let answer = Self.answer(Self.request("/tokens.json?\(query)"), site)
      #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
      #expect(answer.hasSuffix("\r\n\r\n\(problem)\n"))
    }
  }

  @Test func `without a first theme, the response contains the reason`() {
    var site = Site(port: 8765)
    _ = site.take(Site.Mistakes(diagnostics: #"[{"code":"malformed-json"}]"#, reports: ["a < b"]))
    let answer = Self.answer(Self.request("/tokens.json"), site)
    #expect(answer.hasPrefix("HTTP/1.1 503 Service Unavailable\r\n"))
    #expect(answer.hasSuffix("{\"diagnostics\":[{\"code\":\"malformed-json\"}]}\n"))
    #expect(!site.hasTheme)
  }

  @Test func `with errors, the last theme is kept`() {
    var site = Self.site(Self.theme())
    let event = site.take(Site.Mistakes(diagnostics: "[\n  1\n]\n", reports: ["a\nb"]))
    #expect(event.name == "mistakes" && event.id == nil)
    #expect(
      String(decoding: event.bytes, as: UTF8.self)
        == "event: mistakes\ndata: {\"revision\":\"rev-#112233ff0\",\"diagnostics\":[\ndata:   1\ndata: ]\ndata: ,"
        + "\"reports\":[\"a\\nb\"]}\n\n"
    )
    #expect(Self.answer(Self.request("/tokens.json"), site).hasPrefix("HTTP/1.1 200 OK\r\n"))
  }

  @Test(arguments: [
    ("GET", "/", "200 OK"), ("GET", "/other", "404 Not Found"),
    ("POST", "/tokens.json", "405 Method Not Allowed"), ("OPTIONS", "/", "405 Method Not Allowed"),
    ("HEAD", "/tokens.json", "200 OK"), ("HEAD", "/events", "200 OK"),
    ("DELETE", "/other", "405 Method Not Allowed"), ("GET", "/client.js", "200 OK"),
    ("GET", "/tokens.css", "200 OK"), ("GET", "/fonts.css", "404 Not Found"),
    ("GET", "/failed.css", "503 Service Unavailable"),
  ])
  func `each path and method has its status`(_ method: String, _ path: String, _ status: String) {
    let answer = Self.answer(Self.request(path, method), Self.site(Self.theme()))
    #expect(answer.hasPrefix("HTTP/1.1 \(status)\r\n"))
    if method == "HEAD" { #expect(answer.hasSuffix("\r\n\r\n")) }
    if status.hasPrefix("405") { #expect(answer.contains("\r\nAllow: GET, HEAD\r\n")) }
  }

  @Test(arguments: [
    ("localhost:8765", true), ("LocalHost:8765", true), ("127.0.0.1:8765", true),
    ("[::1]:8765", true), ("localhost", false), ("localhost:80", false), ("example.org", false),
    ("example.org:8765", false), ("localhost.example.org:8765", false), ("", false),
  ])
  func `only host names of this machine are accepted`(_ host: String, _ isAnswered: Bool) {
    let answer = Self.answer(Self.request("/", host: host), Self.site())
    #expect(answer.hasPrefix(isAnswered ? "HTTP/1.1 200 OK" : "HTTP/1.1 403 Forbidden"))
  }

  @Test(arguments: [
    ("null", false), ("http://localhost:3000", true), ("https://127.0.0.1", true),
    ("http://[::1]:80", true), ("https://example.org", false),
    ("http://localhost.example.org", false), ("http://localhost:80.example.org", false),
  ])
  func `only pages of this machine may read responses`(_ origin: String, _ mayRead: Bool) {
    let bytes = Self.request("/tokens.json", "GET", "Origin: \(origin)\r\n")
    let answer = Self.answer(bytes, Self.site(Self.theme()))
    #expect(answer.contains("\r\nAccess-Control-Allow-Origin: \(origin)\r\n") == mayRead)
    #expect(answer.contains("Access-Control-Allow-Origin") == mayRead)
    #expect(answer.contains("\r\nVary: Origin\r\n"))
  }

  @Test func `the gallery and style sheets are rendered from the theme`() {
    let site = Self.site(Self.theme())
    let page = Self.answer(Self.request("/"), site)
    #expect(page.contains("\r\nContent-Type: text/html; charset=utf-8\r\n"))
    #expect(page.hasSuffix("\r\n\r\nthe index.html of #112233ff"))
    let sheet = Self.answer(Self.request("/tokens.css?rev"), site)
    #expect(sheet.contains("\r\nContent-Type: text/css; charset=utf-8\r\n"))
    #expect(sheet.hasSuffix("\r\n\r\nthe tokens.css of #112233ff"))
  }

  @Test func `without a gallery, a page shows the reasons and waits`() {
    var site = Site(port: 8765)
    _ = site.take(Site.Mistakes(diagnostics: "[]", reports: ["error: a < b"]))
    let page = Self.answer(Self.request("/"), site)
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/html"))
    #expect(page.contains("error: a &lt; b</pre>") && page.contains("src=\"/client.js\""))
    #expect(
      Self.answer(Self.request("/tokens.css"), site).hasPrefix("HTTP/1.1 503 Service Unavailable")
    )
  }

  @Test func `the client script has at most 1 KB, and pages of this machine can load it`() {
    let request = Self.request("/client.js", "GET", "Origin: http://localhost:3000\r\n")
    let answer = Self.answer(request, Self.site(Self.theme()))
    let script = answer.split(separator: "\r\n\r\n", maxSplits: 1).last ?? ""
    #expect(script.utf8.count <= 1024 && script.contains("EventSource"))
    #expect(answer.contains("\r\nAccess-Control-Allow-Origin: http://localhost:3000\r\n"))
  }

  @Test func `an event lists the changes`() {
    var site = Self.site(Self.theme())
    let (event, count) = site.take(Self.theme(accent: "#445566ff"))
    #expect(count == 1)
    #expect(event.name == "theme" && event.id == "rev-#445566ff0")
    #expect(
      event.data
        == ##"{"revision":"rev-#445566ff0","fingerprint":"00000000000000aa","changed":["color.accent"]}"##
    )
    let more = Self.theme(accent: "#445566ff", more: #", "more": { "type": "number" }"#)
    #expect(site.take(more).event.data.hasSuffix(#""changed":["more"]}"#))
    #expect(
      site.take(Self.theme(accent: "#445566ff")).event.data.hasSuffix(#""changed":["more"]}"#)
    )
    #expect(site.take(Self.theme(accent: "#445566ff")).event.data.hasSuffix(#""changed":[]}"#))
  }

  @Test func `a client that reconnects gets the changes since its last event`() {
    let site = Self.site(
      Self.theme(),
      Self.theme(accent: "#444444ff"),
      Self.theme(accent: "#444444ff", more: #", "more": { "type": "number" }"#)
    )
    func events(after id: String?) -> String {
      let field = id.map { "Last-Event-ID: \($0)\r\n" } ?? ""
      return Self.answer(Self.request("/events", "GET", field), site)
    }
    #expect(events(after: "rev-#112233ff0").contains(#""changed":["color.accent","more"]"#))
    #expect(events(after: "rev-#444444ff0").contains(#""changed":["more"]"#))
    #expect(!events(after: "rev-unknown").contains("changed"))
    let first = events(after: nil)
    #expect(!first.contains("changed") && first.contains("event: theme\n"))
    #expect(first.contains("\r\nContent-Type: text/event-stream\r\n"))
    #expect(first.contains("\r\nConnection: close\r\n\r\nretry: 500\n\n"))
  }
}

/// A connection to one client, with its timeouts and its output limit.
@Suite struct ConnectionTests {
  private let site = Site(port: 8765)
  private let request = Array("GET / HTTP/1.1\r\nHost: localhost:8765\r\n\r\n".utf8)

  /// A connection since the time 0 that requests events at `time`.
  private func streaming(at time: Int = 0) -> Connection {
    var connection = Connection(at: 0)
    connection.receive(
      Array("GET /events HTTP/1.1\r\nHost: localhost:8765\r\n\r\n".utf8),
      at: time,
      site
    )
    connection.sent(connection.output.count, at: time, site)
    return connection
  }

  @Test func `a persistent connection responds again, in order`() {
    var connection = Connection(at: 0)
    connection.receive(request + request, at: 0, site)
    let first = connection.output
    connection.sent(first.count - 1, at: 1, site)
    #expect(connection.output.count == 1)
    connection.sent(1, at: 2, site)
    #expect(connection.output == first[...], "the second answer waits for the first")
    connection.sent(first.count, at: 3, site)
    #expect(connection.output.isEmpty && !connection.isDone)
  }

  @Test func `after a rejected request there are no more responses`() {
    var connection = Connection(at: 0)
    connection.receive(Array("nonsense\r\n\r\n".utf8) + request, at: 0, site)
    let text = String(decoding: connection.output, as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
    #expect(text.contains("\r\nConnection: close\r\n"))
    connection.sent(connection.output.count, at: 0, site)
    #expect(connection.output.isEmpty)
    let isTold = connection.takeEnd(at: 5)
    let isToldAgain = connection.takeEnd(at: 5)
    #expect(isTold && !isToldAgain && !connection.isDone)
    connection.receive([], at: 6, site)
    #expect(connection.isDone)
  }

  @Test func `an incomplete request times out`() {
    var connection = Connection(at: 0)
    connection.receive(Array("GET / HT".utf8), at: 10, site)
    connection.tick(at: connection.deadline - 1)
    #expect(!connection.isDone)
    connection.tick(at: connection.deadline)
    #expect(connection.isDone)
  }

  @Test func `a client above the limit gets a response for any path`() {
    for path in ["/", "/tokens.json", "/events"] {
      var connection = Connection(at: 0, isRefused: true)
      let request = Array("GET \(path) HTTP/1.1\r\nHost: localhost:8765\r\n\r\n".utf8)
      connection.receive(request, at: 0, site)
      let text = String(decoding: connection.output, as: UTF8.self)
      #expect(text.hasPrefix("HTTP/1.1 503 Service Unavailable\r\n"))
      #expect(text.contains("\r\nRetry-After: 1\r\n"))
      #expect(text.contains("\r\nConnection: close\r\n"))
      #expect(!connection.isStreaming)
    }
    let silent = Connection(at: 0, isRefused: true)
    #expect(silent.deadline < Connection(at: 0).deadline)
  }

  @Test func `a client that doesn't read its response times out`() {
    var connection = Connection(at: 0)
    connection.receive(request, at: 0, site)
    let deadline = connection.deadline
    connection.sent(1, at: 500, site)
    #expect(connection.deadline == deadline + 500)
    connection.tick(at: connection.deadline)
    #expect(connection.isDone)
  }

  @Test func `a stream has a heartbeat`() {
    var connection = streaming()
    #expect(connection.isStreaming && connection.output.isEmpty)
    connection.tick(at: connection.deadline - 1)
    #expect(connection.output.isEmpty)
    connection.tick(at: connection.deadline)
    #expect(Array(connection.output) == ServerSentEvent.heartbeat)
    #expect(!connection.isDone)
  }

  @Test func `the first heartbeat is an interval after the request, not after the connection`() {
    let connection = streaming(at: 10_000)
    #expect(connection.deadline == 25_000)
  }

  @Test func `a client far behind with its events has to reconnect`() {
    var connection = streaming()
    let event = ServerSentEvent(name: "x", data: String(repeating: "y", count: 100_000))
    for _ in 0..<10 { connection.push(event, at: 0) }
    #expect(!connection.isDone)
    connection.push(event, at: 0)
    #expect(connection.isDone)
  }

  @Test func `a client that stops sending still gets its response, but a stream ends`() {
    var connection = Connection(at: 0)
    connection.receive(request, at: 0, site)
    connection.receive([], at: 1, site)
    #expect(!connection.isDone && !connection.output.isEmpty)
    var stream = streaming()
    stream.receive([], at: 1, site)
    #expect(stream.isDone)
  }

  @Test func `data from a client of a stream is ignored`() {
    var connection = streaming()
    connection.receive(request, at: 1, site)
    #expect(connection.output.isEmpty && !connection.isDone)
  }
}
