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
  /// The indices of the parts that references need.
  private var needed: Set<Int> = []

  init(_ parts: [SourcePlan.DeclaredPart]) {
    self.parts = parts
  }

  /// Reports a reference that can't be resolved, if its target is in a part that isn't applied.
  ///
  /// - Returns: Whether the target is in such a part.
  mutating func report(_ path: PathID, _ span: Span, _ state: inout LoweringState) -> Bool {
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
    needed.insert(index)
    if !parts[index].isReported {
      state.findings.append(
        .unappliedPart(parts[index], neededFor: name, span),
        becauseOf: .unappliedPart(index)
      )
    }
    return true
  }

  /// Diagnostics for modifiers that nothing uses.
  var diagnostics: [Diagnostic] {
    parts.indices.compactMap { index in
      let part = parts[index]
      guard part.isUnusedModifier, !part.isReported, !needed.contains(index) else { return nil }
      return .unusedModifier(part)
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
        // Sets of a folder that nothing selects are in the form in which the tool wrote them.
        if ["$value", "$ref", "value"].contains(where: {
          syntax.value(of: $0, in: member.value) != nil
        }) {
          tokens.insert(path)
        } else {
          waiting.append((member.value, path))
        }
      }
    }
  }
}
