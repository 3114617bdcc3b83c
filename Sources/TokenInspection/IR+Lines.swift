package import Diagnostics
package import TokenCompiler

extension IR {
  /// The tokens that are written on a line of a source.
  ///
  /// - Parameters:
  ///   - line: the line, from 1.
  ///   - file: the source.
  /// - Returns: the tokens whose object, or whose value for a context, the line belongs to.
  /// - Complexity: O(tokens + the length of the file).
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
  /// The member whose name is at `name` and whose value begins at `origin`.
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
