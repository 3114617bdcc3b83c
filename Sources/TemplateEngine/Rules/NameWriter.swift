/// Creates names in the forms that a host supports, for the filter `name`.
package protocol NameWriter: Sendable {
  /// The names of the forms in templates.
  var forms: [String] { get }

  /// Appends `text` as a name.
  ///
  /// - Parameters:
  ///   - text: the text, whose parts are separated by periods.
  ///   - form: the index of the form in ``forms``.
  ///   - separator: the separator between the parts of the name; `nil` for the form's default.
  ///   - output: the buffer to append to.
  func append(
    _ text: UnsafeBufferPointer<UInt8>,
    form: Int,
    separator: UnsafeBufferPointer<UInt8>?,
    to output: inout OutputBuffer
  )
}
