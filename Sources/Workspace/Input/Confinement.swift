/// The folders that documents may refer to and outputs may be written to.
///
/// These are the repository and the folders allowed by `outside`. The repository is the nearest
/// folder around the configuration that contains `.git` or, if there is none, the configuration's
/// folder. Symbolic links are resolved before a path is checked, so they can't lead outside.
package struct Confinement: Sendable {
  /// The folder that paths are relative to.
  package let base: AbsolutePath
  /// The root of the repository.
  package let repository: AbsolutePath
  private let allowed: [AbsolutePath]

  /// Finds the repository that contains `base`, a path without symbolic links.
  package init(base: AbsolutePath, outside: [String] = []) {
    self.base = base
    repository =
      base.selfAndAncestors.first { Disk.isKnownToExist($0.appending(".git")) } ?? base
    allowed = outside.map { Disk.realPath(base.appending($0)) }
  }

  /// Creates the same folders below `root`, as if the repository were there.
  init(_ other: Confinement, movedTo root: AbsolutePath) {
    let path = other.base.relative(to: other.repository)
    base = path == "." ? root : root.appending(path)
    repository = root
    allowed = []
  }

  /// Allows only the folder `only`.
  init(only: AbsolutePath) {
    base = only
    repository = only
    allowed = []
  }

  /// Whether `path` is in an allowed folder.
  package func allows(_ path: AbsolutePath) -> Bool {
    allows(realPath: Disk.realPath(path))
  }

  /// Whether `path` is in an allowed folder.
  ///
  /// Faster for many paths in the same area.
  func allows(_ path: AbsolutePath, _ realPaths: inout RealPaths) -> Bool {
    allows(realPath: realPaths.realPath(path))
  }

  /// Whether `path` may be deleted once it's empty: it's inside an allowed folder, and it doesn't
  /// contain the configuration.
  func allowsRemoval(of path: AbsolutePath) -> Bool {
    let real = Disk.realPath(path)
    return !real.contains(base) && roots.contains { $0.contains(real) && $0 != real }
  }

  /// Whether a path without symbolic links is in an allowed folder.
  func allows(realPath real: AbsolutePath) -> Bool { roots.contains { $0.contains(real) } }

  private var roots: [AbsolutePath] { [repository] + allowed }
}
