/// The codes of diagnostics about the code and resources of an app, which only `tokens audit`
/// reports.
extension DiagnosticCode {
  package static let auditCodes: [DiagnosticCode] = [literalValue, unknownToken, deprecatedName]

  package static let literalValue: DiagnosticCode = """
    warning[literal-value]: a value in the app is that of a token

    `tokens audit` found a value that a public token has in every theme in which the
    place is shown, or one that can hardly be distinguished from it.

    Example:

        label.textColor = UIColor(red: 0.4, green: 0, blue: 0.4, alpha: 1)

    Fix: use the token. If the value is meant to stay, write the comment
    `tokens:ignore REASON` in the same line or the one before.
    """

  package static let unknownToken: DiagnosticCode = """
    error[unknown-token]: no token has this name

    A style sheet, layout, or file of code refers to a custom property or resource
    that neither a token nor another file of the app has, but whose name resembles
    that of a token.

    Example:

        a { color: var(--color-text-lnik); }

    Fix: use the suggested name. If it was renamed, `tokens diff --apply` updates
    the code.
    """

  package static let deprecatedName: DiagnosticCode = """
    warning[deprecated-name]: the app uses a deprecated token

    Code or a resource contains the name of a token that the source deprecates.

    Example:

        a { color: var(--color-text-muted); }

    Fix: use the token that the message names, or see the token's description.
    """
}
