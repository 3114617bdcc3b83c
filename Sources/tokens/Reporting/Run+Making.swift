internal import CommandLineParsing
internal import Workspace

extension Run {
  /// Creates new files.
  ///
  /// - Parameters:
  ///   - files: the files, by their paths in the folder.
  ///   - attributes: a `.gitattributes` to write unless there is one, or `nil`.
  ///   - folder: the folder.
  ///   - help: the help if one of the files exists.
  /// - Returns: the created files, and an existing `.gitattributes`. If nothing was created,
  ///   reports an error and returns `nil`.
  mutating func make(
    _ files: [StarterSource.File],
    attributes: StarterSource.File? = nil,
    in folder: AbsolutePath,
    help: String
  ) -> (files: [AbsolutePath], existing: AbsolutePath?)? {
    guard !ProtectedFiles.belongsToGit(folder) else {
      diagnostics.append(.namedInGit(shown(folder), at: nil))
      return nil
    }
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

  /// Returns a remark that begins with its topic.
  static func line(_ topic: String, _ text: String) -> String {
    topic + String(repeating: " ", count: max(1, 12 - topic.count)) + text
  }

  /// Returns remarks with the lines to add to an existing `.gitattributes`.
  func linesToAdd(to existing: AbsolutePath) -> [String] {
    ["add these lines to the existing \(shown(existing)):"]
      + StarterSource.attributes.text.split(separator: "\n").map { "    \($0)" }
  }
}
