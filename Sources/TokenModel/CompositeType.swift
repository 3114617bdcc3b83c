/// A token type whose values consist of values of other types.
///
/// Code that depends on the composite type switches over these cases, so when a case is added, the
/// compiler finds every place that needs to handle it.
package enum CompositeType: Hashable, Sendable {
  case strokeStyle
  case border
  case transition
  case shadow
  case gradient
  case typography
}
