public final class ObservableObjectPublisher: @unchecked Sendable {
  public init() {}
  /// The number of calls of `send()`, for assertions.
  public private(set) var sent = 0
  public func send() { sent += 1 }
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// In Combine, each object has its own publisher.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
