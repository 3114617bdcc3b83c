internal import TokenOutput

/// The targets that a project needs, judging by files such as `Package.swift`, `build.gradle`, and
/// `package.json`.
package struct ProjectTargets: Sendable {
  /// The targets, which always include `css`; the usual ones if no file indicates a platform.
  package let names: [String]
  /// The files that indicate a platform, by their paths in the repository.
  package let files: [String]

  /// The maximum depth of folders in the repository, and the maximum number of names, to search.
  private static let (depthLimit, nameLimit) = (3, 5000)

  /// Searches the repository that contains `folder`, or `folder` itself if it isn't in a
  /// repository.
  package init(around folder: AbsolutePath) {
    let existing = folder.selfAndAncestors.first { Disk.exists($0) } ?? .root
    let root = Confinement(base: Disk.realPath(existing)).repository
    var found: Set<String> = []
    var files: [String] = []
    var folders = [(path: root, depth: 0)][...]
    var nameCount = 0
    while let (folder, depth) = folders.popFirst(), nameCount < Self.nameLimit {
      for name in (try? Disk.names(in: folder)) ?? [] where !name.hasPrefix(".") {
        nameCount += 1
        let path = folder.appending(name)
        let targets = Self.targets(of: path)
        if !targets.isEmpty {
          found.formUnion(targets)
          files.append(path.relative(to: root))
        } else if depth < Self.depthLimit, !TokenFileFinder.skipped.contains(name),
          Disk.isFolderItself(path)
        {
          folders.append((path, depth + 1))
        }
      }
    }
    self.files = files
    names = Self.known.filter { found.isEmpty ? Self.usual.contains($0) : found.contains($0) }
  }

  /// The built-in targets that the project doesn't seem to need.
  package var others: [String] { TemplateLibrary().names.filter { !names.contains($0) } }

  /// The targets if no file indicates a platform, and those that files can indicate, in the order
  /// of a configuration.
  static let usual: Set<String> = ["swift", "kotlin", "android", "css", "json"]
  private static let known = [
    "swift", "kotlin", "android", "css", "scss", "tailwind", "typescript", "json",
  ]

  /// Returns the targets indicated by the file or folder at `path`; empty for most.
  private static func targets(of path: AbsolutePath) -> Set<String> {
    let name = path.name
    switch name {
    case "Package.swift", "Podfile": return ["css", "swift"]
    case "build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts":
      return ["css", "kotlin", "android"]
    case "tsconfig.json": return ["css", "typescript"]
    case "package.json": return targets(ofPackage: path)
    default:
      if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") { return ["css", "swift"] }
      return name.hasPrefix("tailwind.config.") ? ["css", "tailwind"] : []
    }
  }

  /// Returns the targets for an npm package, judging by the names of its dependencies.
  private static func targets(ofPackage path: AbsolutePath) -> Set<String> {
    let bytes = (try? Disk.read(path, atMost: 1 << 20)) ?? []
    let text = String(decoding: bytes, as: UTF8.self)
    var targets: Set<String> = ["css"]
    if text.contains("\"tailwindcss\"") { targets.insert("tailwind") }
    if text.contains("\"sass\"") || text.contains("\"sass-embedded\"") { targets.insert("scss") }
    targets.insert(text.contains("\"typescript\"") ? "typescript" : "json")
    return targets
  }
}
