/// Codes for what was typed after the program's name.
extension DiagnosticCode {
  package static let commandLineCodes: [DiagnosticCode] = [
    unknownCommand, unknownOption, missingValue, unexpectedValue, unexpectedArgument,
    missingArgument, invalidValue, repeatedOption, unknownName,
  ]

  package static let unknownCommand = DiagnosticCode(
    "unknown-command",
    summary: "the first word names no command",
    explanation: """
      The first word that is not an option says what to do, and no command has this
      name. Nothing was read or written.

      Example:

          tokens biuld

      Fix: write one of the commands that `tokens --help` lists.
      """
  )

  package static let unknownOption = DiagnosticCode(
    "unknown-option",
    summary: "the command has no option of this name",
    explanation: """
      A word beginning with a hyphen is an option, and neither this command nor the
      program as a whole has one of this name. Nothing was read or written.

      Example:

          tokens build --traget css

      Fix: write one of the options that `tokens COMMAND --help` lists. If the word is
      no option but a file whose name begins with a hyphen, write `--` before it.
      """
  )

  package static let missingValue = DiagnosticCode(
    "missing-value",
    summary: "an option stands without its value",
    explanation: """
      The option needs a value, and either nothing follows it or the next word is
      another option.

      Example:

          tokens build --target --dry-run

      Fix: write the value after the option, as in `--target css`. A value that begins
      with a hyphen is joined to the option by an equals sign: `--target=-odd-name`.
      """
  )

  package static let unexpectedValue = DiagnosticCode(
    "unexpected-value",
    summary: "a value was given to an option that takes none",
    explanation: """
      The option is a switch: it is there or not. A value was joined to it all the
      same.

      Example:

          tokens build --dry-run=yes

      Fix: write the option alone, or leave it out.
      """
  )

  package static let unexpectedArgument = DiagnosticCode(
    "unexpected-argument",
    summary: "there is one argument more than the command takes",
    explanation: """
      The command takes a limited number of arguments, and this one comes after the
      last of them.

      Example:

          tokens build tokens.config.json other.config.json

      Fix: leave the argument out. `tokens COMMAND --help` shows what a command takes.
      """
  )

  package static let missingArgument = DiagnosticCode(
    "missing-argument",
    summary: "the command needs an argument that is not there",
    explanation: """
      The command cannot do anything without this argument or command word.

      Example:

          tokens explain

      Fix: add the argument. `tokens COMMAND --help` shows it with an example.
      """
  )

  package static let invalidValue = DiagnosticCode(
    "invalid-value",
    summary: "a value is not one that the option or argument can have",
    explanation: """
      The option or argument accepts certain values only, and this is none of them.

      Example:

          tokens check --format xml

      Fix: write one of the values named in the message.
      """
  )

  package static let repeatedOption = DiagnosticCode(
    "repeated-option",
    summary: "an option that counts once was given twice",
    explanation: """
      The option holds one value. Given twice, one of the two would have to be
      dropped, so neither is taken.

      Example:

          tokens check --format json --format text

      Fix: keep the one that you mean.
      """
  )

  package static let unknownName = DiagnosticCode(
    "unknown-name",
    summary: "nothing that could be explained has this name",
    explanation: """
      `tokens explain` was asked for something that is neither the path of a token,
      nor its name on a target of the configuration, nor a line of a source or an
      output that is about a token, nor the code of a diagnostic.

      Example:

          tokens explain color.text.lnik

      Fix: write the path as `tokens list` shows it, or the name as the generated
      code has it. If the token belongs to another configuration, name that with
      `--config`.
      """
  )
}
