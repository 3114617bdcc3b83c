/// The list of files that a build wrote, with their hashes and the versions that generated them.
///
/// The manifest is kept next to the configuration and committed. From it, later builds determine
/// which files they may replace, because nobody has edited them, and which files no longer belong
/// to an output.
package struct Manifest: Hashable, Sendable {
  /// The version of the format.
  static let version = 1

  /// A file as builds wrote it.
  package struct File: Hashable, Sendable {
    /// The target that generates the file.
    package var target: String
    /// The content or, after a merge, the content on each side.
    package var contents: [Content]

    package init(target: String, _ contents: Content...) {
      self.target = target
      self.contents = contents
    }

    /// Whether a build wrote the content with this hash.
    func contains(_ hash: String) -> Bool { contents.contains { $0.hash == hash } }

    /// Adds the content that another side of a merge lists.
    mutating func add(_ content: Content) {
      if !contents.contains(content) { contents.append(content) }
    }
  }

  /// Content that a build wrote to a file.
  package struct Content: Hashable, Sendable {
    /// The XXH64 hash, in 16 hexadecimal digits.
    package var hash: String
    /// The lines, or `nil` for large outputs and in manifests from earlier versions.
    package var lines: LineRecord?

    package init(hash: String, lines: LineRecord? = nil) {
      self.hash = hash
      self.lines = lines
    }
  }

  /// The name of the configuration, or `nil` in a manifest from before configurations in the same
  /// folder had separate manifests.
  package var configuration: String?
  /// The name and version of the program that last wrote the manifest.
  package var generator: String
  /// The hash of each target's templates.
  package var templates: [String: String] = [:]
  /// The files by path, relative to the configuration's folder.
  package var files: [String: File] = [:]
  /// Whether this was read from a merge of several manifests.
  package internal(set) var isMerged = false

  package init(generator: String, configuration: String? = nil) {
    self.configuration = configuration
    self.generator = generator
  }
}
