/// A connection to a client: the bytes received from it, and those to send.
///
/// It doesn't perform any input or output itself, and gets the time from its caller. Times are in
/// milliseconds.
package struct Connection: Sendable {
  /// How long a client may take to send a request, or to start the next one.
  static let requestPatience = 15_000
  /// How long a client may go without receiving any of the waiting output.
  static let outputPatience = 30_000
  /// How long to wait for the client to close a connection that the server has ended.
  ///
  /// Closing it while bytes are in transit would discard the answer.
  static let closingPatience = 1000
  /// How long a refused client may take to send its request.
  static let refusalPatience = 2000
  /// How often to send a heartbeat on a stream.
  static let heartbeatInterval = 15_000
  /// The maximum number of bytes of events that wait for a client.
  ///
  /// A client that falls further behind is disconnected and has to reconnect.
  static let backlogLimit = 1 << 20

  /// The bytes to send.
  package private(set) var output: ArraySlice<UInt8> = []
  /// Whether the client receives events.
  package private(set) var isStreaming = false
  /// Whether the server has too many clients to serve this one.
  let isRefused: Bool
  private var parser = HTTPRequestParser()
  /// Whether the connection ends when the output has been sent.
  private var isEnding = false
  private var isBroken = false
  private var isClosing = false
  /// When the current wait began.
  private var since: Int
  private var lastHeartbeat: Int

  package init(at now: Int, isRefused: Bool = false) {
    self.isRefused = isRefused
    since = now
    lastHeartbeat = now
  }

  /// Whether the connection can be closed.
  package var isDone: Bool { isBroken }

  /// Whether everything has been sent, so the client has to be notified of the end.
  ///
  /// Returns `true` only once.
  package mutating func takeEnd(at now: Int) -> Bool {
    guard isEnding, output.isEmpty, !isClosing, !isBroken else { return false }
    isClosing = true
    since = now
    return true
  }

  /// Whether a new client may replace this one.
  var isIdle: Bool { !isStreaming && output.isEmpty && !parser.hasBegun }

  /// The latest time to call ``tick(at:)``.
  package var deadline: Int {
    if isClosing { return since + Self.closingPatience }
    if !output.isEmpty { return since + Self.outputPatience }
    if isStreaming { return lastHeartbeat + Self.heartbeatInterval }
    return since + (isRefused ? Self.refusalPatience : Self.requestPatience)
  }

  /// Receives bytes from the client.
  ///
  /// An empty array means that it won't send any more.
  package mutating func receive(_ bytes: [UInt8], at now: Int, _ site: Site) {
    if bytes.isEmpty {
      // A client that has finished sending still gets its answer, but a stream has lost its reader.
      if output.isEmpty || isStreaming { isBroken = true } else { isEnding = true }
      if isClosing { isBroken = true }
      return
    }
    // Anything after the last request is ignored.
    guard !isStreaming, !isEnding else { return }
    parser.append(bytes)
    answerNext(at: now, site)
    // The client keeps sending requests without reading the answers.
    if parser.byteCount > 4 * HTTPRequestParser.byteLimit { isBroken = true }
  }

  /// Answers the next complete request.
  ///
  /// The one after it waits until the answer has been sent.
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
    guard !isRefused else {
      isEnding = true
      let response = HTTPResponse(.unavailable, "too many connections; try again")
        .with("Retry-After", "1")
      return send(response.bytes(hasBody: hasBody, keepsConnection: false), at: now)
    }
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

  /// Records that `count` bytes of ``output`` were sent.
  package mutating func sent(_ count: Int, at now: Int, _ site: Site) {
    guard count > 0 else { return }
    output = count >= output.count ? [] : output.dropFirst(count)
    since = now
    answerNext(at: now, site)
  }

  /// Records that the connection was lost.
  package mutating func fail() { isBroken = true }

  /// Sends a heartbeat or gives up on the client, if the deadline has passed.
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
    // Frees the bytes that were sent before.
    output = output.isEmpty ? bytes[...] : ArraySlice(Array(output) + bytes)
  }
}
