import TokenModel

/// The evaluation of a token in one combination of contexts.
struct Evaluation {
  enum State: UInt8 {
    case waiting, running, done
    /// No definition applies in these contexts.
    case absent
    /// The token has no value because of an error, which has been reported.
    case failed
  }

  var state = State.waiting
  /// The length of the longest chain of references from the token to a literal.
  var depth: UInt16 = 0
  var value = ValueID(0)
  var definition = DefinitionID(index: 0)
  /// The index of a typography token's extension in ``ResolvedSource/textExtensions``.
  @Compact var textExtension: UInt32?

  init() {}

  /// Creates a completed evaluation.
  init(value: ValueID, definition: DefinitionID, depth: Int = 0) {
    state = .done
    self.value = value
    self.definition = definition
    self.depth = UInt16(depth)
  }
}
