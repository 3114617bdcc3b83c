package import Diagnostics

/// The help of one command, laid out for a width.
///
/// ```
/// tokens build - compile the tokens and write what changed
///
/// USAGE
///   tokens build [OPTIONS] [CONFIG]
///
/// OPTIONS
///   -t, --target NAME    build only this target (repeatable)
///
/// EXAMPLES
///   Build one target only
///     tokens build --target css
/// ```
package struct HelpPage: Sendable {
  private static let widestLeftColumn = 30

  private let path: CommandPath
  private let width: Int
  private let decorator: TextDecorator

  /// Creates the help page of the command at `path`.
  ///
  /// - Parameters:
  ///   - path: the command.
  ///   - width: the number of columns, clamped to 40 through 100.
  ///   - decorator: the style of headings.
  package init(_ path: CommandPath, width: Int = 80, decorator: TextDecorator = .plain) {
    self.path = path
    self.width = min(max(width, 40), 100)
    self.decorator = decorator
  }

  /// Returns the page, in which every line ends with a line feed.
  package func text() -> String {
    var sections = [wrapped("\(path.spelling) - \(path.last.summary)", width: width)]
    sections.append([heading("USAGE"), "  " + path.usage])
    if !path.last.discussion.isEmpty {
      sections += path.last.discussion.paragraphs.map { wrapped($0, width: width) }
    }
    sections.append(table("COMMANDS", path.last.subcommands.map { ($0.name, $0.summary) }))
    sections.append(table("ARGUMENTS", path.last.arguments.map { ($0.usageName, $0.help) }))
    let inherited = path.all.dropLast().flatMap(\.options) + path.builtInOptions
    if path.rest.isEmpty {
      sections.append(table("OPTIONS", (path.last.options + inherited).map(\.row)))
    } else {
      sections.append(table("OPTIONS", path.last.options.map(\.row)))
      sections.append(table("GLOBAL OPTIONS", inherited.map(\.row)))
    }
    sections.append(examples)
    if !path.last.subcommands.isEmpty {
      let hint = "`\(path.spelling) COMMAND --help` shows a command's options and examples."
      sections.append(wrapped(hint, width: width))
    }
    return sections.filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private func heading(_ title: String) -> String {
    decorator.decorate(StyledText(title, .remark))
  }

  /// Returns a table with two columns.
  ///
  /// The explanation of an entry that is too long begins on the next line.
  private func table(_ title: String, _ rows: [(String, String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let limit = min(Self.widestLeftColumn, width / 2)
    let fitting = rows.map(\.0.displayWidth).filter { $0 <= limit }
    let left = fitting.max() ?? 4
    let indent = String(repeating: " ", count: left + 4)
    var lines = [heading(title)]
    for (name, explanation) in rows {
      var explained = wrapped(explanation, width: width - left - 4)
      if name.displayWidth <= left, let first = explained.first {
        let padding = String(repeating: " ", count: left - name.displayWidth + 2)
        lines.append("  " + name + padding + first)
        explained.removeFirst()
      } else {
        lines.append("  " + name)
      }
      lines += explained.map { indent + $0 }
    }
    return lines
  }

  private var examples: [String] {
    guard !path.last.examples.isEmpty else { return [] }
    var lines = [heading("EXAMPLES")]
    for example in path.last.examples {
      lines += wrapped(example.explanation, width: width - 2).map { "  " + $0 }
      lines.append("    " + example.line)
    }
    return lines
  }
}

extension ArgumentDeclaration {
  fileprivate var usageName: String { isRepeated ? name + "..." : name }
}

extension OptionDeclaration {
  /// The row for the help page: the short name, long name, and value; and the help, with the
  /// default.
  fileprivate var row: (String, String) {
    var left = (short.map { "-\($0), " } ?? "    ") + spelling
    if let value { left += " " + value.placeholder }
    var right = help
    if let defaultText { right += " (default: \(defaultText))" }
    if value != nil, isRepeated { right += " (repeatable)" }
    return (left, right)
  }
}
