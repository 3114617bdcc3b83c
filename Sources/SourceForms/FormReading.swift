package import JSONSyntax

/// What is known of a file besides its text.
package struct FormReading: Sendable {
  /// Whether its tokens are for other tokens only.
  package var isPrivate = false
  /// The names of sets that may stand in front of references.
  package var sets: [String] = []
  /// The paths of the tokens that variables of a design tool can be aliases of.
  package var targets: Set<String> = []
  /// The unit of lengths without one, by the path of the token; `nil` for px.
  package var lengthUnit: (@Sendable (_ path: [String]) -> String?)?
  /// The standard's type of a token that has none, by its path; `nil` to tell it from the value.
  package var missingType: (@Sendable (_ path: [String]) -> String?)?
  /// The values of the source that are no tokens.
  package var plainValues = PlainValues()
  /// The tokens of the source that become groups.
  package var compositions = CompositionPaths()
  /// The extensions of other tools that have values for contexts.
  package var contextExtensions: [ContextExtension] = []
  /// The themes of a file with token sets.
  package var document: ThemeDocument?

  package init() {}

  /// How a file is read that may be a document of token sets.
  package init(of tree: JSONTree) {
    document = ThemeDocument(tree)
    if document != nil { sets = ThemeDocument.sets(of: tree).map(\.name) }
  }
}

/// The type that a group says for its tokens.
struct GroupType {
  let word: String
  /// The word as the group has it in the standard's form; `nil` if it is left out there.
  let written: String?

  init(_ word: String) {
    self.word = word
    written = ForeignType.standardWords.contains(word) ? word : nil
  }

  /// A type that no group says.
  init(unwritten word: String) {
    self.word = word
    written = nil
  }
}
