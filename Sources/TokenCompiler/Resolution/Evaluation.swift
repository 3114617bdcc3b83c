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
}
