import Foundation
import TestSupport
import Testing

/// Command lines, and the diagnostics for invalid ones.
@Suite struct TypedCommands {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
  }

  @Test(arguments: ["build", "check", "ir", "explain"])
  func `every example in a command's help is valid`(_ command: String) throws {
    let help = try project.run("\(command) --help")
    #expect(help.status == 0 && help.error.isEmpty)
    let lines = help.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let heading = try #require(lines.firstIndex(of: "EXAMPLES"))
    let examples = lines[heading...].filter { $0.hasPrefix("tokens ") }
    #expect(!examples.isEmpty)
    for example in examples {
      // With `--help`, a line is parsed completely but not executed.
      let run = try project.run("\(example.dropFirst("tokens ".count)) --help")
      #expect(run.status == 0, "\(example)")
    }
  }

  @Test func `the program's help lists its commands`() throws {
    let help = try project.run("--help")
    #expect(help.status == 0)
    for command in ["build", "check", "ir", "explain"] { #expect(help.output.contains(command)) }
    #expect(help.output.contains("EXAMPLES"))
    #expect(try project.run("--version").output.wholeMatch(of: /tokens \d+\.\d+\.\d+\n/) != nil)
    #expect(try project.run("version").output == project.run("--version").output)
    #expect(try project.run("help").output == help.output)
  }

  @Test(arguments: [
    ("biuld", "unknown-command", "did you mean `build`?"),
    ("watch", "unknown-command", "did you mean `tokens build --watch`?"),
    ("build css", "missing-file", "`tokens build --target css` builds"),
    ("build css,json", "missing-file", "`tokens build --target css,json` builds"),
    ("check css", "missing-file", "`css` is a target; `tokens check` takes a configuration"),
    ("build help", "missing-file", "`tokens build --help`"),
    ("explain --on a.b", "missing-argument", "tokens explain TOKEN --on TOKEN"),
    ("explain unknown-type --on a.b", "missing-argument", nil),
    ("ir tokens", "missing-file", "`tokens/*.json`"),
    ("build --traget css", "unknown-option", "did you mean `--target`?"),
    ("build --target csss", "target-not-configured", "did you mean `css`?"),
    ("build --dry-run=yes", "unexpected-value", "write only `--dry-run`"),
    (
      "check --force", "unknown-option",
      "`--force` belongs to `tokens init`, `tokens build` and `tokens audit`"
    ),
    ("build tokens/tokens.confg.json", "missing-file", "`tokens/tokens.config.json`?"),
    ("build one two", "unexpected-argument", "usage:"),
    ("check --format xml", "invalid-value", nil),
    ("ir --context thme=dark", "unknown-modifier", "did you mean `theme`?"),
    ("ir --context theme=drak", "unknown-context", "did you mean `dark`?"),
    ("ir --context dark", "invalid-value", nil),
    ("ir nowhere.json", "missing-file", nil),
    ("explain unknown-refrence", "unknown-code", "did you mean `unknown-reference`?"),
  ])
  func `an invalid command line has exit status 2 and a suggestion`(
    _ line: String,
    _ code: String,
    _ help: String?
  ) throws {
    let before = project.folder.files
    let run = try project.run(line)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix("error[\(code)]: "), "\(run.error)")
    #expect(run.error.contains("--> command line\n"))
    if let help { #expect(run.error.contains(help), "\(run.error)") }
    #expect(run.error.hasSuffix("\n1 error\n"))
    #expect(project.folder.files == before)
  }

  @Test func `a configuration in an enclosing folder is found, and paths are relative`() throws {
    let run = try project.run("build --verbose", in: "tokens/theme")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.contains("../generated/css/tokens.css"), "\(run.error)")
  }

  @Test func `a configuration outside the repository is mentioned but not used`() throws {
    try project.folder.makeFolder("tokens/theme/.git")
    let run = try project.run("build", in: "tokens/theme")
    #expect(run.status == 2)
    #expect(run.error.contains("error[configuration-not-found]"))
    #expect(run.error.contains("neither `tokens/tokens.config.json` nor `tokens.config.json`"))
    #expect(run.error.contains("`../tokens.config.json`"))
  }

  @Test func `without a command, the help is printed as an error`() throws {
    let run = try project.run("")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.error.contains("COMMANDS"))
  }

  @Test func `a code can be explained, and all codes can be listed`() throws {
    let page = try project.run("explain unknown-reference")
    #expect(page.status == 0)
    #expect(page.output.hasPrefix("unknown-reference: "))
    #expect(page.output.contains("\nExample:\n") && page.output.contains("\nFix: "))
    let list = try project.run("explain")
    #expect(list.status == 0)
    #expect(list.output.split(separator: "\n").count > 50)
    let json = try project.run("explain unknown-reference --format json")
    #expect(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) is [String: Any])
  }

  @Test func `tokens are printed for a configuration, a resolver document, or files`() throws {
    let standard = try project.run("ir")
    #expect(standard.status == 0)
    #expect(standard.error.isEmpty)
    #expect(try project.run("ir tokens/tokens.config.json").output == standard.output)
    #expect(try project.run("ir tokens/app.resolver.json").output == standard.output)
    let dark = try project.run("ir --context theme=dark")
    #expect(dark.status == 0)
    #expect(dark.output.contains("\"pinned\": { \"theme\": \"dark\" }"))
    let names = ["swatch", "dimension", "brand/sand"].map { "tokens/\($0).tokens.json" }
    let files = try project.run("ir \(names.joined(separator: " "))")
    #expect(files.status == 0, "\(files.error)")
    #expect(files.output.contains("\"path\": \"dimension.grid\""))
  }

  @Test func `a file on the command line may be a pipe`() throws {
    let line = #"$TOKENS ir <(cat tokens/swatch.tokens.json)"#
    let run = try ProgramRun(shell: line, in: project.folder.url(""))
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.contains("\"path\": \"swatch.lilac\""))
  }
}
