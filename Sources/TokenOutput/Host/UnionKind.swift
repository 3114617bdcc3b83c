import TemplateEngine
import TokenModel

/// The union types that templates see; a ``UnionTypeID`` is a case's number.
enum UnionKind: String, NumberedCase {
  case value, constantValue

  /// Its identifier in the schema.
  var id: UnionTypeID { UnionTypeID(number) }

  /// Its cases by their names in templates.
  var cases: [(name: String, type: ObjectKind)] {
    switch self {
    case .value:
      TokenType.allCases.map { ($0.name, ObjectKind(value: $0)) } + [
        ("reference", .reference), ("appearances", .appearances),
      ]
    case .constantValue:
      [
        ("boolean", .booleanConstant), ("string", .stringConstant), ("image", .imageConstant),
        ("number", .numberConstant), ("point", .pointConstant), ("size", .sizeConstant),
        ("rect", .rectConstant), ("insets", .insetsConstant), ("word", .wordConstant),
      ]
    }
  }
}

extension TemplateType {
  /// A value of a kind.
  static func union(_ kind: UnionKind) -> TemplateType { .union(kind.id) }
}
