import TokenModel

/// The definitions of a source by path, with what groups take over from one another.
///
/// ``GroupInheritance`` makes it; no later phase changes it. Its methods answer what stands at a path,
/// in all contexts or in given ones.
///
/// It is large, and a call of a method of it copies its fields, although it may not be copied; the
/// methods that are called for each token are inlined for that reason alone.
struct MergedSource: ~Copyable {
  var tree: SourceTree
  /// The modifiers that conditions are about.
  let contexts: ContextSpace
  /// What each path inherits by `$extends`; most paths inherit nothing.
  var inheritance: [PathID: Inheritance] = [:]
  /// Every path that is a token by a definition of its own or an inherited one, in path order.
  var tokenPaths: [PathID] = []

  init(_ tree: consuming SourceTree, contexts: ContextSpace) {
    self.tree = tree
    self.contexts = contexts
  }

  /// Whether some context has a token at `path`.
  @inline(__always)
  func isToken(_ path: PathID) -> Bool {
    tree.isToken(path) || (!inheritance.isEmpty && inheritance[path]?.isToken == true)
  }

  /// Whether there is a group at `path`.
  @inline(__always)
  func isGroup(_ path: PathID) -> Bool {
    tree.isGroup(path) || (!inheritance.isEmpty && inheritance[path]?.isGroup == true)
  }

  /// Whether `path` takes over anything.
  @inline(__always)
  func inherits(_ path: PathID) -> Bool { !inheritance.isEmpty && inheritance[path] != nil }

  /// All that `path` inherits from, the strongest first.
  func links(of path: PathID) -> [Inheritance.Link] {
    guard !inheritance.isEmpty, let sources = inheritance[path]?.sources else { return [] }
    return Array(sources.joined())
  }

  /// The paths that `path` inherits from in given contexts, the strongest first.
  func sources(of path: PathID, in contexts: [Modifier.ContextIndex]) -> [PathID] {
    guard !inheritance.isEmpty, let sources = inheritance[path]?.sources else { return [] }
    return sources.compactMap { links in
      links.first { tree.conditions.holds($0.condition, in: contexts) }?.path
    }
  }
}
