import TemplateEngine

/// Serves a bound output to templates.
///
/// A class around the output, so that nothing is copied when a template asks for something.
final class OutputHost: TemplateHost, Sendable {
  let output: BoundOutput

  init(_ output: BoundOutput) {
    self.output = output
  }

  func member(_ member: MemberID, of object: TemplateObject) -> TemplateValue {
    output.member(member, of: object)
  }

  func element(at index: Int, of list: TemplateList) -> TemplateValue {
    output.element(at: index, of: list)
  }

  func append(_ text: TemplateText, to buffer: inout OutputBuffer) {
    output.append(text, to: &buffer)
  }
}
