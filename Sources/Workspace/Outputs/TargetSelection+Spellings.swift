internal import TokenCompiler
package import TokenOutput

extension TargetSelection {
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
