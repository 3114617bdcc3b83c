import Diagnostics
import JSONSyntax
import TokenModel

extension LoweringState {
  /// Whether `node` is a reference: a string that begins with `{` or an object with `$ref`.
  @inline(__always)
  func isReference(_ node: SyntaxNode) -> Bool {
    documents[Int(node.document.index)].isReference(node.node)
  }

  /// Reads the reference at `node`, for which ``isReference(_:)`` must be `true`.
  ///
  /// - Returns: `nil` if the reference is malformed, which is reported.
  mutating func readReference(_ node: SyntaxNode) -> ReferenceID? {
    let tree = tree(of: node)
    let source = ValueSource(document: node.document, tree: tree)
    let target: SourceReference.Target
    let span: Span
    if tree.kind(node.node) == .string {
      guard let path = readCurly(node.node, in: source) else { return nil }
      target = .token(path)
      span = tree.span(node.node)
    } else {
      guard let pointer = soleMember(of: node.node, in: source),
        let segments = readPointer(source.place(pointer))
      else { return nil }
      target = .pointer(segments)
      span = tree.span(pointer)
    }
    return append(SourceReference(target: target, span: span))
  }

  /// Adds a reference and returns its index.
  mutating func append(_ reference: SourceReference) -> ReferenceID {
    references.append(reference)
    return ReferenceID(index: UInt32(references.count - 1))
  }

  /// The value of `$ref` in an object, which must have no other properties.
  private mutating func soleMember(of object: JSONNode, in source: ValueSource) -> JSONNode? {
    var members = source.tree.members(of: object)
    guard let reference = members.next() else { return nil }
    if let other = members.next() {
      diagnostics.append(.referenceWithOtherProperties(source, other.key))
      return nil
    }
    return reference.value
  }

  // MARK: Curly-brace references

  private mutating func readCurly(_ node: JSONNode, in source: ValueSource) -> PathID? {
    switch source.withText(node, { internPath(inBraces: $0) }) {
    case .path(let path):
      return path
    case .withValueSuffix(let path):
      diagnostics.append(.valueSuffix(source, node))
      return path
    case .malformed(let flaw):
      if !source.tree.wasRepaired(node) {
        diagnostics.append(.malformedCurly(source, node, flaw))
      }
      return nil
    }
  }

  /// Parses `{a.b}`, which must be all of `text`, and adds its path.
  mutating func internPath(inBraces text: UnsafeBufferPointer<UInt8>) -> CurlyReading {
    let index = curlyPaths.index(of: text)
    if let path = curlyPaths[index] { return .path(path) }
    let reading = readPath(inBraces: text)
    if case .path(let path) = reading { curlyPaths[index] = path }
    return reading
  }

  private mutating func readPath(inBraces text: UnsafeBufferPointer<UInt8>) -> CurlyReading {
    var path = PathID.root
    var depth = 0
    var start = 1
    var index = 1
    while true {
      index = text.endOfName(from: index)
      guard index < text.count else { break }
      let byte = text[index]
      if byte == UInt8(ascii: "{") { return .malformed(.braceInside(offset: index)) }
      let isLast = byte == UInt8(ascii: "}")
      if isLast, index + 1 < text.count { return .malformed(.textAfter(offset: index + 1)) }
      guard index > start else { return .malformed(index == 1 && isLast ? .empty : .emptySegment) }
      let segment = UnsafeBufferPointer(rebasing: text[start..<index])
      if segment[0] == UInt8(ascii: "$"), !segment.elementsEqual("$root".utf8) {
        guard isLast, path != .root, segment.elementsEqual("$value".utf8) else {
          return .malformed(.reservedSegment(offset: start, count: segment.count))
        }
        return .withValueSuffix(path)
      }
      depth += 1
      guard depth <= JSONTree.nestingLimit else { return .malformed(.tooLong) }
      path = paths.intern(texts.intern(segment), below: path)
      if isLast { return .path(path) }
      index += 1
      start = index
    }
    return .malformed(.unclosed)
  }

  // MARK: JSON Pointers

  /// Reads the JSON Pointer in the string `node`, the value of a `$ref`.
  ///
  /// The fragment is percent-decoded, then split at `/`, and finally `~1` and `~0` are decoded (RFC
  /// 6901, sections 4 and 6).
  ///
  /// - Returns: the range of its segments in ``pointerSegments``; `nil` if the pointer is
  ///   malformed, which is reported.
  mutating func readPointer(_ node: SyntaxNode) -> IR.IndexRange? {
    let source = ValueSource(document: node.document, tree: tree(of: node))
    guard source.tree.kind(node.node) == .string else {
      if !source.tree.wasRepaired(node.node) {
        diagnostics.append(.pointerMustBeString(source, node.node))
      }
      return nil
    }
    let start = UInt32(pointerSegments.count)
    switch source.withText(node.node, { PointerText.decode($0) }) {
    case .success(let pointer):
      for segment in pointer.segments {
        pointerSegments.append(segment.withUnsafeBufferPointer { texts.intern($0) })
      }
      return IR.IndexRange(start, UInt32(pointerSegments.count))
    case .failure(let flaw):
      if !source.tree.wasRepaired(node.node) {
        diagnostics.append(.malformedPointer(source, node.node, flaw))
      }
      return nil
    }
  }
}

/// The result of parsing a curly-brace reference.
enum CurlyReading {
  case path(PathID)
  /// A reference that ends in `$value`; the path doesn't include it.
  case withValueSuffix(PathID)
  case malformed(CurlyFlaw)
}

/// A syntax error in a curly-brace reference; offsets are into the decoded text.
enum CurlyFlaw {
  case unclosed
  case empty
  case emptySegment
  case braceInside(offset: Int)
  case textAfter(offset: Int)
  /// A segment that begins with `$` and is not `$root`.
  case reservedSegment(offset: Int, count: Int)
  /// There are more names than the maximum nesting depth of groups.
  case tooLong
}
