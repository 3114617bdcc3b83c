/// Fetches the bytes of a file that the source names.
///
/// Paths are relative to the same folder as those of the ``CompileRequest``, normalised, with `/`. An
/// editor can put its unsaved text in place of what is on disk.
public typealias SourceLoader = (_ path: String) -> Result<[UInt8], LoadFailure>

/// Why a file could not be loaded.
public enum LoadFailure: Error, Hashable, Sendable {
  /// There is no file of this path.
  case missing
  /// There is no file of this path, but one whose path, as it would be written, is nearly the same.
  case misspelled(String)
  /// The path leads to a folder.
  case isDirectory
  /// The path leads out of the folder that documents may refer to, which is named.
  case outside(String)
  /// It exists but cannot be read; the system's words say why.
  case unreadable(String)
}
