/// A difference between two versions of a source.
package struct TokenChange: Sendable {
  /// The kind of a difference, in the order of reports.
  package enum Kind: String, CaseIterable, Sendable {
    case removed, renamed, added
    case type = "type-changed"
    case value = "value-changed"
    case alias = "alias-changed"
    case visibility = "visibility-changed"
    case deprecation = "deprecation-changed"
    case number = "number-changed"
    case names = "name-changed"
    case contrast = "contrast-changed"
    case description = "description-changed"
    case modifierRemoved = "modifier-removed"
    case modifierAdded = "modifier-added"
    case contextRemoved = "context-removed"
    case contextAdded = "context-added"
    case defaultContext = "default-changed"
  }

  package let kind: Kind
  /// The path of the token in the new version, or in the old one if it was removed; for a modifier
  /// or context, its name.
  package let path: String
  /// The type of the token; empty for a modifier or context.
  var type = ""
  /// The former path of a renamed token.
  package var oldPath: String?
  /// The number of tokens of a renamed group.
  var count = 1
  /// How certain it is that the token was renamed, from 0.6 to 1.
  var score: Double?
  /// The values before and after, for people; `nil` if there is none.
  var before: String?
  var after: String?
  /// The differences of the value, by the contexts in which they occur.
  var values: [ValueChange] = []
  /// The token whose value changed, if this one refers to it as before.
  var follows: String?
  /// The tokens that a removed one may have been renamed to.
  var candidates: [String] = []
  /// Whether the token is a field of a component.
  var isField = false
  /// The level for the users of any output.
  package var level: ChangeLevel
  /// The labels of the affected outputs, each with the level there.
  var outputs: [(label: String, level: ChangeLevel)] = []

  init(_ kind: Kind, _ path: String, _ level: ChangeLevel) {
    self.kind = kind
    self.path = path
    self.level = level
  }

  /// Creates a difference of `token`, which is a patch if the token is private in both versions.
  init(
    _ kind: Kind,
    _ token: SnapshotToken,
    _ level: ChangeLevel,
    in snapshot: TokenSnapshot,
    wasPrivate: Bool = true
  ) {
    self.init(kind, token.path, token.isPrivate && wasPrivate ? .patch : level)
    type = token.type
    isField = snapshot.isField(token.path)
  }
}

/// The effect of a difference on code that uses the tokens, in terms of Semantic Versioning.
package enum ChangeLevel: Comparable, CaseIterable, Sendable {
  case none, patch, minor, major

  /// The word for reports.
  package var word: String {
    switch self {
    case .none: "none"
    case .patch: "patch"
    case .minor: "minor"
    case .major: "major"
    }
  }
}

/// A difference of a token's value in some contexts.
struct ValueChange: Sendable {
  /// The combinations of contexts, in the syntax of `--context`; empty if the value differs in the
  /// same way in all contexts.
  let contexts: [String]
  /// The values, for people; `nil` if the token doesn't exist.
  let before: String?
  let after: String?
  /// The values, for reports that draw them; `nil` for a contrast.
  var values: (before: SnapshotValue, after: SnapshotValue)?
  /// The perceptual distance of two colors; see ``TokenModel/Color/perceptualDistance(to:)``.
  var distance: Double?
  /// The properties of a composite value that differ.
  var parts: [SnapshotValue.PartChange] = []

  /// The smallest distance at which two colors next to each other look different.
  static let perceptible = 0.02
}
