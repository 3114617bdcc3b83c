/// The registry of all codes.
///
/// A stage declares its codes in `DiagnosticCode+STAGE.swift` as `package static let` members and
/// lists them in one array; that array is added here, a line each, in the order of the stages.
///
/// The page of a code, its `explanation`, has three parts, parted by empty lines:
///
/// ```
/// One or two short paragraphs: what was found, and why it matters.
///
/// Example:
///
///     what was written, indented by four spaces
///
/// Fix: what to do about it.
/// ```
///
/// Lines are at most 80 columns wide. Tests hold every page to this form.
extension DiagnosticCode {
  /// Every code that a run can report, stage by stage.
  package static let all: [DiagnosticCode] = [
    jsonSyntaxCodes,
    formatCodes,
    resolverCodes,
    extensionCodes,
    valueCodes,
    valueFormCodes,
    expressionCodes,
    referenceCodes,
    templateCodes,
    outputCodes,
    workspaceCodes,
    writingCodes,
    importCodes,
    commandLineCodes,
  ].flatMap { $0 }

  /// The codes whose level a configuration can set: warnings, but not those of `tokens import`, which
  /// reads no configuration.
  package static let configurable: [DiagnosticCode] =
    all.filter { $0.severity != .error && !importCodes.contains($0) }

  /// The code called `name`, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the number of codes.
  package static func named(_ name: String) -> DiagnosticCode? {
    all.first { $0.name == name }
  }
}
