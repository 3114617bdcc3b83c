/// The index of an element in one column of a ``ValueStore``.
///
/// The phantom type prevents using a color's index for a dimension. Equal values have equal
/// handles, because the store keeps each value once.
@frozen
public struct Handle<Element>: Hashable, Sendable {
  /// The index in the column, from 0.
  public let index: UInt32

  /// Creates a handle for the element at `index`.
  @inlinable
  public init(_ index: UInt32) {
    self.index = index
  }

  /// Creates a typed handle from an untyped one.
  @inlinable
  public init(_ value: ValueID) {
    self.index = value.index
  }
}

/// An untyped handle.
///
/// The accompanying ``TokenType`` determines its type.
@frozen
public struct ValueID: Hashable, Sendable {
  /// The index in the column of the token's type, from 0.
  public let index: UInt32

  /// Creates a handle for the value at `index`.
  @inlinable
  public init(_ index: UInt32) {
    self.index = index
  }

  /// Creates an untyped handle from a typed one.
  @inlinable
  public init<Element>(_ handle: Handle<Element>) {
    self.index = handle.index
  }
}
