import Diagnostics

/// A form of writing tokens other than DTCG's.
package enum SourceForm: CaseIterable, Sendable {
  /// `$themes` and `$metadata` of Tokens Studio and Penpot.
  case themes
  /// Token sets in a file with `$themes` or `$metadata`.
  case tokenSets
  /// `value`, `type`, and `comment`.
  case plainMembers
  /// Types of Tokens Studio, Style Dictionary, and unknown tools.
  case foreignTypes
  /// Tokens whose type is inferred from their values and names.
  case missingTypes
  /// Lengths and durations such as `"16"` and `16`.
  case missingUnits
  /// Colors such as `rgb(…)`, `#fff`, and `rebeccapurple`.
  case cssColors
  /// Text in CSS notation such as `clamp(…)` and `none`, in tokens of other types.
  case cssTexts
  /// Arithmetic such as `{x} * 2` and `16 * 1.5`.
  case sums
  /// Values such as `boxShadow` with `x` and `y`, and `1px solid #000`.
  case foreignComposites
  /// References such as `$a.b`, `{a.b.value}`, and `{set.a.b}`.
  case foreignReferences
  /// Tokens that contain tokens.
  case nestedTokens
  /// Aliases and metadata in a design tool's native export.
  case variables
  /// Values for contexts in extensions of other tools.
  case contextExtensions
  /// Names that contain `.` or braces.
  case forbiddenNames
  /// Values in the form of earlier drafts.
  case drafts
  /// Referenced values that aren't tokens.
  case plainValues
  /// Strings and booleans as tokens.
  case constants
  /// Values with components that DTCG can't represent.
  case partialValues

  /// Returns the number of occurrences in a file, for messages.
  func phrase(_ count: Int) -> String {
    switch self {
    case .themes: count.counted("theme")
    case .tokenSets: count.counted("token set")
    case .plainMembers: count.counted("token") + " without `$`"
    case .foreignTypes: count.counted("type") + " of other tools"
    case .missingTypes: count.counted("token") + " without a type"
    case .missingUnits: count.counted("measure") + " without a unit"
    case .cssColors: count.counted("color") + " in CSS notation"
    case .cssTexts: count.counted("text") + " in CSS notation"
    case .sums: count.counted("formula")
    case .foreignComposites: count.counted("composite") + " of other tools"
    case .foreignReferences: count.counted("reference") + " of other tools"
    case .nestedTokens: count.counted("token") + " with tokens inside"
    case .variables: count.counted("variable") + " of a design tool"
    case .contextExtensions: count.counted("value") + " for contexts"
    case .forbiddenNames: count.counted("name") + " with `.` or braces"
    case .drafts: count.counted("value") + " of earlier drafts"
    case .plainValues: count.counted("value") + " outside tokens"
    case .constants: count.counted("string or boolean", "strings or booleans")
    case .partialValues:
      count.counted("value") + " with parts that are kept only in `dev.tokens.notes`"
    }
  }
}

/// The number of times that a file uses each form.
package struct SourceFormCounts: Sendable {
  private var counts: [SourceForm: Int] = [:]

  package init() {}

  mutating func add(_ form: SourceForm, _ count: Int = 1) {
    if count > 0 { counts[form, default: 0] += count }
  }

  /// The forms that a file uses, with counts, for messages.
  package var summary: String {
    SourceForm.allCases.compactMap { form in counts[form].map { form.phrase($0) } }
      .joined(separator: ", ")
  }
}
