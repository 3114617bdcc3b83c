import Diagnostics

extension Machine {
  /// A message of the template's author, by `fail` or `warn`.
  struct Report {
    let isFailure: Bool
    let message: String
    /// The instruction that made it.
    let address: Int
    /// Where in the source what it is about stands.
    let subject: Span?
  }

  /// How many messages one file may have.
  static var reportLimit: Int { 100 }

  mutating func report(_ step: Instruction, at address: Int) throws(RenderFault) {
    var subject: Span?
    if step.isSet {
      guard case .object(let object) = pop() else { throw .unexpectedValue }
      subject = host.span(of: object)
    }
    let place = try placeForAMoment(pop())
    guard reports.count < Self.reportLimit else { throw .reports }
    reports.append(
      Report(
        isFailure: step.id == 1,
        message: String(decoding: bytes(at: place), as: UTF8.self),
        address: address,
        subject: subject
      )
    )
  }

  /// Takes blank lines away at the end of what was printed.
  mutating func dropBlankLinesAtEnd() {
    let bytes = writer.output.bytes
    var end = bytes.count
    while end > 0, bytes[end - 1].isBlankOrLineEnd { end -= 1 }
    guard end > 0, let lineEnd = bytes[end...].firstIndex(of: UInt8(ascii: "\n")),
      lineEnd + 1 < bytes.count
    else { return }
    writer.output.truncate(to: lineEnd + 1)
    traces = traces.compactMap { trace in
      let bytes = trace.bytes.clamped(to: 0..<lineEnd + 1)
      return bytes.isEmpty ? nil : TemplateTrace(object: trace.object, bytes: bytes)
    }
  }
}
