package import Diagnostics
internal import JSONSyntax
internal import TemplateEngine
internal import TokenCompiler
internal import TokenImport
internal import TokenLint
internal import TokenOutput

/// The registry of all codes.
extension DiagnosticCode {
  /// Every code that a run can report, by stage.
  package static let all: [DiagnosticCode] = [
    jsonSyntaxCodes, jsonValueCodes, contextCodes, foreignFormCodes, resolverCodes, sourceCodes,
    tokenSetCodes, expressionCodes, componentCodes, rangeCodes, colorCodes, compositeValueCodes,
    extensionCodes, formatCodes, lineHeightCodes, referenceCodes, ruleCodes, siblingCodes,
    typeCodes, valueCodes, inheritanceCodes, mismatchCodes, resolutionCodes, resolvedValueCodes,
    unappliedPartCodes, omissionCodes, importCodes, templateAuthorCodes, templateCodes,
    templateSyntaxCodes,
    filterCodes, lossCodes, outputNameCodes, optionCodes, outputFileCodes, targetCodes,
    settingCodes, workspaceCodes, manifestCodes, writingCodes, publishedCodes,
    commandCodes, auditCodes, lintCodes, lintRuleCodes,
  ].flatMap { $0 }

  /// The codes whose level a configuration can set: all except errors, except the codes of
  /// `tokens import`, which doesn't read a configuration, and except the rules of `tokens lint`,
  /// whose levels are ``Configuration/lint``.
  package static let configurable: [DiagnosticCode] =
    all.filter {
      $0.severity != .error && !importCodes.contains($0) && !lintRuleCodes.contains($0)
    }

  /// Returns the code called `name`, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the number of codes.
  package static func named(_ name: String) -> DiagnosticCode? {
    all.first { $0.name == name }
  }
}
