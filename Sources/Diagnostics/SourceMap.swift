/// The files of one run, in the order in which they were read.
public struct SourceMap: Sendable {
  /// The files; a ``SourceMap/FileID`` is an index into this array, unless the file is one of those apart.
  public private(set) var files: [SourceMap.File] = []
  /// Files that were read at the same time as the others; they come after them in reports.
  private var filesApart: [SourceMap.File] = []
  private var isApart = false

  /// The index of the first file apart.
  private static let firstApart: UInt32 = 1 << 31

  /// Makes an empty map.
  public init() {}

  /// A map for files that are read while others are, to be joined with the map of those.
  package static var apart: SourceMap {
    var map = SourceMap()
    map.isApart = true
    return map
  }

  /// Takes over the files of a map apart, which keep their identifiers; there is one at most.
  package mutating func join(_ other: SourceMap) {
    precondition(other.isApart && filesApart.isEmpty)
    filesApart = other.filesApart
  }

  /// Adds a file and returns its identifier.
  ///
  /// - Parameters:
  ///   - path: the path as a person should see it, relative where possible, with `/`.
  ///   - bytes: the content.
  ///   - isFile: whether it is a file that a person can open; the command line is none.
  /// - Returns: what stands for the file in a ``Span``.
  public mutating func add(path: String, bytes: [UInt8], isFile: Bool = true) -> SourceMap.FileID {
    let file = SourceMap.File(path: path, bytes: bytes, isFile: isFile)
    if isApart {
      filesApart.append(file)
      return SourceMap.FileID(index: Self.firstApart + UInt32(filesApart.count - 1))
    }
    files.append(file)
    return SourceMap.FileID(index: UInt32(files.count - 1))
  }

  /// Whether `id` stands for one of the files.
  package func contains(_ id: SourceMap.FileID) -> Bool {
    id.index < Self.firstApart
      ? Int(id.index) < files.count : Int(id.index - Self.firstApart) < filesApart.count
  }

  /// The same files with other paths.
  package func mapPaths(_ path: (SourceMap.File) -> String) -> SourceMap {
    var map = self
    map.files = files.map { $0.shown(at: path($0)) }
    map.filesApart = filesApart.map { $0.shown(at: path($0)) }
    return map
  }

  /// The file that `id` stands for.
  public subscript(id: SourceMap.FileID) -> SourceMap.File {
    id.index < Self.firstApart
      ? files[Int(id.index)] : filesApart[Int(id.index - Self.firstApart)]
  }
}

extension SourceMap {
  /// One file that was read: its path, as shown to people, and its bytes.
  public struct File: Sendable {
    /// The path shown in messages and in the IR.
    public let path: String
    /// The content.
    public let bytes: [UInt8]
    /// Whether a person can open it at its path.
    ///
    /// Reports name no line of anything else.
    public let isFile: Bool

    /// The same file at another path.
    package func shown(at path: String) -> SourceMap.File {
      SourceMap.File(path: path, bytes: bytes, isFile: isFile)
    }

    /// Makes a file value.
    public init(path: String, bytes: [UInt8], isFile: Bool = true) {
      self.path = path
      self.bytes = bytes
      self.isFile = isFile
    }

    /// The line and column of a UTF-8 offset, both from 1; columns count Unicode scalars.
    ///
    /// - Complexity: O(`offset`); callers that ask often build a `LineMap`.
    public func position(at offset: UInt32) -> SourceMap.Position {
      LineMap(bytes).position(at: offset)
    }
  }
}

extension SourceMap {
  /// A place as people name it.
  public struct Position: Hashable, Sendable {
    /// Line, from 1.
    public let line: Int
    /// Column in Unicode scalars, from 1.
    public let column: Int

    /// Makes a position.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }
}
