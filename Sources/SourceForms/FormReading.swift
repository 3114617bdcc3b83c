package import JSONSyntax

/// Information about a file that isn't part of its text.
package struct FormReading: Sendable {
  /// The names of sets that can be prefixes of references.
  package var sets: [String] = []
  /// The paths of the tokens that a design tool's variables can be aliases of.
  package var targets: Set<String> = []
  /// Returns the unit of lengths without one, by the path of the token; `nil` for px.
  package var lengthUnit: (@Sendable (_ path: [String]) -> String?)?
  /// Returns the DTCG type of a token without a type, by its path; `nil` to infer it from the
  /// value.
  package var missingType: (@Sendable (_ path: [String]) -> String?)?
  /// The values of the source that aren't tokens.
  package var plainValues = PlainValues()
  /// The tokens of all files of the source.
  package var survey = ValueSurvey()
  /// The extensions in which other tools store values for contexts.
  package var contextExtensions: [ContextExtension] = []
  /// The themes of a file with token sets.
  package var document: ThemeDocument?

  package init() {}

  /// Creates the information about a file that might be a document of token sets.
  package init(of tree: JSONTree) {
    document = ThemeDocument(tree)
    if document != nil { sets = ThemeDocument.sets(of: tree).map(\.name) }
  }
}

/// The type that a group specifies for its tokens.
struct GroupType {
  let word: String
  /// The type to write in the group's DTCG form; `nil` to omit it.
  let written: String?

  /// - Parameters:
  ///   - word: the type.
  ///   - isOfGroup: whether a group specifies it, rather than a token that becomes a group.
  init(_ word: String, isOfGroup: Bool = true) {
    self.word = word
    written = isOfGroup && ForeignType.standardWords.contains(word) ? word : nil
  }
}
