import TokenModel

/// The paths of curly-brace references, by text including the braces.
///
/// Most sources refer to the same tokens repeatedly. The names in a text are looked up only when it
/// first occurs.
struct CurlyPaths {
  private var texts = TextTable()
  /// The path for the index of each text; the root if the text isn't a plain reference.
  private var paths: [PathID] = [.root]

  /// Reserves capacity for `count` references of average length.
  mutating func reserveCapacity(_ count: Int) {
    texts.reserveCapacity(count, bytes: count * 24)
    paths.reserveCapacity(count)
  }

  /// Returns the index of a text, which is added if it is new.
  mutating func index(of text: UnsafeBufferPointer<UInt8>) -> Int {
    Int(texts.intern(text).index)
  }

  /// The path for the text at an index; `nil` if it isn't known.
  subscript(index: Int) -> PathID? {
    get { index < paths.count && paths[index] != .root ? paths[index] : nil }
    set {
      while paths.count <= index { paths.append(.root) }
      paths[index] = newValue ?? .root
    }
  }
}
