import LiveServer
import Testing

/// Valid requests as sent by clients, and invalid ones.
@Suite struct RequestParserTests {
  private static func parse(_ text: String) -> HTTPRequestParser.Outcome {
    var parser = HTTPRequestParser()
    parser.append(Array(text.utf8))
    return parser.next()
  }

  private static let plain = "GET /tokens.json?theme=dark HTTP/1.1\r\nHost: localhost:8765\r\n\r\n"

  @Test func `a request is parsed`() throws {
    guard case .request(let request) = Self.parse(Self.plain) else {
      Issue.record("it was not read")
      return
    }
    #expect(request.method == "GET" && request.path == "/tokens.json")
    #expect(request.query == [.init(name: "theme", value: "dark")])
    #expect(request.field("host") == "localhost:8765")
    #expect(request.keepsConnection)
  }

  @Test func `a request that arrives byte by byte is parsed identically`() {
    var parser = HTTPRequestParser()
    for byte in Self.plain.utf8.dropLast() {
      parser.append([byte])
      #expect(parser.next() == .incomplete)
    }
    parser.append([10])
    #expect(parser.next() == Self.parse(Self.plain))
    #expect(!parser.hasBegun)
  }

  @Test func `requests that arrive together are parsed one by one`() {
    var parser = HTTPRequestParser()
    parser.append(Array((Self.plain + "\r\n" + Self.plain + "GET").utf8))
    #expect(parser.next() == Self.parse(Self.plain))
    #expect(parser.next() == Self.parse(Self.plain))
    #expect(parser.next() == .incomplete)
    #expect(parser.hasBegun)
  }

  @Test(arguments: [
    ("/a%20b?x=%C3%A9+1&y", "/a b", [("x", "é 1"), ("y", "")]),
    ("/?&&a=b=c", "/", [("a", "b=c")]),
  ])
  func `a target is decoded`(_ target: String, _ path: String, _ query: [(String, String)]) {
    guard case .request(let request) = Self.parse("GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n")
    else {
      Issue.record("it was not read")
      return
    }
    #expect(request.path == path)
    #expect(request.query == query.map { .init(name: $0.0, value: $0.1) })
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\n\r\n", HTTPStatus.badRequest),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", .badRequest),
    ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", .versionNotSupported),
    ("GET / HTTP/x.1\r\nHost: a\r\n\r\n", .badRequest),
    ("GET / HTTP/1.10\r\nHost: a\r\n\r\n", .badRequest),
    ("GET  / HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
    ("GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
    ("GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
    ("GET /%ff HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
    ("GET /% HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
    ("G\u{e9}T / HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\u{0}\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", .badRequest),
  ])
  func `an invalid request is rejected`(_ text: String, _ status: HTTPStatus) {
    #expect(Self.parse(text) == .refused(status))
  }

  @Test func `the header size is limited`() {
    let fields = String(repeating: "X: y\r\n", count: HTTPRequestParser.fieldLimit)
    #expect(
      Self.parse("GET / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n") == .refused(.headerTooLarge)
    )
    let long = String(repeating: "x", count: HTTPRequestParser.byteLimit)
    #expect(Self.parse("GET /\(long)") == .refused(.headerTooLarge))
    #expect(Self.parse("GET /\(long) HTTP/1.1\r\nHost: a\r\n\r\n") == .refused(.headerTooLarge))
  }

  @Test(arguments: [
    ("HTTP/1.1", "", true), ("HTTP/1.1", "Connection: close\r\n", false),
    ("HTTP/1.0", "", false), ("HTTP/1.0", "Connection: Keep-Alive\r\n", true),
    ("HTTP/1.1", "Connection: upgrade, Close\r\n", false),
  ])
  func `a connection is kept open depending on the version and the header`(
    _ version: String,
    _ field: String,
    _ isKept: Bool
  ) {
    guard case .request(let request) = Self.parse("GET / \(version)\r\nHost: a\r\n\(field)\r\n")
    else {
      Issue.record("it was not read")
      return
    }
    #expect(request.keepsConnection == isKept)
  }

  @Test func `any bytes are incomplete, a request, or rejected`() {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let pieces = [
      "GET", "HEAD", " ", "/", "?", "%", "%41", "=", "&", "HTTP/1.1", "\r\n", "\r", "\n", ":",
      "Host",
      "a", "\r\n\r\n", "Connection", "close", "\u{0}", "é", "\t", "Content-Length", "0",
    ]
    for _ in 0..<3000 {
      var parser = HTTPRequestParser()
      for _ in 0..<next(30) { parser.append(Array(pieces[next(pieces.count)].utf8)) }
      for _ in 0..<10 {
        guard case .request = parser.next() else { break }
      }
    }
  }
}
