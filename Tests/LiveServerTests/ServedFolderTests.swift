import LiveServer
import TestSupport
import Testing
import Workspace

/// The files in the folder given by `--pages`.
@Suite struct ServedFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<p>page</p>", to: "site/page.html")
    try folder.write("<p>index</p>", to: "site/index.html")
    try folder.write("p { }", to: "site/css/a b.css")
    try folder.write("?", to: "site/thing.xyz")
    try folder.write("secret", to: "site/.env")
    try folder.write("secret", to: "site/.git/config")
    try folder.write("secret", to: "secret.txt")
    try folder.link("site/link.txt", to: "../secret.txt")
    try folder.link("site/up", to: "..")
    try folder.link("site/inside.html", to: "page.html")
  }

  /// The response to a request for a path, as text.
  private func answer(
    _ path: String,
    fields: String = "",
    host: String = "localhost:8765",
    hasPages: Bool = true
  ) throws -> String {
    let root = try #require(AbsolutePath(folder.path)).appending("site")
    let site = Site(port: 8765, pages: hasPages ? ServedFolder(root) : nil)
    var connection = Connection(at: 0)
    let request = "GET \(path) HTTP/1.1\r\nHost: \(host)\r\n\(fields)\r\n"
    connection.receive(Array(request.utf8), at: 0, site)
    return String(decoding: connection.output, as: UTF8.self)
  }

  @Test(arguments: [
    ("/pages/page.html", "text/html; charset=utf-8", "<p>page</p>"),
    ("/pages/page.html?http://localhost:8765", "text/html; charset=utf-8", "<p>page</p>"),
    ("/pages/", "text/html; charset=utf-8", "<p>index</p>"),
    ("/pages/css/a%20b.css", "text/css; charset=utf-8", "p { }"),
    ("/pages/thing.xyz", "application/octet-stream", "?"),
    ("/pages/inside.html", "text/html; charset=utf-8", "<p>page</p>"),
  ])
  func `a file is served with its type`(_ path: String, _ type: String, _ body: String) throws {
    let answer = try answer(path)
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\n"), "\(answer)")
    #expect(answer.hasSuffix("\r\n\r\n\(body)"))
    #expect(answer.contains("\r\nX-Content-Type-Options: nosniff\r\n"))
  }

  @Test(arguments: [
    "/pages/../secret.txt", "/pages/%2e%2e/secret.txt", "/pages/css/..%2f..%2fsecret.txt",
    "/pages/..", "/pages//secret.txt", "/pages/link.txt", "/pages/up/secret.txt", "/pages/.env",
    "/pages/.git/config", "/pages/css", "/pages/none.html", "/pages/page.html/", "/pages",
    "/pages/page.html%00", "/secret.txt",
  ])
  func `other files can't be accessed`(_ path: String) throws {
    let answer = try answer(path)
    #expect(answer.hasPrefix("HTTP/1.1 404 Not Found\r\n"), "\(answer)")
    #expect(!answer.contains("secret\n"))
  }

  @Test func `pages are served only to this machine, and only with the option`() throws {
    let foreign = try answer("/pages/page.html", host: "example.org:8765")
    #expect(foreign.hasPrefix("HTTP/1.1 403 Forbidden"))
    let framed = try answer("/pages/page.html", fields: "Origin: null\r\n")
    #expect(!framed.contains("Access-Control-Allow-Origin"))
    #expect(try answer("/pages/page.html", hasPages: false).hasPrefix("HTTP/1.1 404 Not Found"))
  }
}
