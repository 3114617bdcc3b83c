/// An event of the stream that a browser's `EventSource` reads.
package struct ServerSentEvent: Equatable, Sendable {
  package let name: String
  /// What a client that comes back names as the last that it has seen.
  package let id: String?
  /// Any text; the client gets it with the same lines.
  package let data: String

  package init(name: String, id: String? = nil, data: String) {
    self.name = name
    self.id = id
    self.data = data
  }

  /// What keeps a connection alive and says nothing.
  package static let heartbeat = Array(":\n\n".utf8)

  /// The beginning of a stream: clients that lose it come back after half a second.
  package static let beginning = Array("retry: 500\n\n".utf8)

  /// The event as it is sent.
  package var bytes: [UInt8] {
    var text = "event: \(name)\n"
    if let id { text += "id: \(id)\n" }
    for line in data.split(separator: "\n", omittingEmptySubsequences: false) {
      text += "data: \(line)\n"
    }
    return Array("\(text)\n".utf8)
  }
}
