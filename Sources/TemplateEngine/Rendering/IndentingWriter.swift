/// Collects output; lines that are begun while a margin is set begin with it.
///
/// Without a margin, appending is copying bytes.
struct IndentingWriter {
  /// A place to come back to.
  struct Mark {
    let position: Int
    let marginBase: Int
    let floor: Int
  }

  var output: [UInt8]
  /// The blanks of all open margins, outermost first.
  private var margins: [UInt8] = []
  /// Where the margins in force begin: a captured part starts with none.
  private var marginBase = 0
  /// Where the part that is being printed begins; nothing is indented there.
  private var floor: Int

  init(_ output: [UInt8]) {
    self.output = output
    floor = output.count
  }

  var count: Int { output.count }
  var marginWidth: Int { margins.count - marginBase }

  private var isAtLineStart: Bool {
    output.count > floor && output[output.count - 1] == UInt8(ascii: "\n")
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if margins.count == marginBase {
      output.append(contentsOf: bytes)
    } else {
      appendLines(bytes)
    }
  }

  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  private mutating func appendLines(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      if end > start, isAtLineStart { output += margins[marginBase...] }
      if end < bytes.count { end += 1 }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<end]))
      start = end
    }
  }

  /// Appends what `print` appends to the output, which the margins apply to as well.
  mutating func append(_ print: (inout [UInt8]) -> Void) {
    guard margins.count > marginBase else {
      print(&output)
      return
    }
    let lineStart = output.count
    let needsMargin = isAtLineStart
    if needsMargin { output += margins[marginBase...] }
    let start = output.count
    print(&output)
    guard start < output.count else {
      output.removeLast(start - lineStart)
      return
    }
    if output[start...].contains(UInt8(ascii: "\n")) {
      let printed = Array(output[start...])
      output.removeLast(output.count - lineStart)
      append(printed)
    }
  }

  // MARK: - Margins

  mutating func pushMargin(_ blanks: UnsafeBufferPointer<UInt8>) {
    margins.append(contentsOf: blanks)
  }

  mutating func popMargin(_ count: Int) {
    margins.removeLast(min(count, margins.count))
  }

  // MARK: - Parts

  /// Begins a part that is printed without margins, to be taken back or changed.
  mutating func beginPart() -> Mark {
    // The margin belongs in front of the part.
    if margins.count > marginBase, isAtLineStart { output += margins[marginBase...] }
    let mark = Mark(position: output.count, marginBase: marginBase, floor: floor)
    marginBase = margins.count
    floor = output.count
    return mark
  }

  /// Ends a part, whose bytes stay in the output.
  mutating func endPart(_ mark: Mark) {
    marginBase = mark.marginBase
    floor = mark.floor
  }

  /// Takes everything from a position on out of the output.
  mutating func take(from position: Int, into part: inout [UInt8]) {
    part.removeAll(keepingCapacity: true)
    part += output[position...]
    output.removeLast(output.count - position)
  }

  /// Takes away the line end at the end of what was printed since a position.
  mutating func dropLineEnd(after position: Int) {
    if output.count > position, output[output.count - 1] == UInt8(ascii: "\n") {
      output.removeLast()
    }
  }

  mutating func truncate(to position: Int) {
    if position < output.count { output.removeLast(output.count - position) }
  }
}
