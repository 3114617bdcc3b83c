package import Diagnostics
package import TokenModel

/// A rule of `tokens lint`.
package protocol LintRule: SendableMetatype {
  /// The code of the findings; its severity is the level of the rule unless the configuration sets
  /// another one.
  static var code: DiagnosticCode { get }
  /// Whether the rule applies without being configured.
  static var isRecommended: Bool { get }
  /// The level without a configuration.
  static var defaultLevel: DiagnosticLevel { get }
  static var options: [LintOption] { get }
  /// The options without which the rule finds nothing; one of them has to be set.
  static var necessaryOptions: [String] { get }
  /// The rules whose findings about the same token make those of this rule redundant.
  static var precedence: [DiagnosticCode] { get }

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding]
}

extension LintRule {
  package static var isRecommended: Bool { true }
  package static var options: [LintOption] { [] }
  package static var necessaryOptions: [String] { [] }
  package static var precedence: [DiagnosticCode] { [] }
  /// All options, including those that every rule has.
  package static var allOptions: [LintOption] { options + [.ignore] }
  package static var defaultLevel: DiagnosticLevel {
    isRecommended ? DiagnosticLevel(code.severity) : .allow
  }
}

extension LintRule {
  /// The level if the rule is turned on without a level.
  package static var levelIfOn: DiagnosticLevel {
    isRecommended ? defaultLevel : DiagnosticLevel(code.severity)
  }
}

/// A problem that a rule has found.
package struct LintFinding: Sendable {
  /// The tokens or groups for which the finding can be suppressed, beginning with its subject.
  package let paths: [PathID]
  package var diagnostic: Diagnostic
  /// Whether the finding is about the rule itself, so it's advice at any level.
  package var isAboutRule = false

  init(_ paths: [PathID], _ diagnostic: Diagnostic) {
    self.paths = paths
    self.diagnostic = diagnostic
  }

  /// Creates advice about the rule itself.
  init(aboutRule diagnostic: Diagnostic) {
    self.init([], diagnostic)
    isAboutRule = true
  }
}

/// The registry of rules.
package enum LintRules {
  package static var all: [any LintRule.Type] {
    [
      ContrastRule.self, NearDuplicateRule.self, EqualLiteralRule.self, UnusedPrivateRule.self,
      SameInAllContextsRule.self, ContextOrderRule.self, LiteralInSemanticRule.self,
      LooksInNameRule.self, NamingRule.self, DescriptionMissingRule.self, SmallTextRule.self,
      LineHeightRangeRule.self, TouchTargetRule.self, OffGridRule.self, DeprecatedUsedRule.self,
      DeprecatedWithoutReplacementRule.self, ExpiredDeprecationRule.self, NumberGapRule.self,
      FaceMissingRule.self, MissingStateRule.self, TokenBudgetRule.self, AliasDepthRule.self,
      LayeringRule.self, UnusedTokenRule.self,
    ]
  }

  package static func named(_ name: String) -> (any LintRule.Type)? {
    all.first { $0.code.name == name }
  }
}

/// The levels and options of rules.
package struct LintSettings: Sendable {
  private var levels: [DiagnosticCode: DiagnosticLevel] = [:]
  private var options: [DiagnosticCode: LintOptions] = [:]
  /// The version of the tokens.
  package var version: ReleaseVersion?
  /// What apps use, if a report of it was read.
  package var usage: UsageReport?

  package init() {}

  package func level(of rule: any LintRule.Type) -> DiagnosticLevel {
    levels[rule.code] ?? rule.defaultLevel
  }

  /// The level of a rule that builds report, too.
  func levelInBuilds(of rule: any LintRule.Type) -> DiagnosticLevel {
    levels[rule.code] ?? DiagnosticLevel(rule.code.severity)
  }

  package func options(of rule: any LintRule.Type) -> LintOptions {
    options[rule.code] ?? LintOptions()
  }

  package mutating func set(_ level: DiagnosticLevel, of rule: any LintRule.Type) {
    levels[rule.code] = level
  }

  package mutating func set(_ options: LintOptions, of rule: any LintRule.Type) {
    self.options[rule.code] = options
  }
}
