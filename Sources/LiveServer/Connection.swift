/// One client: the bytes that have come from it and those that go to it.
///
/// It neither reads nor writes by itself, and knows the time only from its caller. Times are in
/// milliseconds.
package struct Connection: Sendable {
  /// How long a client may take for a request, or to ask for another.
  static let requestPatience = 15_000
  /// How long a client may take nothing of what is there for it.
  static let outputPatience = 30_000
  /// How long the end of a connection waits for the client to end it too: closing it while bytes are on
  /// their way would take the answer away from the client.
  static let closingPatience = 1000
  /// How often a stream says that it is alive.
  static let heartbeatInterval = 15_000
  /// The most bytes of events that wait for a client; one that is so far behind comes back anew.
  static let backlogLimit = 1 << 20

  /// What has to be sent.
  package private(set) var output: ArraySlice<UInt8> = []
  /// Whether it gets events.
  package private(set) var isStreaming = false
  private var parser = HTTPRequestParser()
  /// Whether nothing more is sent than what is there.
  private var isEnding = false
  private var isBroken = false
  private var isClosing = false
  /// When it began to wait for what it waits for.
  private var since: Int
  private var lastHeartbeat: Int

  package init(at now: Int) {
    since = now
    lastHeartbeat = now
  }

  /// Whether there is nothing more to do.
  package var isDone: Bool { isBroken }

  /// Whether everything is sent, which the client has to be told once.
  package mutating func takeEnd(at now: Int) -> Bool {
    guard isEnding, output.isEmpty, !isClosing, !isBroken else { return false }
    isClosing = true
    since = now
    return true
  }

  /// Whether a new client may take its place.
  var isIdle: Bool { !isStreaming && output.isEmpty && !parser.hasBegun }

  /// When ``tick(at:)`` has to be called at the latest.
  package var deadline: Int {
    if isClosing { return since + Self.closingPatience }
    if !output.isEmpty { return since + Self.outputPatience }
    return isStreaming ? lastHeartbeat + Self.heartbeatInterval : since + Self.requestPatience
  }

  /// Takes bytes from the client; none mean that it sends no more.
  package mutating func receive(_ bytes: [UInt8], at now: Int, _ site: Site) {
    if bytes.isEmpty {
      // A client that is done asking still gets its answer, but a stream has nobody to go to.
      if output.isEmpty || isStreaming { isBroken = true } else { isEnding = true }
      if isClosing { isBroken = true }
      return
    }
    // What comes after the last request is of no interest.
    guard !isStreaming, !isEnding else { return }
    parser.append(bytes)
    answerNext(at: now, site)
    // A client that asks on and on, and takes no answer.
    if parser.byteCount > 4 * HTTPRequestParser.byteLimit { isBroken = true }
  }

  /// Answers the next request that is there; the one after it waits until the answer is sent.
  private mutating func answerNext(at now: Int, _ site: Site) {
    while output.isEmpty, !isStreaming, !isEnding {
      switch parser.next() {
      case .incomplete: return
      case .refused(let status):
        isEnding = true
        let response = HTTPResponse(status, "this is no request that can be answered")
        send(response.bytes(hasBody: true, keepsConnection: false), at: now)
      case .request(let request): answer(request, at: now, site)
      }
    }
  }

  private mutating func answer(_ request: HTTPRequest, at now: Int, _ site: Site) {
    let hasBody = request.method != "HEAD"
    switch site.answer(request) {
    case .response(let response):
      isEnding = !request.keepsConnection
      send(response.bytes(hasBody: hasBody, keepsConnection: !isEnding), at: now)
    case .events(let response, let events):
      let header = response.bytes(hasBody: false, keepsConnection: false, isEndless: true)
      isStreaming = hasBody
      isEnding = !hasBody
      lastHeartbeat = now
      let body = ServerSentEvent.beginning + events.flatMap(\.bytes)
      send(header + (hasBody ? body : []), at: now)
    }
  }

  /// Adds an event to the stream.
  package mutating func push(_ event: ServerSentEvent, at now: Int) {
    guard isStreaming else { return }
    send(event.bytes, at: now)
    if output.count > Self.backlogLimit { isBroken = true }
  }

  /// Notes that the client has taken so many bytes of ``output``.
  package mutating func sent(_ count: Int, at now: Int, _ site: Site) {
    guard count > 0 else { return }
    output = count >= output.count ? [] : output.dropFirst(count)
    since = now
    answerNext(at: now, site)
  }

  /// Notes that the connection is lost.
  package mutating func fail() { isBroken = true }

  /// Does what is due: a heartbeat, or an end for lack of anything.
  package mutating func tick(at now: Int) {
    guard now >= deadline else { return }
    if isStreaming, output.isEmpty {
      lastHeartbeat = now
      send(ServerSentEvent.heartbeat, at: now)
    } else {
      isBroken = true
    }
  }

  private mutating func send(_ bytes: [UInt8], at now: Int) {
    if output.isEmpty { since = now }
    // The bytes that were sent before are given back.
    output = output.isEmpty ? bytes[...] : ArraySlice(Array(output) + bytes)
  }
}
