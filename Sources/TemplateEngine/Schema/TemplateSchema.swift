/// What the templates of a host can see: the types of objects and their members.
///
/// The names that a template sees without a dot in front are the members of its root object, whose
/// type is given when a template is compiled.
package struct TemplateSchema: Sendable {
  /// The object types; an ``ObjectTypeID`` is an index into this array.
  package let objects: [TemplateObjectType]
  /// The union types; a ``UnionTypeID`` is an index into this array.
  package let unions: [TemplateUnionType]
  /// The word types; a ``WordTypeID`` is an index into this array.
  package let words: [TemplateWordType]

  /// Makes a schema.
  ///
  /// Type names are unique over all three kinds; member names within a type.
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

  /// Members by the names of their types and their own, as in `Token.name`; what is not there is left
  /// out.
  package func uses(namedBy names: some Sequence<(type: String, members: [String])>) -> Set<
    TemplateMemberUse
  > {
    var uses: Set<TemplateMemberUse> = []
    for entry in names {
      guard let type = objects.firstIndex(where: { $0.name == entry.type }) else { continue }
      for member in objects[type].members where entry.members.contains(member.name) {
        uses.insert(TemplateMemberUse(type: ObjectTypeID(UInt16(type)), member: member.id))
      }
    }
    return uses
  }
}

/// A kind of thing with members.
package struct TemplateObjectType: Sendable {
  /// The name in templates and messages, such as `Token`.
  package let name: String
  package let members: [TemplateMember]
  /// Whether a recording render notes which bytes were printed for objects of this type.
  package let isTracked: Bool
  /// Whether the host knows where objects of this type stand in the source.
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

/// A value that is an object of one of several types, told apart by ``TemplateObject/type``.
package struct TemplateUnionType: Sendable {
  package let name: String
  /// The cases by their names in templates, such as `color`; each has an object type of its own.
  package let cases: [(name: String, type: ObjectTypeID)]

  package init(_ name: String, cases: [(name: String, type: ObjectTypeID)]) {
    self.name = name
    self.cases = cases
  }
}

/// A closed set of words.
///
/// A value is given as the index of its word.
package struct TemplateWordType: Sendable {
  package let name: String
  package let words: [String]

  package init(_ name: String, _ words: [String]) {
    self.name = name
    self.words = words
  }
}
