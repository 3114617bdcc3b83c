import Diagnostics
import JSONSyntax
import TokenModel

extension LoweringState {
  /// Reads `value` as a value of `type`.
  ///
  /// Values without references are created immediately. Mistakes are reported at their nodes, and
  /// the forms of earlier drafts are accepted with a warning.
  ///
  /// - Returns: `.deferred(value)` if there is a reference to something that isn't the value of a
  ///   token type. Nothing is reported in that case, because the value will be read again.
  /// - Complexity: O(length of the value).
  mutating func lower(_ value: SyntaxNode, as type: TokenType) -> Recipe {
    lower(value.node, as: type, in: ValueSource(document: value.document, tree: tree(of: value)))
  }

  /// Reads a deferred value again, following references with `follow` where no token type applies.
  ///
  /// It may be called for each context, but reports every mistake only once.
  ///
  /// - Returns: any recipe except `.deferred(value)`; the recipes of its parts may be deferred.
  mutating func lower(
    _ value: SyntaxNode,
    as type: TokenType,
    follow: FollowReference
  ) -> Recipe {
    withoutActuallyEscaping(follow) { follow in
      let tree = tree(of: value)
      let source = ValueSource(document: value.document, tree: tree, follow: follow)
      let known = diagnostics.count
      let recipe = lower(value.node, as: type, in: source)
      findings.dropRepeated(from: known)
      return recipe
    }
  }

  /// Reads the object of a single stop as a gradient with one stop.
  ///
  /// Used for the target of a pointer such as `#/sunset/$value/0` in the array of another gradient.
  mutating func lowerStop(_ value: SyntaxNode) -> Recipe {
    let source = ValueSource(document: value.document, tree: tree(of: value))
    var slots = takeSlots()
    defer { giveBack(&slots) }
    switch lowerStopElement(value.node, element: 0, in: source, into: &slots) {
    case .value: return finish(.gradient, slots, isList: true)
    case .deferred: return .deferred(value)
    case .invalid: return .invalid
    }
  }

  /// Reads a value, or the part of a value that has a token type.
  mutating func lower(_ node: JSONNode, as type: TokenType, in source: ValueSource) -> Recipe {
    switch source.tree.kind(node) {
    case .object where source.isReferenceObject(node):
      return readReference(source.place(node)).map { .reference($0) } ?? .invalid
    case .string:
      switch source.firstByte(ofString: node) {
      case UInt8(ascii: "{"):
        return readReference(source.place(node)).map { .reference($0) } ?? .invalid
      case UInt8(ascii: "~") where !source.withText(node, { $0.starts(with: [0x7E, 0x7E]) }):
        return parseExpression(source.place(node)).map { .expression($0) } ?? .invalid
      default:
        break
      }
    default:
      break
    }
    let known = diagnostics.count
    let recipe = lowerLiteral(node, as: type, in: source)
    if case .deferred = recipe { diagnostics.removeSubrange(known...) }
    return recipe
  }

  /// Reads a value that as a whole is neither a reference nor an expression.
  private mutating func lowerLiteral(
    _ node: JSONNode,
    as type: TokenType,
    in source: ValueSource
  ) -> Recipe {
    switch type {
    case .color: lowerColor(node, in: source)
    case .dimension: lowerDimension(node, in: source)
    case .fontFamily: lowerFontFamily(node, in: source)
    case .fontWeight: lowerFontWeight(node, in: source)
    case .duration: lowerDuration(node, in: source)
    case .cubicBezier: lowerCubicBezier(node, in: source)
    case .number: lowerNumber(node, in: source)
    case .strokeStyle: lowerStrokeStyle(node, in: source)
    case .border: lowerObject(node, .border, in: source)
    case .transition: lowerObject(node, .transition, in: source)
    case .typography: lowerObject(node, .typography, in: source)
    case .shadow: lowerShadow(node, in: source)
    case .gradient: lowerGradient(node, in: source)
    // Constants aren't parts of other values, and those of tokens are read by `lowerRemovedType`.
    case .constant: .invalid
    }
  }

  // MARK: Parts without a token type

  /// Calls `read` with `node`, or with its target if `node` is a reference.
  mutating func followed<Value>(
    _ node: JSONNode,
    in source: ValueSource,
    _ read: (inout LoweringState, JSONNode, ValueSource) -> Part<Value>
  ) -> Part<Value> {
    source.isReference(node)
      ? followReference(node, in: source, read) : read(&self, node, source)
  }

  private mutating func followReference<Value>(
    _ node: JSONNode,
    in source: ValueSource,
    _ read: (inout LoweringState, JSONNode, ValueSource) -> Part<Value>
  ) -> Part<Value> {
    // Validates the reference only. `follow` parses it again.
    guard readReference(source.place(node)) != nil else { return .invalid }
    let known = diagnostics.count
    // The warning about another tool's form covers the references in it.
    if source.hops == 0, !source.tree.isRewritten, source.tree.kind(node) == .string {
      diagnostics.append(.nestedReference(source, node))
    }
    guard let follow = source.follow else { return .deferred }
    guard source.hops < ValueSource.hopLimit else {
      diagnostics.append(.tooManyHops(source.tree.span(node)))
      return .invalid
    }
    let hasWarned = diagnostics.count > known
    guard let target = follow(&self, source.place(node)) else { return .invalid }
    let next = ValueSource(
      document: target.document,
      tree: tree(of: target),
      follow: follow,
      hops: source.hops + 1
    )
    let part = followed(target.node, in: next, read)
    // If the target is invalid, it no longer matters that the reference should be a `$ref`.
    if hasWarned, case .invalid = part { diagnostics.remove(at: known) }
    return part
  }

  /// Reads a number in `range`, or any number if `range` is `nil`.
  ///
  /// In diagnostics, `subject` is the name of the value and `expected` describes valid ones. `help`
  /// returns a suggestion for a number outside the range.
  mutating func readNumber(
    _ node: JSONNode,
    in source: ValueSource,
    _ type: TokenType,
    _ subject: @autoclosure () -> String,
    expected: String = "a number",
    range: ClosedRange<Double>? = nil,
    help: (Double) -> String? = { _ in nil }
  ) -> Part<Double> {
    followed(node, in: source) { state, node, source in
      let isNumber = source.tree.kind(node) == .number
      let value = isNumber ? source.tree.number(node) : 0
      if isNumber, range?.contains(value) ?? true { return .value(value) }
      state.reject(
        node,
        in: source,
        type,
        subject(),
        expected: expected,
        help: isNumber ? help(value) : source.unquotedHelp(node)
      )
      return .invalid
    }
  }

  // MARK: Reporting

  /// Adds a diagnostic about the form of a value, unless the value was already reported as invalid
  /// JSON.
  mutating func appendUnlessRepaired(
    _ diagnostic: @autoclosure () -> Diagnostic,
    at node: JSONNode,
    in source: ValueSource
  ) {
    if !source.tree.wasRepaired(node) { diagnostics.append(diagnostic()) }
  }

  /// Reports that `node` isn't a valid value.
  ///
  /// Values that were already reported as invalid JSON aren't reported, because their contents are
  /// a guess.
  mutating func reject(
    _ node: JSONNode,
    in source: ValueSource,
    _ type: TokenType,
    _ subject: String,
    expected: String,
    help: String? = nil
  ) {
    guard !source.tree.wasRepaired(node) else { return }
    if let misplaced = Diagnostic.misplacedReference(in: node, source) {
      return diagnostics.append(misplaced)
    }
    let usual = Diagnostic.usualHelp(for: node, in: source)
    let meant = referenceHelp(node, in: source)
    diagnostics.append(
      Diagnostic(.invalid(type), "\(subject) is \(source.describe(node)), expected \(expected)")
        .at(source.tree.span(node)).help(meant).help(help).help(usual)
    )
  }
}
