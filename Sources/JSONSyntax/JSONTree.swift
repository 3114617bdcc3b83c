public import Diagnostics

/// A parsed JSON text: a flat array of nodes in source order.
///
/// Parsing allocates no objects and copies no text per node. Strings and numbers are decoded on
/// access. If the text has errors, the tree contains everything that could be parsed, and
/// ``wasRepaired(_:)`` identifies the nodes whose values are guesses.
///
/// Only the accessors that the compiler uses for every node are inlinable. For the others, the code
/// size isn't worth it.
@usableFromInline package struct JSONTree: Sendable {
  /// The maximum nesting depth of objects and arrays.
  package static let nestingLimit = 512

  /// The file the text came from.
  @usableFromInline package let file: SourceMap.FileID
  @usableFromInline package let storage: JSONStorage

  init(
    file: SourceMap.FileID,
    bytes: [UInt8],
    slots: UnsafeMutableBufferPointer<JSONSlot>? = nil,
    repairs: [JSONRepair] = [],
    hasAmbiguousNesting: Bool = false,
    origins: TextOrigins? = nil
  ) {
    self.file = file
    storage = JSONStorage(
      bytes: bytes,
      slots: slots,
      repairs: repairs,
      hasAmbiguousNesting: hasAmbiguousNesting,
      origins: origins
    )
  }

  /// Parses a text that was made from a file.
  ///
  /// Spans refer to the original file.
  ///
  /// - Parameters:
  ///   - text: a JSON text without errors.
  ///   - file: the identifier of the original file.
  ///   - diagnostics: receives errors, of which there should be none.
  /// - Returns: the tree.
  package static func parse(
    _ text: RewrittenText,
    file: SourceMap.FileID,
    diagnostics: inout [Diagnostic]
  ) -> JSONTree {
    var found: [Diagnostic] = []
    let tree = parse(text.bytes, file: file, origins: text.origins, diagnostics: &found)
    for var diagnostic in found {
      diagnostic.primary?.span.move(to: text.origins)
      for index in diagnostic.secondary.indices {
        diagnostic.secondary[index].span.move(to: text.origins)
      }
      diagnostics.append(diagnostic)
    }
    return tree
  }

  /// Parses `bytes` as a JSON text (RFC 8259) and reports its errors.
  ///
  /// - Parameters:
  ///   - bytes: the contents of a file in UTF-8, less than 4 GiB.
  ///   - file: the file identifier for spans.
  ///   - options: the extensions of RFC 8259 to accept.
  ///   - diagnostics: receives at most ``JSONParser/mistakeLimit`` errors, in source order.
  /// - Returns: the tree. If there were errors, it contains everything that could be parsed.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func parse(
    _ bytes: [UInt8],
    file: SourceMap.FileID,
    options: JSONOptions = .strict,
    diagnostics: inout [Diagnostic]
  ) -> JSONTree {
    parse(bytes, file: file, options: options, origins: nil, diagnostics: &diagnostics)
  }

  private static func parse(
    _ bytes: [UInt8],
    file: SourceMap.FileID,
    options: JSONOptions = .strict,
    origins: TextOrigins?,
    diagnostics: inout [Diagnostic]
  ) -> JSONTree {
    if let refusal = Diagnostic.unreadableEncodingOrSize(of: bytes, file: file) {
      diagnostics.append(refusal)
      return JSONTree(file: file, bytes: bytes)
    }
    return bytes.withUnsafeBufferPointer { source in
      guard let base = source.baseAddress, !source.isEmpty else {
        let place = Span(file: file, start: 0, end: 0)
        diagnostics.append(.emptyText(at: place, hasBytes: false))
        return JSONTree(file: file, bytes: bytes)
      }
      var parser = JSONParser(source, at: base, file: file, options: options)
      parser.parseText()
      diagnostics.append(contentsOf: parser.finishedDiagnostics())
      return JSONTree(
        file: file,
        bytes: bytes,
        slots: parser.slots.takeElements(),
        repairs: parser.repairs.sorted { $0.node < $1.node },
        hasAmbiguousNesting: parser.mistakes.hasAmbiguousNesting,
        origins: origins
      )
    }
  }

  /// Whether unbalanced delimiters make the nesting ambiguous.
  ///
  /// This was reported as an error. Other problems in such a tree are probably its consequences.
  package var hasAmbiguousNesting: Bool { storage.hasAmbiguousNesting }

  /// Whether the text was made from a file and isn't what people see.
  package var isRewritten: Bool { storage.origins != nil }

  /// The text.
  package var bytes: [UInt8] { storage.bytes }

  package var byteCount: Int { storage.bytes.count }

  /// Whether parsing `bytes` as the text of `file` would give an equal tree.
  package func isTree(of bytes: [UInt8], in file: SourceMap.FileID) -> Bool {
    self.file == file && !isRewritten && storage.bytes == bytes
  }

  /// The top-level value; `nil` if nothing could be parsed.
  package var root: JSONNode? {
    slotCount == 0 ? nil : JSONNode(index: 0)
  }

  /// The number of slots, an upper bound of every node's index.
  @inlinable package var slotCount: Int { storage.slots.count }

  /// Returns the kind of `node`.
  @inlinable
  @inline(__always)
  package func kind(_ node: JSONNode) -> JSONKind {
    storage.slot(node.index).kind
  }

  /// Returns the span of `node`, including a string's quotes.
  @inlinable
  package func span(_ node: JSONNode) -> Span {
    let start = start(of: node)
    let end = end(of: node)
    // If brackets are missing, a node may appear to end before it begins.
    if storage.origins != nil { return span(start..<max(start, end)) }
    return Span(file: file, start: start, end: end)
  }

  /// Returns the location in the file of a range of the text.
  @inlinable
  package func span(_ range: Range<UInt32>) -> Span {
    if storage.origins != nil { return origin(of: range) }
    return Span(file: file, start: range.lowerBound, end: range.upperBound)
  }

  @usableFromInline
  func origin(of range: Range<UInt32>) -> Span {
    let origin = storage.origins?.origin(of: range) ?? range
    return Span(file: file, start: origin.lowerBound, end: origin.upperBound)
  }

  /// Returns the offset of the first byte of `node`.
  @inlinable
  package func start(of node: JSONNode) -> UInt32 {
    storage.slot(node.index).offset
  }

  /// Returns a copy of the source text of `node`.
  package func text(_ node: JSONNode) -> [UInt8] { withText(node) { Array($0) } }

  /// Calls `body` with the source text of `node`.
  ///
  /// The buffer must not escape.
  package func withText<Result>(
    _ node: JSONNode,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try storage.withText { text in
      let range = Int(start(of: node))..<Int(end(of: node))
      precondition(range.upperBound <= text.count, "the node belongs to another tree")
      return try body(UnsafeBufferPointer(rebasing: text[range]))
    }
  }

  /// Calls `body` with the whole text.
  ///
  /// The buffer must not escape.
  package func withText<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try storage.withText(body)
  }

  /// Returns the number of direct properties or elements; 0 for other nodes.
  ///
  /// - Complexity: O(1); O(*n*) from 2²⁸ properties or elements.
  @inlinable
  package func count(of node: JSONNode) -> Int {
    let slot = storage.slot(node.index)
    guard slot.isContainer else { return 0 }
    return slot.size == JSONSlot.largestSize ? countAgain(node) : Int(slot.size)
  }

  @usableFromInline
  func countAgain(_ node: JSONNode) -> Int {
    kind(node) == .object
      ? members(of: node).reduce(0) { count, _ in count + 1 }
      : elements(of: node).reduce(0) { count, _ in count + 1 }
  }

  /// Whether the text of `node` isn't valid JSON and its value is a guess.
  ///
  /// This was reported as an error. Reporting the guessed value too would be a second error for the
  /// same mistake.
  @inlinable
  package func wasRepaired(_ node: JSONNode) -> Bool {
    let slot = storage.slot(node.index)
    return slot.isMarked && !slot.isContainer && hasRepair(node)
  }

  /// Returns the offset just past the last byte of `node`.
  @inlinable
  @inline(__always)
  package func end(of node: JSONNode) -> UInt32 {
    let slot = storage.slot(node.index)
    if slot.isContainer { return storage.slot(node.index + 1).offset }
    return slot.size == JSONSlot.largestSize ? endOfLargeText(node) : slot.offset + slot.size
  }

  @usableFromInline
  func hasRepair(_ node: JSONNode) -> Bool { repair(of: node) != nil }

  func repair(of node: JSONNode) -> JSONRepair? {
    let slot = storage.slot(node.index)
    guard slot.isMarked, !slot.isContainer else { return nil }
    let repairs = storage.repairs
    let index = repairs.partitioningIndex { $0.node >= node.index }
    return index < repairs.count && repairs[index].node == node.index ? repairs[index] : nil
  }

  /// Finds the end of a text of at least 2²⁸ bytes.
  @usableFromInline
  func endOfLargeText(_ node: JSONNode) -> UInt32 {
    if let repair = repair(of: node) { return repair.end }
    let bytes = storage.bytes
    let start = Int(start(of: node))
    var index = start + 1
    if kind(node) == .string {
      while index < bytes.count, bytes[index] != .quote {
        index += bytes[index] == .backslash ? 2 : 1
      }
      index += 1
    } else {
      while index < bytes.count, bytes[index].isNumberLike { index += 1 }
    }
    return UInt32(min(index, bytes.count))
  }
}

extension Span {
  /// Replaces a location in a rewritten text with the location in the original file.
  fileprivate mutating func move(to origins: TextOrigins) {
    let origin = origins.origin(of: start..<max(start, end))
    self = Span(file: file, start: origin.lowerBound, end: origin.upperBound)
  }
}
