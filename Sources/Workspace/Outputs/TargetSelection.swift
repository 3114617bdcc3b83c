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
  private let origin: Origin

  /// The inputs of the targets.
  private struct Origin: Equatable {
    let names: [Located<String>]
    let base: AbsolutePath
    let own: CustomTargets
  }

  /// Loads the targets of `placement` from the template folders of the configuration or, if they
  /// aren't there, from the built-in ones.
  ///
  /// - Parameters:
  ///   - placement: the outputs.
  ///   - configuration: the configuration, which names the template folders.
  ///   - base: the folder that their paths are relative to.
  ///   - memory: the memory of the last build; `nil` if there won't be another one.
  /// - Throws: ``Finding`` if a template folder can't be read.
  package init(
    for placement: OutputPlacement,
    of configuration: Configuration,
    in base: AbsolutePath,
    _ memory: BuildMemory? = nil
  ) throws(Finding) {
    try self.init(placement.places.map(\.output.target), of: configuration, in: base, memory)
  }

  /// Loads the targets of `placement`, the outputs of a project.
  package init(for placement: OutputPlacement, of project: Project) throws(Finding) {
    let base = project.confinement.base
    try self.init(for: placement, of: project.configuration, in: base)
  }

  /// Loads targets, some of which can have several outputs.
  init(
    _ names: [Located<String>],
    of configuration: Configuration,
    in base: AbsolutePath,
    _ memory: BuildMemory? = nil
  ) throws(Finding) {
    let own = try CustomTargets(configuration.templates, in: base)
    let origin = Origin(names: names, base: base, own: own)
    if let known = memory?.targets, known.origin == origin {
      self = known
      return
    }
    self.origin = origin
    paths = own.folders.values.flatMap { $0.files.map { base.appending($0.path) } }
    let library = own.library
    var sources = SourceMap.apart
    var opened: [TargetSource] = []
    var counts: [String: Int] = [:]
    for name in names {
      counts[name.value, default: 0] += 1
      guard counts[name.value] == 1 else { continue }
      opened.append(TargetSource(name, from: library, sources: &sources))
    }
    var targets: [String: LoadedTarget] = [:]
    var diagnostics = own.diagnostics
    for loaded in Self.load(opened, memory == nil ? counts : [:]) {
      diagnostics += loaded.diagnostics
      if let target = loaded.target { targets[target.name] = target }
    }
    self.targets = targets
    self.sources = sources
    self.diagnostics = diagnostics
  }

  /// Loads targets concurrently, and returns them in order.
  ///
  /// The templates of a target with several outputs or builds are compiled once for all of them.
  /// `outputCounts` contains the number of outputs of each target, or nothing if later builds will
  /// use the targets too.
  private static func load(
    _ sources: [TargetSource],
    _ outputCounts: [String: Int]
  ) -> [(target: LoadedTarget?, diagnostics: [Diagnostic])] {
    concurrentMap(sources, largestFirst: \.byteCount) { source in
      TargetLoader.load(source, isDeferring: outputCounts[source.name.value] == 1)
    }
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
