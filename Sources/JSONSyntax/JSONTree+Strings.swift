extension JSONTree {
  /// Whether the content of `string` differs from its text between the quotes.
  package func hasEscapes(_ string: JSONNode) -> Bool {
    slots[Int(string.index)].isMarked
  }

  /// The offsets of a string's content in the source, without its quotes; empty for other nodes.
  package func contentRange(ofString node: JSONNode) -> Range<Int> {
    let slot = slots[Int(node.index)]
    let start = Int(slot.offset)
    guard slot.kind == .string else { return start..<start }
    if slot.isMarked, let repair = repair(of: node) {
      return Int(repair.content.lowerBound)..<Int(repair.content.upperBound)
    }
    return start + 1..<Int(end(of: node)) - 1
  }

  /// Whether the content of `string` is `literal`; `false` for nodes that are no strings.
  package func equals(_ string: JSONNode, _ literal: StaticString) -> Bool {
    let slot = slots[Int(string.index)]
    guard slot.kind == .string else { return false }
    let count = literal.utf8CodeUnitCount
    if !slot.isMarked, Int(slot.size) != count + 2 { return false }
    return literal.withUTF8Buffer { expected in
      withStringBytes(string) { found in
        guard found.count == expected.count else { return false }
        var index = 0
        while index < count, found[index] == expected[index] { index += 1 }
        return index == count
      }
    }
  }

  /// Calls `body` with the content of `string`, escapes decoded, as valid UTF-8.
  ///
  /// Nothing is copied when there are no escapes. The buffer is empty for nodes that are no strings
  /// and must not be kept.
  package func withStringBytes<Result>(
    _ string: JSONNode,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let range = contentRange(ofString: string)
    let isMarked = slots[Int(string.index)].isMarked
    return try bytes.withUnsafeBufferPointer { source in
      let content = UnsafeBufferPointer(rebasing: source[range])
      return isMarked ? try JSONStringDecoder.withDecoded(content, body) : try body(content)
    }
  }

  /// The content of `node`, escapes decoded; empty for nodes that are no strings.
  package func string(_ node: JSONNode) -> String {
    withStringBytes(node) { String(decoding: $0, as: UTF8.self) }
  }

  /// The source offset of the byte that holds, or begins the escape for, a byte of the content.
  ///
  /// - Parameters:
  ///   - node: a string.
  ///   - decodedOffset: an offset into the decoded content; beyond its end stands for its end.
  /// - Returns: an offset into ``bytes``.
  package func offset(inString node: JSONNode, decodedOffset: Int) -> UInt32 {
    let range = contentRange(ofString: node)
    guard slots[Int(node.index)].isMarked else {
      return UInt32(min(range.lowerBound + max(decodedOffset, 0), range.upperBound))
    }
    return bytes.withUnsafeBufferPointer { source in
      var decoder = JSONStringDecoder(UnsafeBufferPointer(rebasing: source[range]))
      var decoded = 0
      while let piece = decoder.next() {
        if decoded + piece.count > decodedOffset {
          let inside = piece.isVerbatim ? max(decodedOffset - decoded, 0) : 0
          return UInt32(range.lowerBound + piece.start + inside)
        }
        decoded += piece.count
      }
      return UInt32(range.upperBound)
    }
  }
}
