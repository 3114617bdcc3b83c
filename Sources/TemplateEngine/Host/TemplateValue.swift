/// A value while a template runs.
///
/// Trivially copyable.
///
/// The type of each place is known to the program, so a host answers with the case that the schema
/// promises; any other answer stops the run with a message.
package enum TemplateValue: BitwiseCopyable, Sendable {
  /// An absent optional.
  case none
  case bool(Bool)
  case integer(Int)
  case number(Double)
  /// `code` or `text` that the host writes on request.
  case text(TemplateText)
  /// `code` that the host has in its memory.
  case bytes(TemplateBytes)
  /// The index of a word in its type.
  case word(Int)
  case object(TemplateObject)
  case list(TemplateList)
  /// Text of the template itself. Made by the engine only.
  case literal(start: UInt32, count: UInt32)
  /// Text made while running. Made by the engine only.
  case made(start: UInt32, count: UInt32)
}

extension TemplateValue {
  /// Whether it is an absent optional.
  @inline(__always)
  var isNone: Bool {
    if case .none = self { true } else { false }
  }
}

/// A thing with members.
///
/// What `handle` and `context` mean is the host's affair.
@usableFromInline
package struct TemplateObject: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline package let type: ObjectTypeID
  @usableFromInline package let handle: UInt32
  /// A second number, for example the context in which the members are read.
  @usableFromInline package let context: UInt32

  @inlinable
  package init(_ type: ObjectTypeID, _ handle: UInt32, context: UInt32 = 0) {
    self.type = type
    self.handle = handle
    self.context = context
  }
}

/// Text that the host can write.
///
/// What the numbers mean is the host's affair.
@usableFromInline
package struct TemplateText: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline package let handle: UInt32
  @usableFromInline package let detail: UInt32

  @inlinable
  package init(_ handle: UInt32, detail: UInt32 = 0) {
    self.handle = handle
    self.detail = detail
  }
}

/// Text in the memory of the host, as UTF-8 and without a line end.
///
/// It stays where it is, and as it is, while the template runs.
@usableFromInline
package struct TemplateBytes: BitwiseCopyable, @unchecked Sendable {
  @usableFromInline let start: UnsafePointer<UInt8>
  @usableFromInline let length: UInt32

  /// The text at `bytes`; `nil` if it has 4 GiB or more.
  @inlinable
  @inline(__always)
  package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress, let length = UInt32(exactly: bytes.count) else {
      return nil
    }
    self.start = start
    self.length = length
  }

  /// The number of bytes.
  var count: Int { Int(length) }

  /// The bytes.
  package var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
}

/// A list whose elements the host gives one by one.
@usableFromInline
package struct TemplateList: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline package let handle: UInt32
  @usableFromInline package let context: UInt32
  /// The first element, as an index for ``TemplateHost/element(at:of:)``.
  ///
  /// Part lists, which `skip` and `chunks` make, differ from the host's in `start` and `count`
  /// only.
  @usableFromInline package var start: UInt32
  @usableFromInline package var count: UInt32

  @inlinable
  package init(_ handle: UInt32, context: UInt32 = 0, start: UInt32 = 0, count: Int) {
    self.handle = handle
    self.context = context
    self.start = start
    self.count = UInt32(clamping: count)
  }
}
