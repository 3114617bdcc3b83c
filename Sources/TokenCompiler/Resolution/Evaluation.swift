import TokenModel

/// What is known of one token in one assignment of contexts.
struct Evaluation {
  enum State: UInt8 {
    case waiting, running, done
    /// No definition takes part in these contexts.
    case absent
    /// It has no value, which was reported.
    case failed
  }

  var state = State.waiting
  /// How many references lie between the token and the farthest literal below it.
  var depth: UInt16 = 0
  var value = ValueID(0)
  var definition = DefinitionID(index: 0)
  /// What our own extension says of a typography token, an index into
  /// ``ResolvedSource/textExtensions``.
  @Compact var textExtension: UInt32?

  init() {}

  /// An evaluation that has led to a value.
  init(value: ValueID, definition: DefinitionID, depth: Int = 0) {
    state = .done
    self.value = value
    self.definition = definition
    self.depth = UInt16(depth)
  }
}
