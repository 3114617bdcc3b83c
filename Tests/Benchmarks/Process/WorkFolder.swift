import Foundation

/// A folder for the measured sources, which is deleted at the end unless it's kept.
final class WorkFolder {
  let path: String
  private let isKept: Bool

  /// Creates a folder at `path`, which is kept, or a temporary folder if `path` is `nil`.
  ///
  /// The paths of temporary folders always have the same length, because a longer path takes more
  /// instructions.
  init(keptAt path: String?) throws {
    isKept = path != nil
    let number = String(ProcessInfo.processInfo.processIdentifier)
    let zeros = String(repeating: "0", count: max(0, 10 - number.count))
    let temporary = FileManager.default.temporaryDirectory
      .appending(path: "tokens-benchmark-\(zeros)\(number)")
    self.path = path.map { URL(filePath: $0).standardizedFileURL.path } ?? temporary.path
    try FileManager.default.createDirectory(atPath: self.path, withIntermediateDirectories: true)
  }

  deinit {
    if !isKept { try? FileManager.default.removeItem(atPath: path) }
  }

  /// The path for a source, derived from its arguments.
  func path(_ arguments: SyntheticSource.Arguments) -> String {
    let contexts = arguments.modifiers.map { "\($0.name)\($0.contexts.count)" }
    let parts =
      ["\(arguments.tokens)", "\(arguments.files)f", "\(arguments.differing)p"] + contexts
    return "\(path)/\(parts.joined(separator: "-"))"
  }
}
