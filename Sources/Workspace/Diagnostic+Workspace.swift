package import Diagnostics
internal import JSONSyntax
internal import TokenCompiler
internal import TokenOutput

extension DiagnosticCode {
  package static let workspaceCodes: [DiagnosticCode] = [
    configurationNotFound, unmatchedPattern, unreadableFolder, undecodableName, generatedSource,
    repeatedSource, outsideDirectory, targetNotConfigured, missingImage,
  ]

  package static let configurationNotFound: DiagnosticCode = """
    error[configuration-not-found]: there is no configuration

    No configuration was specified, and the current folder and its parent folders
    contain neither a `tokens/tokens.config.json` nor a `tokens.config.json`.
    Nothing was read or written.

    Example:

        cd Sources && tokens build

    Fix: change to the folder that contains the configuration or its `tokens`
    folder, or specify the file: `tokens build ../tokens/tokens.config.json`.
    """

  package static let missingImage: DiagnosticCode = """
    warning[missing-image]: an app has no image with the name in a constant

    The configuration lists asset catalogs and Android resource folders in `assets`.
    A constant of type `image` should be in one of each kind.

    Example:

        "assets": ["App/Assets.xcassets"]
        "icon": { "type": "image", "value": "chevron_rihgt" }

    Fix: correct the name, or add the image.
    """

  package static let unmatchedPattern: DiagnosticCode = """
    error[unmatched-pattern]: a pattern in `source` doesn't match any file

    `*` matches any characters within a name, `?` matches one character, and `**`
    matches folders at any depth. Names that begin with a period are matched only by
    a pattern that begins with one.

    Example:

        { "source": ["token/*.json"], "outputs": [] }

    Fix: correct the pattern; it's relative to the folder of the configuration.
    """

  package static let unreadableFolder: DiagnosticCode = """
    warning[unreadable-folder]: a pattern in `source` matches a folder that can't be read

    The pattern may match files in this folder, but its contents can't be listed
    because of missing permissions or circular symbolic links. The source was
    compiled without these files.

    Example:

        chmod -r private && tokens build    # with "source": ["**/*.json"]

    Fix: make the folder readable, or use a pattern that doesn't match it.
    """

  package static let undecodableName: DiagnosticCode = """
    warning[undecodable-name]: the name of a file isn't UTF-8, so the file can't be read

    A pattern in `source` matches a file or folder whose name isn't UTF-8, or a
    folder for `tokens import` contains one. Some archives have such names. The
    message shows the bytes of the name that aren't ASCII as `\\xE9`. The source was
    compiled without this file or folder.

    Example:

        touch $'caf\\xe9.tokens.json' && tokens build

    Fix: rename it: `mv $'caf\\xe9.tokens.json' café.tokens.json`.
    """

  package static let generatedSource: DiagnosticCode = """
    warning[generated-source]: a pattern in `source` matches outputs of the same configuration

    The pattern matches files that a build of this configuration has written to the
    folder of one of its outputs. Generated files aren't read as sources.

    Example:

        { "source": ["**/*.json"],
          "outputs": [{ "target": "json", "directory": "generated" }] }

    Fix: use a pattern that matches only the sources, such as `["src/**/*.json"]` or
    `["**/*.tokens.json"]`.
    """

  package static let repeatedSource: DiagnosticCode = """
    error[repeated-source]: a file is listed twice in `source`

    Later files take precedence over earlier ones, so each file can have only one
    position. (A pattern skips files that are listed explicitly or were matched by
    an earlier pattern.)

    Example:

        { "source": ["a.tokens.json", "./a.tokens.json"], "outputs": [] }

    Fix: keep only the entry in the intended position.
    """

  package static let outsideDirectory: DiagnosticCode = """
    error[outside-directory]: an output directory is outside the repository

    Files are written only inside the repository: the nearest folder containing
    `.git` that encloses the configuration, or else the configuration's own folder.
    Symbolic links are resolved first.

    Example:

        { "target": "android", "directory": "../../android/res" }

    Fix: if the files belong there, allow the folder in the configuration:
    `"outside": ["../../android/res"]`.
    """

  package static let targetNotConfigured: DiagnosticCode = """
    error[target-not-configured]: no output in the configuration has the target

    An option such as `--target` selects the outputs with a certain target, but the
    configuration has no such output.

    Example:

        tokens build --target kotlni

    Fix: use one of the targets listed in the message, or add an output with the
    target to the configuration.
    """
}

/// Diagnostics about the configuration.
extension Diagnostic {
  static func configurationNotFound(lookedFor candidates: [String], others: [String]) -> Self {
    let names = candidates.map { "`\($0)`" }.joined(separator: " nor ")
    let shown = others.prefix(4).quoted
    let help =
      switch others.count {
      case 0:
        "specify a configuration, or change to its folder; `tokens init` creates one"
      case 1: "specify the one in another folder: \(shown)"
      default: "specify one of those in other folders: \(shown)\(others.count > 4 ? " …" : "")"
      }
    return Self(
      .configurationNotFound,
      "there is no configuration: neither \(names) exists here or in a parent folder"
    )
    .help(help)
  }

  static func missingArgumentFile(_ path: String, at span: Span?, help: String?) -> Self {
    Self(.missingFile, "there is no file `\(path)`").at(span, "no such file").help(help)
  }

  package static func unreadableFile(
    _ path: String,
    _ failure: Disk.Failure,
    at span: Span?,
    help: String? = nil
  ) -> Self {
    Self(.unreadableFile, "`\(path)` can't be read: \(failure.explanation)").at(span).help(help)
  }

  static func missingTemplates(_ path: String, at span: Span?) -> Self {
    Self(.missingFile, "there is no folder `\(path)` for templates")
      .at(span, "no such folder")
      .help("set `templates` to a folder that contains a folder for each custom target")
  }

  static func missingAssets(_ path: String, at span: Span?) -> Self {
    Self(.missingFile, "there is no folder `\(path)` for `assets`")
      .at(span, "no such folder in the repository")
      .help("set `assets` to asset catalogs, such as `App/Assets.xcassets`, and `res` folders")
  }

  static func missingImage(
    _ name: String,
    in folders: [String],
    nearest: String?,
    at span: Span
  ) -> Self {
    let list = folders.map { "`\($0)`" }.joined(separator: " and ")
    return Self(.missingImage, "there is no image `\(name)` in \(list)").at(span)
      .suggesting(nearest).help("correct the name, or add the image")
  }

  static func wrongKind(
    _ path: String,
    found: String,
    expected: String,
    at span: Span?,
    help: String
  ) -> Self {
    Self(.wrongKindOfFile, "`\(path)` is \(found), expected \(expected)").at(span).help(help)
  }

  // MARK: Sources, targets, and folders

  static func unmatchedPattern(_ pattern: String, at span: Span?, help: String) -> Self {
    Self(.unmatchedPattern, "no file matches the pattern `\(pattern)`")
      .at(span, "no match").help(help)
  }

  static func unreadableFolder(
    _ path: String,
    _ failure: Disk.Failure,
    of pattern: String,
    at span: Span?
  ) -> Self {
    Self(.unreadableFolder, "the folder `\(path)` can't be read: \(failure.explanation)")
      .at(span, "may match files in it")
      .help("make the folder readable, or use a pattern that doesn't match it")
  }

  /// Warns about a pattern that matches generated files, one of which is `first`.
  static func generatedSource(
    _ pattern: String,
    at span: Span?,
    first: String,
    count: Int
  ) -> Self {
    Self(
      .generatedSource,
      count == 1
        ? "`\(pattern)` matches `\(first)`, which is an output of this configuration"
        : "`\(pattern)` matches \(count) outputs of this configuration, such as `\(first)`"
    )
    .at(span, "outputs are not read as sources")
    .help("use a pattern that matches only the sources")
  }

  /// Reports a file that is listed several times, and shows the first two.
  static func repeatedSource(_ path: String, at mentions: [Span?]) -> Self {
    let spans = mentions.compactMap { $0 }
    let count = mentions.count == 2 ? "twice" : "\(mentions.count) times"
    return Self(.repeatedSource, "`\(path)` is listed \(count) in `source`")
      .at(spans.dropFirst().first, "listed again").also(spans.first, "first listed here")
      .help("keep one of them; if two files define the same token, the later one takes precedence")
  }

  static func outsideDirectory(
    _ directory: String,
    at span: Span?,
    leadsTo place: String?,
    root: String
  ) -> Self {
    Self(.outsideDirectory, "the directory `\(directory)` is outside the repository")
      .at(span.map { Label($0, place.map { "resolves to `\($0)`" } ?? "outside") })
      .notes(["files are written only in \(root == "." ? "this folder" : "`\(root)`") and below"])
      .help("if the files belong there, add `\"outside\": [\"\(directory)\"]` to the configuration")
  }

  static func targetNotConfigured(_ name: String, at span: Span?, known: [String]) -> Self {
    let list = known.quoted
    return Self(.targetNotConfigured, "no output has the target `\(name)`")
      .at(span, "expected a target of the configuration").suggesting(name, among: known)
      .help(
        known.isEmpty
          ? "the configuration has no outputs"
          : known.count == 1
            ? "the configuration has only outputs for \(list)"
            : "the targets of the configuration are \(list)"
      )
  }

  static func folder(_ folder: AbsolutePath, current: AbsolutePath, at span: Span?) -> Self {
    let shown = folder.relative(to: current)
    let inside = folder.appending("tokens.config.json")
    return .wrongKind(
      shown,
      found: "a folder",
      expected: "a configuration",
      at: span,
      help: Disk.isFile(inside)
        ? "did you mean `\(inside.relative(to: current))`?"
        : "specify a configuration; `tokens init \(shown)` creates one for the token files in a folder"
    )
  }

  static func notAConfiguration(_ path: String, _ kind: SourceFileKind, at span: Span?) -> Self {
    .wrongKind(
      path,
      found: kind == .resolver ? "a resolver document" : "a token file",
      expected: "a configuration",
      at: span,
      help:
        "specify a file with a list `outputs`; to print the tokens of this one, use `tokens ir \(path)`"
    )
  }

  /// Returns a warning about files that were found but can't be read.
  ///
  /// - Parameters:
  ///   - paths: at least one path.
  ///   - base: the folder that paths in the message are relative to.
  ///   - span: the pattern or argument that matches them, if any.
  /// - Returns: the warning.
  static func undecodableNames(
    _ paths: [UndecodablePath],
    relativeTo base: AbsolutePath,
    at span: Span?
  ) -> Self {
    let names = paths.map { $0.shown(relativeTo: base) }.sortedByBytes()
    return Self(
      .undecodableName,
      "\(names.quoted(first: 1)) can't be read: "
        + (names.count == 1 ? "the name isn't UTF-8" : "the names aren't UTF-8")
    )
    .at(span, "matches a name that isn't UTF-8")
    .help(names.count == 1 ? "rename it" : "rename them")
  }

  static func unusedFiles(_ names: [String], document: String, at span: Span) -> Self {
    let isOne = names.count == 1
    let shown = names.quoted(first: 4)
    return Self(
      .unusedSource,
      isOne ? "\(shown) isn't used" : "\(names.count) token files aren't used: \(shown)"
    )
    .at(span).help("add \(isOne ? "it" : "each") to a set or context in `\(document)`")
  }

  /// Reports that `directory`, a folder of `output`, is outside the folders that can be written to.
  static func outside(
    _ output: ConfiguredOutput,
    _ directory: AbsolutePath,
    _ confinement: Confinement
  ) -> Self {
    let base = confinement.base
    let real = Disk.realPath(directory).relative(to: base)
    return .outsideDirectory(
      output.directory.value,
      at: output.directory.span,
      leadsTo: real == directory.relative(to: base) ? nil : real,
      root: confinement.repository.relative(to: base)
    )
  }

  static func targetInTwoFolders(
    _ name: String,
    _ first: Located<String>,
    _ second: Located<String>
  ) -> Self {
    Self(.invalidTarget, "both `\(first.value)` and `\(second.value)` have a target `\(name)`")
      .at(second.span, "the second").also(first.span, "the first")
      .help("rename one of the two folders called `\(name)`")
  }
}
