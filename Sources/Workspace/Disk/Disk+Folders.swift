extension Disk {
  /// Makes the folder at `folder`, and those around it that are not there.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - made: gains the folders that were made, outer ones first, also if one of them fails.
  /// - Throws: what could not be made.
  static func makeFolders(
    to folder: AbsolutePath,
    made: inout [AbsolutePath]
  ) throws(Failure) {
    guard try !isFolder(folder), folder != .root else { return }
    try makeFolders(to: folder.parent, made: &made)
    let isMade = try at(folder) { () throws(POSIX.Failure) in
      do throws(POSIX.Failure) {
        try POSIX.makeDirectory(folder.text)
        return true
      } catch {
        // Another program was faster.
        guard error == .exists, try POSIX.status(of: folder.text)?.kind == .directory else {
          throw error
        }
        return false
      }
    }
    if isMade { made.append(folder) }
  }
}
