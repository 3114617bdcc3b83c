/// The type of a value in a template.
///
/// The types of all expressions are known before anything runs.
package enum TemplateType: Hashable, Sendable {
  /// The only type allowed for conditions.
  case bool
  case integer
  /// A `Double`.
  ///
  /// Hosts must provide finite values.
  case number
  /// Text that is safe to print: identifiers, keywords, or text that the host has escaped.
  case code
  /// Raw text from a source.
  ///
  /// It can only be printed through a filter that makes it safe.
  case text
  /// One of a closed set of words.
  case word(WordTypeID)
  indirect case optional(TemplateType)
  indirect case list(TemplateType)
  case object(ObjectTypeID)
  /// An object of one of several types.
  case union(UnionTypeID)
}
