import Foundation

/// A folder for the sources that are measured, deleted at the end unless it is to be kept.
final class WorkFolder {
  let path: String
  private let isKept: Bool

  /// A folder at `path`, which stays; without a path one that goes away.
  ///
  /// The path of the latter is always as long, for a longer one takes more instructions.
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

  /// The folder of a source, by what it is made of.
  func path(_ arguments: SyntheticSource.Arguments) -> String {
    let contexts = arguments.modifiers.map { "\($0.name)\($0.contexts.count)" }
    let parts =
      ["\(arguments.tokens)", "\(arguments.files)f", "\(arguments.differing)p"] + contexts
    return "\(path)/\(parts.joined(separator: "-"))"
  }
}
