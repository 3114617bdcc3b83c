import TokenModel

/// The identifiers of one output.
///
/// Equal identifiers have equal handles.
struct OutputNames: Sendable {
  /// All identifiers, and other text of this output.
  var texts = TextTable()
  /// The member that the public sees, for each token.
  var tokens: [TextID] = []
  /// The member that holds the value.
  var internals: [TextID] = []
  var groups: [TextID] = []
  /// The identifiers of groups as members, in the form of a token's.
  var groupMembers: [TextID] = []
  /// The identifiers of groups as the types of those members.
  var groupTypes: [TextID] = []
  /// The whole name of each group.
  var qualifiedGroups: [TextID] = []
  /// The identifiers of each group from the root down, one after the other.
  var groupIDs: [TextID] = []
  /// The names of typography tokens below the group that all text styles have in common, by token.
  var styles = StyleNames()
  var modifiers: [TextID] = []
  /// The identifiers of modifiers as labels of arguments.
  var modifierLabels: [TextID] = []
  var modifierTypes: [TextID] = []
  /// One for each context in the list of all contexts.
  var contexts: [TextID] = []
  var components: [TextID] = []
  var componentTypes: [TextID] = []
  /// Components and fields as labels of arguments.
  var componentLabels: [TextID] = []
  var fieldLabels: [TextID] = []
  /// The kinds of components.
  var kinds: [TextID] = []
  var fields: [TextID] = []
  /// The identifiers of constants in their groups.
  var constants: [TextID] = []
  /// The identifiers of the types of constants that are words.
  var constantTypes: [TextID] = []
  /// The identifiers of those words, by the words of the source.
  var words: [TextID: TextID] = [:]
  /// The identifiers of resources, by their names in the source.
  var resources: [TextID: TextID] = [:]
  /// What stands between the names of a whole name.
  var qualifier = TextID.empty
  /// Whether a token's own name is its whole name.
  var isGlobal = false
}

/// Names that some tokens have.
struct StyleNames: Sendable {
  /// One more than the handle of each token's name; 0 for none.
  private var names: [UInt32] = []

  /// No names.
  init() {}

  /// Room for the names of `count` tokens.
  init(count: Int) {
    names = [UInt32](repeating: 0, count: count)
  }

  /// The name of a token; `nil` for one without.
  subscript(token: Int) -> TextID? {
    get {
      guard token < names.count, names[token] != 0 else { return nil }
      return TextID(names[token] - 1)
    }
    set { names[token] = newValue.map { $0.index + 1 } ?? 0 }
  }
}
