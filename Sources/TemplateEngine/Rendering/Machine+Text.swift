import Diagnostics

extension Machine {
  /// Performs an instruction that prints, or transforms printed text.
  mutating func performText(_ instruction: Instruction) throws(RenderFault) {
    switch instruction.operation {
    case .printInteger:
      let value = try popInteger()
      writer.appendOnLine { NumberWriter.append(value, to: &$0) }
    case .printNumber:
      let digits = Int(Int32(bitPattern: instruction.index))
      try print(try popNumber(), digits: digits, isFloat: instruction.isSet)
    case .printHex:
      let value = try popInteger()
      guard value >= 0 else { throw .negativeHexadecimal }
      writer.appendOnLine { NumberWriter.appendHex(value, digits: Int(instruction.index), to: &$0) }
    case .printWord:
      let range = try word(pop(), of: instruction.wordType)
      writer.append(slice(range.start, range.count))
    case .wordText:
      let range = try word(pop(), of: instruction.wordType)
      push(.literal(start: range.start, count: range.count))
    case .printJoined:
      let element = JoinedElement(rawValue: instruction.flag) ?? .code
      try printJoined(literal(instruction), element, instruction.wordType)
    case .beginString:
      writers.string(Int(instruction.index))
        ._withUnsafeGuaranteedRef { printDelimiter($0.open, of: $0) }
      beginPart()
    case .beginStyling: beginPart()
    case .endString:
      writers.string(Int(instruction.index))._withUnsafeGuaranteedRef { endString($0) }
    case .endComment:
      writers.comment(Int(instruction.index))._withUnsafeGuaranteedRef { endComment($0) }
    case .endCase: endCase(isUpper: instruction.isSet)
    case .endName: try endName(instruction)
    case .endHash: endHash()
    case .pushPosition: push(.integer(writer.count))
    case .hashSince: try hash(since: popInteger())
    default: try performInclude(instruction)
    }
  }

  // MARK: - Printing

  @inline(__always)
  mutating func print(_ value: TemplateValue) throws(RenderFault) {
    switch value {
    case .bytes(let bytes):
      writer.appendLine(bytes.buffer)
    case .text(let text):
      if writer.isIndenting {
        writer.append { host.append(text, to: &$0) }
      } else {
        host.append(text, to: &writer.output)
      }
    case .literal(let start, let count):
      writer.append(slice(start, count))
    case .made(let start, let count):
      printMade(Int(start)..<Int(start) + Int(count))
    default:
      throw .unexpectedValue
    }
  }

  private mutating func print(_ value: Double, digits: Int, isFloat: Bool)
    throws(RenderFault)
  {
    guard value.isFinite else { throw .notFinite }
    if isFloat {
      let number = writers.number
      writer.append { number.appendFloat(value, digits: digits, to: &$0) }
    } else {
      writer.appendOnLine { NumberWriter.append(value, digits: digits, to: &$0) }
    }
  }

  private mutating func word(_ value: TemplateValue, of type: WordTypeID)
    throws(RenderFault) -> TemplateProgram.TextRange
  {
    let words = words[Int(type.index)]
    guard case .word(let index) = value, words.indices.contains(index) else {
      throw .unexpectedValue
    }
    return words[index]
  }

  private mutating func printJoined(
    _ separator: UnsafeBufferPointer<UInt8>,
    _ element: JoinedElement,
    _ words: WordTypeID
  ) throws(RenderFault) {
    let list = try popList()
    for index in 0..<Int(list.count) {
      try step()
      if index > 0 { writer.append(separator) }
      let value = host.element(at: Int(list.start) + index, of: list)
      switch (element, value) {
      case (.code, _): try print(value)
      case (.integer, .integer(let integer)):
        writer.appendOnLine { NumberWriter.append(integer, to: &$0) }
      case (.number, .number(let number)):
        try print(number, digits: writers.number.digits, isFloat: false)
      case (.word, _):
        let range = try word(value, of: words)
        writer.append(slice(range.start, range.count))
      default: throw .unexpectedValue
      }
    }
    try checkOutput()
  }

  // MARK: - Reading texts

  /// The location of a text in memory.
  struct TextPlace {
    enum Storage { case host(UnsafePointer<UInt8>), literals, made, work }
    let storage: Storage
    let range: Range<Int>
  }

  mutating func areEqualTexts(
    _ first: TemplateValue,
    _ second: TemplateValue
  ) throws(RenderFault) -> Bool {
    let one = try temporaryLocation(first)
    let other = try temporaryLocation(second, keepingWork: true)
    let count = one.range.count
    guard count == other.range.count else { return false }
    let (bytes, others) = (bytes(at: one), bytes(at: other))
    var index = 0
    while index < count, bytes[index] == others[index] { index &+= 1 }
    return index == count
  }

  /// Returns the temporary location of a text.
  ///
  /// If only the host can write the text, it's written to `work`.
  mutating func temporaryLocation(
    _ value: TemplateValue,
    keepingWork: Bool = false
  ) throws(RenderFault) -> TextPlace {
    switch value {
    case .bytes(let bytes):
      return TextPlace(storage: .host(bytes.start), range: 0..<bytes.count)
    case .text(let text):
      if !keepingWork { work.truncate(to: 0) }
      let start = work.count
      host.append(text, to: &work)
      return TextPlace(storage: .work, range: start..<work.count)
    case .literal(let start, let count):
      return TextPlace(storage: .literals, range: Int(start)..<Int(start) + Int(count))
    case .made(let start, let count):
      return TextPlace(storage: .made, range: Int(start)..<Int(start) + Int(count))
    default: throw .unexpectedValue
    }
  }

  @inline(__always)
  func bytes(at place: TextPlace) -> UnsafeBufferPointer<UInt8> {
    switch place.storage {
    case .host(let start): UnsafeBufferPointer(start: start, count: place.range.count)
    case .literals: UnsafeBufferPointer(rebasing: text[place.range])
    case .made: made.bytes(in: place.range)
    case .work: work.bytes(in: place.range)
    }
  }

  // MARK: - Parts

  mutating func beginPart() {
    let start = writer.count
    parts.push(Part(mark: writer.beginPart(), start: start, traceCount: traces.count))
  }

  /// Ends the current part and moves its bytes to `work`.
  mutating func takePart() -> Part {
    let part = endPart()
    work.truncate(to: 0)
    writer.output.move(from: part.mark.position, to: &work)
    return part
  }

  /// Ends the current part and drops its traces, because its bytes are about to be moved.
  private mutating func endPart() -> Part {
    let part = parts.popUnchecked()
    writer.endPart(part.mark)
    if traces.count > part.traceCount { traces.removeLast(traces.count - part.traceCount) }
    return part
  }

  private mutating func endString(_ encoder: StringEncoder) {
    let start = parts.top.mark.position
    let written = UnsafeBufferPointer(rebasing: writer.output.bytes[start...])
    if encoder.isClean(written) {
      writer.endPart(parts.popUnchecked().mark)
    } else {
      _ = takePart()
      let text = work.bytes
      writer.append { encoder.append(text, to: &$0) }
    }
    printDelimiter(encoder.close, of: encoder)
  }

  private mutating func printDelimiter(_ delimiter: [UInt8], of encoder: StringEncoder) {
    guard encoder.isOnLine, let first = delimiter.first else { return writer.append(delimiter) }
    guard delimiter.count > 1 else { return writer.appendOnLine { $0.append(first) } }
    writer.appendOnLine { $0.append(delimiter) }
  }

  private mutating func endComment(_ comment: CommentWriter) {
    let part = takePart()
    let margin = writer.marginWidth
    let text = work.bytes
    let before = writer.count
    writer.append { comment.append(text, margin: margin, to: &$0) }
    if writer.count == before { writer.output.truncate(to: part.start) }
  }

  private mutating func endCase(isUpper: Bool) {
    let part = parts.popUnchecked()
    writer.endPart(part.mark)
    for index in part.mark.position..<writer.count {
      let byte = writer.output[index]
      let isOther =
        isUpper
        ? byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
        : byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      if isOther { writer.output[index] = byte ^ 0x20 }
    }
  }

  private mutating func endName(_ instruction: Instruction) throws(RenderFault) {
    guard let names = writers.names, names.forms.indices.contains(Int(instruction.id)) else {
      throw .unexpectedValue
    }
    _ = takePart()
    let (text, separator) = (work.bytes, instruction.isSet ? literal(instruction) : nil)
    writer.append { names.append(text, form: Int(instruction.id), separator: separator, to: &$0) }
  }

  mutating func beginCapture() {
    captures += 1
    beginPart()
  }

  /// Ends a capture.
  ///
  /// If it's that of a block, the last line ending is dropped.
  mutating func endCapture(isBlock: Bool) throws(RenderFault) {
    if isBlock { writer.dropLineEnd(after: parts.top.mark.position) }
    if isRecording { keepTraces() }
    captures -= 1
    let part = endPart()
    let start = made.count
    writer.output.move(from: part.mark.position, to: &made)
    writer.output.truncate(to: part.start)
    // Text that is repeatedly joined with itself grows without printing anything.
    guard made.count <= limits.keptBytes else { throw .keptBytes }
    let count = made.count - start
    push(.made(start: UInt32(clamping: start), count: UInt32(clamping: count)))
  }

  /// Keeps the traces of the current part, whose text is about to be moved to the end of `made`.
  private mutating func keepTraces() {
    let part = parts.top
    let shift = made.count - part.mark.position
    // The last line ending may have been dropped.
    let end = writer.count
    for trace in traces.dropFirst(part.traceCount) where trace.bytes.lowerBound < end {
      let bytes = trace.bytes.lowerBound + shift..<min(trace.bytes.upperBound, end) + shift
      madeTraces.append(TemplateTrace(object: trace.object, bytes: bytes))
    }
  }

  /// Prints captured text, and moves its traces accordingly.
  @inline(__always)
  private mutating func printMade(_ range: Range<Int>) {
    if madeTraces.isEmpty {
      writer.append(made.bytes(in: range))
    } else {
      printTraced(range)
    }
  }

  private mutating func printTraced(_ range: Range<Int>) {
    let text = UnsafeBufferPointer(rebasing: made.bytes[range])
    let isAtLineStart = writer.isAtLineStart
    let isMoved = writer.isIndenting && text.lineEnd(from: 0) < text.count
    let inner = madeTraces.reduce(0) { $0 + ($1.bytes.isWithin(range) ? 1 : 0) }
    guard !isMoved || inner <= 2 else {
      printTracedParts(range)
      return
    }
    writer.append(text)
    let shift = writer.count - range.upperBound
    let margins = isMoved ? marginCount(before: text.count, in: text, isAtLineStart) : 0
    for trace in madeTraces where trace.bytes.isWithin(range) {
      var (start, end) = (trace.bytes.lowerBound + shift, trace.bytes.upperBound + shift)
      if isMoved {
        // Margins of later lines don't move the trace.
        let width = writer.marginWidth
        let (first, last) = (
          trace.bytes.lowerBound - range.lowerBound, trace.bytes.upperBound - range.lowerBound
        )
        start -= (margins - marginCount(before: first, in: text, isAtLineStart)) * width
        end -= (margins - marginCount(before: last, in: text, isAtLineStart)) * width
      }
      traces.append(TemplateTrace(object: trace.object, bytes: start..<end))
    }
  }

  /// Returns the number of lines beginning before `offset` that get a margin.
  ///
  /// Empty lines don't.
  private func marginCount(
    before offset: Int,
    in text: UnsafeBufferPointer<UInt8>,
    _ isAtLineStart: Bool
  ) -> Int {
    var count = 0
    var start = 0
    while start < offset {
      let end = text.lineEnd(from: start)
      if end > start, start > 0 || isAtLineStart { count += 1 }
      start = end + 1
    }
    return count
  }

  /// Prints text with many traces, from each end of a trace to the next.
  private mutating func printTracedParts(_ range: Range<Int>) {
    var ends: [Int] = []
    for trace in madeTraces where trace.bytes.isWithin(range) {
      ends.append(trace.bytes.lowerBound)
      ends.append(trace.bytes.upperBound)
    }
    ends.sort()
    var places: [Int] = []
    places.reserveCapacity(ends.count)
    var position = range.lowerBound
    for end in ends {
      if end > position {
        writer.append(UnsafeBufferPointer(rebasing: made.bytes[position..<end]))
        position = end
      }
      places.append(writer.count)
    }
    writer.append(UnsafeBufferPointer(rebasing: made.bytes[position..<range.upperBound]))
    for trace in madeTraces where trace.bytes.isWithin(range) {
      let start = places[ends.partitioningIndex { $0 >= trace.bytes.lowerBound }]
      let end = places[ends.partitioningIndex { $0 >= trace.bytes.upperBound }]
      traces.append(TemplateTrace(object: trace.object, bytes: start..<end))
    }
  }

  // MARK: - Lines

  /// Begins a line for a tag that stands alone on it.
  mutating func beginLine(_ margin: UnsafeBufferPointer<UInt8>) {
    let lineStart = writer.count
    if !margin.isEmpty {
      writer.append(margin)
      writer.pushMargin(margin)
    }
    let mark = IndentingWriter.Mark(position: writer.count, marginBase: margin.count, floor: 0)
    parts.push(Part(mark: mark, start: lineStart, traceCount: 0))
  }

  /// Ends such a line.
  ///
  /// If nothing was printed on it, the line is removed.
  mutating func endLine(hasLineEnd: Bool) {
    let part = parts.popUnchecked()
    writer.popMargin(part.mark.marginBase)
    if writer.count == part.mark.position {
      writer.output.truncate(to: part.start)
    } else if hasLineEnd {
      writer.output.append(UInt8(ascii: "\n"))
    }
  }

  private mutating func performInclude(_ instruction: Instruction) throws(RenderFault) {
    switch instruction.operation {
    case .beginInclude:
      let mark = IndentingWriter.Mark(position: writer.count, marginBase: 0, floor: 0)
      parts.push(Part(mark: mark, start: writer.count, traceCount: 0))
    case .endInclude: writer.dropLineEnd(after: parts.popUnchecked().start)
    default: try compute(instruction)
    }
  }
}

extension Range<Int> {
  fileprivate func isWithin(_ other: Range<Int>) -> Bool {
    other.lowerBound <= lowerBound && upperBound <= other.upperBound
  }
}
