/// Collects output.
///
/// Lines that begin while a margin is set start with that margin.
///
/// Without a margin, appending only copies bytes.
struct IndentingWriter: ~Copyable {
  /// The state to restore at the end of a part.
  struct Mark {
    let position: Int
    let marginBase: Int
    let floor: Int
  }

  /// The output so far.
  ///
  /// Unused capacity costs nothing, because systems allocate memory page by page. Growing would
  /// copy everything.
  var output = OutputBuffer(capacity: Self.capacity)
  private static let capacity = 32 << 20
  /// The blanks of all open margins, outermost first.
  private var margins = OutputBuffer(capacity: 64)
  /// The start of the active margins.
  ///
  /// A captured part begins without any.
  private var marginBase = 0
  /// The start of the current part.
  ///
  /// Nothing is indented there.
  private var floor = 0

  var count: Int { output.count }
  var marginWidth: Int { margins.count - marginBase }

  /// Whether lines begin with a margin.
  var isIndenting: Bool {
    margins.count != marginBase
  }

  /// Whether the next byte begins a line that may need a margin.
  var isAtLineStart: Bool {
    output.count > floor && output.last == UInt8(ascii: "\n")
  }

  /// Appends a line or a part of one.
  ///
  /// Only the last byte may be a line feed, and there must be at least one other byte.
  mutating func appendLine(_ bytes: UnsafeBufferPointer<UInt8>) {
    if isIndenting { beginIndented() }
    output.append(bytes)
  }

  /// Appends the margin if a line begins here.
  private mutating func beginIndented() {
    if isAtLineStart { appendMargins() }
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if isIndenting {
      appendLines(bytes)
    } else {
      output.append(bytes)
    }
  }

  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  private mutating func appendLines(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    var start = 0
    while start < bytes.count {
      let end = bytes.lineEnd(from: start)
      if end > start, isAtLineStart { appendMargins() }
      let next = end < bytes.count ? end &+ 1 : end
      output.append(UnsafeBufferPointer(start: first + start, count: next &- start))
      start = next
    }
  }

  private mutating func appendMargins() {
    let bytes = margins.bytes
    output.append(UnsafeBufferPointer(rebasing: bytes[marginBase...]))
  }

  /// Appends the output of `print`, which must have at least one byte and no line ending.
  mutating func appendOnLine(_ print: (inout OutputBuffer) -> Void) {
    if isIndenting { beginIndented() }
    print(&output)
  }

  /// Appends the output of `print`, which doesn't change margins, and adds margins to it.
  @inline(__always)
  mutating func append(_ print: (inout OutputBuffer) -> Void) {
    let lineStart = output.count
    if isIndenting { beginIndented() }
    let start = output.count
    print(&output)
    if isIndenting { indentLines(from: start, lineStart) }
  }

  /// Adds margins to the output from `start` on, whose first line begins at `lineStart` with its
  /// margin, if any.
  private mutating func indentLines(from start: Int, _ lineStart: Int) {
    if start == output.count {
      output.truncate(to: lineStart)
    } else if output.bytes.lineEnd(from: start) < output.count {
      let printed = Array(output.bytes[start...])
      output.truncate(to: lineStart)
      append(printed)
    }
  }

  // MARK: - Margins

  mutating func pushMargin(_ blanks: UnsafeBufferPointer<UInt8>) {
    margins.append(blanks)
  }

  mutating func popMargin(_ count: Int) {
    margins.truncate(to: max(margins.count - count, 0))
  }

  // MARK: - Parts

  /// Begins a part that is printed without margins, so it can be removed or transformed.
  mutating func beginPart() -> Mark {
    // The margin belongs before the part.
    if margins.count > marginBase, isAtLineStart { appendMargins() }
    let mark = Mark(position: output.count, marginBase: marginBase, floor: floor)
    marginBase = margins.count
    floor = output.count
    return mark
  }

  /// Ends a part, and keeps its bytes in the output.
  mutating func endPart(_ mark: Mark) {
    marginBase = mark.marginBase
    floor = mark.floor
  }

  /// Removes all output and margins.
  mutating func clear() {
    output.truncate(to: 0)
    margins.truncate(to: 0)
    marginBase = 0
    floor = 0
  }

  /// Removes the line ending at the end of the output, if it was printed after `position`.
  @inline(__always)
  mutating func dropLineEnd(after position: Int) {
    if output.count > position, output.last == UInt8(ascii: "\n") {
      output.truncate(to: output.count - 1)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the index of the next line feed, or the number of bytes if there is none.
  func lineEnd(from start: Int) -> Int {
    guard let base = baseAddress else { return 0 }
    let raw = UnsafeRawPointer(base)
    var index = start
    while index &+ 8 <= count {
      // A byte of `difference` is zero at a line feed. The lowest flag in `zeros` marks the first
      // of them.
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let difference = word ^ 0x0A0A_0A0A_0A0A_0A0A
      let zeros = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
      if zeros != 0 { return index &+ zeros.littleEndian.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < count, base[index] != UInt8(ascii: "\n") { index &+= 1 }
    return index
  }
}
