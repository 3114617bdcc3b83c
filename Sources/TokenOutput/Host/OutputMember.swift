import TemplateEngine

/// The members of one object type.
///
/// A member is declared in one file of `Members/`: it is a case, whose name is its name in templates,
/// with its type and with its value in `BoundOutput.value(_:of:in:)`. Both are switches without a
/// `default`, so the compiler names what is forgotten.
protocol OutputMember: NumberedCase, RawRepresentable<String> {
  static var object: ObjectKind { get }

  var type: TemplateType { get }

  /// All of them, as the schema has them.
  static var schema: [TemplateMember] { get }
}

extension OutputMember {
  /// The member that a template asks for.
  @inline(__always)
  init(_ id: MemberID) { self.init(number: id.index) }

  /// Its number in its type.
  var id: MemberID { MemberID(number) }

  /// The types that have it.
  var owners: [ObjectTypeID] {
    Self.object == .root ? ObjectKind.roots.map(\.id) : [Self.object.id]
  }

  static var schema: [TemplateMember] {
    allCases.map { TemplateMember($0.rawValue, $0.type, $0.id) }
  }
}
