extension FormRewriter {
  /// The purpose of rewriting a file.
  package struct Purpose: Sendable {
    /// To read the file.
    ///
    /// Properties that don't affect values are omitted.
    package static let reading = Purpose()

    /// Whether the new text replaces the file, so nothing is omitted: notes from other tools are kept
    /// in the extensions.
    var keepsNotes = false
    /// Whether the file is in DTCG form, except for some values from earlier drafts.
    var isOfDraft = false
    /// Whether strings and booleans, which DTCG doesn't define types for, become constants of their
    /// group.
    var movesConstants = false
    /// The DTCG types of the source's tokens, by path, if the new text replaces the file.
    var types: [String: String] = [:]

    /// Returns the type of a token that doesn't specify one and doesn't need to, in a file in DTCG
    /// form.
    func typeOfUntypedToken(_ path: [String]) -> String? { isOfDraft ? typeOfAlias(path) : nil }

    /// Returns the type to keep for a token that DTCG doesn't define, in a file in DTCG form.
    func kept(_ word: String?) -> String? { isOfDraft ? word : nil }

    /// Returns the type of an alias; `nil` if it's not written.
    func typeOfAlias(_ path: [String]) -> String? { types[path.joined(separator: ".")] }
  }
}
