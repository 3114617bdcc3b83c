package import Diagnostics
internal import TokenCompiler
internal import TokenOutput

/// The targets of the outputs that are built, ready to render.
package struct TargetSelection: Sendable {
  /// By name; a target with errors is not there.
  private let targets: [String: LoadedTarget]
  /// The files of the targets, apart from those of the source.
  package let sources: SourceMap
  /// The files of the user's own targets that were read, whether they are needed or not.
  package let paths: [AbsolutePath]
  /// What is wrong with the targets.
  package let diagnostics: [Diagnostic]

  /// Loads the targets of `placement` from the configuration's template folders, or else from those
  /// that are built in.
  ///
  /// - Parameters:
  ///   - placement: the outputs.
  ///   - configuration: what names the template folders.
  ///   - base: the folder that these names are relative to.
  /// - Throws: why a template folder cannot be read.
  package init(
    for placement: OutputPlacement,
    of configuration: Configuration,
    in base: AbsolutePath
  ) throws(Finding) {
    let own = try OwnTargets(configuration.templates, in: base)
    paths = own.folders.values.flatMap { $0.files.map { base.appending($0.path) } }
    let library = own.library
    var sources = SourceMap.apart
    var opened: [TargetSource] = []
    var counts: [String: Int] = [:]
    for place in placement.places {
      let name = place.output.target.value
      counts[name, default: 0] += 1
      guard counts[name] == 1 else { continue }
      opened.append(TargetSource(place.output.target, from: library, sources: &sources))
    }
    var targets: [String: LoadedTarget] = [:]
    var diagnostics = own.diagnostics
    for loaded in Self.load(opened, counts) {
      diagnostics += loaded.diagnostics
      if let target = loaded.target { targets[target.name] = target }
    }
    self.targets = targets
    self.sources = sources
    self.diagnostics = diagnostics
  }

  /// Loads targets at the same time, and gives them in their order.
  ///
  /// Where a target has several outputs, its templates are compiled once for all of them; `outputCounts` tells
  /// how many it has.
  private static func load(
    _ sources: [TargetSource],
    _ outputCounts: [String: Int]
  ) -> [(target: LoadedTarget?, diagnostics: [Diagnostic])] {
    concurrentMap(sources, largestFirst: \.byteCount) { source in
      TargetLoader.load(source, isDeferring: outputCounts[source.name.value] == 1)
    }
  }

  /// The target called `name`.
  func target(_ name: String) -> LoadedTarget? { targets[name] }

  /// A hash of the templates of each target.
  package var fingerprints: [String: String] { targets.mapValues(\.fingerprint) }
}
