internal import Diagnostics

/// The files that earlier builds have written and this run does not make.
///
/// The list comes from files that anybody may have edited. So what lies outside of the allowed folders
/// is let alone, and so is all that a build never deletes, whatever the list says.
struct LeftoverCandidates {
  private let run: RenderedRun
  private var candidates: [(name: String, path: AbsolutePath, target: String)] = []
  /// For files of the run the names under which an earlier build wrote them, where these are others:
  /// through a symbolic link, or in another letter case where the disk does not tell them apart.
  private(set) var otherNames: [Int: String] = [:]

  /// Looks for what is left over.
  ///
  /// Where only some targets are built, the files of the others are no concern of this run.
  init(of run: RenderedRun, _ written: WrittenFiles, _ plan: ManifestPlan) {
    self.run = run
    // The manifest lists just what this run makes.
    if written.isAsExpected, written.journal?.files.isEmpty ?? true { return }
    let names = written.names.filter {
      run.manifest.files[$0] == nil && !plan.othersFiles.contains($0)
    }
    guard !names.isEmpty else { return }
    var places = FilePlaces()
    var made: [FilePlace: Int] = [:]
    for (index, file) in run.files.enumerated() { made[places.place(of: file.path)] = index }
    var realPaths = RealPaths()
    for name in names {
      guard let target = written.target(of: name), run.builds(target) else { continue }
      let path = run.confinement.base.appending(name)
      guard run.mayTouch(path, &realPaths, &places) else { continue }
      if let index = made[places.place(of: path)],
        run.files[index].path.name == path.name || run.files[index].path.isSameFile(as: path)
      {
        otherNames[index] = name
      } else {
        candidates.append((name, path, target))
      }
    }
  }

  /// Those that exist, sorted by their paths.
  func entries(_ written: WrittenFiles) throws(Disk.Failure) -> [OutputComparison.Entry] {
    var entries: [OutputComparison.Entry] = []
    for (name, path, target) in candidates {
      let found: FoundFile
      do {
        found = try FoundFile(at: path, expecting: nil)
      } catch {
        // A folder in its place is none of ours.
        guard error.reason == .isDirectory else { throw error }
        continue
      }
      guard !run.protected.isRead(found.status) else { continue }
      let objection: OutputComparison.Objection?
      switch found.content {
      case .missing: continue
      case .symbolicLink: objection = .symbolicLink
      case .expected, .expectedWithCarriageReturns: objection = nil
      case .other(let other):
        objection =
          written.contains(name, other) ? nil : other.hasConflict ? .conflict : .edited
      }
      entries.append(
        OutputComparison.Entry(
          path: path,
          name: name,
          target: target,
          state: objection == nil ? .leftover : .edited,
          objection: objection,
          file: nil,
          found: found
        )
      )
    }
    return entries
  }
}

extension RenderedRun {
  /// Whether a file that a build which died may have prepared can be deleted.
  func mayRemoveRemains(
    _ path: AbsolutePath,
    _ realPaths: inout RealPaths,
    _ places: inout FilePlaces
  ) -> Bool {
    let folder = realPaths.realPath(path.parent)
    return confinement.allows(realPath: folder) && !protected.isInGit(folder)
      && !protected.isRead(path, places.place(of: path))
  }

  /// Whether a file that some list names may be deleted, as far as its path goes.
  func mayTouch(
    _ path: AbsolutePath,
    _ realPaths: inout RealPaths,
    _ places: inout FilePlaces
  ) -> Bool {
    let folder = realPaths.realPath(path.parent)
    return confinement.allows(realPath: folder) && !BuildRecords.reserves(path.name)
      && !protected.belongsToGit(path.name, in: folder)
      && !protected.isRead(path, places.place(of: path))
  }
}
