/// The types of objects that a host's templates can access, and their members.
///
/// Names without a preceding dot refer to members of the template's root object, whose type is
/// specified when the template is compiled.
package struct TemplateSchema: Sendable {
  /// The object types, indexed by ``ObjectTypeID``.
  package let objects: [TemplateObjectType]
  /// The union types, indexed by ``UnionTypeID``.
  package let unions: [TemplateUnionType]
  /// The word types, indexed by ``WordTypeID``.
  package let words: [TemplateWordType]

  /// Creates a schema.
  ///
  /// Type names must be unique across all three kinds, and member names within a type.
  package init(
    objects: [TemplateObjectType],
    unions: [TemplateUnionType] = [],
    words: [TemplateWordType] = []
  ) {
    self.objects = objects
    self.unions = unions
    self.words = words
  }

  package subscript(id: ObjectTypeID) -> TemplateObjectType { objects[Int(id.index)] }
  package subscript(id: UnionTypeID) -> TemplateUnionType { unions[Int(id.index)] }
  package subscript(id: WordTypeID) -> TemplateWordType { words[Int(id.index)] }

  /// Returns the members with the given type names and member names, ignoring those that don't
  /// exist.
  package func uses(
    namedBy names: [(type: String, members: [String])]
  ) -> Set<TemplateMemberUse> {
    var uses: Set<TemplateMemberUse> = []
    uses.reserveCapacity(names.reduce(0) { $0 + $1.members.count })
    for entry in names {
      guard let type = objects.firstIndex(where: { $0.name == entry.type }) else { continue }
      for member in objects[type].members where entry.members.contains(member.name) {
        uses.insert(TemplateMemberUse(type: ObjectTypeID(UInt16(type)), member: member.id))
      }
    }
    return uses
  }
}

/// A type of objects with members.
package struct TemplateObjectType: Sendable {
  /// The name in templates and diagnostics, such as `Token`.
  package let name: String
  package let members: [TemplateMember]
  /// Whether to record which bytes are printed for objects of this type, if tracing is enabled.
  package let isTracked: Bool
  /// Whether objects of this type have a source location.
  package let hasPlace: Bool

  package init(
    _ name: String,
    isTracked: Bool = false,
    hasPlace: Bool = false,
    members: [TemplateMember]
  ) {
    self.name = name
    self.members = members
    self.isTracked = isTracked
    self.hasPlace = hasPlace
  }
}

/// A member of an object type.
package struct TemplateMember: Sendable {
  package let name: String
  package let type: TemplateType
  package let id: MemberID

  package init(_ name: String, _ type: TemplateType, _ id: MemberID) {
    self.name = name
    self.type = type
    self.id = id
  }
}

/// A type whose values are objects of one of several types, distinguished by
/// ``TemplateObject/type``.
package struct TemplateUnionType: Sendable {
  package let name: String
  /// The cases by their names in templates, such as `color`.
  ///
  /// Each has its own object type.
  package let cases: [(name: String, type: ObjectTypeID)]

  package init(_ name: String, cases: [(name: String, type: ObjectTypeID)]) {
    self.name = name
    self.cases = cases
  }
}

/// A closed set of words.
///
/// Values are represented by the index of the word.
package struct TemplateWordType: Sendable {
  package let name: String
  package let words: [String]

  package init(_ name: String, _ words: [String]) {
    self.name = name
    self.words = words
  }
}
