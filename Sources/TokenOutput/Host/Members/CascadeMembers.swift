import TemplateEngine
import TokenModel

/// The members of a rule of a style sheet.
enum RuleMember: String, OutputMember {
  case environment, elements

  static let object = ObjectKind.rule

  var type: TemplateType {
    switch self {
    case .environment: .list(.object(.context))
    case .elements: .list(.object(.element))
    }
  }

  var summary: String {
    switch self {
    case .environment:
      "Contexts that the environment selects; empty for a rule without a media query"
    case .elements: "Elements that the rule applies to"
    }
  }
}

/// The members of an element that a rule applies to.
enum ElementMember: String, OutputMember {
  case isRoot, chosen, carrier, inherited

  static let object = ObjectKind.element

  var type: TemplateType {
    switch self {
    case .isRoot: .bool
    case .chosen, .inherited: .list(.object(.context))
    case .carrier: .optional(.object(.modifier))
    }
  }

  var summary: String {
    switch self {
    case .isRoot: "Whether it's the root, whose contexts only the environment selects"
    case .chosen: "Contexts that the element itself selects"
    case .carrier: "Carrier for which the element itself selects any context"
    case .inherited: "Contexts that the nearest ancestors select"
    }
  }
}

extension SettingTable {
  func ruleList(of setting: Int) -> TemplateValue {
    .list(.rules, 0..<rules(of: setting).count, setting)
  }

  /// Returns a rule of a setting.
  ///
  /// The context of the object is the environment.
  func ruleObject(_ index: Int, of setting: Int) -> TemplateValue {
    .object(.rule, setting, rules(of: setting)[index].rawValue)
  }

  func value(_ member: RuleMember, of setting: Int, in environment: Int) -> TemplateValue {
    let rule = rule(of: setting, in: Environment(rawValue: environment))
    let place = setting * Environment.count + environment
    return switch member {
    case .environment: .list(.environment, 0..<rule.environment.count, place)
    case .elements: .list(.elements, 0..<rule.elementCount, place)
    }
  }

  /// `place` identifies the rule: its setting and its environment.
  func value(_ member: ElementMember, of index: Int, in place: Int) -> TemplateValue {
    let element = rule(at: place).element(at: index)
    // The start of a list encodes the index of its element.
    let start = index * Self.contextLimit
    return switch member {
    case .isRoot: .bool(element.isRoot)
    case .chosen: .list(.elementContexts, start..<start + element.own.count, place)
    case .carrier: element.carrier.map { .object(.modifier, $0) } ?? .none
    case .inherited: .list(.inheritedContexts, start..<start + element.inherited.count, place)
    }
  }

  /// Returns a context that the environment of a rule selects.
  func environmentContext(_ index: Int, in place: Int) -> TemplateValue {
    .object(.context, rule(at: place).environment[index])
  }

  /// Returns a context that an element selects, or that its nearest ancestor does if `isInherited`.
  func elementContext(_ index: Int, in place: Int, isInherited: Bool) -> TemplateValue {
    let element = rule(at: place).element(at: index / Self.contextLimit)
    let contexts = isInherited ? element.inherited : element.own
    return .object(.context, contexts[index % Self.contextLimit])
  }

  private func rule(at place: Int) -> CascadeRule {
    rule(of: place / Environment.count, in: Environment(rawValue: place % Environment.count))
  }

  /// More contexts than a setting can have: one for each of its modifiers, of which there are at
  /// most 64.
  private static var contextLimit: Int { 64 }
}
