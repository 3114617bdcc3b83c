/// A path from the root of the file system, without `.`, `..` and empty components.
///
/// Only text: whether anything stands there, and whether links are on the way, is the disk's affair.
/// A run makes one for each file that it writes, so what is plain is not taken apart.
package struct AbsolutePath: Hashable, Sendable {
  /// The path: `/` or `/a/b`.
  package let text: String

  /// The root of the file system.
  package static let root = AbsolutePath(components: [])

  /// Normalises `text`; `nil` where it does not begin with `/`.
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

  /// The path that `path` means in this folder; a `path` from the root stands for itself.
  package func appending(_ path: String) -> AbsolutePath {
    if path.isPlain { return AbsolutePath(normalized: joined(with: path)) }
    if let absolute = AbsolutePath(path) { return absolute }
    return AbsolutePath(components: Self.normalized(components + path.components))
  }

  /// The folder around; the root is its own.
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

  /// The file or folder called `name` beside this one.
  package func sibling(_ name: String) -> AbsolutePath {
    precondition(!name.isEmpty && !name.hasByte(Self.separator))
    return AbsolutePath(normalized: parent.joined(with: name))
  }

  /// Whether `other` is this folder or lies in it.
  package func contains(_ other: AbsolutePath) -> Bool {
    self == .root || other.text.byte(behind: text) == Self.separator || other == self
  }

  /// How the path is written in the folder `base`: `a/b`, `../a`, and `.` for the folder itself.
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

  /// The folder and those around it, from the innermost.
  package var selfAndAncestors: [AbsolutePath] {
    let parts = components
    return (0...parts.count).reversed().map { AbsolutePath(components: Array(parts[..<$0])) }
  }

  /// The text of the path of something in the folder.
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
}

extension String {
  /// What stands between the `/`, without what is empty.
  fileprivate var components: [Substring] {
    utf8.split(separator: AbsolutePath.separator).map { Substring($0) }
  }

  /// Whether it is a relative path in which no component is empty or begins with a period, so that
  /// it can stand as it is.
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
