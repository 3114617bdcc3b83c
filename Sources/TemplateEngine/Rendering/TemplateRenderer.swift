package import Diagnostics

/// Renders templates one after the other, in memory that the next one uses again.
///
/// A target has hundreds of files: what one of them needed room for is there for the others.
package struct TemplateRenderer: ~Copyable {
  private var machine: Machine
  /// The messages of the last template's author, by `fail` and `warn`.
  package private(set) var reports: [Diagnostic] = []

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - host: serves the data.
  ///   - limits: the bounds of each run.
  ///   - isTracing: whether to note which bytes are printed for which objects of tracked types.
  package init(
    host: any TemplateHost,
    limits: TemplateLimits = TemplateLimits(),
    isTracing: Bool = false
  ) {
    machine = Machine(host: host, limits: limits, isRecording: isTracing)
  }

  /// Runs a template; ``takeOutput()`` and ``traces`` are then what came of it.
  ///
  /// - Parameters:
  ///   - program: the template.
  ///   - root: the object whose members it sees.
  /// - Returns: what stopped the run, with the place in the template; `nil` if nothing did. After a
  ///   stop the bytes are those that had been printed.
  package mutating func render(_ program: TemplateProgram, _ root: TemplateObject) -> Diagnostic? {
    reports = []
    let stop = run(program, root)
    reports = machine.reports.map { report in
      TemplateDiagnostics.report(report, at: program.span(at: report.address))
    }
    return stop
  }

  private mutating func run(_ program: TemplateProgram, _ root: TemplateObject) -> Diagnostic? {
    program.code.withUnsafeBufferPointer { code in
      program.text.withUnsafeBufferPointer { text in
        machine.run(program, code: code, text: text, root: root)
      }
    }
  }

  /// Whether the last run was stopped in a call that was nested too deep.
  package var isAtCallLimit: Bool { machine.frames.count >= machine.limits.callDepth }

  /// What the last template printed, which is then gone from here.
  ///
  /// Little is copied, so that its memory can be used again; much is handed over.
  package mutating func takeOutput() -> OutputBuffer {
    if machine.writer.count < 1 << 18 {
      return OutputBuffer(copying: machine.writer.output.bytes)
    }
    return machine.writer.takeOutput()
  }

  /// Whether the last template printed nothing but blanks and line ends.
  ///
  /// - Complexity: O(n) in the number of these at the beginning.
  package var isBlank: Bool { machine.writer.output.bytes.allSatisfy(\.isBlankOrLineEnd) }

  /// An element for every turn of a loop over tracked objects, and for every call of a macro with
  /// one; inner ones come before outer ones.
  package var traces: [TemplateTrace] { machine.traces }
}
