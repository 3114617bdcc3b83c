/// Loads the bytes of a source file.
///
/// Paths are normalized, use `/`, and are relative to the same directory as the paths in the
/// ``CompileRequest``. An editor can return unsaved text instead of the file on disk.
public typealias SourceLoader = (_ path: String) -> Result<[UInt8], LoadFailure>

/// The reason why a file couldn't be loaded.
public enum LoadFailure: Error, Hashable, Sendable {
  /// The file doesn't exist.
  case missing
  /// The file doesn't exist, but one with a similar path does, which is the associated value.
  case misspelled(String)
  /// The path refers to a directory.
  case isDirectory
  /// The path is outside the directory that documents may refer to, which is the associated value.
  case outside(String)
  /// The file exists but can't be read; the associated value is the system's error message.
  case unreadable(String)
}
