extension FormRewriter {
  /// What a file is written anew for.
  package enum Purpose: Sendable {
    /// To be read: what says nothing about values is left out.
    case reading
    /// To take the place of the file: nothing is left out.
    ///
    /// - Parameters:
    ///   - types: the standard's types of the tokens of the source, by their paths.
    ///   - isForeign: whether the file is in a foreign form as a whole.
    ///   - movesConstants: whether texts and booleans become constants of their groups.
    case replacing(types: [String: String], isForeign: Bool, movesConstants: Bool)
  }
}

extension FormRewriter.Purpose {
  /// Whether texts and booleans, which the standard has no type for, become constants of their group.
  var movesConstants: Bool {
    if case .replacing(_, _, movesConstants: true) = self { true } else { false }
  }

  /// Whether the file is in the standard's form but for single values of earlier drafts.
  var isOfDraft: Bool {
    if case .replacing(_, isForeign: false, _) = self { true } else { false }
  }

  /// Whether what other tools note stays in the file, among the extensions.
  var keepsNotes: Bool {
    if case .replacing = self { true } else { false }
  }

  /// The type of a token that says none and does not have to, in a file that has the standard's form.
  func typeOfUntyped(_ path: [String]) -> String? {
    guard case .replacing(let types, isForeign: false, _) = self else { return nil }
    return types[path.joined(separator: ".")]
  }

  /// The type of a token that is no token of the standard's, in a file that has the standard's form.
  func kept(_ word: String?) -> String? {
    if case .replacing(_, isForeign: false, _) = self { word } else { nil }
  }

  /// The type of a token that refers to another one; `nil` where it is not to be written.
  func typeOfAlias(_ path: [String]) -> String? {
    guard case .replacing(let types, _, _) = self else { return nil }
    return types[path.joined(separator: ".")]
  }
}
