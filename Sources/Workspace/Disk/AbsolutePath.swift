/// A path from the root of the file system, without `.`, `..` and empty components.
///
/// Only text: whether anything stands there, and whether links are on the way, is the disk's affair.
package struct AbsolutePath: Hashable, Sendable {
  /// The path: `/` or `/a/b`.
  package let text: String

  /// The root of the file system.
  package static let root = AbsolutePath(components: [])

  /// Normalises `text`; `nil` where it does not begin with `/`.
  package init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "/") else { return nil }
    self.init(components: Self.normalized(text.components))
  }

  private init(components: [Substring]) {
    text = "/" + components.joined(separator: "/")
  }

  /// The path that `path` means in this folder; a `path` from the root stands for itself.
  package func appending(_ path: String) -> AbsolutePath {
    if let absolute = AbsolutePath(path) { return absolute }
    return AbsolutePath(components: Self.normalized(components + path.components))
  }

  /// The folder around; the root is its own.
  package var parent: AbsolutePath {
    AbsolutePath(components: components.dropLast())
  }

  /// The name of the file or folder; empty for the root.
  package var name: String { components.last.map(String.init) ?? "" }

  /// Whether `other` is this folder or lies in it.
  package func contains(_ other: AbsolutePath) -> Bool {
    self == .root || other == self || other.text.utf8.starts(with: (text + "/").utf8)
  }

  /// How the path is written in the folder `base`: `a/b`, `../a`, and `.` for the folder itself.
  package func relative(to base: AbsolutePath) -> String {
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

  private var components: [Substring] { text.components }

  private static func normalized(_ components: [Substring]) -> [Substring] {
    var parts: [Substring] = []
    for component in components where component != "." {
      if component == ".." { _ = parts.popLast() } else { parts.append(component) }
    }
    return parts
  }
}

extension String {
  /// What stands between the `/`, without what is empty.
  fileprivate var components: [Substring] { split(separator: "/") }
}
