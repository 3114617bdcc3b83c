/// The limits that bound the time and memory of an import.
enum ImportLimits {
  /// The maximum number of values in all files.
  static let tokens = 100_000
  /// The maximum number of contexts.
  static let contexts = 1_000
  /// The maximum number of token files for the base.
  static let files = 200
  /// The maximum size of a value, in bytes.
  static let text = 10_000
  /// The maximum size of a value with its references resolved, in bytes.
  static let resolvedText = 1_000
  /// The maximum number of values to evaluate in all contexts.
  static let evaluations = 500_000
}
