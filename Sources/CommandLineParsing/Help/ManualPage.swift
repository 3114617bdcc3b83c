/// The manual page of a program and all of its commands, in the `man` format (roff).
package struct ManualPage: Sendable {
  private let root: CommandPath

  /// Creates the manual page of the program `root`.
  package init(_ root: Command) {
    self.root = CommandPath(root)
  }

  /// Returns the page, in which every line ends with a line feed.
  package func text() -> String {
    let program = root.root
    let version = program.version.map { "\(program.name) \($0)" } ?? program.name
    var lines = [
      ".TH \(program.name.uppercased()) 1 \"\" \"\(version)\"",
      ".SH NAME", "\(program.name) \\- \(Self.escaped(program.summary))",
      ".SH SYNOPSIS", ".B \(Self.escaped(root.usage))",
    ]
    if !program.discussion.isEmpty {
      lines.append(".SH DESCRIPTION")
      lines += paragraphs(program.discussion)
    }
    lines.append(".SH OPTIONS")
    lines += (program.options + root.builtInOptions).flatMap(entry)
    lines.append(".SH COMMANDS")
    for path in root.descendants where path.last.subcommands.isEmpty { lines += section(path) }
    lines += examples(of: root)
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ path: CommandPath) -> [String] {
    var lines = [".SS \(Self.escaped(path.usage))"]
    lines += paragraphs(path.last.summary.capitalizedSentence + ".")
    if !path.last.discussion.isEmpty { lines += [".PP"] + paragraphs(path.last.discussion) }
    for argument in path.last.arguments {
      lines += [".TP", ".I \(Self.escaped(argument.name))", Self.escaped(argument.help)]
    }
    lines += path.last.options.flatMap(entry)
    return lines + examples(of: path)
  }

  private func examples(of path: CommandPath) -> [String] {
    guard !path.last.examples.isEmpty else { return [] }
    var lines = path.rest.isEmpty ? [".SH EXAMPLES"] : [".PP", "Examples:"]
    for (index, example) in path.last.examples.enumerated() {
      if index > 0 || !path.rest.isEmpty { lines.append(".PP") }
      lines.append(Self.escaped(example.explanation) + ":")
      lines += [".RS 4", ".nf", Self.escaped(example.line), ".fi", ".RE"]
    }
    return lines
  }

  private func entry(_ option: OptionDeclaration) -> [String] {
    let short = option.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
    let value = option.value.map { " \\fI\(Self.escaped($0.placeholder))\\fR" } ?? ""
    var help = option.help
    if let defaultText = option.defaultText { help += " (default: \(defaultText))" }
    let name = Self.escaped(option.spelling)
    return [".TP", "\(short)\\fB\(name)\\fR\(value)", Self.escaped(help)]
  }

  private func paragraphs(_ text: String) -> [String] {
    let parts = text.paragraphs.map { Self.escaped($0.replacingLineFeeds) }
    return Array(parts.map { [$0] }.joined(separator: [".PP"]))
  }

  /// Returns the text with roff requests and escapes neutralized.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\n": result += " "
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}

extension String {
  fileprivate var replacingLineFeeds: String {
    split(separator: "\n").joined(separator: " ")
  }

  /// The text with its first letter capitalized.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
