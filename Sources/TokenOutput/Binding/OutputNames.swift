import TokenModel

/// The identifiers of an output.
///
/// Equal identifiers have equal handles.
struct OutputNames: Sendable {
  /// The public identifier of each token.
  var tokens: [TextID] = []
  /// The identifier of the declaration that contains each token's value.
  var internals: [TextID] = []
  var groups: [TextID] = []
  /// The identifiers of groups as members, with the casing of tokens.
  var groupMembers: [TextID] = []
  /// The identifiers of groups as the types of those members.
  var groupTypes: [TextID] = []
  /// The fully qualified name of each group.
  var qualifiedGroups: [TextID] = []
  /// The identifiers of each group and its ancestors, joined from the root down.
  var groupIDs: [TextID] = []
  /// The names of typography tokens, relative to the innermost group that contains all text styles,
  /// by token.
  var styles = StyleNames()
  var modifiers: [TextID] = []
  /// The identifiers of modifiers as argument labels.
  var modifierLabels: [TextID] = []
  var modifierTypes: [TextID] = []
  /// The identifiers in the list of all contexts.
  var contexts: [TextID] = []
  var components: [TextID] = []
  var componentTypes: [TextID] = []
  /// The identifiers of components as argument labels.
  var componentLabels: [TextID] = []
  var fieldLabels: [TextID] = []
  /// The states that the names of fields end in, and the names without them.
  ///
  /// Empty unless a template reads them.
  var fieldStates: [(base: TextID, state: ComponentState)?] = []
  /// The identifiers of the component kinds.
  var kinds: [TextID] = []
  var fields: [TextID] = []
  /// The identifiers of constants within their groups.
  var constants: [TextID] = []
  /// The identifiers of the types of constants whose values are words.
  var constantTypes: [TextID] = []
  /// The identifiers of those words, by their name in the source.
  var words: [TextID: TextID] = [:]
  /// The identifiers of resources, by their name in the source.
  var resources: [TextID: TextID] = [:]
  /// The separator in fully qualified names.
  var qualifier = TextID.empty
  /// Whether token names are global, so a token's own name is fully qualified.
  var isGlobal = false
}

/// The names of some of the tokens.
struct StyleNames: Sendable {
  /// The handle of each token's name plus 1; 0 for none.
  private var names: [UInt32] = []

  init() {}

  /// Creates an empty table with room for `count` tokens.
  init(count: Int) {
    names = [UInt32](repeating: 0, count: count)
  }

  /// The name of a token; `nil` if it has none.
  subscript(token: Int) -> TextID? {
    get {
      guard token < names.count, names[token] != 0 else { return nil }
      return TextID(names[token] - 1)
    }
    set { names[token] = newValue.map { $0.index + 1 } ?? 0 }
  }
}
