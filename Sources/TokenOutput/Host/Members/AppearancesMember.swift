import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a value that differs by appearance.
enum AppearancesMember: String, OutputMember {
  case light, dark, lightHighContrast, darkHighContrast

  static let object = ObjectKind.appearances

  var type: TemplateType {
    switch self {
    case .light, .dark: .union(.value)
    case .lightHighContrast, .darkHighContrast: .optional(.union(.value))
    }
  }

  var summary: String {
    switch self {
    case .light: "Value in light"
    case .dark: "Value in dark"
    case .lightHighContrast: "Value in light with high contrast, if it differs from `light`"
    case .darkHighContrast: "Value in dark with high contrast, if it differs from `dark`"
    }
  }
}

extension OutputValues {
  func value(_ member: AppearancesMember, of node: NodeID, in view: ViewID) -> TemplateValue {
    let fixed = appearances(of: node, in: view)
    switch member {
    case .light: return value(of: node, in: fixed.light)
    case .dark: return value(of: node, in: fixed.dark)
    case .lightHighContrast:
      let differs = index(of: node, in: fixed.lightHighContrast) != index(of: node, in: fixed.light)
      return differs ? value(of: node, in: fixed.lightHighContrast) : .none
    case .darkHighContrast:
      let differs = index(of: node, in: fixed.darkHighContrast) != index(of: node, in: fixed.dark)
      return differs ? value(of: node, in: fixed.darkHighContrast) : .none
    }
  }
}
