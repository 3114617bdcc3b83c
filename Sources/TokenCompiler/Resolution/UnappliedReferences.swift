import Diagnostics
import JSONSyntax
import TokenModel

/// References to tokens of sets and modifiers that the resolver document declares but doesn't
/// apply.
struct UnappliedReferences {
  /// The sets and modifiers that aren't applied.
  private let parts: [SourcePlan.DeclaredPart]
  /// The dot-separated paths of the tokens in each part; read on first use.
  private var tokens: [Set<String>]?
  /// The number of references to each part, and the first of them.
  private var found: [Int: (count: Int, path: String, span: Span)] = [:]

  init(_ parts: [SourcePlan.DeclaredPart]) {
    self.parts = parts
  }

  /// Records an unresolved reference.
  ///
  /// - Returns: Whether the target is in a part that isn't applied. If so, a single diagnostic
  ///   covers all references to that part.
  mutating func note(_ path: PathID, _ span: Span, _ state: LoweringState) -> Bool {
    guard !parts.isEmpty else { return false }
    let tokens =
      self.tokens
      ?? parts.map { part in
        let roots = Set(part.trees.joined().map(\.root))
        return roots.reduce(into: []) { Self.collectTokens(of: $1, state, into: &$0) }
      }
    self.tokens = tokens
    let name = state.pathText(path)
    guard let index = tokens.firstIndex(where: { $0.contains(name) }) else { return false }
    found[index, default: (0, name, span)].count += 1
    return true
  }

  /// Diagnostics for unapplied parts that references need, and for unused modifiers.
  var diagnostics: [Diagnostic] {
    parts.indices.compactMap { index in
      let part = parts[index]
      guard !part.isReported else { return nil }
      if let found = found[index] {
        return .unappliedPart(part, found.count, first: (found.path, found.span))
      }
      return part.isUnusedModifier ? .unusedModifier(part) : nil
    }
  }

  private static func collectTokens(
    of root: SyntaxNode,
    _ state: LoweringState,
    into tokens: inout Set<String>
  ) {
    let syntax = state.tree(of: root)
    var waiting = [(node: root.node, path: "")]
    while let (node, path) = waiting.popLast() {
      for member in syntax.members(of: node) where syntax.kind(member.value) == .object {
        let name = syntax.string(member.key)
        guard !name.hasPrefix("$") || name == "$root" else { continue }
        let path = path.isEmpty ? name : "\(path).\(name)"
        if syntax.value(of: "$value", in: member.value) != nil
          || syntax.value(of: "$ref", in: member.value) != nil
        {
          tokens.insert(path)
        } else {
          waiting.append((member.value, path))
        }
      }
    }
  }
}
