/// The means by which an environment can select a context: a custom condition, light or dark, or a
/// contrast.
struct Environment: OptionSet {
  let rawValue: Int

  static let contrast = Environment(rawValue: 1)
  static let scheme = Environment(rawValue: 2)
  static let condition = Environment(rawValue: 4)
  /// The number of possible sets.
  static let count = 8
}
