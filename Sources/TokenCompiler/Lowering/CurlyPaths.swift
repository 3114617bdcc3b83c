import TokenModel

/// The paths that references in curly braces name, by their text with the braces.
///
/// Most sources refer to the same tokens again and again; the names in such a text are looked up when
/// it is met first.
struct CurlyPaths {
  private var texts = TextTable()
  /// At the index of each text; the root for one that is not a plain reference.
  private var paths: [PathID] = [.root]

  /// Makes room for so many references of usual length.
  mutating func reserveCapacity(_ count: Int) {
    texts.reserveCapacity(count, bytes: count * 24)
    paths.reserveCapacity(count)
  }

  /// The place of a text.
  mutating func index(of text: UnsafeBufferPointer<UInt8>) -> Int {
    Int(texts.intern(text).index)
  }

  /// The path that the text at a place names; `nil` where nothing is known.
  subscript(index: Int) -> PathID? {
    get { index < paths.count && paths[index] != .root ? paths[index] : nil }
    set {
      while paths.count <= index { paths.append(.root) }
      paths[index] = newValue ?? .root
    }
  }
}
