import TemplateEngine
import TokenModel

/// The union types available to templates.
///
/// A ``UnionTypeID`` is the number of a case.
enum UnionKind: String, NumberedCase {
  case value, constantValue

  /// The identifier in the schema.
  var id: UnionTypeID { UnionTypeID(number) }

  /// Returns the cases and their names in templates.
  ///
  /// `hasFormulas`: whether an option can enable formulas.
  func cases(hasFormulas: Bool) -> [(name: String, type: ObjectKind)] {
    switch self {
    case .value:
      TokenType.allCases.map { ($0.name, ObjectKind(value: $0)) } + [
        ("reference", .reference), ("appearances", .appearances),
      ] + (hasFormulas ? [("formula", .formula)] : [])
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
