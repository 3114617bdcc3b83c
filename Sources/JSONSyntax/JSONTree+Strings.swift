extension JSONTree {
  /// Whether the content of `string` differs from its text between the quotes.
  @inlinable
  @inline(__always)
  package func hasEscapes(_ string: JSONNode) -> Bool {
    storage.slot(string.index).isMarked
  }

  /// The offsets of a string's content in the source, without its quotes; empty for other nodes.
  @inlinable
  @inline(__always)
  package func contentRange(ofString node: JSONNode) -> Range<Int> {
    let slot = storage.slot(node.index)
    let start = Int(slot.offset)
    guard slot.kind == .string else { return start..<start }
    if slot.isMarked { return markedContentRange(ofString: node) }
    return start + 1..<Int(end(of: node)) - 1
  }

  @usableFromInline
  func markedContentRange(ofString node: JSONNode) -> Range<Int> {
    guard let repair = repair(of: node) else {
      return Int(start(of: node)) + 1..<Int(end(of: node)) - 1
    }
    return Int(repair.content.lowerBound)..<Int(repair.content.upperBound)
  }

  /// Whether the content of `string` is `literal`; `false` for nodes that are not strings.
  @inlinable
  @inline(__always)
  package func equals(_ string: JSONNode, _ literal: StaticString) -> Bool {
    let slot = storage.slot(string.index)
    guard slot.kind == .string else { return false }
    guard !slot.isMarked, literal.hasPointerRepresentation else {
      return hasDecodedContent(string, literal)
    }
    // Most strings differ in their length. The literal is known where this is inlined, so that what
    // is left are few comparisons of words.
    let count = literal.utf8CodeUnitCount
    guard Int(slot.size) == count + 2, let text = storage.text.baseAddress else { return false }
    return UnsafeRawPointer(text + Int(slot.offset) + 1).hasSameBytes(as: literal.utf8Start, count)
  }

  @usableFromInline
  func hasDecodedContent(_ string: JSONNode, _ literal: StaticString) -> Bool {
    literal.withUTF8Buffer { expected in
      withStringBytes(string) { $0.elementsEqual(expected) }
    }
  }

  /// Calls `body` with the content of `string`, escapes decoded, as valid UTF-8.
  ///
  /// Nothing is copied when there are no escapes. The buffer is empty for nodes that are not strings
  /// and must not be kept.
  @inlinable
  @inline(__always)
  package func withStringBytes<Result>(
    _ string: JSONNode,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try withExtendedLifetime(storage) {
      let content = UnsafeBufferPointer(rebasing: storage.text[contentRange(ofString: string)])
      guard hasEscapes(string) else { return try body(content) }
      return try withDecoded(content, body)
    }
  }

  @usableFromInline
  func withDecoded<Result>(
    _ content: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try JSONStringDecoder.withDecoded(content, body)
  }

  /// The first byte of the content of `string`; `nil` for an empty one and other nodes.
  @inlinable
  @inline(__always)
  package func firstByte(ofString string: JSONNode) -> UInt8? {
    let slot = storage.slot(string.index)
    guard !slot.isMarked else { return withStringBytes(string) { $0.first } }
    // A size of two are the quotes alone.
    guard slot.kind == .string, slot.size > 2 else { return nil }
    return storage.text[Int(slot.offset) + 1]
  }

  /// The content of `node`, escapes decoded; empty for nodes that are not strings.
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
    guard hasEscapes(node) else {
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

extension UnsafeRawPointer {
  /// Whether the `count` bytes from here on are those from `other` on.
  @inlinable
  @inline(__always)
  func hasSameBytes(as other: UnsafeRawPointer, _ count: Int) -> Bool {
    var index = 0
    while index &+ 8 <= count {
      let word = loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word != other.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
      index &+= 8
    }
    if index &+ 4 <= count {
      let word = loadUnaligned(fromByteOffset: index, as: UInt32.self)
      if word != other.loadUnaligned(fromByteOffset: index, as: UInt32.self) { return false }
      index &+= 4
    }
    while index < count {
      let byte = load(fromByteOffset: index, as: UInt8.self)
      if byte != other.load(fromByteOffset: index, as: UInt8.self) { return false }
      index &+= 1
    }
    return true
  }
}
