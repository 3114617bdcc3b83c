internal import CommandLineParsing
internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler
internal import Workspace

/// `--fix`: edits source files.
extension Run {
  static let fix = Flag(
    "fix",
    help: "first edit the source files to resolve diagnostics whose fix is certain"
  )

  /// Edits the files of a source, so the run can start with the new files.
  ///
  /// - Parameters:
  ///   - isDry: whether to only list the files that would change.
  ///   - rewritesForms: whether to rewrite values in the form of an earlier draft.
  ///   - read: returns the source, or `nil` if there are errors, which the run reports later.
  ///   - findings: returns the diagnostics to fix.
  /// - Returns: whether the run can continue.
  mutating func fixSource(
    isDry: Bool,
    rewritesForms: Bool,
    _ read: (inout Run) throws(Finding) -> CompilationInput?,
    _ findings: (Compilation, borrowing Run) -> [Diagnostic]
  ) -> Bool {
    var attempt = self
    guard let found = try? read(&attempt), !attempt.hasErrors else {
      return fixConfiguration(attempt, isDry: isDry)
        && (remarks.isEmpty || isDry
          || fixSource(isDry: isDry, rewritesForms: rewritesForms, read, findings))
    }
    var input = found
    // Errors are fixed even if tokens with errors may be left out.
    if rewritesForms { input.request.omitsErrors = false }
    progress.begin("fixing")
    let fixes = SourceFixes(input, attempt.sources, rewritesForms: rewritesForms) {
      findings($0, attempt)
    }
    progress.end()
    let files = fixes.files
    for file in files where !input.confinement.allows(file.path) {
      base = input.base
      let repository = shown(input.confinement.repository)
      diagnostics.append(
        .outsideSource(file.name, leadsTo: shown(file.path), repository: repository)
          .help("edit the file itself, or add its folder to `outside` in the configuration")
      )
    }
    guard !hasErrors, isDry || write(files) else { return false }
    remarks += files.map { Self.fixed($0, in: self, isDry: isDry) }
    list(files.map { (shown($0.path), $0.summary) })
    if remarks.isEmpty { remarks.append("nothing to fix") }
    return true
  }

  /// Edits a configuration with errors.
  private mutating func fixConfiguration(_ attempt: Run, isDry: Bool) -> Bool {
    guard remarks.isEmpty, let path = attempt.configuration,
      let file = SourceFixes.configuration(at: path, attempt.diagnostics, attempt.sources)
    else { return true }
    guard isDry || write([file]) else { return false }
    remarks.append(Self.fixed(file, in: self, isDry: isDry))
    return true
  }

  private static func fixed(_ file: RewrittenFile, in run: Run, isDry: Bool) -> String {
    line(isDry ? "fix" : "fixed", "\(run.shown(file.path))  (\(file.summary))")
  }

  /// Lists files for programs, with the changes to each.
  mutating func list(_ files: [(path: String, forms: String)]) {
    var writer = JSONWriter()
    writer.objects(files) { writer, file in
      writer.member("file", file.path)
      writer.member("forms", file.forms)
    }
    results = [Report.Result(name: "files", json: writer.bytes)]
  }

  /// Replaces files, or reports why that's impossible.
  mutating func write(_ files: [RewrittenFile]) -> Bool {
    guard !files.isEmpty else { return true }
    progress.begin("writing")
    defer { progress.end() }
    do throws(SourceWriter.Failure) {
      try SourceWriter.write(files)
      return true
    } catch {
      let rewritten = error.rewritten.map { shown($0) }
      diagnostics.append(
        .notRewritten(shown(error.cause.path), error.cause, rewritten, by: parsed.path.spelling)
      )
      return false
    }
  }
}
