/// The real paths of folders, each derived from that of the enclosing folder.
///
/// The system would resolve every path from the root, but the folders of outputs share most of
/// their ancestors.
struct RealPaths {
  private var known: [AbsolutePath: AbsolutePath] = [.root: .root]

  /// Returns `path` with all symbolic links in its existing part resolved.
  mutating func realPath(_ path: AbsolutePath) -> AbsolutePath {
    if let real = known[path] { return real }
    let status = try? POSIX.status(of: path.text, followingLinks: false)
    let real =
      status?.kind == .symbolicLink
      ? Disk.realPath(path) : realPath(path.parent).appending(path.name)
    known[path] = real
    return real
  }
}
