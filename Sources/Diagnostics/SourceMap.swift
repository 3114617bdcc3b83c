/// The files of one run, in the order in which they were read.
public struct SourceMap: Sendable {
  /// The files; a ``FileID`` is an index into this array.
  public private(set) var files: [SourceFile] = []

  /// Makes an empty map.
  public init() {}

  /// Adds a file and returns its identifier.
  ///
  /// - Parameters:
  ///   - path: the path as a person should see it, relative where possible, with `/`.
  ///   - bytes: the content.
  ///   - isFile: whether it is a file that a person can open; the command line is none.
  /// - Returns: what stands for the file in a ``Span``.
  public mutating func add(path: String, bytes: [UInt8], isFile: Bool = true) -> FileID {
    files.append(SourceFile(path: path, bytes: bytes, isFile: isFile))
    return FileID(index: UInt32(files.count - 1))
  }

  /// The file that `id` stands for.
  public subscript(id: FileID) -> SourceFile {
    files[Int(id.index)]
  }
}

/// One file that was read: its path, as shown to people, and its bytes.
public struct SourceFile: Sendable {
  /// The path shown in messages and in the IR.
  public let path: String
  /// The content.
  public let bytes: [UInt8]
  /// Whether a person can open it at its path.
  ///
  /// Reports name no line of anything else.
  public let isFile: Bool

  /// Makes a file value.
  public init(path: String, bytes: [UInt8], isFile: Bool = true) {
    self.path = path
    self.bytes = bytes
    self.isFile = isFile
  }

  /// The line and column of a UTF-8 offset, both from 1; columns count Unicode scalars.
  ///
  /// - Complexity: O(`offset`); callers that ask often build a ``LineMap``.
  public func position(at offset: UInt32) -> SourcePosition {
    LineMap(bytes).position(at: offset)
  }
}

/// A place as people name it.
public struct SourcePosition: Hashable, Sendable {
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
