import TemplateEngine
import TokenModel

/// The union types available to templates.
///
/// A ``UnionTypeID`` is the number of a case.
enum UnionKind: String, NumberedCase {
  case value, constantValue

  /// The identifier in the schema.
  var id: UnionTypeID { UnionTypeID(number) }

  /// The cases and their names in templates.
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
  static func union(_ kind: UnionKind) -> TemplateType { .union(kind.id) }
}
