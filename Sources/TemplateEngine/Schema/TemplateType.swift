/// The type of a value in a template.
///
/// Known for every expression before anything runs.
package enum TemplateType: Hashable, Sendable {
  /// The only type that is a condition.
  case bool
  case integer
  /// A `Double`; the host gives finite ones.
  case number
  /// Text that is safe as it stands: identifiers, keywords, text that the host has escaped.
  case code
  /// Raw text from a source. Printed only through a filter that makes it safe.
  case text
  /// One of a closed set of words.
  case word(WordTypeID)
  indirect case optional(TemplateType)
  indirect case list(TemplateType)
  case object(ObjectTypeID)
  /// An object of one of several types.
  case union(UnionTypeID)
}
