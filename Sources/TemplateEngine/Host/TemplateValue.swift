/// A value of a running template.
///
/// Trivially copyable. The program knows the type of each value, so a host must return the case
/// that the schema specifies. Any other case stops the run with an error.
package enum TemplateValue: BitwiseCopyable, Sendable {
  /// An absent optional.
  case none
  case bool(Bool)
  case integer(Int)
  case number(Double)
  /// Text of type `code` or `text` that the host writes on request.
  case text(TemplateText)
  /// Text of type `code` in the host's memory.
  case bytes(TemplateBytes)
  /// The index of a word in its type.
  case word(Int)
  case object(TemplateObject)
  case list(TemplateList)
  /// Text from the template.
  ///
  /// Only created by the engine.
  case literal(start: UInt32, count: UInt32)
  /// Text produced during the run.
  ///
  /// Only created by the engine.
  case made(start: UInt32, count: UInt32)
}

extension TemplateValue {
  /// Whether this is an absent optional.
  var isNone: Bool {
    if case .none = self { true } else { false }
  }
}

/// An object with members.
///
/// The host determines the meaning of `handle` and `context`.
@usableFromInline
package struct TemplateObject: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline package let type: ObjectTypeID
  @usableFromInline package let handle: UInt32
  /// A second number, for example the combination of contexts in which the members are evaluated.
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
/// The host determines the meaning of the numbers.
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

/// Text in the host's memory, in UTF-8 and without line endings.
///
/// The memory must remain valid and unchanged while the template runs.
@usableFromInline
package struct TemplateBytes: BitwiseCopyable, @unchecked Sendable {
  @usableFromInline let start: UnsafePointer<UInt8>
  @usableFromInline let length: UInt32

  /// Creates a text from `bytes`; `nil` if it has 4 GiB or more.
  @inlinable
  package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress, let length = UInt32(exactly: bytes.count) else {
      return nil
    }
    self.start = start
    self.length = length
  }

  var count: Int { Int(length) }

  package var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
}

/// A list whose elements the host provides one at a time.
@usableFromInline
package struct TemplateList: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline package let handle: UInt32
  @usableFromInline package let context: UInt32
  /// The index of the first element for ``TemplateHost/element(at:of:)``.
  ///
  /// Sublists, which `skip` and `chunks` create, differ from the host's list only in `start` and
  /// `count`.
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
