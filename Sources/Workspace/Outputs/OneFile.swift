internal import TokenOutput

/// The files of an output as one.
struct OneFile {
  private typealias Line = ArraySlice<UInt8>

  /// The files, a line feed between their lines.
  private(set) var bytes: [UInt8] = []

  /// Puts `files` one behind the other.
  ///
  /// Lines that files begin with like the first one stand once. Where files import a module with
  /// different access, the one file has the widest everywhere, because a compiler warns of the others.
  ///
  /// - Parameters:
  ///   - files: the files, in the order that they get.
  ///   - imports: how an import begins, the widest access first.
  init(_ files: [[UInt8]], imports: [String]) {
    let files = files.map { $0.split(separator: Self.lineFeed, omittingEmptySubsequences: false) }
    let imports = imports.map { Array("\($0) ".utf8) }
    let widest = Self.widest(in: files, imports)
    let heading = Self.commonHeading(of: files)
    for (index, lines) in files.enumerated() {
      let isHeaded = index > 0 && lines.starts(with: heading)
      for line in lines.dropFirst(isHeaded ? heading.count : 0) {
        append(line, imports, widest)
        bytes.append(Self.lineFeed)
      }
      // The last line feed of a file has nothing behind it.
      if lines.last?.isEmpty ?? false { bytes.removeLast() }
    }
  }

  private static let lineFeed = UInt8(ascii: "\n")

  /// The lines that all files begin with whose first line is that of the first file.
  private static func commonHeading(of files: [[Line]]) -> ArraySlice<Line> {
    guard let first = files.first, let start = first.first else { return [] }
    let alike = files.dropFirst().filter { $0.first == start }
    guard !alike.isEmpty else { return [] }
    return first.indices.prefix { index in
      alike.allSatisfy { index < $0.count && $0[index] == first[index] }
    }.last.map { first[...$0] } ?? []
  }

  /// For each module the widest access of its imports, an index into `imports`.
  private static func widest(in files: [[Line]], _ imports: [[UInt8]]) -> [Line: Int] {
    var widest: [Line: Int] = [:]
    for line in files.joined() {
      guard let found = importedModule(in: line, imports) else { continue }
      widest[found.module] = min(widest[found.module] ?? found.access, found.access)
    }
    return widest
  }

  /// What `line` imports, and how: an index into `imports`; `nil` if it imports nothing.
  private static func importedModule(
    in line: Line,
    _ imports: [[UInt8]]
  ) -> (module: Line, access: Int)? {
    let statement = line.drop { $0 == UInt8(ascii: " ") }
    guard let access = imports.firstIndex(where: statement.starts(with:)) else { return nil }
    return (statement.dropFirst(imports[access].count), access)
  }

  private mutating func append(_ line: Line, _ imports: [[UInt8]], _ widest: [Line: Int]) {
    guard let (module, _) = Self.importedModule(in: line, imports), let access = widest[module]
    else { return bytes += line }
    bytes += line.prefix { $0 == UInt8(ascii: " ") }
    bytes += imports[access]
    bytes += module
  }
}
