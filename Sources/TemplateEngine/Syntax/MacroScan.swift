/// Finds the end of a macro without parsing it.
///
/// Only finds macros whose parts can be parsed separately with the same result: the lines with their
/// first and last tag contain nothing else, or the whole macro is on one line.
struct MacroScan {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Finds the body of a macro.
  ///
  /// - Parameter tag: the first tag of the macro.
  /// - Returns: the range up to the last tag; `nil` if the macro must be parsed with the rest of the
  ///   file.
  func body(after tag: Range<Int>) -> Range<Int>? {
    guard beginsLine(tag.lowerBound), let end = end(from: tag.upperBound),
      let close = find(UInt8(ascii: "}"), from: end), endsLine(close + 1)
    else { return nil }
    let body = tag.upperBound..<end
    let isOneLine = !bytes[body].contains(UInt8(ascii: "\n"))
    return isOneLine || (endsLine(body.lowerBound) && beginsLine(body.upperBound)) ? body : nil
  }

  /// Returns the start of the `endmacro` tag; `nil` if the macro contains an `include`, whose file
  /// has to be known.
  private func end(from start: Int) -> Int? {
    var index = start
    while let next = find(UInt8(ascii: "{"), from: index), next + 1 < bytes.count {
      index = next + 2
      switch bytes[next + 1] {
      case UInt8(ascii: "#"):
        while let mark = find(UInt8(ascii: "#"), from: index) {
          index = mark + 1
          if index < bytes.count, bytes[index] == UInt8(ascii: "}") { break }
        }
      case UInt8(ascii: "%"):
        let word = word(from: index)
        if word.elementsEqual("endmacro".utf8) { return next }
        if word.elementsEqual("include".utf8) || word.elementsEqual("macro".utf8) { return nil }
      default: break
      }
    }
    return nil
  }

  private func word(from start: Int) -> ArraySlice<UInt8> {
    bytes[start...].drop { $0.isBlank || $0 == UInt8(ascii: "-") }.prefix { $0.beginsName }
  }

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    bytes[min(start, bytes.count)...].firstIndex(of: byte)
  }

  private func beginsLine(_ index: Int) -> Bool {
    bytes[..<index].last { !$0.isBlank }.map { $0 == UInt8(ascii: "\n") } ?? true
  }

  private func endsLine(_ index: Int) -> Bool {
    bytes[index...].first { !$0.isBlank }.map { $0 == UInt8(ascii: "\n") } ?? true
  }
}
