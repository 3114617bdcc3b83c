import Diagnostics
import JSONSyntax

/// Returns the node that a reference inside a value refers to; `nil` if there is none, which the
/// function reports.
///
/// The argument is a `{"$ref": …}` object, or a string in curly braces in files that don't follow
/// DTCG strictly.
typealias FollowReference = (inout LoweringState, SyntaxNode) -> SyntaxNode?

/// The tree from which a value is read, and the function that follows references in the value.
struct ValueSource {
  let document: DocumentID
  let tree: JSONTree
  /// The function that follows references; `nil` if they aren't followed, when values are first
  /// read.
  let follow: FollowReference?
  /// The number of references that were followed from the value to this tree.
  let hops: Int

  init(document: DocumentID, tree: JSONTree, follow: FollowReference? = nil, hops: Int = 0) {
    self.document = document
    self.tree = tree
    self.follow = follow
    self.hops = hops
  }

  /// The maximum number of references that may follow each other inside a value.
  static let hopLimit = 100

  func place(_ node: JSONNode) -> SyntaxNode {
    SyntaxNode(document: document, node: node)
  }

  /// The description of `node` for diagnostics: its text if it is a scalar, otherwise its kind.
  func describe(_ node: JSONNode) -> String {
    switch tree.kind(node) {
    case .object:
      return tree.count(of: node) == 0 ? "an empty object" : "an object"
    case .array:
      let count = tree.count(of: node)
      return count == 0 ? "an empty list" : "a list of \(count)"
    default:
      return "`\(excerpt(node))`"
    }
  }

  /// The source text of `node`, truncated for diagnostics.
  func excerpt(_ node: JSONNode) -> String {
    tree.withText(node) { text in
      guard text.count > 48 else { return String(decoding: text, as: UTF8.self) }
      var end = 40
      // Don't split a Unicode scalar.
      while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
      return String(decoding: text[..<end], as: UTF8.self) + "…"
    }
  }

  /// The suggestion for a number in quotes; `nil` for anything else.
  func unquotedHelp(_ node: JSONNode) -> String? {
    guard let number = tree.textIfString(node).flatMap(Double.init), number.isFinite else {
      return nil
    }
    return "write `\(number.jsonText)` without quotes"
  }

  /// The first byte of the contents of `node`; `nil` if it is an empty string or not a string.
  func firstByte(ofString node: JSONNode) -> UInt8? {
    tree.firstByte(ofString: node)
  }

  /// Calls `body` with the decoded contents of the string `node`.
  @inline(__always)
  func withText<Result>(_ node: JSONNode, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result
  {
    tree.withStringBytes(node, body)
  }

  /// Whether `node` is a string that begins with `{` or an object whose first property is `$ref`.
  func isReference(_ node: JSONNode) -> Bool {
    tree.isReference(node)
  }

  /// Whether the first property of the object `node` is `$ref`.
  ///
  /// A `$ref` at another position is reported when the object's properties are read, because no
  /// value has a property with this name.
  func isReferenceObject(_ node: JSONNode) -> Bool {
    tree.isReferenceObject(node)
  }
}

extension JSONTree {
  /// Whether `node` is a string that begins with `{` or an object whose first property is `$ref`.
  @inline(__always)
  func isReference(_ node: JSONNode) -> Bool {
    switch kind(node) {
    case .string: firstByte(ofString: node) == UInt8(ascii: "{")
    case .object: isReferenceObject(node)
    default: false
    }
  }

  /// Whether `node` is a string with an expression, which begins with a single `~`; `~~` escapes a
  /// tilde.
  func isFormula(_ node: JSONNode) -> Bool {
    guard kind(node) == .string else { return false }
    return withStringBytes(node) {
      $0.first == UInt8(ascii: "~") && $0.dropFirst().first != UInt8(ascii: "~")
    }
  }

  /// The property or element that a segment of a JSON Pointer selects; `nil` if there is none.
  func child(_ segment: String, of node: JSONNode) -> JSONNode? {
    switch kind(node) {
    case .object: return members(of: node).first { string($0.key) == segment }?.value
    case .array:
      // RFC 6901: Indices have no leading zeros; `-` and indices past the end select nothing.
      guard let index = Int(segment), "\(index)" == segment, index >= 0 else { return nil }
      return elements(of: node).dropFirst(index).first { _ in true }
    default: return nil
    }
  }

  /// The property values of an object, or the elements of an array.
  func children(of node: JSONNode) -> [JSONNode] {
    kind(node) == .object ? members(of: node).map(\.value) : Array(elements(of: node))
  }

  /// Whether the first property of the object `node` is `$ref`.
  @inline(__always)
  func isReferenceObject(_ node: JSONNode) -> Bool {
    guard let first = firstKey(of: node) else { return false }
    return equals(first, "$ref")
  }
}

/// The result of reading a part of a value.
enum Part<Value> {
  case value(Value)
  /// The part is a reference that will be followed later.
  case deferred
  /// The part is invalid and has been reported.
  case invalid
}
