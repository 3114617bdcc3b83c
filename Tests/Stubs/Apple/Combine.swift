public final class ObservableObjectPublisher: @unchecked Sendable {
  public init() {}
  /// How often it was sent, for assertions.
  public private(set) var sent = 0
  public func send() { sent += 1 }
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The real one keeps a publisher for each object.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
