internal import Diagnostics
internal import TokenCompiler
internal import TokenModel

/// Traces the references of a value down to values without references.
struct ReferenceTracing {
  /// The maximum number of steps.
  ///
  /// Tokens beyond it are only counted.
  private static let limit = 200

  private let ir: IR
  private let graph: ReferenceGraph
  private let choices: ContextChoices
  private(set) var steps: [TokenExplanation.Step] = []
  /// The number of tokens that contribute to the value but have no step.
  private(set) var hiddenTokens = 0

  /// A referenced token.
  private struct Visit {
    let token: TokenID
    let value: Token.ResolvedValue
    /// The path of the reference within the referring value.
    let part: String
    let depth: Int
  }

  init(_ ir: IR, _ graph: ReferenceGraph, _ choices: ContextChoices) {
    self.ir = ir
    self.graph = graph
    self.choices = choices
  }

  /// Adds the steps that begin at a token, depth first and without recursion, because chains can
  /// have any length.
  mutating func follow(_ token: TokenID, _ value: Token.ResolvedValue) {
    var open = [Visit(token: token, value: value, part: "", depth: 0)]
    var noted: Set<TokenID> = []
    while let next = open.popLast() {
      guard steps.count < Self.limit else {
        open.append(next)
        return count(open, besides: noted)
      }
      noted.insert(next.token)
      steps.append(step(next))
      open += visits(after: next).reversed()
    }
  }

  private func visits(after visit: Visit) -> [Visit] {
    graph.edges(of: visit.value).map { edge in
      Visit(
        token: edge.target,
        value: ir.resolved(edge.target, in: choices),
        part: edge.part,
        depth: visit.depth + 1
      )
    }
  }

  /// Counts the remaining tokens, each only once, because the number of paths to them can grow with
  /// every step.
  private mutating func count(_ visits: [Visit], besides noted: Set<TokenID>) {
    var seen: Set<TokenID> = []
    var open = visits
    while let next = open.popLast() {
      guard seen.insert(next.token).inserted else { continue }
      open += self.visits(after: next)
    }
    hiddenTokens = seen.subtracting(noted).count
  }

  private func step(_ visit: Visit) -> TokenExplanation.Step {
    let (token, value) = (visit.token, visit.value)
    let text = ir.text(of: value, type: ir.tokens[Int(token.index)].type)
    let source =
      value.alias.map { "{\(ir.path(of: $0))}" }
      ?? value.expression.map { "~" + ir.texts[$0] } ?? text
    return TokenExplanation.Step(
      depth: visit.depth,
      part: visit.part,
      path: ir.path(of: token),
      source: source,
      value: text,
      place: ir.sources.span(of: ir.definition(of: token, in: choices))
    )
  }
}
