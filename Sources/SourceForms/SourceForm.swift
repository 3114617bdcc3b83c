/// A way of writing tokens that is not the standard's.
package enum SourceForm: CaseIterable, Sendable {
  /// `$themes` and `$metadata` of Tokens Studio and Penpot.
  case themes
  /// Token sets beside `$themes` or `$metadata`.
  case tokenSets
  /// `value`, `type` and `comment`.
  case plainMembers
  /// Types of Tokens Studio, Style Dictionary and of no tool at all.
  case foreignTypes
  /// Tokens whose type has to be told from their values and names.
  case missingTypes
  /// `"16"` and `16` as lengths and times.
  case missingUnits
  /// `rgb(…)`, `#fff`, `rebeccapurple`.
  case cssColors
  /// `{x} * 2` and `16 * 1.5`.
  case sums
  /// `boxShadow` with `x` and `y`, `1px solid #000`.
  case foreignComposites
  /// `$a.b`, `{a.b.value}`, `{set.a.b}`.
  case foreignReferences
  /// A token that holds tokens.
  case nestedTokens
  /// Aliases and notes of a design tool's own export.
  case variables
  /// Values for contexts in extensions of other tools.
  case contextExtensions
  /// Names with `.` or braces.
  case forbiddenNames
  /// Values as earlier drafts had them.
  case drafts
  /// Values that references lead to and that are no tokens.
  case plainValues
  /// Texts and booleans as tokens.
  case constants

  /// What of it a file has, in messages.
  func phrase(_ count: Int) -> String {
    let isOne = count == 1
    return switch self {
    case .themes: "\(count) \(isOne ? "theme" : "themes")"
    case .tokenSets: "\(count) token \(isOne ? "set" : "sets")"
    case .plainMembers: "\(count) \(isOne ? "token" : "tokens") without `$`"
    case .foreignTypes: "\(count) \(isOne ? "type" : "types") of other tools"
    case .missingTypes: "\(count) \(isOne ? "token" : "tokens") without a type"
    case .missingUnits: "\(count) \(isOne ? "measure" : "measures") without a unit"
    case .cssColors: "\(count) \(isOne ? "color" : "colors") in CSS notation"
    case .sums: "\(count) \(isOne ? "sum" : "sums")"
    case .foreignComposites: "\(count) \(isOne ? "composite" : "composites") of other tools"
    case .foreignReferences: "\(count) \(isOne ? "reference" : "references") of other tools"
    case .nestedTokens: "\(count) \(isOne ? "token" : "tokens") with tokens inside"
    case .variables: "\(count) \(isOne ? "variable" : "variables") of a design tool"
    case .contextExtensions: "\(count) \(isOne ? "value" : "values") for contexts"
    case .forbiddenNames: "\(count) \(isOne ? "name" : "names") with `.` or braces"
    case .drafts: "\(count) \(isOne ? "value" : "values") of earlier drafts"
    case .plainValues: "\(count) \(isOne ? "value" : "values") outside of tokens"
    case .constants: "\(count) \(isOne ? "text or boolean" : "texts or booleans")"
    }
  }
}

/// How often a file uses each form.
package struct SourceFormCounts: Sendable {
  private var counts: [SourceForm: Int] = [:]

  package init() {}

  mutating func add(_ form: SourceForm, _ count: Int = 1) {
    if count > 0 { counts[form, default: 0] += count }
  }

  /// The forms that a file has, with their counts, in words.
  package var summary: String {
    SourceForm.allCases.compactMap { form in counts[form].map { form.phrase($0) } }
      .joined(separator: ", ")
  }
}
