import Diagnostics

extension Machine {
  /// A message of the template's author, by `fail` or `warn`.
  struct Report {
    let kind: Kind
    /// The message, or the name that two things have.
    let message: String
    /// The instruction that made it.
    let address: Int
    /// Where in the source what it is about stands.
    let subject: Span?
    /// Where what has the same name stands.
    var first: Span?

    enum Kind { case failure, warning, collision }
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
        kind: step.id == 1 ? .failure : .warning,
        message: String(decoding: bytes(at: place), as: UTF8.self),
        address: address,
        subject: subject
      )
    )
  }

  /// Notes that an object has a name in a scope, and reports another one that has it.
  mutating func claim(at address: Int) throws(RenderFault) {
    guard case .object(let object) = pop() else { throw .unexpectedValue }
    let place = try placeForAMoment(pop())
    let name = Array(bytes(at: place))
    guard let first = claims[name] else {
      claims[name] = object
      return
    }
    // The same thing may be seen in several settings.
    guard first.type != object.type || first.handle != object.handle else { return }
    guard reports.count < Self.reportLimit else { throw .reports }
    let text = name.split(separator: 0, omittingEmptySubsequences: false).last ?? []
    reports.append(
      Report(
        kind: .collision,
        message: String(decoding: text, as: UTF8.self),
        address: address,
        subject: host.span(of: object),
        first: host.span(of: first)
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
