import SourceForms

extension StringProtocol {
  /// The text without white space at either end.
  var trimmed: String { String(trimmingBlanks) }
}
