import TokenModel

/// The definitions of a source by path, with the inheritance between groups.
///
/// ``GroupInheritance`` creates it, and later phases don't change it. Its methods look up
/// definitions at a path, in all contexts or in specific ones.
///
/// It's large, and calling one of its methods copies its stored properties although the type is
/// noncopyable. Methods that are called once per token are inlined to avoid that.
struct MergedSource: ~Copyable {
  var tree: SourceTree
  /// The modifiers that conditions refer to.
  let contexts: ContextSpace
  /// The inheritance of each path through `$extends`; most paths have none.
  var inheritance: [PathID: Inheritance] = [:]
  /// The paths of all tokens, defined or inherited, in path order.
  var tokenPaths: [PathID] = []

  init(_ tree: consuming SourceTree, contexts: ContextSpace) {
    self.tree = tree
    self.contexts = contexts
  }

  /// Whether there's a token at `path` in at least one context.
  @inline(__always)
  func isToken(_ path: PathID) -> Bool {
    tree.isToken(path) || (!inheritance.isEmpty && inheritance[path]?.isToken == true)
  }

  /// Whether there's a group at `path` in at least one context.
  func isGroup(_ path: PathID) -> Bool {
    tree.isGroup(path) || (!inheritance.isEmpty && inheritance[path]?.isGroup == true)
  }

  func inherits(_ path: PathID) -> Bool { !inheritance.isEmpty && inheritance[path] != nil }

  /// Returns the links to all paths that `path` inherits from, in descending order of precedence.
  func links(of path: PathID) -> [Inheritance.Link] {
    guard !inheritance.isEmpty, let sources = inheritance[path]?.sources else { return [] }
    return Array(sources.joined())
  }

  /// Returns the paths that `path` inherits from in `contexts`, in descending order of precedence.
  func sources(of path: PathID, in contexts: [Modifier.ContextIndex]) -> [PathID] {
    guard !inheritance.isEmpty, let sources = inheritance[path]?.sources else { return [] }
    return sources.compactMap { links in
      links.first { tree.conditions.holds($0.condition, in: contexts) }?.path
    }
  }
}
