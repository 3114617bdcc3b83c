extension Disk {
  /// Creates `folder` and any missing folders around it.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - made: receives the folders that were created, outermost first, even if a later one fails.
  /// - Throws: ``Failure`` if a folder can't be created.
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
        // Another program created it first.
        guard error == .exists, try POSIX.status(of: folder.text)?.kind == .directory else {
          throw error
        }
        return false
      }
    }
    if isMade { made.append(folder) }
  }
}
