/// An HTTP/1.x request without a body.
package struct HTTPRequest: Equatable, Sendable {
  package let method: String
  /// The percent-decoded path.
  package let path: String
  /// The decoded parameters after `?`, in order.
  package let query: [Field]
  /// The header fields in order, with lowercase names.
  package let fields: [Field]
  /// Whether the connection can be used for another request.
  package let keepsConnection: Bool

  /// A header field or a parameter.
  package struct Field: Equatable, Sendable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Returns the value of the first field called `name`, which must be lowercase.
  package func field(_ name: String) -> String? {
    fields.first { $0.name == name }?.value
  }
}
