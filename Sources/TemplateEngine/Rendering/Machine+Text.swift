extension Machine {
  /// Carries out an instruction that prints, or changes what was printed.
  mutating func performText(_ instruction: Instruction) throws(RenderFault) {
    switch instruction {
    case .printInteger:
      let value = try popInteger()
      writer.append { NumberWriter.append(value, to: &$0) }
    case .printNumber(let digits, let isFloat):
      try print(try popNumber(), digits: Int(digits), isFloat: isFloat)
    case .printHex(let digits):
      let value = try popInteger()
      guard value >= 0 else { throw .negativeHexadecimal }
      writer.append { NumberWriter.appendHex(value, digits: Int(digits), to: &$0) }
    case .printWord(let type):
      let range = try word(pop(), of: type)
      writer.append(slice(range.start, range.count))
    case .wordText(let type):
      let range = try word(pop(), of: type)
      push(.literal(start: range.start, count: range.count))
    case .printJoined(let separator, let count, let element):
      try printJoined(slice(separator, count), element)
    case .beginString(let style):
      writer.append(program.strings[Int(style)].open)
      beginPart()
    case .beginStyling, .beginCapture: beginPart()
    case .endString(let style): endString(program.strings[Int(style)])
    case .endComment(let style): endComment(program.comments[Int(style)])
    case .endCase(let isUpper): endCase(isUpper: isUpper)
    case .endWrap(let width): endWrap(width: Int(width))
    case .endCapture: try endCapture()
    default: try performLine(instruction)
    }
  }

  // MARK: - Printing

  mutating func print(_ value: TemplateValue) throws(RenderFault) {
    switch value {
    case .text(let text):
      if writer.marginWidth == 0 {
        host.append(text, to: &writer.output)
      } else {
        let host = host
        writer.append { host.append(text, to: &$0) }
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
    let number = program.number
    writer.append { number.append(value, digits: digits, isFloat: isFloat, to: &$0) }
  }

  private func word(_ value: TemplateValue, of type: WordTypeID)
    throws(RenderFault) -> TemplateProgram.TextRange
  {
    let words = program.words[Int(type.index)]
    guard case .word(let index) = value, words.indices.contains(index) else {
      throw .unexpectedValue
    }
    return words[index]
  }

  private mutating func printJoined(
    _ separator: UnsafeBufferPointer<UInt8>,
    _ element: JoinedElement
  ) throws(RenderFault) {
    let list = try popList()
    for index in 0..<Int(list.count) {
      try step()
      if index > 0 { writer.append(separator) }
      let value = host.element(at: Int(list.start) + index, of: list)
      switch (element, value) {
      case (.code, _): try print(value)
      case (.integer, .integer(let integer)):
        writer.append { NumberWriter.append(integer, to: &$0) }
      case (.number, .number(let number)):
        try print(number, digits: program.number.digits, isFloat: false)
      case (.word(let type), _):
        let range = try word(value, of: type)
        writer.append(slice(range.start, range.count))
      default: throw .unexpectedValue
      }
    }
    try checkOutput()
  }

  /// The bytes of a text.
  func bytes(of value: TemplateValue) throws(RenderFault) -> [UInt8] {
    switch value {
    case .text(let text):
      var bytes: [UInt8] = []
      host.append(text, to: &bytes)
      return bytes
    case .literal(let start, let count): return Array(slice(start, count))
    case .made(let start, let count): return Array(made[Int(start)..<Int(start) + Int(count)])
    default: throw .unexpectedValue
    }
  }

  // MARK: - Parts

  private mutating func beginPart() {
    let start = writer.count
    parts.append(Part(mark: writer.beginPart(), start: start, traceCount: traces.count))
  }

  /// Ends the part at hand and moves its bytes to `work`.
  private mutating func takePart() -> Part? {
    guard let part = parts.popLast() else { return nil }
    writer.endPart(part.mark)
    writer.take(from: part.mark.position, into: &work)
    // What was printed in the part has been moved: its places mean nothing any more.
    if traces.count > part.traceCount { traces.removeLast(traces.count - part.traceCount) }
    return part
  }

  private mutating func endString(_ encoder: StringEncoder) {
    guard let part = parts.last else { return }
    let isClean = writer.output.withUnsafeBufferPointer {
      encoder.isClean(UnsafeBufferPointer(rebasing: $0[part.mark.position...]))
    }
    if isClean {
      parts.removeLast()
      writer.endPart(part.mark)
    } else {
      _ = takePart()
      let text = work
      writer.append { encoder.append(text, to: &$0) }
    }
    writer.append(encoder.close)
  }

  private mutating func endComment(_ comment: CommentWriter) {
    guard let part = takePart() else { return }
    let lines = comment.comment(work, margin: writer.marginWidth)
    if lines.isEmpty { writer.truncate(to: part.start) }
    writer.append(lines)
  }

  private mutating func endCase(isUpper: Bool) {
    guard let part = parts.popLast() else { return }
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

  private mutating func endWrap(width: Int) {
    guard takePart() != nil else { return }
    var wrapped: [UInt8] = []
    for (index, line) in work.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 { wrapped.append(UInt8(ascii: "\n")) }
      LineWrapping.append(line, width: width - writer.marginWidth, lineStart: [], to: &wrapped)
    }
    writer.append(wrapped)
  }

  private mutating func endCapture() throws(RenderFault) {
    if isRecording { keepTraces() }
    guard let part = takePart() else { return }
    writer.truncate(to: part.start)
    // Text that is joined with itself again and again grows without printing anything.
    guard made.count + work.count <= limits.outputBytes else { throw .outputBytes }
    push(.made(start: UInt32(clamping: made.count), count: UInt32(clamping: work.count)))
    made += work
  }

  /// Remembers what the part at hand was printed for, once its text is moved to the end of `made`.
  private mutating func keepTraces() {
    guard let part = parts.last else { return }
    let shift = made.count - (part.mark.position - outputStart)
    // The last line end may have been dropped since.
    let end = writer.count - outputStart
    for trace in traces.dropFirst(part.traceCount) where trace.bytes.lowerBound < end {
      let bytes = trace.bytes.lowerBound + shift..<min(trace.bytes.upperBound, end) + shift
      madeTraces.append(TemplateTrace(object: trace.object, bytes: bytes))
    }
  }

  /// Prints captured text, with its traces in their new places.
  private mutating func printMade(_ range: Range<Int>) {
    let inner = madeTraces.filter {
      range.lowerBound <= $0.bytes.lowerBound && $0.bytes.upperBound <= range.upperBound
    }
    guard !inner.isEmpty else { return writer.append(Array(made[range])) }
    // Margins move the text, so it is printed from one end of a trace to the next.
    let ends = Set(inner.flatMap { [$0.bytes.lowerBound, $0.bytes.upperBound] }).sorted()
    var places: [Int: Int] = [:]
    var position = range.lowerBound
    for end in ends {
      writer.append(Array(made[position..<end]))
      places[end] = writer.count - outputStart
      position = end
    }
    writer.append(Array(made[position..<range.upperBound]))
    for trace in inner {
      guard let start = places[trace.bytes.lowerBound], let end = places[trace.bytes.upperBound]
      else { continue }
      traces.append(TemplateTrace(object: trace.object, bytes: start..<end))
    }
  }

  // MARK: - Lines

  private mutating func performLine(_ instruction: Instruction) throws(RenderFault) {
    switch instruction {
    case .beginLine(let start, let count):
      let lineStart = writer.count
      writer.append(slice(start, count))
      writer.pushMargin(slice(start, count))
      parts.append(
        Part(
          mark: IndentingWriter.Mark(
            position: writer.count,
            marginBase: Int(count),
            floor: 0
          ),
          start: lineStart,
          traceCount: 0
        )
      )
    case .endLine(let hasLineEnd):
      guard let part = parts.popLast() else { return }
      writer.popMargin(part.mark.marginBase)
      if writer.count == part.mark.position {
        writer.truncate(to: part.start)
      } else if hasLineEnd {
        writer.output.append(UInt8(ascii: "\n"))
      }
    case .pushMargin(let start, let count): writer.pushMargin(slice(start, count))
    case .popMargin(let count): writer.popMargin(Int(count))
    case .beginInclude:
      parts.append(
        Part(
          mark: IndentingWriter.Mark(position: writer.count, marginBase: 0, floor: 0),
          start: writer.count,
          traceCount: 0
        )
      )
    case .endInclude:
      if let part = parts.popLast() { writer.dropLineEnd(after: part.start) }
    default:
      try compute(instruction)
    }
  }
}
