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
  /// files and manifests in or around the folders list.
  ///
  /// - Parameters:
  ///   - places: the files and folders. A file is included whatever its name is.
  ///   - generated: files to skip in addition.
  ///   - isIncluded: whether to include a file in a folder.
  /// - Throws: ``Disk/Failure`` if a folder can't be read.
  /// - Complexity: O(*n*) in the number of files.
  package init(
    in places: [AbsolutePath],
    except generated: Set<AbsolutePath> = [],
    where isIncluded: @escaping (AbsolutePath) -> Bool
  ) throws(Disk.Failure) {
    self.generated = Set(generated.map(Disk.realPath))
    self.isIncluded = isIncluded
    for place in places {
      let outer = Self.folders(around: place)
      for folder in outer { addGenerated(in: folder, (try? Disk.names(in: folder)) ?? []) }
      if try Disk.kind(of: place) == .directory {
        try search(place, outer.reversed().compactMap(Self.rules), depth: 0)
      } else {
        paths.append(place)
      }
    }
    var known: Set<AbsolutePath> = []
    paths = paths.sorted { $0.text.isBeforeInBytes($1.text) }.filter {
      known.insert($0).inserted
        && (self.generated.isEmpty || !self.generated.contains(Disk.realPath($0)))
    }
  }

  /// The rules of a folder.
  private struct FolderRules {
    let folder: AbsolutePath
    let rules: IgnoreRules
  }

  /// Returns the folders around a file or folder, up to the repository, from inside out.
  private static func folders(around place: AbsolutePath) -> [AbsolutePath] {
    var folders: [AbsolutePath] = []
    var folder = place
    while !Disk.exists(folder.appending(".git")) {
      // Outside of a repository, the files around a folder have no meaning.
      guard folder != folder.parent else { return [] }
      folder = folder.parent
      folders.append(folder)
    }
    return folders
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
    addGenerated(in: folder, names)
    for name in names where !name.hasPrefix(".") {
      let path = folder.appending(name)
      // Links are skipped, because they lead to files that are found anyway or to other places.
      switch Disk.kindItself(of: path) {
      case .directory:
        let isSkipped =
          Self.skippedFolders.contains(name) || Self.ignores(path, isFolder: true, rules)
        if !isSkipped { try search(path, rules, depth: depth + 1) }
      case .file where isIncluded(path) && !Self.ignores(path, isFolder: false, rules):
        paths.append(path)
      case .file, .symbolicLink, .other, nil: break
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

  /// Adds the files that the manifests in a folder list.
  private mutating func addGenerated(in folder: AbsolutePath, _ names: [String]) {
    for name in names where name.hasPrefix(".tokens-manifest") && name.hasSuffix(".json") {
      guard let text = try? Disk.read(folder.appending(name)),
        let files = Manifest(text: text)?.files
      else { continue }
      for name in files.keys { generated.insert(Disk.realPath(folder.appending(name))) }
    }
  }
}
