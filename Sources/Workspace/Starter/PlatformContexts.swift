internal import JSONSyntax
package import TokenCompiler

/// A modifier whose contexts are platforms, such as Android, iOS, and Web.
///
/// An output for one platform doesn't need the values of the others, so a new configuration fixes
/// the modifier to a context in each output.
package struct PlatformContexts {
  private let modifier: String
  /// The context for each platform in ``platforms``.
  private let contexts: [String: String]

  /// The platforms, with the targets for each of them.
  private static let platforms: [(name: String, targets: Set<String>)] = [
    ("ios", ["swift", "xcassets"]),
    ("android", ["android", "android-themes", "kotlin", "kotlin-material"]),
    ("web", ["css", "scss", "tailwind", "typescript"]),
  ]

  /// Finds a modifier with contexts for at least two platforms; `nil` if there is none.
  package init?(_ modifiers: [Modifier]) {
    for modifier in modifiers {
      let contexts = Self.platforms.compactMap { platform in
        modifier.contexts.first { $0.lowercased() == platform.name }.map { (platform.name, $0) }
      }
      guard contexts.count > 1 else { continue }
      self.modifier = modifier.name
      self.contexts = Dictionary(uniqueKeysWithValues: contexts)
      return
    }
    return nil
  }

  /// A description of the guess, for a message.
  package var text: String { "that each output uses the context of `\(modifier)` for its platform" }

  /// Adds the contexts to the outputs of a configuration that was just created.
  ///
  /// - Returns: whether the file was changed.
  package func fix(in configuration: AbsolutePath) -> Bool {
    guard let bytes = try? Disk.read(configuration) else { return false }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let fixed = lines.map { line in
      guard let context = context(ofOutput: line), let end = line.lastIndex(of: "}") else {
        return String(line)
      }
      let choice = "\(JSONWriter.quoted(modifier)): \(JSONWriter.quoted(context))"
      let start = line[..<end].trimmingBlanksAtEnd
      return "\(start), \"contexts\": { \(choice) } \(line[end...])"
    }
    let text = fixed.joined(separator: "\n")
    return (try? Disk.replace(configuration, with: Array(text.utf8))) != nil
  }

  /// The context for the output in a line of a configuration; `nil` if there is none.
  private func context(ofOutput line: Substring) -> String? {
    let parts = line.split(separator: "\"target\": \"", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let target = String(parts[1].prefix { $0 != "\"" })
    return Self.platforms.first { $0.targets.contains(target) }.flatMap { contexts[$0.name] }
  }
}

extension Substring {
  fileprivate var trimmingBlanksAtEnd: Substring {
    self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)]
  }
}
