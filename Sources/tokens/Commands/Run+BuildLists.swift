internal import CommandLineParsing
internal import Diagnostics
internal import Workspace

/// What other build systems ask: which files a build reads and makes.
extension Run {
  /// Whether files are listed, and nothing is written.
  var isListing: Bool {
    parsed[BuildCommand.listInputs] || parsed[BuildCommand.listOutputs]
  }

  /// Whether the lists that are asked for can be told apart by who reads them; reports it otherwise.
  mutating func canList() -> Bool {
    guard parsed[BuildCommand.listInputs], parsed[BuildCommand.listOutputs] else { return true }
    diagnostics.append(.twoLists(at: parsed.spans(of: BuildCommand.listOutputs).first))
    return false
  }

  /// Prints the list that is asked for.
  mutating func list(_ rendered: RenderedRun) {
    let paths = parsed[BuildCommand.listInputs] ? inputFiles : outputFiles(of: rendered)
    status = max(status, StandardStream.output.write(paths.map { $0 + "\n" }.joined()))
  }

  /// Writes which files the outputs depend on, if that is asked for.
  mutating func writeDepfile(of rendered: RenderedRun) {
    guard let name = parsed[BuildCommand.depfile] else { return }
    let path = currentFolder.appending(name)
    let depfile = Depfile(outputs: outputFiles(of: rendered), inputs: inputFiles)
    do throws(Disk.Failure) {
      let isTaken = inputs.files.contains(path) || rendered.files.contains { $0.path == path }
      if isTaken { throw Disk.Failure(path, .other("the build reads or makes this file itself")) }
      try depfile.write(to: path)
    } catch {
      diagnostics.append(.unwritable(shown(error.path), error))
    }
  }

  /// Tells another build system that there are inputs that it does not know of.
  mutating func touchTrackedInputs() {
    guard let name = parsed[BuildCommand.trackedInputs] else { return }
    let path = currentFolder.appending(name)
    do throws(Disk.Failure) {
      try TrackedInputs(path).touch(ifWithout: inputs.files.filter { Disk.isFile($0) })
    } catch {
      diagnostics.append(.unwritable(shown(error.path), error))
    }
  }

  /// The files that were read, as they would be typed here.
  private var inputFiles: [String] {
    let read = inputs.files.filter { Disk.isFile($0) }
    return read.sorted { $0.text < $1.text }.map { shown($0) }
  }

  /// The files that a build makes, with the manifest.
  private func outputFiles(of rendered: RenderedRun) -> [String] {
    let made = rendered.files.map(\.path) + [rendered.records.manifest]
    return made.sorted { $0.text < $1.text }.map { shown($0) }
  }
}

extension Diagnostic {
  fileprivate static func twoLists(at span: Span?) -> Diagnostic {
    Diagnostic(
      .unexpectedArgument,
      "`--list-inputs` and `--list-outputs` cannot be printed together",
      at: span.map { Label($0, "the other list was asked for already") },
      help: "ask for one list at a time"
    )
  }
}
