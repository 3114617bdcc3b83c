package import Diagnostics

/// Serves the values that a running template asks for.
///
/// Answers depend on the arguments alone: the engine may ask twice. A class, because the engine
/// cannot be generic over it (generic code of another module looks its types up while it runs), and
/// a value of some protocol is copied for each call.
package protocol TemplateHost: AnyObject {
  /// The member of an object whose type has it. Optional members answer `.none` when absent.
  func member(_ member: MemberID, of object: TemplateObject) -> TemplateValue

  /// The element of a list at `index`, where `list.start <= index < list.start + list.count`.
  func element(at index: Int, of list: TemplateList) -> TemplateValue

  /// Where an object stands in the source, if its type says that it has a place.
  func span(of object: TemplateObject) -> Span?

  /// Writes a text as UTF-8. `code` has no line ends.
  func append(_ text: TemplateText, to output: inout OutputBuffer)
}
