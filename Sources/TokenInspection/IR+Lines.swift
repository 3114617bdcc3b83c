package import Diagnostics
package import TokenCompiler

extension IR {
  /// Returns the tokens that are defined on a line of a source file.
  ///
  /// - Parameters:
  ///   - line: the line number, from 1.
  ///   - file: the source file.
  /// - Returns: the tokens whose object, or whose value for a context, includes the line.
  /// - Complexity: O(*tokens* + *length of the file*).
  package func tokens(atLine line: Int, of file: SourceMap.FileID) -> [TokenID] {
    let bytes = sources[file].bytes
    let lines = LineMap(bytes)
    guard line > 0, line <= lines.count else { return [] }
    let range = lines.range(ofLine: line)
    var found: [TokenID] = []
    for index in tokens.indices {
      let token = tokens[index]
      let origins =
        [token.base.origin] + token.variants.indices.map { variants[$0].resolved.origin }
      let isThere = origins.contains { origin in
        origin.file == file
          && bytes.object(around: sources.span(of: origin), origin)
            .overlaps(range.lowerBound..<range.upperBound + 1)
      }
      if isThere { found.append(TokenID(UInt32(index))) }
    }
    return found
  }
}

extension [UInt8] {
  /// Returns the range of the property whose name is at `name` and whose value begins at `origin`.
  fileprivate func object(around name: Span, _ origin: Token.Origin) -> Range<Int> {
    var depth = 0
    var isInString = false
    var index = Int(origin.offset)
    while index < count {
      let byte = self[index]
      index += 1
      if isInString {
        if byte == UInt8(ascii: "\\") { index += 1 }
        if byte == UInt8(ascii: "\"") { isInString = false }
        if isInString || depth > 0 { continue }
        break
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: continue
      }
      if depth <= 0, !isInString { break }
    }
    return Swift.min(Int(name.start), index)..<Swift.max(Int(name.end), index)
  }
}
