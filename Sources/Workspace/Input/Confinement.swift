/// The folders that documents may refer into and outputs may be written to.
///
/// That is the repository, the nearest folder around the configuration that holds `.git` (else the
/// configuration's own), and what `outside` allows. Symbolic links are followed before a path is
/// judged, so they cannot lead out.
package struct Confinement: Sendable {
  /// The folder that paths are relative to.
  package let base: AbsolutePath
  /// The repository.
  package let repository: AbsolutePath
  private let allowed: [AbsolutePath]

  /// Looks for the repository around `base`, which has no symbolic links in it.
  package init(base: AbsolutePath, outside: [String] = []) {
    self.base = base
    repository =
      base.selfAndAncestors.first { Disk.isKnownToExist($0.appending(".git")) } ?? base
    allowed = outside.map { Disk.realPath(base.appending($0)) }
  }

  /// The same folders below `root`, as if the repository lay there.
  init(_ other: Confinement, movedTo root: AbsolutePath) {
    let path = other.base.relative(to: other.repository)
    base = path == "." ? root : root.appending(path)
    repository = root
    allowed = []
  }

  /// Nothing but the folder `only`.
  init(only: AbsolutePath) {
    base = only
    repository = only
    allowed = []
  }

  /// Whether `path` leads to a place in a folder that is allowed.
  package func allows(_ path: AbsolutePath) -> Bool {
    allows(realPath: Disk.realPath(path))
  }

  /// The same for one of many paths that lie near each other.
  func allows(_ path: AbsolutePath, _ realPaths: inout RealPaths) -> Bool {
    allows(realPath: realPaths.realPath(path))
  }

  /// Whether `path` is none of the allowed folders itself and no folder around the configuration, so
  /// that it may be deleted once it is empty.
  func allowsRemoval(of path: AbsolutePath) -> Bool {
    let real = Disk.realPath(path)
    return !real.contains(base) && roots.contains { $0.contains(real) && $0 != real }
  }

  /// Whether a path without symbolic links is in a folder that is allowed.
  func allows(realPath real: AbsolutePath) -> Bool { roots.contains { $0.contains(real) } }

  private var roots: [AbsolutePath] { [repository] + allowed }
}
