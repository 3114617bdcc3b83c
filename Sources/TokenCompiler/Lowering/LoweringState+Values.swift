import Diagnostics
import JSONSyntax
import TokenModel

extension LoweringState {
  /// Reads the value at `value`, which is or becomes one of `type`.
  ///
  /// Values that refer to nothing are made at once. Mistakes are reported at the node that has
  /// them; forms of older drafts are read with a warning.
  ///
  /// - Returns: `.deferred(value)` if a reference stands in a place where no token's value can
  ///   stand; nothing is reported in that case, because the value has to be read again.
  /// - Complexity: O(length of the value).
  mutating func lower(_ value: SyntaxNode, as type: TokenType) -> Recipe {
    lower(value.node, as: type, in: ValueSource(document: value.document, tree: tree(of: value)))
  }

  /// Reads a deferred value again, with each reference in a place of no token's type replaced by
  /// what `follow` finds.
  ///
  /// It may be called once for every context: what it reports is reported once.
  ///
  /// - Returns: Anything but `.deferred(value)`; the recipes of parts may be deferred on their own.
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

  /// Reads the object of a single stop as a gradient of one stop.
  ///
  /// It is for the target of a pointer such as `#/sunset/$value/0` in the list of another gradient.
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

  /// Reads a value or a part of one that has a token type.
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

  /// Reads a value that is not a reference and no formula as a whole.
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
    // Constants are not parts of other values; those of tokens are read by `lowerRemovedType`.
    case .constant: .invalid
    }
  }

  // MARK: Parts without a token type

  /// Calls `read` with `node` or, where a reference stands there, with what the reference leads to.
  @inline(__always)
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
    // Reads it for its mistakes alone; who follows it reads it again.
    guard readReference(source.place(node)) != nil else { return .invalid }
    let known = diagnostics.count
    if source.hops == 0, source.tree.kind(node) == .string {
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
    // What the reference leads to is wrong: that it should be a `$ref` matters no more.
    if hasWarned, case .invalid = part { diagnostics.remove(at: known) }
    return part
  }

  /// Reads a number in `range`, or any number if that is `nil`.
  ///
  /// Messages call it `subject` and say that `expected` may stand there; `help` says what to do
  /// about a number outside the range.
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

  /// Reports that `node` is not what has to stand there.
  ///
  /// Nothing is said of a node whose text is not JSON: that has been said, and what was read is a
  /// guess.
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
    diagnostics.append(
      .wrongValue(
        type,
        "\(subject) is \(source.describe(node)), expected \(expected)",
        at: source.tree.span(node),
        help: help ?? usual
      )
    )
  }
}

extension DiagnosticCode {
  /// The code of values that are not of the grammar of `type`.
  static func invalid(_ type: TokenType) -> DiagnosticCode {
    switch type {
    case .color: .invalidColor
    case .dimension: .invalidDimension
    case .fontFamily: .invalidFontFamily
    case .fontWeight: .invalidFontWeight
    case .duration: .invalidDuration
    case .cubicBezier: .invalidCubicBezier
    case .number: .invalidNumber
    case .strokeStyle: .invalidStrokeStyle
    case .border: .invalidBorder
    case .transition: .invalidTransition
    case .shadow: .invalidShadow
    case .gradient: .invalidGradient
    case .typography: .invalidTypography
    case .constant: .invalidExtension
    }
  }
}
