import Diagnostics

/// Writes a single JSON value incrementally to an array of bytes.
///
/// Calls follow the structure: `beginObject()`, then `name` and a value for each property, then
/// `endObject()`. Strings contain only the escapes that JSON requires.
package struct JSONWriter: Sendable {
  /// The placement of line breaks.
  package enum Layout: Hashable, Sendable {
    /// No line breaks or spaces.
    case compact
    /// A line break after every property and element, with an indentation of two spaces per level.
    ///
    /// Objects and arrays that fit into `width` columns, including their indentation, are written
    /// on one line.
    case pretty(width: Int)
    /// Line breaks only where the caller requests them with ``JSONWriter/lineBreak()``.
    ///
    /// Everything else is on one line, with spaces after commas and inside braces.
    case chosen
  }

  /// The text written so far.
  package var bytes: [UInt8]
  private let layout: Layout
  private var open: [OpenContainer] = []
  private var isAfterName = false
  private var lineBreakIsDue = false

  private struct OpenContainer {
    /// The offset of the opening bracket.
    let start: Int
    let isObject: Bool
    var count = 0
  }

  /// Creates a writer that appends to `bytes`.
  package init(_ layout: Layout = .compact, appendingTo bytes: [UInt8] = []) {
    self.layout = layout
    self.bytes = bytes
  }

  /// Returns `text` as a JSON string.
  package static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  // MARK: Objects and arrays

  /// Begins an object.
  package mutating func beginObject() { begin(isObject: true) }

  /// Ends the innermost object.
  package mutating func endObject() { end() }

  /// Begins an array.
  package mutating func beginArray() { begin(isObject: false) }

  /// Ends the innermost array.
  package mutating func endArray() { end() }

  /// Writes the name of the next property.
  package mutating func name(_ name: StaticString) {
    name.withUTF8Buffer { self.name($0) }
  }

  /// Writes the name of the next property.
  @_disfavoredOverload  // A literal is a `StaticString`.
  package mutating func name(_ name: String) {
    var name = name
    name.withUTF8 { self.name($0) }
  }

  /// Writes the name of the next property, given as UTF-8.
  package mutating func name(_ name: UnsafeBufferPointer<UInt8>) {
    separate()
    appendQuoted(name)
    endName()
  }

  /// Writes the name of the next property, given as a JSON string with quotes and escapes.
  package mutating func name(verbatim text: some Collection<UInt8>) {
    separate()
    bytes.append(contentsOf: text)
    endName()
  }

  private mutating func endName() {
    bytes.append(.colon)
    if layout != .compact { bytes.append(.space) }
    isAfterName = true
  }

  /// Writes a property with a string value.
  package mutating func member(_ name: StaticString, _ text: String) {
    self.name(name)
    string(text)
  }

  /// Writes a property with a number.
  package mutating func member(_ name: StaticString, _ number: Double) {
    self.name(name)
    self.number(number)
  }

  /// Writes a property with an integer.
  package mutating func member(_ name: StaticString, _ integer: Int) {
    self.name(name)
    self.integer(integer)
  }

  /// Writes a property with `true` or `false`.
  package mutating func member(_ name: StaticString, _ boolean: Bool) {
    self.name(name)
    self.boolean(boolean)
  }

  // MARK: Values

  /// Writes a string.
  package mutating func string(_ string: StaticString) {
    separate()
    string.withUTF8Buffer { appendQuoted($0) }
  }

  /// Writes a string.
  @_disfavoredOverload  // A literal is a `StaticString`.
  package mutating func string(_ string: String) {
    separate()
    var string = string
    string.withUTF8 { appendQuoted($0) }
  }

  /// Writes a string, given as UTF-8.
  package mutating func string(_ string: UnsafeBufferPointer<UInt8>) {
    separate()
    appendQuoted(string)
  }

  /// Writes a number in the format of ``appendShortest(_:to:)``.
  package mutating func number(_ number: Double) {
    separate()
    appendShortest(number, to: &bytes)
  }

  /// Writes an integer.
  package mutating func integer(_ integer: Int) {
    separate()
    if integer < 0 { bytes.append(.minus) }
    appendDecimal(UInt64(integer.magnitude), to: &bytes)
  }

  /// Writes `true` or `false`.
  package mutating func boolean(_ boolean: Bool) {
    separate()
    bytes.append(contentsOf: boolean ? "true".utf8 : "false".utf8)
  }

  /// Writes `null`.
  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes text that already is a JSON value on a single line.
  package mutating func verbatim(_ text: some Collection<UInt8>) {
    separate()
    bytes.append(contentsOf: text)
  }

  // MARK: Layout

  /// Writes the separator between the last thing written and the next value or name.
  private mutating func separate() {
    if isAfterName {
      isAfterName = false
      return
    }
    guard let last = open.indices.last else { return }
    if open[last].count > 0 { bytes.append(.comma) }
    open[last].count += 1
    breakLine(orSpace: open[last].count > 1 || open[last].isObject)
  }

  /// Begins a new line before the next name, value, or closing bracket, in the layout
  /// ``Layout/chosen``.
  package mutating func lineBreak() { lineBreakIsDue = true }

  /// Begins a new line, or writes the space that replaces it.
  private mutating func breakLine(orSpace isSpaced: Bool) {
    switch layout {
    case .compact: return
    case .pretty: break
    case .chosen where lineBreakIsDue: lineBreakIsDue = false
    case .chosen:
      if isSpaced { bytes.append(.space) }
      return
    }
    bytes.append(.lineFeed)
    bytes.append(contentsOf: repeatElement(.space, count: 2 * open.count))
  }

  private mutating func begin(isObject: Bool) {
    separate()
    open.append(OpenContainer(start: bytes.count, isObject: isObject))
    bytes.append(isObject ? .openBrace : .openBracket)
  }

  private mutating func end() {
    guard let closed = open.popLast() else { return }
    if closed.count > 0 { breakLine(orSpace: closed.isObject) }
    bytes.append(closed.isObject ? .closeBrace : .closeBracket)
    if case .pretty(let width) = layout, closed.count > 0 { joinLines(of: closed, width: width) }
  }

  /// Joins the lines of a container that was just closed if it fits on one line.
  ///
  /// A line feed in `bytes` is always layout, because strings don't contain any. Only texts that
  /// could fit are inspected, which keeps the total time linear.
  private mutating func joinLines(of container: OpenContainer, width: Int) {
    let indentation = 2 * (open.count + 1)
    let breaks = (container.count + 1) * (1 + indentation)
    guard bytes.count - container.start - breaks <= width else { return }
    var joinedEnd = container.start
    for isRehearsal in [true, false] {
      joinedEnd = joinedLines(of: container, isRehearsal: isRehearsal)
      let length = joinedEnd - container.start
      guard column(of: container.start) + length < width else { return }
    }
    bytes.removeLast(bytes.count - joinedEnd)
  }

  /// Removes the line breaks in the text of `container` by moving it to the left.
  ///
  /// A rehearsal only finds the end, without changing anything.
  ///
  /// - Returns: its new end.
  private mutating func joinedLines(of container: OpenContainer, isRehearsal: Bool) -> Int {
    let last = bytes.count - 1
    var source = container.start
    var target = container.start
    while source <= last {
      var byte = bytes[source]
      source += 1
      if byte == .lineFeed {
        while bytes[source] == .space { source += 1 }
        let isAtBracket = target == container.start + 1 || source == last
        if isAtBracket && !container.isObject { continue }
        byte = .space
      }
      if !isRehearsal { bytes[target] = byte }
      target += 1
    }
    return target
  }

  private func column(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != .lineFeed { start -= 1 }
    return offset - start
  }

  // MARK: Strings

  private mutating func appendQuoted(_ string: UnsafeBufferPointer<UInt8>) {
    bytes.append(.quote)
    var plainStart = 0
    var index = 0
    while index < string.count {
      let stops = JSONWriter.escapeStops(string.loadWord(at: index))
      if stops == 0 {
        index += 8
        continue
      }
      index += stops.trailingZeroBitCount >> 3
      guard index < string.count else { break }
      append(string, plainStart..<index)
      appendEscape(string[index])
      index += 1
      plainStart = index
    }
    append(string, plainStart..<string.count)
    bytes.append(.quote)
  }

  @inline(__always)
  private mutating func append(_ string: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard let start = string.baseAddress else { return }
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
    )
  }

  /// Sets the highest bit of the first byte of `word` that needs an escape.
  ///
  /// Higher bits are meaningless.
  private static func escapeStops(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = (word ^ (ones &* 0x22)) &- ones
    let backslashes = (word ^ (ones &* 0x5C)) &- ones
    let controls = word &- (ones &* 0x20)
    return (quotes | backslashes | controls) & ~word & (ones &* 0x80)
  }

  private mutating func appendEscape(_ byte: UInt8) {
    bytes.append(.backslash)
    switch byte {
    case .quote, .backslash: bytes.append(byte)
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case .lineFeed: bytes.append(UInt8(ascii: "n"))
    case .carriageReturn: bytes.append(UInt8(ascii: "r"))
    case .tab: bytes.append(UInt8(ascii: "t"))
    default: bytes.append(contentsOf: ("u" + byte.hexadecimal(digits: 4)).utf8)
    }
  }
}
