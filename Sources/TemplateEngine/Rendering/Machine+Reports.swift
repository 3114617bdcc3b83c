import Diagnostics

extension Machine {
  /// A message created by `fail`, `warn`, or `unique`.
  struct Report {
    let kind: Kind
    /// The message, or the name that two objects share.
    let message: String
    /// The address of the instruction that created it.
    let address: Int
    /// The source location of the subject, if any.
    let subject: Span?
    /// The source location of the first object with the name.
    var first: Span?

    enum Kind { case failure, warning, collision }
  }

  /// The maximum number of reports per file.
  static var reportLimit: Int { 100 }

  mutating func report(_ step: Instruction, at address: Int) throws(RenderFault) {
    var subject: Span?
    if step.isSet {
      guard case .object(let object) = pop() else { throw .unexpectedValue }
      subject = host.span(of: object)
    }
    let place = try temporaryLocation(pop())
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

  /// The scope and the text of a name.
  struct ClaimedName: Hashable {
    let bytes: [UInt8]

    /// An array would hash each byte separately.
    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// Records the name of an object, and reports any other object with the same name in the same
  /// scope.
  mutating func claim(at address: Int) throws(RenderFault) {
    guard case .object(let object) = pop() else { throw .unexpectedValue }
    let place = try temporaryLocation(pop())
    let name = ClaimedName(bytes: Array(bytes(at: place)))
    guard let first = claims[name] else {
      claims[name] = object
      return
    }
    // The same object may occur in several combinations of contexts.
    guard first.type != object.type || first.handle != object.handle else { return }
    guard reports.count < Self.reportLimit else { throw .reports }
    let text = name.bytes.split(separator: 0, omittingEmptySubsequences: false).last ?? []
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

  /// Removes blank lines at the end of the output.
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
