import JSONSyntax

/// A handle that may be missing, in four bytes in place of eight.
@propertyWrapper
struct Compact<Handle: IndexHandle> {
  /// No handle has the greatest index: nothing holds so much.
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

/// What is nothing but an index.
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
