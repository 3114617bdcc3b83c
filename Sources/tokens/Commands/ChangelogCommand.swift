internal import CommandLineParsing
internal import TokenDiff

/// `tokens changelog`: describes the differences between two versions for a changelog.
enum ChangelogCommand: ProgramCommand {
  private static let release = Option<String>(
    "release",
    value: "NAME",
    default: "Unreleased",
    help: "the heading of the entry, such as a version and a date"
  )

  static let declaration = Command(
    "changelog",
    summary: "print an entry for a changelog from the changes between two versions",
    discussion: """
      Compares two versions as `tokens diff` does, and prints the changes of public tokens as a list in \
      Markdown, in the form of Keep a Changelog.
      """,
    examples: [
      Command.Example("tokens changelog v1.0", "Describe the changes since a release"),
      Command.Example("tokens changelog v1.0 v1.1 --release 1.1", "Describe a release"),
    ],
    options: [release, ConfigurationOption.declaration],
    arguments: VersionArguments.declarations
  )

  static func perform(_ run: inout Run) {
    guard let difference = run.compareVersions() else { return }
    run.status = StandardStream.output.write(difference.changelog(run.parsed[release]))
  }
}
