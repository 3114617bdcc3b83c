import Diagnostics
import TokenCompiler
import TokenModel

/// `description-missing`: public tokens without a description.
enum DescriptionMissingRule: LintRule {
  static let code: DiagnosticCode = """
    warning[description-missing]: a public token has no description

    `$description` becomes the documentation comment in code and the text in the
    gallery.

    Example:

        "body": { "$type": "color", "$value": "{gray.900}" }

    Fix: add a `$description` that says when to use the token.
    """
  static let isRecommended = false

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    source.tokens.filter { !source[$0].isPrivate && source[$0].description == nil }.map { token in
      source.finding(
        token,
        Diagnostic(code, "`\(source.path(of: token))` has no description")
          .help("add a `$description`")
      )
    }
  }
}
