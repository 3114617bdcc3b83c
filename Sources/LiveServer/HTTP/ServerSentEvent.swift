/// An event of a stream for the `EventSource` of a browser.
package struct ServerSentEvent: Equatable, Sendable {
  package let name: String
  /// The identifier that a client sends when it reconnects, if this was its last event.
  package let id: String?
  /// Any text.
  ///
  /// Its line breaks are preserved.
  package let data: String

  package init(name: String, id: String? = nil, data: String) {
    self.name = name
    self.id = id
    self.data = data
  }

  /// An empty comment, which keeps a connection alive.
  package static let heartbeat = Array(":\n\n".utf8)

  /// The beginning of a stream, which makes clients reconnect after half a second.
  package static let beginning = Array("retry: 500\n\n".utf8)

  /// The bytes to send.
  package var bytes: [UInt8] {
    var text = "event: \(name)\n"
    if let id { text += "id: \(id)\n" }
    for line in data.split(separator: "\n", omittingEmptySubsequences: false) {
      text += "data: \(line)\n"
    }
    return Array("\(text)\n".utf8)
  }
}
