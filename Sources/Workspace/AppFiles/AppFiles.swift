/// The files of an app that people write: without ignored, generated, and third-party ones.
package struct AppFiles {
  /// The files, sorted by the bytes of their paths.
  package private(set) var paths: [AbsolutePath] = []
  private let isIncluded: (AbsolutePath) -> Bool
  private var generated: Set<AbsolutePath>

  /// The folders of dependencies and builds.
  private static let skippedFolders: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build",
  ]
  private static let depthLimit = 64

  /// Finds the files in files and folders.
  ///
  /// Skips hidden folders, the folders of dependencies and builds, and the files that `.gitignore`
  /// files in or around the folders or a manifest list.
  ///
  /// - Parameters:
  ///   - places: the files and folders. A file is included whatever its name is.
  ///   - generated: files to skip in addition, without symbolic links.
  ///   - isIncluded: whether to include a file in a folder.
  /// - Throws: ``Disk/Failure`` if a folder can't be read.
  /// - Complexity: O(*n*) in the number of files.
  package init(
    in places: [AbsolutePath],
    except generated: Set<AbsolutePath> = [],
    where isIncluded: @escaping (AbsolutePath) -> Bool
  ) throws(Disk.Failure) {
    self.generated = generated
    self.isIncluded = isIncluded
    for place in places {
      if try Disk.kind(of: place) == .directory {
        try search(place, Self.rules(around: place), depth: 0)
      } else {
        paths.append(place)
      }
    }
    var known: Set<AbsolutePath> = []
    paths = paths.sorted { $0.text.isBeforeInBytes($1.text) }.filter {
      known.insert($0).inserted && !self.generated.contains(Disk.realPath($0))
    }
  }

  /// The rules of a folder.
  private struct FolderRules {
    let folder: AbsolutePath
    let rules: IgnoreRules
  }

  /// Returns the rules in the folders around a folder, up to the repository.
  private static func rules(around folder: AbsolutePath) -> [FolderRules] {
    var rules: [FolderRules] = []
    var folder = folder
    while !Disk.exists(folder.appending(".git")), folder != folder.parent {
      folder = folder.parent
      if let own = self.rules(in: folder) { rules.append(own) }
    }
    // Outside of a repository, the files around a folder have no meaning.
    return Disk.exists(folder.appending(".git")) ? rules.reversed() : []
  }

  private static func rules(in folder: AbsolutePath) -> FolderRules? {
    (try? Disk.read(folder.appending(".gitignore"), atMost: 1 << 20)).map {
      FolderRules(folder: folder, rules: IgnoreRules($0))
    }
  }

  private mutating func search(
    _ folder: AbsolutePath,
    _ outer: [FolderRules],
    depth: Int
  ) throws(Disk.Failure) {
    guard depth < Self.depthLimit else { return }
    let names = try Disk.names(in: folder)
    var rules = outer
    if names.contains(".gitignore"), let own = Self.rules(in: folder) { rules.append(own) }
    for name in names where name.hasPrefix(".tokens-manifest") && name.hasSuffix(".json") {
      addGenerated(by: folder.appending(name))
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder.appending(name)
      if Disk.isFolderItself(path) {
        let isSkipped =
          Self.skippedFolders.contains(name) || Self.ignores(path, isFolder: true, rules)
        if !isSkipped { try search(path, rules, depth: depth + 1) }
      } else if isIncluded(path), Disk.isFile(path), !Disk.isLinkItself(path),
        !Self.ignores(path, isFolder: false, rules)
      {
        paths.append(path)
      }
    }
  }

  private static func ignores(
    _ path: AbsolutePath,
    isFolder: Bool,
    _ rules: [FolderRules]
  ) -> Bool {
    for own in rules.reversed() {
      if let result = own.rules.ignores(path.relative(to: own.folder), isFolder: isFolder) {
        return result
      }
    }
    return false
  }

  /// Adds the files that a manifest lists.
  private mutating func addGenerated(by manifest: AbsolutePath) {
    guard let text = try? Disk.read(manifest), let files = Manifest(text: text)?.files else {
      return
    }
    for name in files.keys { generated.insert(Disk.realPath(manifest.parent.appending(name))) }
  }
}
