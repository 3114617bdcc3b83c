internal import JSONSyntax

/// What the server has to say: a page, the theme, and a stream of what happens to it.
package struct Site: Sendable {
  /// What the answer to a request is.
  package enum Answer: Equatable, Sendable {
    case response(HTTPResponse)
    /// A stream that begins with these events and goes on.
    case events(HTTPResponse, [ServerSentEvent])
  }

  private let port: UInt16
  /// The last theme without mistakes.
  private var theme: ServedTheme?
  /// What is wrong with the source as it is now, as a JSON text; `nil` where nothing is.
  private var mistakes: String?
  private var history = ThemeHistory()

  /// A site without a theme yet, at a port of this machine.
  package init(port: UInt16) {
    self.port = port
  }

  /// Whether there is a theme.
  package var hasTheme: Bool { theme != nil }

  // MARK: Changes

  /// Takes a theme that was built.
  ///
  /// - Returns: the event for those who listen, and how many tokens differ from the theme before.
  package mutating func take(_ new: ServedTheme) -> (event: ServerSentEvent, changeCount: Int?) {
    let changed = theme.map { new.changes(since: $0) }
    history.add(new.revision, changed: changed)
    theme = new
    mistakes = nil
    return (event(changed: changed), changed?.count)
  }

  /// Takes mistakes of a source, a list in JSON; the theme from before stays.
  package mutating func take(mistakes: String) -> ServerSentEvent {
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

  private func mistakeEvent(_ mistakes: String) -> ServerSentEvent {
    let revision = theme.map { JSONWriter.quoted($0.revision) } ?? "null"
    return ServerSentEvent(
      name: "mistakes",
      data: "{\"revision\":\(revision),\"diagnostics\":\(mistakes)}"
    )
  }

  // MARK: Requests

  /// The answer to a request.
  package func answer(_ request: HTTPRequest) -> Answer {
    guard isMeant(request.field("host")) else {
      return .response(
        HTTPResponse(
          .forbidden,
          "this server answers only to http://localhost:\(port), whatever leads there"
        )
      )
    }
    guard ["/", "/tokens.json", "/events"].contains(request.path) else {
      return .response(
        open(HTTPResponse(.notFound, "there is only /, /tokens.json and /events"), for: request)
      )
    }
    guard ["GET", "HEAD"].contains(request.method) else {
      let response = HTTPResponse(.methodNotAllowed, "only GET and HEAD are answered")
      return .response(open(response.with("Allow", "GET, HEAD"), for: request))
    }
    switch request.path {
    case "/tokens.json": return .response(open(document(for: request), for: request))
    case "/events": return stream(for: request)
    default: return .response(open(HTTPResponse(.ok, page), for: request))
    }
  }

  /// Whether the name that a client used is one of this machine.
  ///
  /// A page of a foreign host name that leads here (DNS rebinding) is none.
  private func isMeant(_ host: String?) -> Bool {
    guard let host = host?.lowercased() else { return true }
    let names = ["localhost", "127.0.0.1", "[::1]"]
    return names.contains { host == "\($0):\(port)" || port == 80 && host == $0 }
  }

  /// Lets pages of this machine read a response: those of a file, and those of other ports.
  private func open(_ response: HTTPResponse, for request: HTTPRequest) -> HTTPResponse {
    let response = response.with("Vary", "Origin")
    guard let origin = request.field("origin"), Self.isLocal(origin) else { return response }
    return response.with("Access-Control-Allow-Origin", origin)
  }

  private static func isLocal(_ origin: String) -> Bool {
    if origin == "null" { return true }
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
      let text = "{\"diagnostics\":\(mistakes ?? "[]")}\n"
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
    // The same choices in another order are the same document.
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
    with parameter: HTTPRequest.Parameter,
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

  /// Whether a list of tags, weak ones or not, has `tag`.
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

  // MARK: The page

  private var page: String {
    """
    tokens serve: the theme of a source, built anew after each save.

    GET /tokens.json
        All tokens in all contexts, as the target `json` writes them. ETag and If-None-Match.
    GET /tokens.json?theme=dark
        The same with a modifier fixed to one of its contexts; several are joined with `&`.
    \(modifierLines)
    GET /events
        A stream of server-sent events.
        `theme`: `revision`, `fingerprint`, and the paths of the tokens that have `changed`;
        without `changed` all may have.
        `mistakes`: `diagnostics`, and the `revision` of the theme that stays.
    """
  }

  private var modifierLines: String {
    (theme?.modifiers ?? []).map {
      "        \($0.name): \($0.contexts.joined(separator: ", "))\n"
    }.joined()
  }
}
