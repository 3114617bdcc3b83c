import Foundation
import TestSupport
import Testing

/// Runs a page with files, commands, and results exactly as written.
///
/// The first line of a block determines its meaning:
///
/// - `json file=PATH`, in any language: A file that the reader has or writes at this point.
/// - `css lines=PATH`: Lines that a file contains at this point, in this order but not necessarily
///   adjacent.
/// - `console`: Commands after `$`, each followed by lines of its output, in this order.
/// - Anything else is surrounding code, which isn't run.
///
/// In printed lines, `…` matches any text, and a line that consists of `…` matches any lines.
struct Walkthrough {
  enum Step {
    case file(path: String, text: String)
    case lines(path: String, [String])
    case commands([(line: String, printed: [String])])
  }

  let name: String
  let steps: [Step]

  /// Parses a page of the repository.
  init(_ path: String) throws {
    name = path
    let page = SampleProject.repository.appending(path: path)
    let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
    var steps: [Step] = []
    var block: (info: Substring, lines: [String])?
    for line in lines {
      if line.hasPrefix("```") {
        if let finished = block {
          if let step = Self.step(finished.info, finished.lines) { steps.append(step) }
          block = nil
        } else {
          block = (line.dropFirst(3), [])
        }
      } else {
        block?.lines.append(line)
      }
    }
    self.steps = steps
  }

  private static func step(_ info: Substring, _ lines: [String]) -> Step? {
    let words = info.split(separator: " ")
    func value(_ name: String) -> String? {
      words.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    }
    if let path = value("file") {
      return .file(path: path, text: lines.joined(separator: "\n") + "\n")
    }
    if let path = value("lines") { return .lines(path: path, lines) }
    guard words.first == "console" else { return nil }
    var commands: [(line: String, printed: [String])] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), []))
      } else if !commands.isEmpty {
        commands[commands.count - 1].printed.append(line)
      }
    }
    return .commands(commands)
  }

  /// Runs the page in a folder, which may contain files that aren't on the page.
  func run(in folder: TemporaryFolder) throws {
    for step in steps {
      switch step {
      case .file(let path, let text): try folder.write(text, to: path)
      case .lines(let path, let lines):
        let found = try #require(folder.text(path), "\(name): nothing has made \(path)")
        expect(lines, in: found, "\(path) on \(name)")
      case .commands(let commands):
        for command in commands {
          let script = "tokens() { \"$TOKENS\" \"$@\"; }\n\(command.line)"
          let run = try ProgramRun(shell: script, in: folder.url(""))
          #expect(run.status == 0, "\(name): \(command.line): \(run.error)")
          expect(command.printed, in: run.output + run.error, "\(command.line) on \(name)")
        }
      }
    }
  }

  /// Verifies that the text contains the lines in this order.
  private func expect(_ lines: [String], in text: String, _ place: String) {
    var rest = text.components(separatedBy: "\n")[...]
    for line in lines where line.trimmingCharacters(in: .whitespaces) != "…" {
      guard let index = rest.firstIndex(where: { Self.isShown($0, as: line) }) else {
        Issue.record("\(place): `\(line)` is not there, or not in this order, in\n\(text)")
        return
      }
      rest = rest[(index + 1)...]
    }
  }

  private static func isShown(_ found: String, as line: String) -> Bool {
    let parts = line.components(separatedBy: "…")
    guard let first = parts.first, let last = parts.last, parts.count == 2 else {
      return found == line
    }
    return found.hasPrefix(first) && found.hasSuffix(last)
  }
}
