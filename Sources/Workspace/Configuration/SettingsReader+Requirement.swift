internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler

extension SettingsReader {
  /// Whether this version of the program satisfies `requires`.
  ///
  /// Reports a version that isn't allowed, or an invalid value.
  mutating func meetsRequirement(of configuration: JSONNode) -> Bool {
    guard tree.kind(configuration) == .object,
      let node = tree.value(of: "requires", in: configuration)
    else { return true }
    guard let text = text(node, "requires") else { return false }
    guard let requirement = VersionRequirement(text.value) else {
      report(.unknownRequirement(text.value, at: span(node)))
      return false
    }
    guard requirement.allows(Generator.version) else {
      report(.unmetRequirement(text.value, at: span(node)))
      return false
    }
    return true
  }
}

/// Conditions on the version of the program, such as `>=0.2 <1`, all of which must be met.
struct VersionRequirement: Sendable {
  private let conditions: [(comparison: Comparison, version: ProgramVersion)]

  private enum Comparison: String, CaseIterable {
    // Longer operators have to be recognized first.
    case atLeast = ">="
    case atMost = "<="
    case above = ">"
    case below = "<"
    case exactly = "="
  }

  /// Parses conditions separated by single spaces.
  ///
  /// A condition without an operator requires exactly that version.
  init?(_ text: String) {
    var conditions: [(Comparison, ProgramVersion)] = []
    for part in text.split(separator: " ", omittingEmptySubsequences: false) {
      let comparison = Comparison.allCases.first { part.hasPrefix($0.rawValue) }
      let number = part.dropFirst(comparison?.rawValue.count ?? 0)
      guard let version = ProgramVersion(number) else { return nil }
      conditions.append((comparison ?? .exactly, version))
    }
    self.conditions = conditions
  }

  /// Whether a version meets all conditions.
  func allows(_ version: String) -> Bool {
    guard let version = ProgramVersion(version) else { return false }
    return conditions.allSatisfy { comparison, other in
      switch comparison {
      case .atLeast: version >= other
      case .atMost: version <= other
      case .above: version > other
      case .below: version < other
      case .exactly: version == other
      }
    }
  }
}
