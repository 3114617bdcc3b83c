internal import TokenModel

/// A path with wildcards: `*` and `?` within a name, `**` for folders to any depth.
///
/// Names that begin with a period are found only where the pattern has the period, and `**` follows
/// no symbolic links.
struct FilePattern {
  /// How deep `**` looks.
  private static let depthLimit = 64

  private let parts: [[UInt8]]
  /// Where the search begins.
  private let start: AbsolutePath

  /// Reads `text`, whose relative form counts from `folder`; `nil` where it has no wildcard.
  init?(_ text: String, in folder: AbsolutePath) {
    guard text.utf8.contains(where: \.isWildcard) else { return nil }
    let parts = text.split(separator: "/").map { Array($0.utf8) }
    let fixed = parts.prefix { !$0.contains(where: \.isWildcard) }
    let prefix = fixed.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    let origin = text.utf8.first == UInt8(ascii: "/") ? AbsolutePath.root : folder
    start = origin.appending(prefix)
    self.parts = parts[fixed.count...].reduce(into: []) { parts, part in
      // `**/**` finds no more than `**`, but it takes longer.
      if part != Self.anyFolders || parts.last != part { parts.append(part) }
    }
  }

  /// The files that fit, sorted by the bytes of their paths, and the folders that exist and could not
  /// be looked into.
  ///
  /// - Complexity: O(entries of the folders that are looked into).
  func matches() -> (files: [AbsolutePath], failures: [Disk.Failure]) {
    let found = search()
    return (
      found.files.sorted { $0.text.isBeforeInBytes($1.text) },
      found.failures.values.sorted { $0.path.text.isBeforeInBytes($1.path.text) }
    )
  }

  /// The files that fit, and the folders that were looked into.
  ///
  /// - Complexity: O(entries of the folders that are looked into).
  func search() -> Found {
    var found = Found()
    search(start, parts[...], depth: 0, &found)
    return found
  }

  /// What a search has found.
  struct Found {
    fileprivate(set) var files: Set<AbsolutePath> = []
    /// Those that exist or might.
    fileprivate(set) var folders: Set<AbsolutePath> = []
    fileprivate(set) var failures: [AbsolutePath: Disk.Failure] = [:]

    /// Adds the file at `path` if it is one; why that cannot be told is a failure of its folder.
    fileprivate mutating func take(_ path: AbsolutePath) {
      do throws(Disk.Failure) {
        if try Disk.kind(of: path) == .file { files.insert(path) }
      } catch {
        failures[path.parent] = Disk.Failure(path.parent, error.reason)
      }
    }
  }

  private func search(
    _ folder: AbsolutePath,
    _ parts: ArraySlice<[UInt8]>,
    depth: Int,
    _ found: inout Found
  ) {
    guard let part = parts.first, depth < Self.depthLimit else { return }
    let rest = parts.dropFirst()
    if part == Self.anyFolders {
      // The folder itself, then each folder in it with the same pattern again.
      search(folder, rest.isEmpty ? [[UInt8(ascii: "*")]] : rest, depth: depth, &found)
    } else if !part.contains(where: \.isWildcard) {
      let path = folder.appending(String(decoding: part, as: UTF8.self))
      found.folders.insert(folder)
      if rest.isEmpty {
        found.take(path)
      } else {
        search(path, rest, depth: depth, &found)
      }
      return
    }
    for name in names(in: folder, &found) {
      let path = folder.appending(name)
      if part == Self.anyFolders {
        guard name.utf8.first != UInt8(ascii: "."), Disk.isFolderItself(path) else { continue }
        search(path, parts, depth: depth + 1, &found)
      } else if Self.matches(part, Array(name.utf8)) {
        if !rest.isEmpty {
          search(path, rest, depth: depth + 1, &found)
        } else if Disk.mayBeFile(path) {
          found.files.insert(path)
        }
      }
    }
  }

  private func names(in folder: AbsolutePath, _ found: inout Found) -> [String] {
    found.folders.insert(folder)
    do {
      return try Disk.names(in: folder)
    } catch {
      if error.reason != .missing { found.failures[folder] = error }
      return []
    }
  }

  private static let anyFolders = Array("**".utf8)

  /// Whether `name` fits `pattern`, both UTF-8.
  static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    if name.first == UInt8(ascii: "."), pattern.first != UInt8(ascii: ".") { return false }
    return NamePattern.matches(pattern, name[...])
  }
}

extension UInt8 {
  fileprivate var isWildcard: Bool { self == UInt8(ascii: "*") || self == UInt8(ascii: "?") }
}
