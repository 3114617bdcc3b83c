/// The real paths of folders, each found from that of the folder around it.
///
/// The system follows a path from the root every time; folders of outputs share most of the way.
struct RealPaths {
  private var known: [AbsolutePath: AbsolutePath] = [.root: .root]

  /// `path` with all symbolic links followed as far as the way exists.
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
