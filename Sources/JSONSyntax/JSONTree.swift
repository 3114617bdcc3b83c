public import Diagnostics

/// A JSON text and what it says: a flat array of nodes in the order of the source.
///
/// Reading makes no object and copies no text for each node; strings and numbers are decoded when
/// they are asked for. Where the text has mistakes the tree holds what could be read, and
/// ``wasRepaired(_:)`` tells the places that were guessed.
///
/// What the compiler asks for each node is inlined into it; the rest is not worth the code.
@usableFromInline package struct JSONTree: Sendable {
  /// How deep objects and arrays can be nested.
  package static let nestingLimit = 512

  /// The file that the text came from.
  @usableFromInline package let file: SourceMap.FileID
  @usableFromInline package let storage: JSONStorage

  init(
    file: SourceMap.FileID,
    bytes: [UInt8],
    slots: UnsafeMutableBufferPointer<JSONSlot>? = nil,
    repairs: [JSONRepair] = [],
    hasDoubtfulStructure: Bool = false,
    origins: TextOrigins? = nil
  ) {
    self.file = file
    storage = JSONStorage(
      bytes: bytes,
      slots: slots,
      repairs: repairs,
      hasDoubtfulStructure: hasDoubtfulStructure,
      origins: origins
    )
  }

  /// Reads a text that was made from a file; spans are those of the file.
  ///
  /// - Parameters:
  ///   - text: a JSON text without mistakes.
  ///   - file: the identifier of the file.
  ///   - diagnostics: gets errors, of which there should be none.
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

  /// Reads `bytes` as one JSON text (RFC 8259) and reports what is wrong with it.
  ///
  /// - Parameters:
  ///   - bytes: the content of a file, in UTF-8, less than 4 GiB.
  ///   - file: the identifier that spans get.
  ///   - options: what is accepted beyond the standard.
  ///   - diagnostics: gets at most ``JSONParser/mistakeLimit`` errors, in the order of the text.
  /// - Returns: the tree; after errors, what could be read of it.
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
        hasDoubtfulStructure: parser.mistakes.hasDoubtfulStructure,
        origins: origins
      )
    }
  }

  /// Whether brackets or quotes are missing, so that what lies in what is a guess.
  ///
  /// A message says so; what else such a tree seems to say wrong follows from that.
  package var hasDoubtfulStructure: Bool { storage.hasDoubtfulStructure }

  /// Whether the text was made from a file, so that it is not what people see.
  package var isRewritten: Bool { storage.origins != nil }

  /// A copy of the text.
  package var bytes: [UInt8] { withExtendedLifetime(storage) { Array(storage.text) } }

  /// The number of bytes of the text.
  package var byteCount: Int { storage.text.count }

  /// The value that the text consists of; `nil` where nothing could be read.
  package var root: JSONNode? {
    slotCount == 0 ? nil : JSONNode(index: 0)
  }

  /// The number of slots; every node's index is less.
  @inlinable package var slotCount: Int { storage.slots.count }

  /// What `node` is.
  @inlinable
  @inline(__always)
  package func kind(_ node: JSONNode) -> JSONKind {
    storage.slot(node.index).kind
  }

  /// The text of `node`; a string's with its quotes.
  @inlinable
  package func span(_ node: JSONNode) -> Span {
    let start = start(of: node)
    let end = end(of: node)
    // Where brackets are missing, a node may seem to end before it begins.
    if storage.origins != nil { return span(start..<max(start, end)) }
    return Span(file: file, start: start, end: end)
  }

  /// The place of a range of the text's bytes in the file.
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

  /// The offset of the first byte of `node`.
  @inlinable
  package func start(of node: JSONNode) -> UInt32 {
    storage.slot(node.index).offset
  }

  /// A copy of the text of `node` as it was written.
  package func text(_ node: JSONNode) -> [UInt8] { withText(node) { Array($0) } }

  /// Calls `body` with the text of `node` as it was written, which must not be kept.
  package func withText<Result>(
    _ node: JSONNode,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try withExtendedLifetime(storage) {
      let range = Int(start(of: node))..<Int(end(of: node))
      precondition(range.upperBound <= storage.text.count, "the node belongs to another tree")
      return try body(UnsafeBufferPointer(rebasing: storage.text[range]))
    }
  }

  /// Calls `body` with the whole text, which must not be kept.
  package func withText<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try withExtendedLifetime(storage) { try body(storage.text) }
  }

  /// The number of direct members or elements; 0 for anything but objects and arrays.
  ///
  /// - Complexity: O(1); O(*n*) from 2²⁸ members on.
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

  /// Whether the text of `node` was not JSON and its meaning is a guess.
  ///
  /// A message about it was given; one about the guessed value would be a second for one mistake.
  @inlinable
  @inline(__always)
  package func wasRepaired(_ node: JSONNode) -> Bool {
    let slot = storage.slot(node.index)
    return slot.isMarked && !slot.isContainer && hasRepair(node)
  }

  /// One past the last byte of `node`.
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
    var low = 0
    var high = repairs.count
    while low < high {
      let middle = (low + high) / 2
      if repairs[middle].node < node.index { low = middle + 1 } else { high = middle }
    }
    return low < repairs.count && repairs[low].node == node.index ? repairs[low] : nil
  }

  /// Finds the end of a text of 2²⁸ bytes or more.
  @usableFromInline
  func endOfLargeText(_ node: JSONNode) -> UInt32 {
    if let repair = repair(of: node) { return repair.end }
    let bytes = storage.text
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
  /// Makes a place in a new text the place in the file that the text was made from.
  fileprivate mutating func move(to origins: TextOrigins) {
    let origin = origins.origin(of: start..<max(start, end))
    self = Span(file: file, start: origin.lowerBound, end: origin.upperBound)
  }
}
