internal import Diagnostics
internal import TokenModel

/// The values in a file, with their lines.
package struct AuditedFile: Sendable {
  /// The path, with `/` between the names.
  package let path: String
  package let language: AuditLanguage
  let content: FileLiterals
  /// The line and column of each value, in Unicode scalars from 1.
  let positions: [SourceMap.Position]
  /// The lines with a `tokens:ignore` comment that has no reason.
  let unexplainedLines: [Int]
  /// The names of tokens and resources; `nil` without a configuration.
  let names: FileNames?

  /// Scans a file.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - path: the path of the file.
  ///   - language: the language of the file.
  ///   - kinds: the kinds of values to keep.
  ///   - names: the names of the tokens, if there are any.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(
    _ bytes: [UInt8],
    path: String,
    language: AuditLanguage,
    kinds: Set<LiteralKind>,
    names: TokenNames?
  ) {
    self.path = path
    self.language = language
    self.names = names.map { FileNames(bytes, language, $0) }
    var content = LiteralScanner.scan(bytes, language, path: path)
    content.literals.removeAll { !kinds.contains($0.kind) }
    let suppressions = SuppressionComments(bytes)
    guard !content.literals.isEmpty || suppressions != nil else {
      self.content = content
      positions = []
      unexplainedLines = []
      return
    }
    let lines = LineMap(bytes)
    if let suppressions {
      content.literals.removeAll { literal in
        suppressions.suppress(lines.position(at: UInt32(literal.range.lowerBound)).line)
      }
    }
    self.content = content
    positions = content.literals.map { lines.position(at: UInt32($0.range.lowerBound)) }
    unexplainedLines = suppressions?.unexplained ?? []
  }

  /// Whether a path is that of a test.
  package static func isTest(_ path: String) -> Bool {
    guard testWords.matches(path.lowercased()) else { return false }
    return path.split(separator: "/").contains { name in
      let stem = name.prefix { $0 != "." }
      let words = CasedWords.split(String(stem)).map { $0.lowercased() }
      return ["test", "tests", "fixtures"].contains(words.last ?? "") || words == ["spec"]
        || name.contains(".test.") || name.contains(".spec.")
    }
  }

  private static let testWords = WordSearch("test", "spec", "fixtures")
}

/// The comments `tokens:ignore REASON`, each of which suppresses the findings in its own line and the
/// next one.
struct SuppressionComments {
  private var lines: Set<Int> = []
  /// The lines of comments without a reason, which have no effect.
  private(set) var unexplained: [Int] = []

  private static let mark = Array("tokens:ignore".utf8)

  /// Finds the comments; `nil` if there are none.
  init?(_ bytes: [UInt8]) {
    var (index, line, lineStart) = (0, 1, 0)
    while let start = Self.firstMark(in: bytes, from: index) {
      while let end = bytes[lineStart..<start].firstIndex(of: UInt8(ascii: "\n")) {
        line += 1
        lineStart = end + 1
      }
      index = start + Self.mark.count
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      let rest = String(decoding: bytes[index..<end], as: UTF8.self)
      if rest.contains(where: { $0.isLetter || $0.isNumber }) {
        lines.formUnion([line, line + 1])
      } else {
        unexplained.append(line)
      }
    }
    if lines.isEmpty, unexplained.isEmpty { return nil }
  }

  func suppress(_ line: Int) -> Bool { lines.contains(line) }

  private static func firstMark(in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      var index = start
      let last = buffer.count - mark.count
      while index <= last {
        if buffer[index] == mark[0], buffer[index + 6] == mark[6],
          buffer[index..<index + mark.count].elementsEqual(mark)
        {
          return index
        }
        index += 1
      }
      return nil
    }
  }
}
