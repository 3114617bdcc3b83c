package import Diagnostics

/// A compiled template: instructions, and the text that they print.
package struct TemplateProgram: Sendable {
  /// The members that the template asks for, whether or not a run comes by them.
  package let usedMembers: Set<TemplateMemberUse>
}

/// A member of an object type.
package struct TemplateMemberUse: Hashable, Sendable {
  package let type: ObjectTypeID
  package let member: MemberID
}

extension TemplateProgram {
  /// Appends what the template prints for `root` to `output`.
  ///
  /// - Returns: what stopped the run, with the place in the template; `nil` if nothing did. After a
  ///   stop `output` holds what had been printed.
  package func render(
    _ root: TemplateObject,
    from host: some TemplateHost,
    limits: TemplateLimits = TemplateLimits(),
    into output: inout [UInt8]
  ) -> Diagnostic? {
    nil
  }

  /// The same, and notes which bytes were printed for which objects of tracked types.
  ///
  /// - Parameter traces: gains an element for every turn of a loop over tracked objects, and every
  ///   call of a macro with one; inner ones come before outer ones.
  package func render(
    _ root: TemplateObject,
    from host: some TemplateHost,
    limits: TemplateLimits = TemplateLimits(),
    into output: inout [UInt8],
    traces: inout [TemplateTrace]
  ) -> Diagnostic? {
    nil
  }
}
