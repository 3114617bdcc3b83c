import JSONSyntax

/// An optional handle that takes four bytes instead of eight.
@propertyWrapper
struct Compact<Handle: IndexHandle> {
  /// The largest index represents `nil`; no table is that large.
  private var index = UInt32.max

  init() {}

  init(wrappedValue: Handle?) {
    self.wrappedValue = wrappedValue
  }

  var wrappedValue: Handle? {
    get { index == .max ? nil : Handle(index: index) }
    set { index = newValue?.index ?? .max }
  }
}

/// A value that consists only of an index.
protocol IndexHandle {
  var index: UInt32 { get }
  init(index: UInt32)
}

extension JSONNode: IndexHandle {}

extension ReferenceID: IndexHandle {}

extension UInt32: IndexHandle {
  var index: UInt32 { self }

  init(index: UInt32) {
    self = index
  }
}
