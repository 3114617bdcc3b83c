import TemplateEngine
import TokenCompiler
import TokenModel

enum ReferenceMember: String, OutputMember {
  case token, qualified, isThemed, value

  static let object = ObjectKind.reference

  var type: TemplateType {
    switch self {
    case .token: .object(.token)
    case .qualified: .code
    case .isThemed: .bool
    case .value: .union(.value)
    }
  }

  var summary: String {
    switch self {
    case .token: "The referenced token"
    case .qualified: "`token.qualified`"
    case .isThemed:
      """
      In a `uniform` value: whether the token is themed, so that the reference is to the theme's \
      member
      """
    case .value: "The referenced value, never a `reference`; in a `uniform` value, the base value"
    }
  }
}

extension BoundOutput {
  @inline(__always)
  func value(_ member: ReferenceMember, of token: Int, in view: ViewID) -> TemplateValue {
    // A view of all contexts at once has no appearances inside its values, but the base can.
    let shown = views[view].isUniform ? baseView : view
    return switch member {
    case .token: object(.token, token, shown)
    case .qualified: wholeName(names.internals[token], of: token, .qualified)
    case .isThemed: .bool(views[view].isUniform && !contexts.themedSets[token].isEmpty)
    case .value: plainValue(of: token, in: shown)
    }
  }
}
