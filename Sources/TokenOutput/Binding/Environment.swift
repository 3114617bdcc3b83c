/// What the environment can tell a context by: a condition of its own, light or dark, or a contrast.
struct Environment: OptionSet {
  let rawValue: Int

  static let contrast = Environment(rawValue: 1)
  static let scheme = Environment(rawValue: 2)
  static let condition = Environment(rawValue: 4)
  /// How many sets of them there are.
  static let count = 8
}
