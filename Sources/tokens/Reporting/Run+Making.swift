internal import CommandLineParsing
internal import Workspace

extension Run {
  /// Makes files that are not there yet.
  ///
  /// - Parameters:
  ///   - files: the files, by their paths in the folder.
  ///   - attributes: a `.gitattributes`, which is left out where there is one; `nil` for none.
  ///   - folder: the folder.
  ///   - help: what to do where one of the files exists.
  /// - Returns: what was made, and the `.gitattributes` that was there before; `nil` if nothing was made,
  ///   which is reported.
  mutating func make(
    _ files: [StarterSource.File],
    attributes: StarterSource.File? = nil,
    in folder: AbsolutePath,
    help: String
  ) -> (files: [AbsolutePath], existing: AbsolutePath?)? {
    do throws(Disk.Failure) {
      switch try StarterWriter.write(files, attributes: attributes, to: folder) {
      case .done(let files, let existing): return (files, existing)
      case .occupied(let files):
        let command = parsed.command.name
        diagnostics.append(.occupied(files.map { shown($0) }, command: command, help: help))
      }
    } catch {
      diagnostics.append(.unwritable(shown(error.path), error))
    }
    return nil
  }

  /// A remark with a word in front that says what it is about.
  static func line(_ topic: String, _ text: String) -> String {
    topic + String(repeating: " ", count: max(1, 12 - topic.count)) + text
  }

  /// What a `.gitattributes` that exists lacks, in words.
  func linesToAdd(to existing: AbsolutePath) -> [String] {
    ["add these lines to \(shown(existing)), which exists:"]
      + StarterSource.attributes.text.split(separator: "\n").map { "    \($0)" }
  }
}
