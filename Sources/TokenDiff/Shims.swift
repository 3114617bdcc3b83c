import JSONSyntax

/// Deprecated tokens with the former names of renamed public tokens.
package struct Shims {
  /// The tokens and groups of a group.
  private struct Node {
    var target: String?
    var names: [String] = []
    var children: [String: Node] = [:]

    mutating func insert(_ path: ArraySlice<Substring>, _ target: String) {
      guard let name = path.first.map(String.init) else {
        self.target = target
        return
      }
      if children[name] == nil { names.append(name) }
      children[name, default: Node()].insert(path.dropFirst(), target)
    }
  }

  private var root = Node()
  /// The version that no longer has the tokens.
  private let until: String?
  /// The number of tokens.
  package private(set) var count = 0

  package init(_ difference: TokenDifference, until: String? = nil) {
    self.until = until
    for (old, new) in difference.renames {
      guard let index = difference.old.indices[old], !difference.old.tokens[index].isPrivate,
        let other = difference.new.indices[new], !difference.new.tokens[other].isConstant
      else { continue }
      root.insert(old.split(separator: ".")[...], new)
      count += 1
    }
  }

  /// The token file; `nil` if there are no tokens.
  package var text: [UInt8]? {
    guard count > 0 else { return nil }
    var writer = JSONWriter(.pretty(width: 100))
    write(root, to: &writer)
    return writer.bytes + Array("\n".utf8)
  }

  /// Returns the token or group at a path in JSON on one line; `nil` if there is none.
  package func json(at path: [String]) -> String? {
    var node = root
    for name in path {
      guard let next = node.children[name] else { return nil }
      node = next
    }
    var writer = JSONWriter(.chosen)
    write(node, to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func write(_ node: Node, to writer: inout JSONWriter) {
    writer.object { writer in
      if let target = node.target {
        // A token can't contain tokens, so a group has the token as its root.
        if node.names.isEmpty {
          writeToken(target, to: &writer)
        } else {
          writer.object("$root") { writeToken(target, to: &$0) }
        }
      }
      for name in node.names {
        writer.name(name)
        write(node.children[name] ?? Node(), to: &writer)
      }
    }
  }

  private func writeToken(_ target: String, to writer: inout JSONWriter) {
    writer.member("$value", "{\(target)}")
    writer.member("$deprecated", "Use {\(target)}.")
    guard let until else { return }
    writer.object("$extensions") { $0.object("dev.tokens") { $0.member("until", until) } }
  }
}
