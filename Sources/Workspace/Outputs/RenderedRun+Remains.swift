/// The temporary files left by builds that died.
extension RenderedRun {
  /// Deletes the temporary files of the builds that recorded `journal`.
  func removeRemains(of journal: BuildJournal) {
    guard !journal.files.isEmpty else { return }
    let files = journal.files.keys.map { confinement.base.appending($0) }
    let staged = StagedFolders(remainingFrom: files)
    var realPaths = RealPaths()
    var places = FilePlaces()
    var folders: Set<AbsolutePath> = []
    for file in files {
      for path in [file.temporarySibling, staged.place(of: file)].compactMap(\.self)
      where mayRemoveRemains(path, &realPaths, &places) {
        try? POSIX.removeFile(path.text)
      }
      folders.formUnion(file.parent.selfAndAncestors.lazy.compactMap(staged.place))
    }
    let inner = folders.filter(confinement.allowsRemoval)
    for folder in inner.sorted(by: { $0.text.utf8.count > $1.text.utf8.count }) {
      try? POSIX.removeDirectory(folder.text)
    }
    try? POSIX.removeFile(records.manifest.temporarySibling.text)
  }

  /// Whether a temporary file that may be left from a build that died can be deleted.
  private func mayRemoveRemains(
    _ path: AbsolutePath,
    _ realPaths: inout RealPaths,
    _ places: inout FilePlaces
  ) -> Bool {
    let folder = realPaths.realPath(path.parent)
    return confinement.allows(realPath: folder) && !protected.isInGit(folder)
      && !protected.isRead(path, places.place(of: path))
  }
}
