import Diagnostics
import TokenModel

/// A cause that several mistakes may share, so they can be reported together.
enum MistakeCause: Hashable {
  /// No token exists at this path, or the path refers to something else.
  case missingToken(PathID)
  /// The token at this path doesn't have the property.
  case missingPart(PathID, TextID)
  /// The token at this path doesn't exist in these contexts.
  case absentToken(PathID, contexts: String)
  /// The tokens of this group have no type.
  case untyped(group: PathID)
  /// This `$type` applies only in some contexts.
  case typeOfContexts(Span)
  /// This group inherits the tokens of another group and gives them a different type.
  case inherited(group: PathID, from: PathID)
  /// The values don't have the type declared by this `$type`, but appear to have another one.
  case valuesOfOtherType(Span, TokenType)
  /// References require a type other than the one that is assigned to the token at this location.
  case wrongType(Span, needed: TokenType)
  /// References need the set or modifier with this index, which the document doesn't apply.
  case unappliedPart(Int)
}

/// Mistakes with the same cause: the first in the source, and the locations of the others.
struct GroupedMistakes {
  /// The maximum number of other mistakes that get a label.
  private static let labelLimit = 2

  /// The first mistake in the source.
  private(set) var first: Diagnostic
  /// The labels of the next mistakes, in source order.
  private var others: [Label] = []
  private(set) var count = 1
  /// The locations of all mistakes, with the message of each.
  private(set) var all: [(place: Span, message: String)]

  /// Creates a group from one diagnostic.
  ///
  /// `places` are its locations if it reports several mistakes.
  init(_ diagnostic: Diagnostic, at places: [Span]?) {
    first = diagnostic
    let places = places ?? diagnostic.primary.map { [$0.span] } ?? []
    all = places.map { ($0, diagnostic.message) }
  }

  /// The locations of all mistakes.
  var places: [Span] { all.map(\.place) }

  mutating func add(_ diagnostic: Diagnostic, _ cause: MistakeCause) {
    count += 1
    var other = diagnostic
    if let span = diagnostic.primary?.span { all.append((span, diagnostic.message)) }
    if let place = diagnostic.primary, let known = first.primary, place.span < known.span {
      swap(&first, &other)
      // Only the first mistake that was found has a suggestion.
      if case .missingToken = cause { first.help = other.help }
    }
    guard let label = cause.label, let span = other.primary?.span else { return }
    others.append(Label(span, label))
    others.sort { $0.span < $1.span }
    if others.count > Self.labelLimit { others.removeLast() }
  }

  /// Returns one diagnostic for all mistakes.
  func diagnostic(_ cause: MistakeCause) -> Diagnostic {
    var diagnostic = first
    if case .valuesOfOtherType(let span, let type) = cause, count > 1 {
      diagnostic = .typeOfOtherValues(first, count: count, type, span)
    }
    diagnostic.secondary += others
    diagnostic.fix?.places = places
    let more = count - 1 - others.count
    if more > 0 { diagnostic.notes.append(cause.note(more)) }
    return diagnostic
  }
}

extension MistakeCause {
  /// The label of each further location; `nil` if only the first one is shown.
  fileprivate var label: String? {
    switch self {
    case .missingToken, .missingPart, .absentToken: "refers to it too"
    case .untyped: "has no type either"
    case .typeOfContexts: "and this one"
    case .inherited: "the same for this value"
    case .valuesOfOtherType: "and this value"
    case .wrongType: "and here"
    case .unappliedPart: nil
    }
  }

  /// The note about `count` more locations.
  fileprivate func note(_ count: Int) -> String {
    switch self {
    case .missingToken, .missingPart, .absentToken: count.counted("more reference") + " to it"
    case .untyped:
      count.counted("more token of the group has", "more tokens of the group have") + " no type"
    case .typeOfContexts: "so \(count == 1 ? "does" : "do") \(count.counted("more token"))"
    case .inherited: "the same for \(count.counted("more value"))"
    case .wrongType: count.counted("more value is", "more values are") + " affected"
    case .valuesOfOtherType: count.counted("more value is", "more values are") + " like this"
    case .unappliedPart: count.counted("more reference needs", "more references need") + " it"
    }
  }
}

extension Span {
  /// Whether one location precedes another in the diagnostics.
  static func < (one: Span, other: Span) -> Bool {
    (one.file.index, one.start) < (other.file.index, other.start)
  }
}
