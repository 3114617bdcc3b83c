/// Codes of files that are imported.
extension DiagnosticCode {
  package static let importCodes: [DiagnosticCode] = [notImported, nothingToImport]

  package static let notImported = DiagnosticCode(
    "not-imported",
    severity: .warning,
    summary: "something in an imported file has no counterpart and is left out",
    explanation: """
      An import takes over what tokens can say. This is left out: a value that cannot
      be read, a name that leads nowhere, or something that the format does not have.
      Everything else is imported.

      Example:

          { "colors": { "accent": { "r": 300, "g": 0, "b": 0 } } }

      Fix: correct the file and import it again into another folder, or add what is
      missing to the files that were made.
      """
  )

  package static let nothingToImport = DiagnosticCode(
    "nothing-to-import",
    summary: "a file that is to be imported is not in the format that was named",
    explanation: """
      The file has nothing that a file of this format has, or cannot be read as one.
      No file was made.

      Example:

          tokens import theme-json package.json

      Fix: name the format that the file is in; `tokens import --help` lists them.
      Files with tokens of Style Dictionary, Tokens Studio and of the standard need
      no import: `tokens build` reads them.
      """
  )
}
