/// Makes names in the forms that a host has, for the filter `name`.
package protocol NameWriter: Sendable {
  /// What templates call the forms.
  var forms: [String] { get }

  /// Writes `text` as a name.
  ///
  /// - Parameters:
  ///   - text: the text, whose parts have periods between them.
  ///   - form: the place of the form in ``forms``.
  ///   - separator: what stands between the parts; `nil` for what is usual in the form.
  ///   - output: where the name is appended.
  func append(
    _ text: UnsafeBufferPointer<UInt8>,
    form: Int,
    separator: UnsafeBufferPointer<UInt8>?,
    to output: inout OutputBuffer
  )
}
