/// What an audit finds in a file.
package struct FileLiterals: Sendable {
  /// The values, in the order of the file.
  package var literals: [Literal] = []
  /// The number of elements of each kind, including those whose text styles the file doesn't tell.
  package var elements: [LiteralTextStyle.Element: Int] = [:]
  /// Whether the file is a screen: a scene of a storyboard or a layout.
  package var screens = 0
  /// The names of colors of the system, such as `systemBlue`, with the number of uses.
  package var systemColors: [String: Int] = [:]

  package init() {}

  package mutating func add(_ literal: Literal) { literals.append(literal) }
}
