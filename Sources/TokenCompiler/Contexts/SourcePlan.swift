import Diagnostics
import JSONSyntax
import SourceForms
import TokenModel

/// The token trees of a source in merge order, and the modifiers that select among them.
struct SourcePlan {
  /// The name of the resolver document, if any.
  var name: String?
  /// The free modifiers, in the order of `resolutionOrder`.
  var modifiers: [Modifier] = []
  /// The locations of the free modifiers.
  var modifierPlaces: [Modifier.Place] = []
  /// The pinned modifiers with all their contexts, in the order of `resolutionOrder`.
  var pinned: [Pin] = []
  /// The names of all modifiers, including pinned ones, in the order of `resolutionOrder`.
  var order: [String] = []
  /// The trees in merge order: later ones override earlier ones.
  var layers: [Layer] = []
  /// The sets and modifiers that the document declares but never applies.
  var unapplied: [DeclaredPart] = []
  /// Information about files in other tools' forms beyond their text, by file path.
  var readings: [String: FormReading] = [:]
  /// The trees of the JSON files without syntax errors, by file path.
  var parsed: [String: JSONTree] = [:]
}

extension SourcePlan {
  /// A set or a modifier of the resolver document.
  struct DeclaredPart {
    /// The kind of a declared part; its raw value is used in diagnostics and pointers.
    enum Kind: String {
      case set, modifier
      /// A token set of a document with themes.
      case tokenSet
    }

    var kind: Kind
    var name: String
    /// The location of the name in the document.
    var span: Span
    /// Its trees, with one list for each context.
    var trees: [[TreeSource]]
    /// Whether the part is a modifier that `resolutionOrder` doesn't contain.
    var isUnusedModifier = false
    /// Whether a diagnostic has reported that `resolutionOrder` doesn't contain it.
    var isReported = false
  }

  /// A modifier that is pinned to one of its contexts.
  struct Pin {
    /// The modifier as declared in the document.
    var modifier: Modifier
    var context: Modifier.ContextIndex
  }
}

extension SourcePlan {
  /// Removes redundant layers: if a tree is merged several times under the same condition, the last
  /// occurrence overrides all others, and the first one determines the order of the tokens.
  mutating func dropRepeatedLayers() {
    var last: [Layer: Int] = [:]
    for (index, layer) in layers.enumerated() { last[layer] = index }
    guard last.count < layers.count else { return }
    var known: Set<Layer> = []
    layers = layers.enumerated().filter { index, layer in
      known.insert(layer).inserted || last[layer] == index
    }.map(\.element)
  }
}

/// A token tree and the contexts in which it is merged.
struct Layer: Hashable {
  /// The object that is the root group of the tree.
  var root: SyntaxNode
  /// The contexts in which the layer is merged.
  var condition: Condition
  /// The keys of the ignored properties of `root`: a reference to the tree overrides them.
  var hidden: [JSONNode] = []
}

/// The contexts in which a layer or a definition applies: all of the choices are required.
struct Condition: Hashable {
  /// One context for each modifier, in ascending order of the modifiers; empty for "always".
  var choices: [Choice] = []

  /// A modifier of ``SourcePlan/modifiers`` and one of its contexts.
  struct Choice: Hashable {
    var modifier: Int
    var context: Modifier.ContextIndex
  }

  static let always = Condition()

  /// The modifiers that the condition depends on.
  var modifiers: ModifierSet {
    choices.reduce(into: []) { $0.insert(ModifierSet(modifier: $1.modifier)) }
  }

  /// Returns the condition that also requires `choice`; `nil` if the two exclude each other.
  func narrowed(to choice: Choice) -> Condition? {
    if let known = choices.first(where: { $0.modifier == choice.modifier }) {
      return known.context == choice.context ? self : nil
    }
    return Condition(choices: (choices + [choice]).sorted { $0.modifier < $1.modifier })
  }
}
