package import Diagnostics
import SourceForms

extension DiagnosticCode {
  package static let ruleCodes: [DiagnosticCode] = [
    unmatchedRule, conflictingRename,
  ]

  package static let unmatchedRule: DiagnosticCode = """
    warning[unmatched-rule]: a rule or rename in the configuration has no effect

    `rules` adds information that the token files don't contain: whether tokens are
    private or excluded, their type, or the unit of their lengths. A rule applies to
    the tokens at its `paths` in its `files`. `*` matches any characters within a
    name, `?` matches one character, and `**` matches any number of names. This rule
    doesn't match any token, all of its tokens declare other types, or
    `rename` has a path that isn't in any file.

    Example:

        "rules": [{ "paths": "internal", "private": true }]

    Fix: correct the patterns. A pattern matches tokens and not groups: use
    `internal.**` for the tokens in the group `internal`. To replace a type that a
    file declares, override its tokens in a file that is merged later.
    """

  package static let conflictingRename: DiagnosticCode = """
    error[conflicting-rename]: `rename` leaves a token without a unique path

    `rename` in the configuration gives groups and tokens new paths. Afterward, two
    tokens of a file have the same path, or a token has none.

    Example:

        "rename": { "sys.color": "color" }

    in a file that has the tokens `sys.color.ink` and `color.ink`.

    Fix: choose another new path, such as `"sys.color": "color.system"`.
    """
}

/// Diagnostics about renames and rules in the configuration.
extension Diagnostic {
  static func unmatchedRule(_ rule: SourceRule) -> Self {
    Self(.unmatchedRule, "this rule matches no token of the source")
      .at(rule.span, "has no effect")
      .help(
        "use `NAME.**` for the tokens in a group; files are relative to the folder of the "
          + "configuration"
      )
  }

  /// A rule whose type applies to no token, because its tokens declare other types, such as `type`.
  static func unusedType(of rule: SourceRule, declared type: String) -> Self {
    Self(.unmatchedRule, "all tokens of this rule declare a type, such as `\(type)`")
      .at(rule.span, "the `type` has no effect")
      .help(
        "rules only give types to tokens without one; to replace a type, override the token in a "
          + "file that is merged later"
      )
  }

  static func tokenWithoutName(_ name: String, _ span: Span) -> Self {
    Self(.conflictingRename, "the token `\(name)` is renamed to an empty path")
      .at(span)
      .help("give the token a new path in `rename`; only the names of groups can be removed")
  }

  static func conflictingRename(_ path: String, _ span: Span, other: Span) -> Self {
    Self(
      .conflictingRename,
      "two tokens in this file have the path `\(path)` after renaming"
    )
    .at(span, "the second").also(other, "the first")
    .help("give one of them another path in `rename`")
  }

  static func unmatchedRename(_ rename: Rename) -> Self {
    Self(
      .unmatchedRule,
      "there is no group or token `\(rename.path.value)` to rename"
    )
    .at(rename.path.span, "has no effect")
    .help("write the path as in the files, such as `sys.color`, without wildcards")
  }

  static func unmatchedExtension(_ key: String, at span: Span?) -> Self {
    let place = key == ContextExtension.valueKey ? "`$value`" : "an extension `\(key)`"
    return Self(.unmatchedRule, "no token has \(place) with values for contexts")
      .at(span, "has no effect")
      .help(
        "write a key of `$extensions`, such as `org.primer.overrides`, or delete the setting if "
          + "`tokens migrate` rewrote the files"
      )
  }
}
