import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a reference to a token.
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
}

extension BoundOutput {
  @inline(__always)
  func value(_ member: ReferenceMember, of token: Int, in view: ViewID) -> TemplateValue {
    switch member {
    case .token: object(.token, token, view)
    case .qualified: wholeName(names.internals[token], of: token, .qualified)
    case .isThemed: .bool(views[view].isUniform && !themedSets[token].isEmpty)
    case .value: plainValue(of: token, in: view)
    }
  }
}
