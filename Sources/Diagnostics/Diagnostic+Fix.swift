extension Diagnostic {
  /// An edit of the source that resolves a diagnostic.
  package struct Fix: Hashable, Sendable {
    package let edit: Edit
    /// The locations to edit; empty for that of the diagnostic.
    package var places: [Span] = []

    package enum Edit: Hashable, Sendable {
      /// Replaces a text that occurs once at the location.
      case replacement(String, with: String)
      /// Removes the property whose name is at the location, and enclosing objects that become
      /// empty.
      case removal
      /// Adds the `$type` that the value suggests to the token at the location.
      case type
    }
  }

  /// Adds the edit that resolves the diagnostic.
  package func fix(_ edit: Fix.Edit) -> Self {
    var copy = self
    copy.fix = Fix(edit: edit)
    return copy
  }
}
