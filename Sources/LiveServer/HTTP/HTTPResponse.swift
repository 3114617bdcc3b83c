/// A response of HTTP/1.1.
package struct HTTPResponse: Equatable, Sendable {
  package var status: HTTPStatus
  /// The fields that are special to it.
  package var fields: [HTTPRequest.Field]
  package var body: [UInt8]

  /// A response with a body; an empty one has no type.
  package init(_ status: HTTPStatus, type: String, _ body: [UInt8]) {
    self.status = status
    self.body = body
    fields = [HTTPRequest.Field(name: "Content-Type", value: type)]
  }

  /// A line of text.
  package init(_ status: HTTPStatus, _ text: String) {
    self.init(status, type: "text/plain; charset=utf-8", Array("\(text)\n".utf8))
  }

  /// The same with another field.
  package func with(_ name: String, _ value: String) -> HTTPResponse {
    var response = self
    response.fields.append(HTTPRequest.Field(name: name, value: value))
    return response
  }

  /// The bytes to send.
  ///
  /// - Parameters:
  ///   - hasBody: whether the body is sent, and not only described, as for `HEAD`.
  ///   - keepsConnection: whether more may follow on the connection.
  ///   - isEndless: whether the body goes on for as long as the connection.
  /// - Returns: the header, and the body if it has one.
  package func bytes(hasBody: Bool, keepsConnection: Bool, isEndless: Bool = false) -> [UInt8] {
    var text = "HTTP/1.1 \(status.rawValue) \(status.reason)\r\n"
    for field in fields { text += "\(field.name): \(field.value)\r\n" }
    if !isEndless, status != .notModified { text += "Content-Length: \(body.count)\r\n" }
    text += "Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\n"
    text += "Connection: \(keepsConnection && !isEndless ? "keep-alive" : "close")\r\n\r\n"
    return Array(text.utf8) + (hasBody && status != .notModified ? body : [])
  }
}
