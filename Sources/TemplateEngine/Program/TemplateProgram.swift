/// A compiled template: instructions, and the text that they print.
package struct TemplateProgram: Sendable {
  let code: [Instruction]
  let places: ProgramPlaces
  /// All text that the template prints as it is.
  let text: [UInt8]
  /// What can be called; the template itself is the last one.
  let functions: [Function]
  let families: DispatchTable
  /// The text of each word of each word type.
  let words: [[TextRange]]
  let writers: TextWriters

  struct Function: Sendable {
    let entry: Int
    let parameterCount: Int
    let slotCount: Int
  }

  struct TextRange: Hashable, Sendable {
    let start: UInt32
    let count: UInt32
  }
}

/// A member of an object type.
package struct TemplateMemberUse: Hashable, Sendable {
  package let type: ObjectTypeID
  package let member: MemberID

  package init(type: ObjectTypeID, member: MemberID) {
    self.type = type
    self.member = member
  }
}
