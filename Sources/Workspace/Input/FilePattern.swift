internal import Diagnostics
internal import TokenModel

/// A path with wildcards: `*` and `?` within a name, `**` for folders at any depth.
///
/// Names that begin with a period only match if the pattern contains the period. `**` doesn't
/// follow symbolic links.
struct FilePattern {
  /// The maximum depth of a search.
  private static let depthLimit = 64

  private let parts: [[UInt8]]
  /// The folder where the search starts.
  let start: AbsolutePath

  /// Parses `text`, which may be relative to `folder`.
  ///
  /// Returns `nil` if it has no wildcard.
  init?(_ text: String, in folder: AbsolutePath) {
    guard text.utf8.contains(where: \.isWildcard) else { return nil }
    let parts = text.split(separator: "/").map { Array($0.utf8) }
    let fixed = parts.prefix { !$0.contains(where: \.isWildcard) }
    let prefix = fixed.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    let origin = text.utf8.first == UInt8(ascii: "/") ? AbsolutePath.root : folder
    start = origin.appending(prefix)
    self.parts = parts[fixed.count...].reduce(into: []) { parts, part in
      // `**/**` matches the same files as `**`, but takes longer.
      if part != Self.anyFolders || parts.last != part { parts.append(part) }
    }
  }

  /// Returns the matching files, sorted by the bytes of their paths, the existing folders that
  /// couldn't be read, and paths that match but aren't UTF-8.
  ///
  /// - Complexity: O(*n*) in the number of entries in the searched folders.
  func matches() -> (
    files: [AbsolutePath], failures: [Disk.Failure], undecodable: [UndecodablePath]
  ) {
    let found = search()
    return (
      found.files.sorted { $0.text.isBeforeInBytes($1.text) },
      found.failures.values.sorted { $0.path.text.isBeforeInBytes($1.path.text) },
      found.undecodable
    )
  }

  /// Returns the matching files and the searched folders.
  ///
  /// - Complexity: O(*n*) in the number of entries in the searched folders.
  func search() -> Found {
    var found = Found()
    search(start, parts[...], depth: 0, &found)
    return found
  }

  /// The result of a search.
  struct Found {
    fileprivate(set) var files: Set<AbsolutePath> = []
    /// The searched folders, which may not exist.
    fileprivate(set) var folders: Set<AbsolutePath> = []
    fileprivate(set) var failures: [AbsolutePath: Disk.Failure] = [:]
    fileprivate(set) var undecodable: [UndecodablePath] = []

    /// Adds `path` if it's a file.
    ///
    /// If that can't be determined, it's a failure of the folder.
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
      // First the folder itself, then each subfolder with the same pattern.
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
    for name in names(in: folder, part, isFolder: part == Self.anyFolders || !rest.isEmpty, &found)
    {
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

  private func names(
    in folder: AbsolutePath,
    _ part: [UInt8],
    isFolder: Bool,
    _ found: inout Found
  ) -> [String] {
    found.folders.insert(folder)
    do {
      var undecodable: [UndecodablePath] = []
      let names = try Disk.names(in: folder, &undecodable)
      found.undecodable += undecodable.filter {
        $0.isFolder == isFolder && Self.matches(part, $0.name)
      }
      return names
    } catch {
      if error.reason != .missing { found.failures[folder] = error }
      return []
    }
  }

  private static let anyFolders = Array("**".utf8)

  /// Whether `name` matches `pattern`, both UTF-8.
  static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    if name.first == UInt8(ascii: "."), pattern.first != UInt8(ascii: ".") { return false }
    return NamePattern.matches(pattern, name[...])
  }

  /// Returns help for a pattern without matches: the files in the folder where the search starts,
  /// or the folder that was probably meant.
  func helpWithoutMatches(relativeTo base: AbsolutePath) -> String {
    let shown = start.relative(to: base)
    guard Disk.exists(start) else {
      let folders = (try? Disk.names(in: start.parent))?
        .filter { (try? Disk.isFolder(start.parent.appending($0))) == true }
      let nearest = folders.flatMap { nearestName(to: start.name, among: $0) }
        .map { "did you mean `\(start.parent.appending($0).relative(to: base))`?" }
      let rest = nearest ?? "patterns are relative to the configuration"
      return "there is no folder `\(shown)`; \(rest)"
    }
    let names = (try? Disk.names(in: start)) ?? []
    let files = names.filter { name in
      !name.hasPrefix(".") && !name.hasPrefix("tokens.config")
        && Self.tokenExtensions.contains(where: name.hasSuffix)
        && Disk.isFile(start.appending(name))
    }
    let folder = shown == "." ? "the configuration's folder" : "`\(shown)`"
    guard !files.isEmpty else { return "there are no JSON files in \(folder) itself" }
    return "\(folder) contains \(files.quoted(first: 3))"
  }

  private static let tokenExtensions = [".json", ".json5", ".jsonc", ".tokens"]
}

extension UInt8 {
  fileprivate var isWildcard: Bool { self == UInt8(ascii: "*") || self == UInt8(ascii: "?") }
}
