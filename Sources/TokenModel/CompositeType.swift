/// A token type whose values are made of values of other types.
///
/// What differs between them is told apart by a `switch` over these, so that the compiler names every
/// place where a new one is missing.
package enum CompositeType: Hashable, Sendable {
  case strokeStyle
  case border
  case transition
  case shadow
  case gradient
  case typography
}
