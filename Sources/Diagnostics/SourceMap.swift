/// The files of a run, in the order in which they were read.
public struct SourceMap: Sendable {
  /// The files; a ``SourceMap/FileID`` is an index into this array except for separately read
  /// files.
  public private(set) var files: [SourceMap.File] = []
  /// The separately read files, which come after the others in reports.
  private var filesApart: [SourceMap.File] = []
  private var isApart = false

  /// The identifier of the first separately read file.
  private static let firstApart: UInt32 = 1 << 31

  /// Creates an empty map.
  public init() {}

  /// An empty map for reading files concurrently with those of another map, which it joins later.
  package static var apart: SourceMap {
    var map = SourceMap()
    map.isApart = true
    return map
  }

  /// Adds the files of a map created by ``apart``, keeping their identifiers.
  ///
  /// - Precondition: No other such map has joined this one.
  package mutating func join(_ other: SourceMap) {
    precondition(other.isApart && filesApart.isEmpty)
    filesApart = other.filesApart
  }

  /// Removes the separately read files, so another such map can join this one.
  ///
  /// - Precondition: No diagnostic that will be reported refers to them.
  package mutating func removeFilesApart() {
    filesApart = []
  }

  /// Adds a file and returns its identifier.
  ///
  /// - Parameters:
  ///   - path: The path to display, relative if possible, with `/` as the separator.
  ///   - bytes: The content.
  ///   - isFile: Whether it's a file that people can open, unlike the command line, for example.
  /// - Returns: The identifier to use in a ``Span``.
  public mutating func add(path: String, bytes: [UInt8], isFile: Bool = true) -> SourceMap.FileID {
    let file = SourceMap.File(path: path, bytes: bytes, isFile: isFile)
    if isApart {
      filesApart.append(file)
      return SourceMap.FileID(index: Self.firstApart + UInt32(filesApart.count - 1))
    }
    files.append(file)
    return SourceMap.FileID(index: UInt32(files.count - 1))
  }

  package func contains(_ id: SourceMap.FileID) -> Bool {
    id.index < Self.firstApart
      ? Int(id.index) < files.count : Int(id.index - Self.firstApart) < filesApart.count
  }

  /// Returns a map of the same files with their paths replaced.
  package func mapPaths(_ path: (SourceMap.File) -> String) -> SourceMap {
    var map = self
    map.files = files.map { $0.shown(at: path($0)) }
    map.filesApart = filesApart.map { $0.shown(at: path($0)) }
    return map
  }

  /// The file with the given identifier.
  public subscript(id: SourceMap.FileID) -> SourceMap.File {
    id.index < Self.firstApart
      ? files[Int(id.index)] : filesApart[Int(id.index - Self.firstApart)]
  }
}

extension SourceMap {
  /// A file that was read: its display path and its bytes.
  public struct File: Sendable {
    /// The path to display in diagnostics and in the IR.
    public let path: String
    /// The content.
    public let bytes: [UInt8]
    /// Whether people can open the file at its path.
    ///
    /// Diagnostics show no line numbers for anything else.
    public let isFile: Bool

    package func shown(at path: String) -> SourceMap.File {
      SourceMap.File(path: path, bytes: bytes, isFile: isFile)
    }

    /// Creates a file from its path and content.
    public init(path: String, bytes: [UInt8], isFile: Bool = true) {
      self.path = path
      self.bytes = bytes
      self.isFile = isFile
    }

    /// Returns the line and column of a UTF-8 offset, both from 1; columns count Unicode scalars.
    ///
    /// - Complexity: O(`offset`). To look up several positions, create a `LineMap`.
    public func position(at offset: UInt32) -> SourceMap.Position {
      LineMap(bytes).position(at: offset)
    }
  }
}

extension SourceMap {
  /// A position in a file, as displayed in diagnostics.
  public struct Position: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int

    /// Creates a position.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }
}
