import TemplateEngine

/// The members of an object type.
///
/// Each member is declared in a file in `Members/`: a case with its name in templates, its type,
/// its summary, and its value in a function `value`. None of these switches has a
/// `default`, so the compiler reports missing cases.
protocol OutputMember: NumberedCase, RawRepresentable<String> {
  static var object: ObjectKind { get }

  var type: TemplateType { get }

  /// The description in `templates/guide/members.md`, in Markdown, without a final period.
  ///
  /// Builds never read it. Adjacent members with the same type and summary share a row.
  var summary: String { get }

  /// All members, in the form used by the schema.
  static var schema: [TemplateMember] { get }
}

extension OutputMember {
  /// Creates the member that a template reads.
  init(_ id: MemberID) { self.init(number: id.index) }

  /// The number of the member in its type.
  var id: MemberID { MemberID(number) }

  /// The object types that have the member.
  var owners: [ObjectTypeID] {
    Self.object == .root ? ObjectKind.roots.map(\.id) : [Self.object.id]
  }

  static var schema: [TemplateMember] {
    allCases.map { TemplateMember($0.rawValue, $0.type, $0.id) }
  }
}
