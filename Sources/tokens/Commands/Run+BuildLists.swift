internal import CommandLineParsing
internal import Workspace

/// The destination of a build's files, and lists for other build systems of the files that it reads
/// and generates.
extension Run {
  /// Reports options with the path of a file that a build must not write, and a list of tracked
  /// inputs that doesn't exist.
  mutating func checkNamedFiles() {
    let options = [
      BuildCommand.depfile, BuildCommand.trackedInputs, BuildCommand.oneFile, BuildCommand.outRoot,
    ]
    for option in options {
      guard let name = parsed[option] else { continue }
      if ProtectedFiles.belongsToGit(currentFolder.appending(name)) {
        diagnostics.append(.namedInGit(name, at: parsed.spans(of: option).first))
      }
    }
    guard !hasErrors else { return }
    checkDepfile()
    guard let list = parsed[BuildCommand.trackedInputs] else { return }
    do throws(Finding) {
      let span = parsed.spans(of: BuildCommand.trackedInputs).first
      _ = try ConfigurationSearch(in: currentFolder).named(list, at: span)
    } catch {
      add(error)
    }
  }

  /// Reports a depfile that would overwrite another kind of file.
  private mutating func checkDepfile() {
    guard let name = parsed[BuildCommand.depfile] else { return }
    let path = currentFolder.appending(name)
    let span = parsed.spans(of: BuildCommand.depfile).first
    if BuildRecords.reserves(path.name) {
      diagnostics.append(.reservedName(name, at: span))
    } else if Disk.exists(path), !(parsed[BuildCommand.force] && Disk.isFile(path)) {
      let bytes = try? Disk.read(path, atMost: 64 << 20)
      let isOurs = bytes.map { $0.isEmpty || Depfile.isDepfile($0) } ?? false
      if !isOurs { diagnostics.append(.noDepfile(name, at: span)) }
    }
  }

  /// Prints the requested list.
  mutating func list(_ rendered: RenderedRun) {
    let paths = parsed[BuildCommand.listInputs] ? inputFiles : outputFiles(of: rendered)
    if let path = paths.first(where: { $0.utf8.contains { $0 < 0x20 || $0 == 0x7F } }) {
      let reason = "it contains control characters"
      diagnostics.append(.unlistablePath(path, in: "a list of paths", because: reason))
      return
    }
    status = max(status, StandardStream.output.write(paths.map { $0 + "\n" }.joined()))
  }

  /// Returns the depfile, if requested.
  ///
  /// Reports an error if a path can't be written in it.
  mutating func depfile(of rendered: RenderedRun) -> Depfile? {
    guard let name = parsed[BuildCommand.depfile] else { return nil }
    let path = currentFolder.appending(name)
    guard !inputs.files.contains(path), !rendered.files.contains(where: { $0.path == path }) else {
      let failure = Disk.Failure(path, .other("the build itself reads or generates this file"))
      diagnostics.append(.unwritable(shown(path), failure))
      return nil
    }
    do throws(Depfile.UnusablePath) {
      return try Depfile(outputs: outputFiles(of: rendered), inputs: inputFiles)
    } catch {
      let reason = "make or ninja would misread it"
      diagnostics.append(.unlistablePath(error.path, in: "a depfile", because: reason))
      return nil
    }
  }

  /// Writes the depfile, if requested.
  mutating func write(_ depfile: Depfile?) {
    guard let depfile, let name = parsed[BuildCommand.depfile] else { return }
    do throws(Disk.Failure) {
      try depfile.write(to: currentFolder.appending(name))
    } catch {
      diagnostics.append(.unwritable(shown(error.path), error))
    }
  }

  /// Notifies another build system of inputs that it doesn't track.
  mutating func touchTrackedInputs() {
    guard let name = parsed[BuildCommand.trackedInputs] else { return }
    let path = currentFolder.appending(name)
    do throws(Disk.Failure) {
      try TrackedInputs(path).touch(ifWithout: inputs.files.filter { Disk.isFile($0) })
    } catch {
      diagnostics.append(.unwritable(shown(error.path), error))
    }
  }

  /// The files that were read, relative to the working directory.
  private var inputFiles: [String] {
    let read = inputs.files.filter { Disk.isFile($0) }
    return read.sorted { $0.text < $1.text }.map { shown($0) }
  }

  /// Returns the files that a build generates, including the manifest.
  private func outputFiles(of rendered: RenderedRun) -> [String] {
    let made = rendered.files.map(\.path) + [rendered.records.manifest]
    return made.sorted { $0.text < $1.text }.map { shown($0) }
  }

  /// The destination according to the command line.
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

extension ParsedCommand {
  /// Whether to list files without writing anything.
  var isListing: Bool {
    names(BuildCommand.self)
      && (self[BuildCommand.listInputs] || self[BuildCommand.listOutputs])
  }
}
