internal import CommandLineParsing
internal import Diagnostics
internal import TokenCompiler
internal import Workspace

/// The destination of a build's files, according to the command line.
extension Run {
  var destination: OutputDestination {
    if let root = parsed[BuildCommand.outRoot] { return .under(currentFolder.appending(root)) }
    if let file = parsed[BuildCommand.oneFile] { return .oneFile(currentFolder.appending(file)) }
    return .configured
  }

  /// If all files are combined into one, keeps only the output that supports this.
  ///
  /// Reports an error if there is no such output, or more than one.
  mutating func chooseOneFileOutput(
    of placement: inout OutputPlacement,
    with selection: TargetSelection
  ) {
    guard case .oneFile = placement.destination, !hasErrors else { return }
    let all = placement.places.map(\.output)
    placement.keepOneFileOutputs(with: selection)
    let left = placement.places.map(\.output)
    if let second = left.dropFirst().first {
      diagnostics.append(.severalSingleFileOutputs(left[0], second))
    } else if left.isEmpty {
      diagnostics.append(
        .noSingleFileOutput(among: all, at: parsed.spans(of: BuildCommand.oneFile).first)
      )
    }
  }
}
