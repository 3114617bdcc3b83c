/// How something changes over time.
public struct Transition: Hashable, Sendable {
  /// How long the change takes.
  public var duration: Handle<TimeSpan>
  /// How long it waits before it begins.
  public var delay: Handle<TimeSpan>
  /// How it speeds up and slows down.
  public var timingFunction: Handle<CubicBezier>

  /// Makes a transition.
  public init(
    duration: Handle<TimeSpan>,
    delay: Handle<TimeSpan>,
    timingFunction: Handle<CubicBezier>
  ) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }
}

extension Transition: ContentHashable {
  @usableFromInline package var contentHash: UInt64 {
    var hasher = ContentHasher.forTable()
    hasher.mix(UInt64(duration.index) << 32 | UInt64(delay.index))
    hasher.mix(UInt64(timingFunction.index))
    return hasher.state
  }
}

extension ValueStore {
  /// The transition behind `handle`.
  @inlinable public subscript(handle: Handle<Transition>) -> Transition { transitions[handle] }

  /// The handle of `transition`, which is added unless it is there already.
  package mutating func intern(_ transition: Transition) -> ValueID {
    ValueID(transitions.intern(transition))
  }
}
