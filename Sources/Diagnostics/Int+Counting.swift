extension Int {
  /// Returns the number with a noun, such as `1 file` or `3 files`.
  ///
  /// - Parameters:
  ///   - one: the noun after 1, which can be followed by a verb.
  ///   - many: the noun after other numbers. By default, `one` with an `s`.
  /// - Returns: the phrase.
  package func counted(_ one: String, _ many: String? = nil) -> String {
    "\(self) \(self == 1 ? one : many ?? one + "s")"
  }
}
