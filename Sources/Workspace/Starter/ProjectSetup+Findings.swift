extension ProjectSetup {
  /// Information for the user.
  package struct Finding: Hashable, Sendable {
    /// The topic in a word or two; may be empty.
    package let topic: String
    package let text: String
  }

  /// Returns the findings about files that may or may not contain tokens.
  ///
  /// `advice` says how to use a file.
  static func doubts(
    _ finder: TokenFileFinder,
    in folder: AbsolutePath,
    _ advice: String
  ) -> [Finding] {
    [
      (finder.doubtful.map(\.path), "its values may not be tokens; if they are, \(advice)"),
      (finder.unknown, "it has a `$value`, but isn't a known form of token file"),
    ].compactMap { Finding("left out", $0, $1, in: folder) }
  }
}

extension ProjectSetup.Finding {
  /// Creates a finding about files, which names the first one; `nil` if there are none.
  init?(_ topic: String, _ paths: [AbsolutePath], _ reason: String, in folder: AbsolutePath) {
    guard let first = paths.first else { return nil }
    let more = paths.count == 1 ? "" : " and \(paths.count - 1) more"
    self.init(topic: topic, text: "\(first.relative(to: folder))\(more): \(reason)")
  }
}
