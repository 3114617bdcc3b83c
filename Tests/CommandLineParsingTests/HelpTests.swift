import CommandLineParsing
import Diagnostics
import Testing

@Suite struct Help {
  @Test func `the help page of a program`() {
    #expect(
      HelpPage(CommandPath(Sample.program)).text() == """
        tokens - a design-token compiler

        USAGE
          tokens COMMAND [OPTIONS]

        COMMANDS
          build    compile the tokens and write what changed
          ir       print the compiled tokens as JSON
          explain  explain a diagnostic

        OPTIONS
              --format text|json|github  form of the report; json and github go to
                                         standard output (default: text)
              --color auto|always|never  use of colour (default: auto)
          -q, --quiet                    report nothing but mistakes
          -v, --verbose                  report each step
          -h, --help                     show this help
          -V, --version                  show the version

        EXAMPLES
          Compile the tokens of this directory
            tokens build

        `tokens COMMAND --help` shows a command's options and examples.

        """
    )
  }

  @Test func `the help page of a command`() {
    let path = CommandPath(Sample.program).appending(Sample.build)
    #expect(
      HelpPage(path).text() == """
        tokens build - compile the tokens and write what changed

        USAGE
          tokens build [OPTIONS] [CONFIG]

        Nothing is written when an error is found. A file that was edited by hand is
        never overwritten.

        The second paragraph is short.

        ARGUMENTS
          CONFIG  the configuration (default: tokens/tokens.config.json, else
                  tokens.config.json)

        OPTIONS
          -t, --target NAME  build only this target (repeatable)
              --dry-run      show what would be written, and write nothing
          -j, --jobs VALUE   threads to use

        GLOBAL OPTIONS
              --format text|json|github  form of the report; json and github go to
                                         standard output (default: text)
              --color auto|always|never  use of colour (default: auto)
          -q, --quiet                    report nothing but mistakes
          -v, --verbose                  report each step
          -h, --help                     show this help
          -V, --version                  show the version

        EXAMPLES
          Build everything
            tokens build
          See what would change in one target
            tokens build --target css --dry-run

        """
    )
  }

  @Test func `on a narrow page, the help of a long name is on the next line`() {
    let page = HelpPage(CommandPath(Sample.program).appending(Sample.ir), width: 50).text()
    #expect(
      page == """
        tokens ir - print the compiled tokens as JSON

        USAGE
          tokens ir [OPTIONS] [FILE...]

        ARGUMENTS
          FILE...  token files to merge

        OPTIONS
              --context NAME=CONTEXT
                choose a context of a modifier
                (repeatable)

        GLOBAL OPTIONS
              --format text|json|github
                         form of the report; json and
                         github go to standard output
                         (default: text)
              --color auto|always|never
                         use of colour (default: auto)
          -q, --quiet    report nothing but mistakes
          -v, --verbose  report each step
          -h, --help     show this help
          -V, --version  show the version

        EXAMPLES
          Print one context
            tokens ir a.json --context theme=dark

        """
    )
  }

  @Test func `no line exceeds the width unless it can't be broken`() {
    for width in [40, 55, 72, 100, 300] {
      for command in [Sample.build, Sample.ir, Sample.explain] {
        let page = HelpPage(CommandPath(Sample.program).appending(command), width: width).text()
        for line in page.split(separator: "\n") where !line.hasPrefix("    tokens ") {
          #expect(String(line).displayWidth <= min(width, 100), "\(line)")
        }
      }
    }
  }

  @Test func `color only marks headings`() {
    let path = CommandPath(Sample.program).appending(Sample.build)
    let colored = HelpPage(path, decorator: .ansi).text()
    #expect(colored.contains("\u{1B}[1mUSAGE\u{1B}[0m\n"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == HelpPage(path).text())
  }
}

@Suite struct Declarations {
  @Test func `a valid declaration has no mistakes`() {
    #expect(Sample.program.mistakes == [])
  }

  @Test func `mistakes in a declaration are reported`() {
    let many = Argument<[String]>("A", help: "")
    let needed = Argument<String>("A", help: "x")
    let command = Command(
      "do it",
      summary: "",
      examples: [.init("prog do", "x"), .init("do", "x")],
      options: [Flag("x", short: "h", help: "x"), Flag("x", help: ""), Flag("X", help: "x")],
      arguments: [many, needed]
    )
    let program = Command("prog", summary: "p", subcommands: [command, command])
    #expect(
      Set(program.mistakes) == [
        "prog: two subcommands are called `do it`",
        "prog do it: two options are called `--x`",
        "prog do it: two options are called `-h`",
        "prog do it: `--X` is not in kebab case",
        "prog do it: `--x` has no help",
        "prog do it: the name is not in kebab case",
        "prog do it: the summary is missing",
        "prog do it: `A` has no help",
        "prog do it: `A` follows an argument that takes all remaining words",
        "prog do it: `A` is required but follows an optional argument",
        "prog do it: two arguments are called `A`",
        "prog do it: the example `prog do` would not be accepted",
        "prog do it: the example `do` does not start with the program's name",
      ]
    )
  }
}

@Suite struct `Shell completion` {
  private func offers(_ line: String) -> [String] {
    var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let partial = words.popLast() ?? ""
    let completions = Completer(Sample.program).completions(of: partial, after: words)
    return completions.candidates.map(\.text) + (completions.others == .files ? ["FILES"] : [])
  }

  @Test(arguments: [
    ("", ["build", "ir", "explain"]), ("b", ["build"]), ("x", []),
    ("--format ", ["text", "json", "github"]),
    ("--format j", ["json"]), ("--format=j", ["--format=json"]), ("--nope=j", []),
    ("build --d", ["--dry-run"]), ("build --target css ", ["FILES"]), ("build a ", []),
    ("ir a b ", ["FILES"]), ("build --target ", []), ("build -- --d", ["FILES"]),
    ("-q b", ["build"]), ("build -j 3 --j", ["--jobs"]), ("--ver", ["--verbose", "--version"]),
    ("--dry", []),
  ])
  func `matching words are offered`(line: String, expected: [String]) {
    #expect(offers(line) == expected)
  }
}

@Suite struct `Terminal capabilities` {
  @Test(
    arguments: [
      (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false),
      (true, ["NO_COLOR": ""], true), (true, ["TERM": "dumb"], false),
      (true, ["TERM": "xterm"], true),
    ] as [(Bool, [String: String], Bool)]
  )
  func `color is used on terminals that support it unless it's disabled`(
    isTerminal: Bool,
    environment: [String: String],
    isColored: Bool
  ) {
    let terminal = Terminal(isTerminal: isTerminal, columns: nil, environment: environment)
    let piece = StyledText("x", .message)
    #expect((terminal.decorator(for: .auto).decorate(piece) != "x") == isColored)
    #expect(terminal.decorator(for: .always).decorate(piece) != "x")
    #expect(terminal.decorator(for: .never).decorate(piece) == "x")
  }

  @Test func `widths have sensible limits`() {
    #expect(Terminal(isTerminal: true, columns: 10).sourceWidth == 40)
    #expect(Terminal(isTerminal: true, columns: 90).sourceWidth == 82)
    #expect(Terminal(isTerminal: false, columns: 90).sourceWidth == 120)
    #expect(Terminal(isTerminal: true, columns: 90).helpWidth == 90)
    #expect(Terminal(isTerminal: false, columns: 90).helpWidth == 80)
  }

  @Test func `progress requires a terminal that can overwrite a line`() {
    #expect(Terminal(isTerminal: true).canShowProgress)
    #expect(!Terminal(isTerminal: true, isDumb: true).canShowProgress)
    #expect(!Terminal(isTerminal: false).canShowProgress)
  }
}
