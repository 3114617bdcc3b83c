import Diagnostics
import JSONSyntax
import TokenModel

/// References to tokens of sets and modifiers that the resolver document declares and never applies.
struct UnappliedReferences {
  /// The paths of the tokens of each part, joined with periods; read when first asked for.
  var tokens: [Set<String>]?
  /// The number of references to each part, and the first of them.
  var found: [Int: (count: Int, path: String, span: Span)] = [:]
}

extension SourceResolver {
  /// Whether a reference fails because a set or a modifier is not applied, which is said once for
  /// all of them.
  mutating func isInUnappliedPart(_ path: PathID, _ span: Span) -> Bool {
    guard !plan.unapplied.isEmpty else { return false }
    let tokens =
      unappliedReferences.tokens
      ?? plan.unapplied.map { part in
        let roots = Set(part.trees.joined().map(\.root))
        return roots.reduce(into: []) { collectTokens(of: $1, into: &$0) }
      }
    unappliedReferences.tokens = tokens
    let name = pathText(path)
    guard let index = tokens.firstIndex(where: { $0.contains(name) }) else { return false }
    unappliedReferences.found[index, default: (0, name, span)].count += 1
    return true
  }

  /// Reports the sets and modifiers without which references fail.
  mutating func reportUnappliedParts() {
    for index in plan.unapplied.indices {
      guard let found = unappliedReferences.found[index] else { continue }
      state.diagnostics.append(
        .unappliedPart(plan.unapplied[index], found.count, first: (found.path, found.span))
      )
    }
  }

  private func collectTokens(of root: SyntaxNode, into tokens: inout Set<String>) {
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

extension Diagnostic {
  fileprivate static func unappliedPart(
    _ part: SourcePlan.DeclaredPart,
    _ count: Int,
    first: (path: String, span: Span)
  ) -> Diagnostic {
    let references = count == 1 ? "a reference needs" : "\(count) references need"
    let pointer = "#/\(part.kind.rawValue)s/\(pointerSegment(part.name))"
    return Diagnostic(
      .unappliedPart,
      "the \(part.kind.rawValue) `\(part.name)` is not in `resolutionOrder`, and \(references) it",
      at: Label(part.span, "never applied"),
      also: [Label(first.span, "`\(first.path)` is in it")],
      help: "add `{ \"$ref\": \"\(pointer)\" }` to `resolutionOrder`"
    )
  }
}
