/// Folders that contain alternatives to each other's files, such as `acme-dark` and `acme-light`.
///
/// Their names are the names of contexts for all of their files, even if some files have no
/// counterpart in some folders.
struct FolderFamilies {
  /// The folders of each family, by the path of the folder that contains them.
  private var folders: [String: Set<String>] = [:]
  private var namesOfFolders: [String: [String: String]] = [:]

  /// Finds the families of groups of files.
  ///
  /// - Parameter groups: the paths of the files in each group.
  init(_ groups: [[String]]) {
    for paths in groups {
      guard let split = Self.split(paths) else { continue }
      folders[split.parent, default: []].formUnion(split.folders)
    }
    for (parent, folders) in folders {
      let sorted = folders.sorted()
      guard let names = ContextNames.names(of: sorted.map { "\(parent)/\($0)/" }) else { continue }
      namesOfFolders[parent] = Dictionary(uniqueKeysWithValues: zip(sorted, names))
    }
  }

  /// Returns the names of contexts for files; `nil` if they aren't counterparts in a family.
  func names(of paths: [String]) -> [String]? {
    guard let split = Self.split(paths), let names = namesOfFolders[split.parent] else {
      return nil
    }
    let found = split.folders.compactMap { names[$0] }
    return found.count == paths.count ? found : nil
  }

  /// Splits paths that differ in the name of a single folder.
  private static func split(_ paths: [String]) -> (parent: String, folders: [String])? {
    let all = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    guard let first = all.first, all.count > 1, all.allSatisfy({ $0.count == first.count }) else {
      return nil
    }
    let differing = first.indices.filter { index in all.contains { $0[index] != first[index] } }
    guard differing.count == 1, let index = differing.first, index < first.count - 1 else {
      return nil
    }
    let folders = all.map { String($0[index]) }
    guard Set(folders).count == folders.count else { return nil }
    return (first[..<index].joined(separator: "/"), folders)
  }
}
