/// The suffix of a token's or constant's name for one of its parts, such as `"dimen/{N}_blur"`.
struct PartName: Sendable {
  let part: NamedPart
  /// The kind of declaration that has the name.
  let kind: String
  /// The number of the layer, stop, or dash with this name, or of the first one if there are
  /// several.
  let firstNumber: Int
  /// Whether each layer, stop, or dash has a name.
  let isNumbered: Bool
  /// The texts before and after the number; a single text if the name has no number.
  private let pieces: [String]

  /// The kind of all names if kinds aren't distinguished.
  static let onlyKind = ""
  /// The placeholder for the number.
  static let placeholder = "{N}"

  /// Parses a name.
  ///
  /// `place` is its index among the names of the part.
  init(_ text: String, of part: NamedPart, at place: Int, isNumbered: Bool) {
    self.part = part
    self.isNumbered = isNumbered
    firstNumber = isNumbered ? place + 1 : 1
    let slash = text.firstIndex(of: "/")
    kind = slash.map { String(text[..<$0]) } ?? Self.onlyKind
    let name = slash.map { String(text[text.index(after: $0)...]) } ?? text
    pieces = name.split(aroundFirst: Self.placeholder)
  }

  /// Returns the numbers of the elements that have a name of this form.
  func numbers(upTo count: Int) -> Range<Int> {
    guard firstNumber <= count else { return 0..<0 }
    return firstNumber..<(pieces.count > 1 ? count + 1 : firstNumber + 1)
  }

  /// Returns the name for the element with a number.
  func text(for number: Int) -> String {
    pieces.joined(separator: "\(number)")
  }
}
