extension JSONTree {
  /// Whether the content of `string` differs from the text between its quotes.
  @inlinable
  package func hasEscapes(_ string: JSONNode) -> Bool {
    storage.slot(string.index).isMarked
  }

  /// Returns the range of a string's content in the source, without the quotes; empty for other
  /// nodes.
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

  /// Whether the content of `string` equals `literal`; `false` for other nodes.
  @inlinable
  @inline(__always)
  package func equals(_ string: JSONNode, _ literal: StaticString) -> Bool {
    let slot = storage.slot(string.index)
    guard slot.kind == .string else { return false }
    guard !slot.isMarked, literal.hasPointerRepresentation else {
      return hasDecodedContent(string, literal)
    }
    // Most strings differ in length. After inlining, the literal is a constant, so the rest
    // compiles to a few word comparisons.
    let count = literal.utf8CodeUnitCount
    guard Int(slot.size) == count + 2 else { return false }
    return storage.withText { text in
      guard let base = text.baseAddress else { return false }
      let content = UnsafeRawPointer(base + Int(slot.offset) + 1)
      return content.hasSameBytes(as: literal.utf8Start, count)
    }
  }

  @usableFromInline
  func hasDecodedContent(_ string: JSONNode, _ literal: StaticString) -> Bool {
    literal.withUTF8Buffer { expected in
      withStringBytes(string) { $0.elementsEqual(expected) }
    }
  }

  /// Calls `body` with the content of `string` as valid UTF-8, with escapes decoded.
  ///
  /// Nothing is copied if there are no escapes. The buffer is empty for other nodes, and must not
  /// escape.
  @inlinable
  @inline(__always)
  package func withStringBytes<Result>(
    _ string: JSONNode,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try storage.withText { text in
      let content = UnsafeBufferPointer(rebasing: text[contentRange(ofString: string)])
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

  /// Returns the first byte of the content of `string`; `nil` for empty strings and other nodes.
  @inlinable
  @inline(__always)
  package func firstByte(ofString string: JSONNode) -> UInt8? {
    let slot = storage.slot(string.index)
    guard !slot.isMarked else { return withStringBytes(string) { $0.first } }
    // A size of two means there are only quotes.
    guard slot.kind == .string, slot.size > 2 else { return nil }
    return storage.bytes[Int(slot.offset) + 1]
  }

  /// Returns the content of `node` with escapes decoded; empty for other nodes.
  package func string(_ node: JSONNode) -> String {
    withStringBytes(node) { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the source offset of the character or escape that a byte of the decoded content came
  /// from.
  ///
  /// - Parameters:
  ///   - node: a string.
  ///   - decodedOffset: an offset into the decoded content, clamped to its end.
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
  /// Whether `count` bytes at this address equal those at `other`.
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
