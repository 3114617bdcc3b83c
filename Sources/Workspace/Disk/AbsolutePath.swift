/// An absolute path without `.`, `..`, or empty components.
///
/// A path is only text: the file may not exist, and links may be on the way. A run creates a path
/// for every file that it writes, so appending a simple relative path doesn't split it into
/// components.
package struct AbsolutePath: Hashable, Sendable {
  /// The path: `/` or `/a/b`.
  package let text: String

  package static let root = AbsolutePath(components: [])

  /// Normalizes `text`.
  ///
  /// Returns `nil` if it doesn't begin with `/`.
  package init?(_ text: String) {
    guard text.utf8.first == Self.separator else { return nil }
    self.init(components: Self.normalized(text.components))
  }

  private init(components: [Substring]) {
    text = "/" + components.joined(separator: "/")
  }

  private init(normalized text: String) {
    self.text = text
  }

  /// Resolves `path` against this folder.
  ///
  /// An absolute `path` is only normalized.
  package func appending(_ path: String) -> AbsolutePath {
    if path.isPlain { return AbsolutePath(normalized: joined(with: path)) }
    if let absolute = AbsolutePath(path) { return absolute }
    return AbsolutePath(components: Self.normalized(components + path.components))
  }

  /// The enclosing folder.
  ///
  /// The parent of the root is the root.
  package var parent: AbsolutePath {
    guard let last = text.lastIndex(ofByte: Self.separator), last > text.startIndex else {
      return .root
    }
    return AbsolutePath(normalized: String(text[..<last]))
  }

  /// The name of the file or folder; empty for the root.
  package var name: String {
    guard let last = text.lastIndex(ofByte: Self.separator) else { return text }
    return String(text[text.utf8.index(after: last)...])
  }

  /// Returns the path of `name` in the same folder.
  package func sibling(_ name: String) -> AbsolutePath {
    precondition(!name.isEmpty && !name.hasByte(Self.separator))
    return AbsolutePath(normalized: parent.joined(with: name))
  }

  /// Whether `other` is this path or a path below it.
  package func contains(_ other: AbsolutePath) -> Bool {
    self == .root || other.text.byte(behind: text) == Self.separator || other == self
  }

  /// Returns the path relative to the folder `base`: `a/b`, `../a`, or `.` for `base` itself.
  package func relative(to base: AbsolutePath) -> String {
    if self != base, base.contains(self) {
      let count = base == .root ? 1 : base.text.utf8.count + 1
      return String(text[text.utf8.index(text.startIndex, offsetBy: count)...])
    }
    let (own, others) = (components, base.components)
    let common = zip(own, others).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: others.count - common) + own[common...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// This path and the paths of all enclosing folders, innermost first.
  package var selfAndAncestors: some Sequence<AbsolutePath> {
    sequence(first: self) { $0 == .root ? nil : $0.parent }
  }

  /// Returns the text of `path` appended to this one, without normalizing it.
  private func joined(with path: String) -> String {
    guard self != .root else { return text + path }
    var joined = ""
    joined.reserveCapacity(text.utf8.count + 1 + path.utf8.count)
    joined += text
    joined += "/"
    joined += path
    return joined
  }

  private var components: [Substring] { text.components }

  private static func normalized(_ components: [Substring]) -> [Substring] {
    var parts: [Substring] = []
    for component in components where component != "." {
      if component == ".." { _ = parts.popLast() } else { parts.append(component) }
    }
    return parts
  }

  fileprivate static let separator = UInt8(ascii: "/")

  /// The part of the name after its last period; empty if there is none.
  var fileExtension: Substring {
    let name = name
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? ""
  }
}

extension String {
  /// The components between slashes, without empty ones.
  fileprivate var components: [Substring] {
    utf8.split(separator: AbsolutePath.separator).map { Substring($0) }
  }

  /// Whether this is a relative path in which no component is empty or begins with a period, and
  /// which therefore needs no normalization.
  fileprivate var isPlain: Bool {
    func isPlain(_ bytes: some Collection<UInt8>) -> Bool {
      var isAtStart = true
      for byte in bytes {
        if isAtStart, byte == AbsolutePath.separator || byte == UInt8(ascii: ".") { return false }
        isAtStart = byte == AbsolutePath.separator
      }
      return !isAtStart
    }
    return utf8.withContiguousStorageIfAvailable { isPlain($0) } ?? isPlain(utf8)
  }
}
