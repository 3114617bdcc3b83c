internal import TokenCompiler
package import TokenOutput

extension TargetSelection {
  /// How code writes tokens, in each output.
  ///
  /// - Parameters:
  ///   - source: the tokens.
  ///   - placement: the outputs, whose targets could be loaded.
  ///   - configuration: what says their options.
  /// - Returns: the spellings with the folder of the output; nothing for an output whose options have
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
