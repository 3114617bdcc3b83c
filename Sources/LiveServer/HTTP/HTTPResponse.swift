/// An HTTP/1.1 response.
package struct HTTPResponse: Equatable, Sendable {
  package var status: HTTPStatus
  /// The fields that are specific to this response.
  package var fields: [HTTPRequest.Field]
  package var body: [UInt8]

  /// Creates a response with a body.
  package init(_ status: HTTPStatus, type: String, _ body: [UInt8]) {
    self.status = status
    self.body = body
    fields = [HTTPRequest.Field(name: "Content-Type", value: type)]
  }

  /// Creates a response with a line of plain text.
  package init(_ status: HTTPStatus, _ text: String) {
    self.init(status, type: "text/plain; charset=utf-8", Array("\(text)\n".utf8))
  }

  /// Returns the response with an additional field.
  package func with(_ name: String, _ value: String) -> HTTPResponse {
    var response = self
    response.fields.append(HTTPRequest.Field(name: name, value: value))
    return response
  }

  /// Returns the bytes to send.
  ///
  /// - Parameters:
  ///   - hasBody: whether to send the body, instead of only describing it, as for `HEAD`.
  ///   - keepsConnection: whether the connection stays open for other requests.
  ///   - isEndless: whether the body continues until the connection ends.
  /// - Returns: the header, and the body if there is one.
  package func bytes(hasBody: Bool, keepsConnection: Bool, isEndless: Bool = false) -> [UInt8] {
    var text = "HTTP/1.1 \(status.rawValue) \(status.reason)\r\n"
    for field in fields { text += "\(field.name): \(field.value)\r\n" }
    if !isEndless, status != .notModified { text += "Content-Length: \(body.count)\r\n" }
    text += "Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\n"
    text += "Connection: \(keepsConnection && !isEndless ? "keep-alive" : "close")\r\n\r\n"
    return Array(text.utf8) + (hasBody && status != .notModified ? body : [])
  }
}
