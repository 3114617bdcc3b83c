/// The index of an element in one column of a ``ValueStore``.
///
/// The phantom type keeps a colour's index from being used for a dimension. Equal values have equal
/// handles, because the store keeps each value once.
@frozen
public struct Handle<Element>: Hashable, Sendable {
  /// Position in the column, from 0.
  public let index: UInt32

  /// Makes the handle of the element at `index`.
  @inlinable
  public init(_ index: UInt32) {
    self.index = index
  }

  /// Makes a typed handle from a value's untyped one.
  @inlinable
  public init(_ value: ValueID) {
    self.index = value.index
  }
}

/// A handle whose type is told by the ``TokenType`` that stands beside it.
@frozen
public struct ValueID: Hashable, Sendable {
  /// Position in the column of the token's type, from 0.
  public let index: UInt32

  /// Makes the handle of the value at `index`.
  @inlinable
  public init(_ index: UInt32) {
    self.index = index
  }

  /// Forgets the type of `handle`.
  @inlinable
  public init<Element>(_ handle: Handle<Element>) {
    self.index = handle.index
  }
}
