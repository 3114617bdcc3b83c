/// A change over time.
public struct Transition: Hashable, Sendable {
  /// The time from the start to the end of the change.
  public var duration: Handle<TimeSpan>
  /// The time before the change begins.
  public var delay: Handle<TimeSpan>
  /// The curve of the change's progress.
  public var timingFunction: Handle<CubicBezier>

  /// Creates a transition.
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
  @usableFromInline package func mix(into hasher: inout ContentHasher) {
    hasher.mix(UInt64(duration.index) << 32 | UInt64(delay.index))
    hasher.mix(UInt64(timingFunction.index))
  }
}

extension ValueStore {
  /// The transition for `handle`.
  @inlinable public subscript(handle: Handle<Transition>) -> Transition { transitions[handle] }

  /// Returns the handle of `transition`, adding it to the store if necessary.
  package mutating func intern(_ transition: Transition) -> ValueID {
    ValueID(transitions.intern(transition))
  }
}
