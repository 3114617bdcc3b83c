internal import JSONSyntax

/// The content of the server: the gallery, the theme, and a stream of changes to it.
package struct Site: Sendable {
  package enum Answer: Equatable, Sendable {
    case response(HTTPResponse)
    /// A stream that begins with these events.
    case events(HTTPResponse, [ServerSentEvent])
  }

  private let port: UInt16
  /// The folder of pages that follow the theme, if any.
  private let pages: ServedFolder?
  /// The last theme without errors.
  private var theme: ServedTheme?
  /// The current errors in the source, or `nil` if there are none.
  private var mistakes: Mistakes?
  private var history = ThemeHistory()

  /// Creates a site without a theme.
  ///
  /// - Parameters:
  ///   - port: the port of the server.
  ///   - pages: the folder to serve below `/pages/`, if any.
  package init(port: UInt16, pages: ServedFolder? = nil) {
    self.port = port
    self.pages = pages
  }

  package var hasTheme: Bool { theme != nil }

  // MARK: Changes

  /// Replaces the theme.
  ///
  /// - Returns: the event for clients, and the number of tokens that differ from the previous
  ///   theme.
  package mutating func take(_ new: ServedTheme) -> (event: ServerSentEvent, changeCount: Int?) {
    let changed = theme.map { new.changes(since: $0) }
    history.add(new.revision, changed: changed)
    theme = new
    mistakes = nil
    return (event(changed: changed), changed?.count)
  }

  /// The errors in a source.
  package struct Mistakes: Sendable {
    /// The diagnostics, a JSON list.
    let diagnostics: String
    /// The text of each diagnostic for people, with an excerpt of the source.
    let reports: [String]

    package init(diagnostics: String, reports: [String]) {
      self.diagnostics = diagnostics
      self.reports = reports
    }
  }

  /// Records the errors in a source.
  ///
  /// The previous theme stays.
  package mutating func take(_ mistakes: Mistakes) -> ServerSentEvent {
    self.mistakes = mistakes
    return mistakeEvent(mistakes)
  }

  private func event(changed: [String]?) -> ServerSentEvent {
    var data = "{\"revision\":\(JSONWriter.quoted(theme?.revision ?? ""))"
    data += ",\"fingerprint\":\(JSONWriter.quoted(theme?.fingerprint ?? ""))"
    if let changed {
      data += ",\"changed\":[\(changed.map(JSONWriter.quoted).joined(separator: ","))]"
    }
    return ServerSentEvent(name: "theme", id: theme?.revision, data: data + "}")
  }

  private func mistakeEvent(_ mistakes: Mistakes) -> ServerSentEvent {
    let revision = theme.map { JSONWriter.quoted($0.revision) } ?? "null"
    let reports = mistakes.reports.map(JSONWriter.quoted).joined(separator: ",")
    return ServerSentEvent(
      name: "mistakes",
      data: "{\"revision\":\(revision),\"diagnostics\":\(mistakes.diagnostics),"
        + "\"reports\":[\(reports)]}"
    )
  }

  // MARK: Requests

  package func answer(_ request: HTTPRequest) -> Answer {
    guard isReferenceable(request.field("host")) else {
      return .response(
        HTTPResponse(
          .forbidden,
          "this server answers only to http://localhost:\(port), whatever leads there"
        )
      )
    }
    guard ["GET", "HEAD"].contains(request.method) else {
      let response = HTTPResponse(.methodNotAllowed, "only GET and HEAD are answered")
      return .response(open(response.with("Allow", "GET, HEAD"), for: request))
    }
    switch request.path {
    case "/events": return stream(for: request)
    case "/tokens.json": return .response(open(document(for: request), for: request))
    case "/client.js":
      let script = Array(ClientScript.text.utf8)
      let response = HTTPResponse(.ok, type: "text/javascript; charset=utf-8", script)
      return .response(open(response, for: request))
    case "/": return .response(gallery)
    case let path where path.hasSuffix(".css") && !path.hasPrefix(Self.pagePrefix):
      return .response(open(styleSheet(at: path.dropFirst()), for: request))
    case let path where pages != nil && path.hasPrefix(Self.pagePrefix):
      let file = pages?.response(for: path.dropFirst(Self.pagePrefix.count))
      return .response(file ?? HTTPResponse(.notFound, "no such file in the folder of `--pages`"))
    default: return .response(open(HTTPResponse(.notFound, notFound), for: request))
    }
  }

  /// The prefix of the paths of pages.
  private static let pagePrefix = "/pages/"

  private var notFound: String {
    "there is only /, /tokens.json, /tokens.css, /client.js, "
      + (pages == nil
        ? "and /events; `tokens serve --pages FOLDER` adds /pages/" : "/events, and /pages/")
  }

  /// Whether the host name used by a client is one of this machine.
  ///
  /// This rejects pages of a foreign host name that leads here (DNS rebinding).
  private func isReferenceable(_ host: String?) -> Bool {
    guard let host = host?.lowercased() else { return true }
    let names = ["localhost", "127.0.0.1", "[::1]"]
    return names.contains { host == "\($0):\(port)" || port == 80 && host == $0 }
  }

  /// Lets pages on other ports of this machine read a response.
  ///
  /// The origin `null` isn't allowed, because it's used both by pages opened from disk and by
  /// sandboxed frames on any site.
  private func open(_ response: HTTPResponse, for request: HTTPRequest) -> HTTPResponse {
    let response = response.with("Vary", "Origin")
    guard let origin = request.field("origin"), Self.isLocal(origin) else { return response }
    return response.with("Access-Control-Allow-Origin", origin)
  }

  private static func isLocal(_ origin: String) -> Bool {
    for start in ["http://", "https://"] where origin.hasPrefix(start) {
      let host = origin.dropFirst(start.count)
      for name in ["localhost", "127.0.0.1", "[::1]"] where host.hasPrefix(name) {
        let rest = host.dropFirst(name.count)
        return rest.isEmpty || rest.first == ":" && rest.dropFirst().allSatisfy(\.isNumber)
      }
    }
    return false
  }

  // MARK: The theme

  private func document(for request: HTTPRequest) -> HTTPResponse {
    guard let theme else {
      let text = "{\"diagnostics\":\(mistakes?.diagnostics ?? "[]")}\n"
      return HTTPResponse(.unavailable, type: "application/json", Array(text.utf8))
        .with("Retry-After", "1")
    }
    var choices: [(modifier: String, context: String)] = []
    for parameter in request.query {
      if let problem = problem(with: parameter, choices.map(\.modifier), theme) {
        return HTTPResponse(.badRequest, problem)
      }
      choices.append((parameter.name, parameter.value))
    }
    // The order of choices doesn't affect the document.
    choices.sort { $0.modifier < $1.modifier }
    let bytes = choices.isEmpty ? theme.document : theme.pinned(choices)
    let revision = choices.isEmpty ? theme.revision : ThemeIndex(of: bytes).revision
    let tag = "\"\(revision)\""
    if let known = request.field("if-none-match"), Self.matches(known, tag) {
      var response = HTTPResponse(.notModified, type: "application/json", [])
      response.fields = []
      return response.with("ETag", tag)
    }
    return HTTPResponse(.ok, type: "application/json", bytes).with("ETag", tag)
  }

  private func problem(
    with parameter: HTTPRequest.Field,
    _ chosen: [String],
    _ theme: ServedTheme
  ) -> String? {
    guard let modifier = theme.modifiers.first(where: { $0.name == parameter.name }) else {
      let names = theme.modifiers.map(\.name).joined(separator: ", ")
      return "there is no modifier `\(parameter.name)`, expected one of: \(names)"
    }
    guard !chosen.contains(modifier.name) else {
      return "the modifier `\(modifier.name)` is given twice"
    }
    guard modifier.contexts.contains(parameter.value) else {
      let names = modifier.contexts.joined(separator: ", ")
      return "`\(modifier.name)` has no context `\(parameter.value)`, expected one of: \(names)"
    }
    return nil
  }

  /// Whether a list of entity tags, weak or not, contains `tag`.
  private static func matches(_ list: String, _ tag: String) -> Bool {
    list.split(separator: ",").contains { entry in
      let entry = entry.drop { $0 == " " }.prefix { $0 != " " }
      return entry == "*" || entry == tag || entry == "W/\(tag)"
    }
  }

  // MARK: The stream

  private func stream(for request: HTTPRequest) -> Answer {
    let response = open(HTTPResponse(.ok, type: "text/event-stream", []), for: request)
    var events: [ServerSentEvent] = []
    if let theme {
      let last = request.field("last-event-id")
      events.append(event(changed: last.flatMap { history.changes(from: $0, to: theme.revision) }))
    }
    if let mistakes { events.append(mistakeEvent(mistakes)) }
    return .events(response, events)
  }

  // MARK: The gallery and style sheets

  /// The gallery or, if it can't be rendered, a page with the reasons.
  private var gallery: HTTPResponse {
    let (revision, reports) = (theme?.revision ?? "", mistakes?.reports ?? [])
    var reasons = reports.joined(separator: "\n")
    if let theme {
      switch theme.file("index.html") {
      case .found(let bytes): return HTTPResponse(.ok, type: "text/html; charset=utf-8", bytes)
      case .failed(let text): reasons = text
      case .missing: reasons = "the target `gallery` generates no index.html"
      }
    }
    let page = Array(WaitingPage.text(revision: revision, reasons).utf8)
    return HTTPResponse(.ok, type: "text/html; charset=utf-8", page)
  }

  private func styleSheet(at path: Substring) -> HTTPResponse {
    guard let theme else {
      return HTTPResponse(.unavailable, "the source has errors").with("Retry-After", "1")
    }
    switch theme.file(String(path)) {
    case .found(let bytes): return HTTPResponse(.ok, type: "text/css; charset=utf-8", bytes)
    case .failed(let text): return HTTPResponse(.unavailable, text)
    case .missing: return HTTPResponse(.notFound, "the target `css` doesn't write this file")
    }
  }
}
