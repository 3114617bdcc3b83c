import Diagnostics
import JSONSyntax

/// Finds what a reference inside a value points at: the node that stands there, or `nil` where
/// there is none, which has then been reported.
///
/// It is asked with a `{"$ref": …}` object or, for files that bend the standard, with a string in
/// curly braces.
typealias FollowReference = (inout LoweringState, SyntaxNode) -> SyntaxNode?

/// The tree that a value is read from, and how to go on at a reference inside.
struct ValueSource {
  let document: DocumentID
  let tree: JSONTree
  /// `nil` while values are read for the first time: references are not followed then.
  let follow: FollowReference?
  /// How many references led from the value to this tree.
  let hops: Int

  init(document: DocumentID, tree: JSONTree, follow: FollowReference? = nil, hops: Int = 0) {
    self.document = document
    self.tree = tree
    self.follow = follow
    self.hops = hops
  }

  /// How many references may follow each other inside a value.
  static let hopLimit = 100

  /// The place of `node`.
  func place(_ node: JSONNode) -> SyntaxNode {
    SyntaxNode(document: document, node: node)
  }

  /// What `node` is, for messages: its text if that is short, otherwise what kind of thing it is.
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

  /// The text of `node` as it was written, shortened to what fits into a message.
  func excerpt(_ node: JSONNode) -> String {
    tree.withText(node) { text in
      guard text.count > 48 else { return String(decoding: text, as: UTF8.self) }
      var end = 40
      // Not in the middle of a scalar.
      while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
      return String(decoding: text[..<end], as: UTF8.self) + "…"
    }
  }

  /// What to do about a number that stands in quotes; `nil` for anything else.
  func unquotedHelp(_ node: JSONNode) -> String? {
    guard tree.kind(node) == .string, let number = Double(tree.string(node)), number.isFinite else {
      return nil
    }
    return "write `\(number.inJSON)` without quotes"
  }

  /// The first byte of the content of `node`; `nil` for an empty string and for anything else.
  func firstByte(ofString node: JSONNode) -> UInt8? {
    tree.firstByte(ofString: node)
  }

  /// Calls `body` with the content of the string `node`, escapes decoded.
  @inline(__always)
  func withText<Result>(_ node: JSONNode, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result
  {
    tree.withStringBytes(node, body)
  }

  /// Whether `node` is a string that begins with `{`, or an object whose first member is `$ref`.
  func isReference(_ node: JSONNode) -> Bool {
    tree.isReference(node)
  }

  /// Whether the first member of the object `node` is `$ref`.
  ///
  /// An object with a `$ref` in another place is found out when its members are read: `$ref` is
  /// none that a value can have.
  func isReferenceObject(_ node: JSONNode) -> Bool {
    tree.isReferenceObject(node)
  }
}

extension JSONTree {
  /// Whether `node` is a string that begins with `{`, or an object whose first member is `$ref`.
  @inline(__always)
  func isReference(_ node: JSONNode) -> Bool {
    switch kind(node) {
    case .string: firstByte(ofString: node) == UInt8(ascii: "{")
    case .object: isReferenceObject(node)
    default: false
    }
  }

  /// Whether `node` is a string with a formula: one `~` at its beginning, since two stand for a tilde.
  func isFormula(_ node: JSONNode) -> Bool {
    guard kind(node) == .string else { return false }
    return withStringBytes(node) {
      $0.first == UInt8(ascii: "~") && $0.dropFirst().first != UInt8(ascii: "~")
    }
  }

  /// The values of an object's members, or the elements of a list.
  func children(of node: JSONNode) -> [JSONNode] {
    kind(node) == .object ? members(of: node).map(\.value) : Array(elements(of: node))
  }

  /// Whether the first member of the object `node` is `$ref`.
  @inline(__always)
  func isReferenceObject(_ node: JSONNode) -> Bool {
    guard let first = firstKey(of: node) else { return false }
    return equals(first, "$ref")
  }
}

/// What became of reading a part of a value.
enum Part<Value> {
  case value(Value)
  /// A reference stands there that is followed later.
  case deferred
  /// It was reported.
  case invalid
}
