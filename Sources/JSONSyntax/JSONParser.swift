import Diagnostics

/// A single-pass parser that builds a flat tree.
///
/// Open objects and arrays are on an explicit stack, so no text can exhaust the thread's stack. The
/// methods in this file parse text without errors. Anything unexpected goes to
/// `JSONParser+Recovery`, which reports it and moves the parser to a position where it can
/// continue.
struct JSONParser: ~Copyable {
  /// The maximum nesting depth of objects and arrays.
  static let nestingLimit = JSONTree.nestingLimit
  /// The maximum number of errors reported for one text.
  static let mistakeLimit = 20

  let base: UnsafePointer<UInt8>
  let source: UnsafeBufferPointer<UInt8>
  let file: SourceMap.FileID
  let options: JSONOptions

  /// The offset of the next byte to read.
  var position = 0
  /// The tree so far.
  var slots: Stack<JSONSlot>
  var repairs: [JSONRepair] = []
  /// The open objects and arrays, outermost first.
  var frames = Stack<OpenContainer>(capacity: 32)
  /// The property names of the open objects, outermost first.
  var names = Stack<MemberName>(capacity: 64)

  var mistakes = Mistakes()

  /// Creates a parser for `source`, which begins at `base`.
  init(
    _ source: UnsafeBufferPointer<UInt8>,
    at base: UnsafePointer<UInt8>,
    file: SourceMap.FileID,
    options: JSONOptions
  ) {
    self.source = source
    self.base = base
    self.file = file
    self.options = options
    slots = Stack(capacity: source.count / 8 + 4)
  }

  /// An object or array whose end hasn't been parsed.
  struct OpenContainer: BitwiseCopyable {
    /// The index of its first slot.
    let slot: Int
    /// The number of properties or elements so far.
    var count = 0
    let isObject: Bool
    /// The index of its first name in ``JSONParser/names``.
    let firstName: Int

    var closer: UInt8 { isObject ? .closeBrace : .closeBracket }
  }

  /// The name of a property of an open object.
  struct MemberName: BitwiseCopyable {
    /// The hash of the decoded content.
    let hash: UInt64
    /// The index of the name's slot.
    let slot: Int
  }

  /// Parses the whole text.
  ///
  /// - Parameter plainly: whether to use the fast path. The result is the same without it, but
  ///   parsing takes longer.
  mutating func parseText(plainly: Bool = true) {
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let byte = nextByte()
    guard position < source.count else {
      report(.emptyText(at: span(0, source.count), hasBytes: true))
      return
    }
    parseValue(byte)
    while !frames.isEmpty, !mistakes.shouldStopParsing {
      if plainly { parsePlainItems() }
      if !frames.isEmpty, !mistakes.shouldStopParsing { parseItem() }
    }
    while !frames.isEmpty { closeContainer() }
    finishText()
  }

  /// Parses the next property or element of the innermost open object or array, or its end.
  private mutating func parseItem() {
    let frame = frames.top
    var byte = nextByte()
    if byte == frame.closer {
      position += 1
      return closeContainer()
    }
    if frame.count > 0 || byte == .comma {
      guard passSeparator(&byte, in: frame) else { return }
    }
    if frame.isObject {
      guard parseName(byte) else { return }
      byte = nextByte()
    }
    frames.top.count += 1
    parseValue(byte)
  }

  /// Parses the comma before an item, and sets `byte` to the first byte of the item.
  ///
  /// - Returns: `false` if no item follows and ``parseItem()`` must start over.
  private mutating func passSeparator(_ byte: inout UInt8, in frame: OpenContainer) -> Bool {
    guard byte == .comma, frame.count > 0 else { return repairSeparator(&byte, in: frame) }
    let comma = position
    position += 1
    byte = nextByte()
    if byte == frame.closer || byte == .comma {
      return repairExtraComma(&byte, at: comma, in: frame)
    }
    return true
  }

  /// Parses a property name and the colon after it.
  ///
  /// - Returns: `false` if no value follows and ``parseItem()`` must start over.
  private mutating func parseName(_ byte: UInt8) -> Bool {
    guard byte == .quote else { return repairName(byte) }
    let slot = slots.count
    let hash = parseString(isName: true)
    names.push(MemberName(hash: hash, slot: slot))
    let byte = nextByte()
    guard byte == .colon else { return repairColon(byte) }
    position += 1
    return true
  }

  /// Parses a value that begins with `byte`; for an object or array, only its opening bracket.
  @inline(__always)
  mutating func parseValue(_ byte: UInt8) {
    switch byte {
    case .quote: _ = parseString(isName: false)
    case .openBrace, .openBracket: openContainer(isObject: byte == .openBrace)
    case .minus, 0x30...0x39: parseNumber()
    case UInt8(ascii: "t"): parseWord(.true, 0x6575_7274, length: 4)
    case UInt8(ascii: "n"): parseWord(.null, 0x6C6C_756E, length: 4)
    case UInt8(ascii: "f"): parseWord(.false, 0x65_736C_6166, length: 5)
    default: repairValue(byte)
    }
  }

  /// Parses `true`, `false`, or `null`, whose bytes are given as a little-endian word.
  private mutating func parseWord(_ kind: JSONKind, _ expected: UInt64, length: Int) {
    let word = source.loadWord(at: position)
    let bits = UInt64(8 * length)
    guard word & (1 << bits - 1) == expected, !UInt8(truncatingIfNeeded: word >> bits).isWordByte
    else { return repairValue(UInt8(truncatingIfNeeded: word)) }
    slots.push(JSONSlot(kind, at: position, size: length, isMarked: false))
    position += length
  }

  /// Opens the object or array at the position.
  @inline(__always)
  mutating func openContainer(isObject: Bool) {
    guard frames.count < JSONParser.nestingLimit else { return skipDeepContainer() }
    frames.push(
      OpenContainer(slot: slots.count, isObject: isObject, firstName: names.count)
    )
    slots.push(JSONSlot(isObject ? .object : .array, at: position, size: 0, isMarked: false))
    slots.push(JSONSlot(offset: 0, content: 0))
    position += 1
  }

  /// Closes the innermost open object or array just before the position.
  ///
  /// - Precondition: an object or array is open.
  @inline(__always)
  mutating func closeContainer() {
    let frame = frames.top
    frames.shrink(to: frames.count - 1)
    let start = Int(slots[frame.slot].offset)
    slots[frame.slot] = JSONSlot(
      frame.isObject ? .object : .array,
      at: start,
      size: frame.count,
      isMarked: false
    )
    slots[frame.slot + 1] = JSONSlot(
      offset: UInt32(truncatingIfNeeded: position),
      content: UInt32(truncatingIfNeeded: slots.count)
    )
    guard frame.isObject else { return }
    if names.count - frame.firstName > 1 { reportRepeatedNames(from: frame.firstName) }
    names.shrink(to: frame.firstName)
  }
}
