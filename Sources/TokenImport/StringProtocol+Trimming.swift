import SourceForms

extension StringProtocol {
  /// The text without spaces at both ends.
  var trimmed: String { String(trimmingBlanks) }
}
