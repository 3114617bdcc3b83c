internal import Diagnostics

/// The files that earlier builds wrote and this run doesn't generate.
///
/// The list comes from files that anybody may have edited. Paths outside the allowed folders, and
/// files that a build never deletes, are therefore left alone, even if they're listed.
struct LeftoverCandidates {
  private let run: RenderedRun
  private var candidates: [(name: String, path: AbsolutePath, target: String)] = []
  /// The names under which an earlier build wrote files of this run, if they differ: through a
  /// symbolic link, or in different letter case if the file system ignores case.
  private(set) var otherNames: [Int: String] = [:]

  /// Finds the candidates.
  ///
  /// If only some targets are built, files of the other targets are ignored.
  init(of run: RenderedRun, _ written: WrittenFiles, _ plan: ManifestPlan) {
    self.run = run
    // The manifest lists exactly the files of this run.
    if written.isAsExpected, written.journal?.files.isEmpty ?? true { return }
    let names = written.names(where: {
      run.manifest.files[$0] == nil && !plan.othersFiles.contains($0)
    })
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

  /// Returns the candidates that exist, sorted by path, and the names of those that don't.
  func entries(
    _ written: WrittenFiles
  ) throws(Disk.Failure) -> (entries: [OutputComparison.Entry], vanished: [String]) {
    var entries: [OutputComparison.Entry] = []
    var vanished: [String] = []
    for (name, path, target) in candidates {
      let found: FoundFile
      do {
        found = try FoundFile(at: path, expecting: nil)
      } catch {
        // A build never creates a folder under this name.
        guard error.reason == .isDirectory else { throw error }
        continue
      }
      guard !run.protected.isRead(found.status) else { continue }
      if case .missing = found.content {
        vanished.append(name)
        continue
      }
      let refusal = Self.refusal(to: found, name, written)
      entries.append(
        OutputComparison.Entry(
          path: path,
          name: name,
          target: target,
          state: refusal == nil ? .leftover : .edited,
          refusal: refusal,
          merge: nil,
          file: nil,
          found: found
        )
      )
    }
    return (entries, vanished)
  }

  /// Returns why the file called `name` can't be deleted, or `nil` if it can.
  private static func refusal(
    to found: FoundFile,
    _ name: String,
    _ written: WrittenFiles
  ) -> OutputComparison.Refusal? {
    switch found.content {
    case .symbolicLink: .symbolicLink
    case .missing, .expected, .expectedWithCarriageReturns: nil
    case .other(let other):
      written.contains(name, other) ? nil : other.hasConflict ? .conflict : .edited
    }
  }
}

extension RenderedRun {
  /// Whether the path of a listed file allows deleting it.
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
