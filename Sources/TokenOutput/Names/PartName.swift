/// What is put after the name of a token or constant for one of its parts: `"dimen/{N}_blur"`.
struct PartName: Sendable {
  let part: NamedPart
  /// The kind of thing that has the name.
  let kind: String
  /// The number of the layer, stop or dash that has the name, or of the first that has.
  let firstNumber: Int
  /// Whether there is a name for each layer, stop or dash.
  let isNumbered: Bool
  /// What stands before and behind the number; one text in a name without a number.
  private let pieces: [String]

  /// The kind of all names where kinds are not told apart.
  static let onlyKind = ""
  /// What stands for the number.
  static let placeholder = "{N}"

  /// Reads the name at `place` of the names of a part.
  init(_ text: String, of part: NamedPart, at place: Int, isNumbered: Bool) {
    self.part = part
    self.isNumbered = isNumbered
    firstNumber = isNumbered ? place + 1 : 1
    let slash = text.firstIndex(of: "/")
    kind = slash.map { String(text[..<$0]) } ?? Self.onlyKind
    let name = slash.map { text[text.index(after: $0)...] } ?? text[...]
    pieces = name.split(aroundFirst: Self.placeholder)
  }

  /// The numbers that have a name like this.
  func numbers(upTo count: Int) -> Range<Int> {
    guard firstNumber <= count else { return 0..<0 }
    return firstNumber..<(pieces.count > 1 ? count + 1 : firstNumber + 1)
  }

  /// The name of a part.
  func text(for number: Int) -> String {
    pieces.joined(separator: "\(number)")
  }
}

extension Substring {
  /// What stands before and behind `separator`; all of it if that is not in it.
  fileprivate func split(aroundFirst separator: String) -> [String] {
    let start = utf8.indices.first { utf8[$0...].starts(with: separator.utf8) }
    guard let start else { return [String(self)] }
    let end = utf8.index(start, offsetBy: separator.utf8.count)
    return [String(self[..<start]), String(self[end...])]
  }
}
