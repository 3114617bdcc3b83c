extension FormRewriter {
  /// The purpose of rewriting a file.
  package enum Purpose: Sendable {
    /// To read the file.
    ///
    /// Properties that don't affect values are omitted.
    case reading
    /// To replace the file.
    ///
    /// Nothing is omitted.
    ///
    /// - Parameters:
    ///   - types: the DTCG types of the source's tokens, by path.
    ///   - isForeign: whether the whole file is in another tool's form.
    ///   - movesConstants: whether strings and booleans become constants of their groups.
    case replacing(types: [String: String], isForeign: Bool, movesConstants: Bool)
  }
}

extension FormRewriter.Purpose {
  /// Whether strings and booleans, which DTCG doesn't define types for, become constants of their
  /// group.
  var movesConstants: Bool {
    if case .replacing(_, _, movesConstants: true) = self { true } else { false }
  }

  /// Whether the file is in DTCG form, except for some values from earlier drafts.
  var isOfDraft: Bool {
    if case .replacing(_, isForeign: false, _) = self { true } else { false }
  }

  /// Whether notes from other tools are kept in the extensions.
  var keepsNotes: Bool {
    if case .replacing = self { true } else { false }
  }

  /// Returns the type of a token that doesn't specify one and doesn't need to, in a file in DTCG
  /// form.
  func typeOfUntypedToken(_ path: [String]) -> String? { isOfDraft ? typeOfAlias(path) : nil }

  /// Returns the type to keep for a token that DTCG doesn't define, in a file in DTCG form.
  func kept(_ word: String?) -> String? { isOfDraft ? word : nil }

  /// Returns the type of an alias; `nil` if it's not written.
  func typeOfAlias(_ path: [String]) -> String? {
    guard case .replacing(let types, _, _) = self else { return nil }
    return types[path.joined(separator: ".")]
  }
}
