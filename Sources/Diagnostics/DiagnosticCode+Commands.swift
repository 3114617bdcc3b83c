/// The codes of diagnostics that only commands report.
///
/// `CommandLineParsing` and `tokens` create those diagnostics. The pages are here because the
/// `lint` setting must recognize every code, and `Workspace`, which reads it, depends on neither
/// module.
extension DiagnosticCode {
  package static let commandCodes: [DiagnosticCode] = [
    unknownCommand, unknownOption, missingValue, unexpectedValue, unexpectedArgument,
    missingArgument, invalidValue, repeatedOption, unknownName, unusablePort, notMigrated,
    unknownRevision, disallowedChange, notRenamed,
  ]

  package static let unknownCommand: DiagnosticCode = """
    error[unknown-command]: there is no command of this name

    The first word that isn't an option must be a command. Nothing was read or
    written.

    Example:

        tokens biuld

    Fix: write one of the commands that `tokens --help` lists.
    """

  package static let unknownOption: DiagnosticCode = """
    error[unknown-option]: the command has no option of this name

    A word that begins with a hyphen is an option, but there is no option of this
    name for the command or the program. Nothing was read or written.

    Example:

        tokens build --traget css

    Fix: use one of the options that `tokens COMMAND --help` lists. If the word is a
    file whose name begins with a hyphen, write `--` before it.
    """

  package static let missingValue: DiagnosticCode = """
    error[missing-value]: an option has no value

    The option requires a value, but nothing follows it, or the next word is another
    option.

    Example:

        tokens build --target --dry-run

    Fix: write the value after the option, as in `--target css`. Join a value that
    begins with a hyphen to the option with an equals sign: `--target=-odd-name`.
    """

  package static let unexpectedValue: DiagnosticCode = """
    error[unexpected-value]: an option that doesn't take a value was given one

    The option is a switch, which is either present or not.

    Example:

        tokens build --dry-run=yes

    Fix: write only the option, or remove it.
    """

  package static let unexpectedArgument: DiagnosticCode = """
    error[unexpected-argument]: there are too many arguments

    The command takes a limited number of arguments, and this is one more.

    Example:

        tokens build tokens.config.json other.config.json

    Fix: remove the argument. `tokens COMMAND --help` shows the arguments of a
    command.
    """

  package static let missingArgument: DiagnosticCode = """
    error[missing-argument]: a required argument is missing

    The command can't run without this argument or command word.

    Example:

        tokens explain

    Fix: add the argument. `tokens COMMAND --help` shows it with an example.
    """

  package static let invalidValue: DiagnosticCode = """
    error[invalid-value]: the value of an option or argument is invalid

    The option or argument accepts only certain values.

    Example:

        tokens check --format xml

    Fix: use one of the values given in the message.
    """

  package static let repeatedOption: DiagnosticCode = """
    error[repeated-option]: an option was given twice

    The option takes a single value, so two values contradict each other.

    Example:

        tokens check --format json --format text

    Fix: remove one of them.
    """

  package static let unknownName: DiagnosticCode = """
    error[unknown-name]: there is nothing to explain by this name

    `tokens explain` was given something that isn't the path of a token, its name on
    a target of the configuration, a line about a token in a source or output, or
    the code of a diagnostic.

    Example:

        tokens explain color.text.lnik

    Fix: use the path that `tokens list` shows, or the name in the generated code.
    If the token is in another configuration, specify it with `--config`.
    """

  package static let unusablePort: DiagnosticCode = """
    error[unusable-port]: `tokens serve` can't use the port

    Only one program on a machine can listen on a port, and ports below 1024 are
    reserved for the system. Usually, another `tokens serve` is using the port.

    Example:

        tokens serve & tokens serve

    Fix: quit the other program, or choose another port with `--port`. `--port 0`
    picks a free port and prints it.
    """

  package static let notMigrated: DiagnosticCode = """
    warning[not-migrated]: `tokens migrate` doesn't rewrite a file

    The file is a Tokens Studio or Penpot document with several token sets and
    themes that combine them. In Design Tokens 2025.10, each set is a file and the
    themes are a resolver document. `tokens migrate` writes these files next to the
    document if it's the only source and every token keeps its value.

    Example:

        { "core": { … }, "dark": { … }, "$themes": [ … ] }

    Fix: run `tokens migrate FILE` with only this document, or export a file for
    each set from the design tool. The other files were rewritten.
    """

  package static let unknownRevision: DiagnosticCode = """
    error[unknown-revision]: a version to compare isn't found

    `tokens diff` and `tokens changelog` compare Git revisions, folders,
    configurations, and files that `tokens ir` printed. The word is none of these,
    or Git can't read the revision. A shallow clone lacks older revisions.

    Example:

        tokens diff mian

    Fix: write the name of a branch, a tag, a commit, or a path. In a shallow clone,
    run `git fetch --unshallow` or, for GitHub's checkout action, set
    `fetch-depth: 0`.
    """

  package static let disallowedChange: DiagnosticCode = """
    error[disallowed-change]: a change is larger than `--fail-on` allows

    A major change breaks code that uses the tokens: a public token, a modifier, or
    a context was removed or renamed, or a type, a number, a name in an output, or a
    default context changed. A minor change adds or deprecates tokens, modifiers, or
    contexts.

    Example:

        tokens diff main... --fail-on major

    Fix: keep the old name as a deprecated token, which `--shims FILE` writes for
    renamed tokens, or release a new major version without this option.
    """

  package static let notRenamed: DiagnosticCode = """
    error[not-renamed]: a token can't be renamed

    `tokens rename` changes only names. It refuses if no file defines the token, if
    the new path is taken, if names would collide in an output, or if a value or
    anything else would change. Nothing was written.

    Example:

        tokens rename color.text.muted color.text.body

    Fix: choose another path, or change the files by hand.
    """
}
