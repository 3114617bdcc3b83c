package import Diagnostics
internal import TokenCompiler
package import TokenOutput

/// The targets of the outputs to build, ready for rendering.
package struct TargetSelection: Sendable {
  /// The targets by name, except those with errors.
  private let targets: [String: LoadedTarget]
  /// The files of the targets, separate from the source files.
  package let sources: SourceMap
  /// The files that were read for custom targets, needed or not.
  package let paths: [AbsolutePath]
  package let diagnostics: [Diagnostic]
  let origin: Origin

  /// The inputs of the targets.
  struct Origin: Equatable, Sendable {
    let names: [Located<String>]
    let base: AbsolutePath
    let own: CustomTargets
  }

  /// Collects loaded targets.
  ///
  /// - Parameters:
  ///   - targets: the targets by name, except those with errors.
  ///   - origin: their inputs.
  ///   - sources: their files.
  ///   - diagnostics: their diagnostics.
  init(
    _ targets: [String: LoadedTarget],
    from origin: Origin,
    sources: SourceMap,
    diagnostics: [Diagnostic]
  ) {
    self.targets = targets
    self.sources = sources
    self.diagnostics = diagnostics
    self.origin = origin
    paths = origin.own.folders.values.flatMap { folder in
      folder.files.map { origin.base.appending($0.path) }
    }
  }

  /// Loads the targets of `placement`, the outputs of a project.
  ///
  /// - Parameters:
  ///   - placement: the outputs.
  ///   - project: the configuration, which names the template folders.
  ///   - memory: the memory of the last build; `nil` if there won't be another one.
  /// - Throws: ``Finding`` if a template folder can't be read.
  package init(
    for placement: OutputPlacement,
    of project: Project,
    _ memory: BuildMemory? = nil
  ) throws(Finding) {
    try self.init(placement.places.map(\.output.target), of: project, memory)
  }

  /// Loads targets, some of which can have several outputs.
  init(
    _ names: [Located<String>],
    of project: Project,
    _ memory: BuildMemory? = nil
  ) throws(Finding) {
    let loading = TargetLoading(names, of: project, memory)
    POSIX.onThreads(min(POSIX.coreCount, names.count)) { loading.work() }
    self = try loading.selection()
  }

  /// Returns the target called `name`, or `nil` if it has errors.
  func target(_ name: String) -> LoadedTarget? { targets[name] }

  /// The hash of each target's templates.
  package var fingerprints: [String: String] { targets.mapValues(\.fingerprint) }

  /// Returns the names by which code refers to tokens, for each output.
  ///
  /// - Parameters:
  ///   - source: the tokens.
  ///   - placement: the outputs, whose targets were loaded.
  ///   - configuration: the configuration with the options of the outputs.
  /// - Returns: the folder and the spellings of each output, except outputs whose options have
  ///   errors.
  /// - Complexity: O(outputs × tokens).
  package func spellings(
    _ source: OutputSource,
    in placement: OutputPlacement,
    of configuration: Configuration
  ) -> [(directory: AbsolutePath, spellings: OutputSpellings)] {
    concurrentMap(placement.places, isHeavy: true) { place in
      target(place.output.target.value)
        .flatMap {
          OutputSpellings(source, for: $0, OutputRequest(place.output, of: configuration))
        }
        .map { (place.directory, $0) }
    }.compactMap { $0 }
  }
}
