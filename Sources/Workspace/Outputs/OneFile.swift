internal import TokenOutput

/// The files of an output, combined into one.
struct OneFile {
  private typealias Line = ArraySlice<UInt8>

  /// The content of the combined file.
  private(set) var bytes: [UInt8] = []

  /// Concatenates `files`.
  ///
  /// The lines that other files share with the start of the first one are written once. If files
  /// import a module with different access levels, every import gets the widest one, because
  /// compilers warn about inconsistent access.
  ///
  /// - Parameters:
  ///   - files: the files, in the order of the result.
  ///   - imports: the start of an import statement for each access level, the widest first.
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
      // An empty last line means that the file already ends with a line feed.
      if lines.last?.isEmpty ?? false { bytes.removeLast() }
    }
  }

  private static let lineFeed = UInt8(ascii: "\n")

  /// Returns the lines shared by all files that begin with the first line of the first file.
  private static func commonHeading(of files: [[Line]]) -> ArraySlice<Line> {
    guard let first = files.first, let start = first.first else { return [] }
    let alike = files.dropFirst().filter { $0.first == start }
    guard !alike.isEmpty else { return [] }
    return first.indices.prefix { index in
      alike.allSatisfy { index < $0.count && $0[index] == first[index] }
    }.last.map { first[...$0] } ?? []
  }

  /// Returns the widest access of each module's imports, as an index into `imports`.
  private static func widest(in files: [[Line]], _ imports: [[UInt8]]) -> [Line: Int] {
    var widest: [Line: Int] = [:]
    for line in files.joined() {
      guard let found = importedModule(in: line, imports) else { continue }
      widest[found.module] = min(widest[found.module] ?? found.access, found.access)
    }
    return widest
  }

  /// Returns the module that `line` imports and its access, an index into `imports`, or `nil` if
  /// the line isn't an import.
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
