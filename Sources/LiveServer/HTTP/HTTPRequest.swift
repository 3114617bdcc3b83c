/// A request of HTTP/1.x, without a body.
package struct HTTPRequest: Equatable, Sendable {
  package let method: String
  /// The path, percent signs decoded.
  package let path: String
  /// What stands behind `?`, in its order and decoded.
  package let query: [Parameter]
  /// The header's fields in their order, their names in lower case.
  package let fields: [Field]
  /// Whether the connection may be used for another request.
  package let keepsConnection: Bool

  package struct Parameter: Equatable, Sendable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package struct Field: Equatable, Sendable {
    package let name: String
    package let value: String
  }

  /// The value of the first field with a name, which is in lower case.
  package func field(_ name: String) -> String? {
    fields.first { $0.name == name }?.value
  }
}
