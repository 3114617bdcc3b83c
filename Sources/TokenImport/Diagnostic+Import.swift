package import Diagnostics
import JSONSyntax

extension DiagnosticCode {
  package static let importCodes: [DiagnosticCode] = [
    notImported, renamedImport, nothingToImport,
  ]

  package static let notImported: DiagnosticCode = """
    warning[not-imported]: part of an imported file has no equivalent and was skipped

    An import converts everything that tokens can represent. This part was skipped:
    a value that can't be read, an unresolved name, or a feature of the format that
    tokens don't have. Everything else was imported.

    Example:

        { "colors": { "accent": { "r": 300, "g": 0, "b": 0 } } }

    Fix: correct the file and import it again into another folder, or add what's
    missing to the generated files.
    """

  package static let renamedImport: DiagnosticCode = """
    warning[renamed-import]: an imported name isn't possible for a token, or is already taken

    Names of tokens can't contain `.`, `{`, or `}`, or begin with `$`. Names such as
    `fooBar` and `foo-bar` are the same identifier on some platforms, so only one of
    them can keep its name. The value is imported under another name.

    Example:

        :root { --fooBar: 1px; --foo-bar: 2px }

    Fix: rename the token in the imported files, or rename the original and import
    it again into another folder.
    """

  package static let nothingToImport: DiagnosticCode = """
    error[nothing-to-import]: a file to import isn't in the specified format

    The file doesn't contain anything that belongs to this format, or can't be read
    as such. No files were written.

    Example:

        tokens import theme-json package.json

    Fix: specify the format of the file; `tokens import --help` lists the formats.
    Style Dictionary, Tokens Studio, and DTCG token files don't need to be imported:
    `tokens build` reads them.
    """
}

extension [Diagnostic] {
  /// Warns about something that isn't imported.
  mutating func skip(
    _ what: String,
    at span: Span,
    label: String = "not imported",
    help: String? = nil
  ) {
    append(Diagnostic(.notImported, what).at(span, label).help(help))
  }

  /// Reports a file without contents of the specified format.
  mutating func reportNothing(_ expected: String, at span: Span, help: String? = nil) {
    let message = "there is nothing to import: \(expected)"
    append(Diagnostic(.nothingToImport, message).at(span).help(help))
  }
}

/// Diagnostics about imported files.
extension Diagnostic {
  /// Warns that a token's name differs from the imported name.
  static func renamedImport(_ name: String, as path: String, isTaken: Bool, at span: Span) -> Self {
    Self(.renamedImport, "`\(name)` is imported as `\(path)`")
      .at(span, "renamed")
      .help(
        isTaken
          ? "rename one of them before importing; the names are the same on some platforms"
          : "a token's name can't contain `.`, `{`, or `}`, or begin with `$`"
      )
  }

  /// Warns that a custom property has a different name in generated CSS.
  static func renamedProperty(_ name: String, as new: String, at span: Span) -> Self {
    Self(.renamedImport, "`\(name)` is called `\(new)` in the generated CSS")
      .at(span, "renamed").help("rename it in your style sheets too")
  }

  /// Reports bytes of a file that aren't valid in its encoding.
  package static func undecodable(_ failure: TextDecoding.Failure, at span: Span) -> Self {
    Self(.invalidUTF8, failure.message).at(span).help("save the file as UTF-8")
  }

  /// Reports a file that exceeds the limit of an import.
  static func importLimit(_ what: String, _ limit: Int, at span: Span) -> Self {
    Self(.sourceLimit, "there are more than \(limit) \(what) to import")
      .at(span, "the limit is reached here").help("split the import into several parts")
  }
}
