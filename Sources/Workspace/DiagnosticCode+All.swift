package import Diagnostics
internal import JSONSyntax
internal import TemplateEngine
internal import TokenCompiler
internal import TokenImport
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
    commandCodes,
  ].flatMap { $0 }

  /// The codes whose level a configuration can set: all except errors, and except the codes of
  /// `tokens import`, which doesn't read a configuration.
  package static let configurable: [DiagnosticCode] =
    all.filter { $0.severity != .error && !importCodes.contains($0) }

  /// Returns the code called `name`, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the number of codes.
  package static func named(_ name: String) -> DiagnosticCode? {
    all.first { $0.name == name }
  }
}
