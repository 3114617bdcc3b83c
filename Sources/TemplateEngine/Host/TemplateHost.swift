package import Diagnostics

/// A source of the values that a running template accesses.
///
/// Results must depend only on the arguments, because the engine may make the same request twice.
/// This is a class because the engine can't be generic over it (generic code from another module
/// looks up types at run time), and an existential value would be copied for each call.
package protocol TemplateHost: AnyObject {
  /// Returns a member of an object whose type has that member; `.none` for an absent optional.
  func member(_ member: MemberID, of object: TemplateObject) -> TemplateValue

  /// Returns the element of a list at `index`, where `list.start <= index < list.start +
  /// list.count`.
  func element(at index: Int, of list: TemplateList) -> TemplateValue

  /// Returns the source location of an object, if its type has one.
  func span(of object: TemplateObject) -> Span?

  /// Appends a text as UTF-8.
  ///
  /// Text of type `code` has no line endings.
  func append(_ text: TemplateText, to output: inout OutputBuffer)
}
