package import Diagnostics

/// A compiled template: instructions, and the text that they print.
package struct TemplateProgram: Sendable {
  let code: [Instruction]
  let places: ProgramPlaces
  /// All text that the template prints as it is.
  let text: [UInt8]
  /// What can be called; the template itself is the last one.
  let functions: [Function]
  let families: DispatchTable
  /// The text of each word of each word type.
  let words: [[TextRange]]
  let writers: TextWriters

  struct Function: Sendable {
    let entry: Int
    let parameterCount: Int
    let slotCount: Int
  }

  struct TextRange: Hashable, Sendable {
    let start: UInt32
    let count: UInt32
  }
}

/// A member of an object type.
package struct TemplateMemberUse: Hashable, Sendable {
  package let type: ObjectTypeID
  package let member: MemberID

  package init(type: ObjectTypeID, member: MemberID) {
    self.type = type
    self.member = member
  }
}

extension TemplateProgram {
  /// Appends what the template prints for an object to `output`.
  ///
  /// - Returns: what stopped the run, with the place in the template; `nil` if nothing did. After a
  ///   stop `output` holds what had been printed.
  package func render(
    _ root: TemplateObject,
    from host: some TemplateHost,
    limits: TemplateLimits = TemplateLimits(),
    into output: inout [UInt8]
  ) -> Diagnostic? {
    var traces: [TemplateTrace]?
    return run(root, from: host, limits: limits, into: &output, traces: &traces)
  }

  /// Appends the same, and notes which bytes were printed for which objects of tracked types.
  ///
  /// - Parameters:
  ///   - root: the object whose members the template sees.
  ///   - host: serves the data.
  ///   - limits: the bounds of this run.
  ///   - output: gains what is printed.
  ///   - traces: gains an element for every turn of a loop over tracked objects, and every call of
  ///     a macro with one; inner ones come before outer ones.
  /// - Returns: what stopped the run, or `nil`.
  package func render(
    _ root: TemplateObject,
    from host: some TemplateHost,
    limits: TemplateLimits = TemplateLimits(),
    into output: inout [UInt8],
    traces: inout [TemplateTrace]
  ) -> Diagnostic? {
    var recorded: [TemplateTrace]? = []
    let stop = run(root, from: host, limits: limits, into: &output, traces: &recorded)
    traces += recorded ?? []
    return stop
  }

  private func run(
    _ root: TemplateObject,
    from host: some TemplateHost,
    limits: TemplateLimits,
    into output: inout [UInt8],
    traces: inout [TemplateTrace]?
  ) -> Diagnostic? {
    code.withUnsafeBufferPointer { code in
      text.withUnsafeBufferPointer { text in
        var machine = Machine(
          program: self,
          code: code,
          text: text,
          host: host,
          root: root,
          limits: limits,
          isRecording: traces != nil
        )
        let stop = machine.run()
        output.append(contentsOf: machine.writer.output.bytes)
        if traces != nil { traces = machine.traces }
        return stop
      }
    }
  }
}
