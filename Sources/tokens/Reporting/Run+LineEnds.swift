internal import Workspace

extension Run {
  /// Adds advice if Git has changed the line endings of outputs.
  mutating func adviseOnLineEnds(_ comparison: OutputComparison, of rendered: RenderedRun) {
    let files = comparison.filesWithCarriageReturns(of: rendered)
    guard let first = files.first else { return }
    var folders: [String] = []
    for file in files {
      let path = file.parent.relative(to: rendered.confinement.repository)
      let folder = path == "." ? "/" : "/\(path)/"
      if !folders.contains(folder) { folders.append(folder) }
    }
    diagnostics.append(.changedLineEnds(shown(first), count: files.count, folders: folders))
  }
}
