/// The list of files that a build wrote, with their hashes, and the versions that made them.
///
/// It is kept beside the configuration and committed. By it a later build knows its own files from
/// those that somebody has edited, and finds the ones that belong to no output any more.
package struct Manifest: Hashable, Sendable {
  /// The version of its form.
  static let version = 1

  /// A file as a build wrote it.
  package struct File: Hashable, Sendable {
    /// The target that it belongs to.
    package var target: String
    /// The XXH64 hash of its content, in 16 hexadecimal digits.
    package var hash: String
  }

  /// The name of the configuration that it belongs to; `nil` in one of the time when all
  /// configurations of a folder had one together.
  package var configuration: String?
  /// The program that wrote it last: its name and version.
  package var generator: String
  /// The hash of the templates of each target.
  package var templates: [String: String] = [:]
  /// The files by path, relative to the configuration's folder.
  package var files: [String: File] = [:]

  package init(generator: String, configuration: String? = nil) {
    self.configuration = configuration
    self.generator = generator
  }
}
