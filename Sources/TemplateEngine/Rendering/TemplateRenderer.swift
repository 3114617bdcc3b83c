package import Diagnostics

/// Renders templates one after another, reusing the same memory.
///
/// A target has hundreds of files, all of which can use the memory that one of them needed.
package struct TemplateRenderer: ~Copyable {
  private var machine: Machine
  /// The templates, to which the macros are added that a run calls for the first time.
  package private(set) var programs: TemplatePrograms
  /// The messages of the last run, created by `fail`, `warn`, and `unique`.
  package private(set) var reports: [Diagnostic] = []

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - programs: the templates.
  ///   - host: the source of the data.
  ///   - limits: the limits of each run.
  ///   - isTracing: whether to record which bytes are printed for which objects of tracked types.
  package init(
    _ programs: TemplatePrograms,
    host: any TemplateHost,
    limits: TemplateLimits = TemplateLimits(),
    isTracing: Bool = false
  ) {
    self.programs = programs
    machine = Machine(host: host, limits: limits, isRecording: isTracing)
  }

  /// Runs a template.
  ///
  /// The results are available from ``copyOutput()`` and ``traces``.
  ///
  /// - Parameters:
  ///   - template: the index of the template.
  ///   - root: the object whose members are the template's names.
  /// - Returns: the error that stopped the run, with its location in the template; `nil` if there
  ///   was none. After an error, the output contains everything printed up to that point.
  package mutating func render(_ template: Int, _ root: TemplateObject) -> Diagnostic? {
    machine.begin(programs.main(of: template), root: root)
    var fault = run(template)
    while case .unlinked(let macro) = fault {
      programs.link(macro, for: template)
      fault = run(template)
    }
    let program = programs.program
    reports = machine.reports.map { report in
      Diagnostic.report(report, at: program.span(at: report.address))
    }
    return fault.map { fault in
      Diagnostic.stopped(fault, at: program.span(at: machine.address), limits: machine.limits)
    }
  }

  private mutating func run(_ template: Int) -> RenderFault? {
    machine.run(programs.program, calling: programs.functions(of: template))
  }

  /// Whether the last run ended at the maximum call depth.
  package var isAtCallLimit: Bool { machine.frames.count >= machine.limits.callDepth }

  /// Returns a copy of the output of the last template, whose memory is used again.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package func copyOutput() -> OutputBuffer {
    OutputBuffer(copying: machine.writer.output.bytes)
  }

  /// Whether the last template printed only blanks and line endings.
  ///
  /// - Complexity: O(*n*) in the number of leading blanks and line endings.
  package var isBlank: Bool { machine.writer.output.bytes.allSatisfy(\.isBlankOrLineEnd) }

  /// The traces of the last run: one for each iteration over tracked objects, and one for each call
  /// of a macro with a tracked object, unless they're directly inside a trace of the same object.
  ///
  /// Inner traces come before outer ones.
  package var traces: [TemplateTrace] { machine.traces }
}
