/// The program as it names itself.
package enum Generator {
  /// The version, as `tokens --version` prints it.
  package static let version = "0.1.0"
  /// Name and version, as a manifest has them.
  package static let name = "tokens " + version
}
