package import Diagnostics
import JSONSyntax
import TemplateEngine

extension DiagnosticCode {
  package static let outputFileCodes: [DiagnosticCode] = [
    unsafeOutputPath, outputPathCollision, fileNameTooLong,
  ]

  package static let unsafeOutputPath: DiagnosticCode = """
    error[unsafe-output-path]: a file would be written outside the output's directory

    The paths in `files` of a `target.json` are composed of literal text and names.
    The result must be inside the directory of the output.

    Example:

        "path": "../{root}.css"

    Fix: write a path relative to the output's directory. To write elsewhere, change
    the directory in the configuration.
    """

  package static let outputPathCollision: DiagnosticCode = """
    error[output-path-collision]: two files of an output have the same path

    Each file of an output needs a unique path. Letter case is ignored, because some
    file systems don't distinguish it.

    Example:

        "each": "group", "path": "tokens.css"

    A target that writes a file for each token or group derives the path from its
    name, so names that differ only in letter case have the same path.

    Fix: rename one of the tokens for that target, with `names` in `$extensions`. In
    a custom target, make the paths unique, for example with `{group.id}`.
    """

  package static let fileNameTooLong: DiagnosticCode = """
    error[file-name-too-long]: the name of a file would be too long for a file system

    A target that writes a file for each token or group derives its name from the
    token or group. File systems limit names to 255 bytes, some of which are needed
    for temporary files. Characters outside ASCII take two to four bytes each.

    Example:

        a gradient called `hero` in twenty groups with long names each

    Fix: shorten the name, or set a different name for that target:

        "$extensions": { "dev.tokens": { "names": { "android": "hero" } } }
    """
}

/// Diagnostics about the files of an output.
extension Diagnostic {
  static func groupsTooDeep(_ group: NamedPlace, depth: Int, target: String) -> Self {
    Self(
      .nestingTooDeep,
      "`\(group.path)` is nested \(depth) groups deep, too deep for the templates of `\(target)`"
    )
    .at(group.span, "the deepest group").help("nest the groups less deeply")
  }

  static func unsafePath(_ path: String, _ span: Span) -> Self {
    Self(.unsafeOutputPath, "`\(path)` is not a path inside the output's directory")
      .at(span).help("use names separated by `/`, without `.`, `..`, or a leading `/`")
  }

  static func tooMuchOutput(limit: Int, _ span: Span) -> Self {
    Self(.templateLimit, "the generated files have more than \(limit) bytes in total")
      .at(span, "the limit is reached here")
      .help("build fewer outputs at a time with `--target`, or print less to each file")
  }

  static func sharedPath(
    _ path: String,
    _ first: NamedPlace,
    _ second: NamedPlace,
    target: String
  ) -> Self {
    Self(
      .outputPathCollision,
      "`\(first.path)` and `\(second.path)` would both be written to `\(path)` by `\(target)`"
    )
    .at(second.span, "the same file, ignoring letter case").also(first.span, "here first")
    .help(renaming(second, target))
  }

  static func longFileName(
    _ name: String,
    limit: Int,
    _ place: NamedPlace,
    target: String
  ) -> Self {
    Self(
      .fileNameTooLong,
      "`\(target)` would write `\(place.path)` to a file whose name has \(name.utf8.count) bytes, "
        + "expected at most \(limit)"
    )
    .at(place.span, "the file is named after this").help(renaming(place, target))
  }

  static func longFileName(_ name: String, limit: Int, _ span: Span) -> Self {
    Self(
      .fileNameTooLong,
      "the name of a file has \(name.utf8.count) bytes, expected at most \(limit)"
    )
    .at(span).help("use shorter values for the options that the target uses in paths")
  }

  static func repeatedPath(_ path: String, _ first: Span, _ second: Span, isBuiltIn: Bool) -> Self {
    Self(.outputPathCollision, "two files would be written to `\(path)`")
      .at(second).also(first == second ? [] : [Label(first, "here first")])
      .help(
        isBuiltIn
          ? "use different values for the options that the target uses in paths"
          : "make the paths unique, for example with `{group.id}`"
      )
  }
}
