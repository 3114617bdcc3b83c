// Only some checks have a stub of Combine.
#if canImport(Combine)
  @_exported import Combine

  @MainActor @preconcurrency @propertyWrapper
  public struct ObservedObject<
    ObjectType: ObservableObject
  > {
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public var wrappedValue: ObjectType
  }
#endif
