import Foundation
import Testing

/// The reports about mistyped command lines.
@Suite struct `Mistakes on the command line` {
  @Test func `an unknown command`() {
    #expect(
      Sample.report("biuld --format text --nope") == """
        error[unknown-command]: `tokens` has no command `biuld`
         --> command line
          |
        1 | tokens biuld --format text --nope
          |        ^^^^^ expected a command
          |
          = help: did you mean `build`?
        """
    )
    #expect(
      Sample.report("paint").hasSuffix(
        "\n  = help: the commands are `build`, `ir` and `explain`"
      )
    )
    #expect(Sample.report([""]).contains("`tokens` has no command with an empty name"))
  }

  @Test func `a missing command`() {
    #expect(
      Sample.report("-q") == """
        error[missing-argument]: `tokens` needs a command
         --> command line
          |
        1 | tokens -q
          |          ^ expected a command
          |
          = help: the commands are `build`, `ir` and `explain`
        """
    )
  }

  @Test func `an unknown option, whose value isn't reported separately`() {
    #expect(
      Sample.report("build --traget css tokens.json") == """
        error[unknown-option]: `tokens build` has no option `--traget`
         --> command line
          |
        1 | tokens build --traget css tokens.json
          |              ^^^^^^^^ no option has this name
          |
          = help: did you mean `--target`?
        """
    )
    #expect(!Sample.report("explain --frobnicate x unknown-reference").contains("unexpected"))
  }

  @Test(arguments: [
    ("build -target css", "did you mean `--target`?"),
    ("build -quiet", "did you mean `--quiet`?"),
    ("build --TARGET=css", "did you mean `--target`?"),
    ("build --dry", "did you mean `--dry-run`?"),
    ("build -T css", "did you mean `-t`?"),
    ("--dry-run build", "`--dry-run` belongs to `tokens build`: write it after `build`"),
    ("-t css build", "`--target` belongs to `tokens build`: write it after `build`"),
    ("ir --dry-run", "`--dry-run` belongs to `tokens build`"),
    (
      "build -5",
      "see `tokens build --help` for the options; put `--` before a word that isn't an option"
    ),
  ])
  func `a misspelled option`(line: String, help: String) {
    let report = Sample.report(line)
    #expect(report.hasSuffix("\n  = help: \(help)"))
    #expect(report.contains("error[unknown-option]"))
    #expect(report.components(separatedBy: "error[").count == 2)
  }

  @Test func `an unknown letter in a cluster of flags`() {
    #expect(
      Sample.report("build -qx") == """
        error[unknown-option]: `tokens build` has no option `-x`
         --> command line
          |
        1 | tokens build -qx
          |                ^ no option has this name
          |
          = help: see `tokens build --help` for the options; put `--` before a word that isn't an option
        """
    )
  }

  @Test func `a missing value`() {
    #expect(
      Sample.report("build --target --dry-run --format") == """
        error[missing-value]: `--target` needs a value
         --> command line
          |
        1 | tokens build --target --dry-run --format
          |              ^^^^^^^^ expected `NAME` after it
          |                       --------- this is an option
          |
          = help: write the value after it, as in `--target NAME`; join a value that begins \
        with a hyphen: `--target=-x`

        error[missing-value]: `--format` needs a value
         --> command line
          |
        1 | tokens build --target --dry-run --format
          |                                 ^^^^^^^^ expected `text`, `json` or `github` after it
          |
          = help: write the value after it, as in `--format text`
        """
    )
  }

  @Test func `a value that isn't allowed`() {
    #expect(
      Sample.report("build --format=jsn --jobs many") == """
        error[invalid-value]: `jsn` is not a valid value for `--format`
         --> command line
          |
        1 | tokens build --format=jsn --jobs many
          |                       ^^^ expected `text`, `json` or `github`
          |
          = help: did you mean `json`?

        error[invalid-value]: `many` is not a valid value for `--jobs`
         --> command line
          |
        1 | tokens build --format=jsn --jobs many
          |                                  ^^^^ expected a whole number
        """
    )
    #expect(
      Sample.report(["build", "--format", ""]).contains("an empty word is not a valid value for")
    )
  }

  @Test func `a value for a flag`() {
    #expect(
      Sample.report("build --dry-run=yes") == """
        error[unexpected-value]: `--dry-run` takes no value, but was given `yes`
         --> command line
          |
        1 | tokens build --dry-run=yes
          |                        ^^^ not expected
          |
          = help: write only `--dry-run`, or remove it
        """
    )
    #expect(Sample.report("build -q=yes").contains("unexpected-value"))
  }

  @Test func `a repeated option`() {
    #expect(
      Sample.report("--format json build --format=text") == """
        error[repeated-option]: `--format` is given twice, but takes one value
         --> command line
          |
        1 | tokens --format json build --format=text
          |        -------- first given here
          |                            ^^^^^^^^ given again
          |
          = help: remove one of them
        """
    )
  }

  @Test func `an unexpected argument`() {
    #expect(
      Sample.report(["build", "my tokens.json", "it's.json", "third"]) == #"""
        error[unexpected-argument]: `tokens build` takes one argument, so `it's.json` is one too many
         --> command line
          |
        1 | tokens build 'my tokens.json' 'it'\''s.json' third
          |                               ^^^^^^^^^^^^^^ unexpected argument
          |
          = help: usage: tokens build [OPTIONS] [CONFIG]
        """#
    )
  }

  @Test func `a missing argument`() {
    #expect(
      Sample.report("explain") == """
        error[missing-argument]: `tokens explain` needs `CODE`
         --> command line
          |
        1 | tokens explain
          |               ^ expected `CODE`: the name of a diagnostic
          |
          = help: for example `tokens explain unknown-reference`
        """
    )
  }

  @Test func `control characters in an argument`() {
    let report = Sample.report(["build", "a", "\u{1B}[2J\n\u{202E}x"])
    #expect(report.contains(#"'\u{1B}[2J\u{A}\u{202E}x'"#))
    #expect(!report.unicodeScalars.contains("\u{1B}"))
  }
}
