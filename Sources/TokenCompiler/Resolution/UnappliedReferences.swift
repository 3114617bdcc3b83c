import Diagnostics
import JSONSyntax
import TokenModel

/// References to tokens of sets and modifiers that the resolver document declares and never applies.
struct UnappliedReferences {
  /// The parts that are never applied.
  private let parts: [SourcePlan.DeclaredPart]
  /// The paths of the tokens of each part, joined with periods; read when first asked for.
  private var tokens: [Set<String>]?
  /// The number of references to each part, and the first of them.
  private var found: [Int: (count: Int, path: String, span: Span)] = [:]

  init(_ parts: [SourcePlan.DeclaredPart]) {
    self.parts = parts
  }

  /// Notes a reference that leads nowhere.
  ///
  /// - Returns: Whether it fails because a part is not applied, which is said once for all of them.
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

  /// Says without which parts references fail.
  var diagnostics: [Diagnostic] {
    parts.indices.compactMap { index in
      found[index].map { .unappliedPart(parts[index], $0.count, first: ($0.path, $0.span)) }
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

extension Diagnostic {
  fileprivate static func unappliedPart(
    _ part: SourcePlan.DeclaredPart,
    _ count: Int,
    first: (path: String, span: Span)
  ) -> Diagnostic {
    let references = count == 1 ? "a reference needs" : "\(count) references need"
    if part.kind == .tokenSet {
      return Diagnostic(
        .unappliedPart,
        "no theme selects the set `\(part.name)`, and \(references) it",
        at: Label(part.span, "never applied"),
        also: [Label(first.span, "`\(first.path)` is in it")],
        help: "add `\"\(part.name)\": \"source\"` to the `selectedTokenSets` of the themes"
      )
    }
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
