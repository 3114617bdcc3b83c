import Diagnostics
import JSONSyntax
import SourceForms
import TokenModel

/// The token trees of a source in the order of their merge, and the modifiers that choose among them.
struct SourcePlan {
  /// The name of the resolver document, where it has one.
  var name: String?
  /// The free modifiers, in the order of `resolutionOrder`.
  var modifiers: [Modifier] = []
  /// Where they were written.
  var modifierPlaces: [Modifier.Place] = []
  /// The modifiers that the request pins, with all their contexts, in the same order.
  var pinned: [Pin] = []
  /// The names of all modifiers, pinned ones too, in the order of `resolutionOrder`.
  var order: [String] = []
  /// The trees, first to last: a later one wins.
  var layers: [Layer] = []
  /// The sets and modifiers that the document declares and never applies.
  var unapplied: [DeclaredPart] = []
  /// What was known of files in foreign forms besides their texts, by the files' paths.
  var readings: [String: FormReading] = [:]
}

extension SourcePlan {
  /// A set or a modifier of the resolver document.
  struct DeclaredPart {
    /// What it is, as messages and pointers name it.
    enum Kind: String {
      case set, modifier
      /// A token set of a document with themes.
      case tokenSet
    }

    var kind: Kind
    var name: String
    /// The name in the document.
    var span: Span
    /// Its trees, a list for each context.
    var trees: [[TreeSource]]
  }

  /// A modifier that is fixed to one of its contexts.
  struct Pin {
    /// The modifier as the document declares it.
    var modifier: Modifier
    /// The context that it is fixed to.
    var context: Modifier.ContextIndex
  }
}

extension SourcePlan {
  /// Leaves out layers that can say nothing: where one tree stands several times for the same
  /// contexts, the last one overrides all others, and the first one decides on the order of tokens.
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

/// One token tree and the contexts in which it takes part.
struct Layer: Hashable {
  /// The object that is the root group of the tree.
  var root: SyntaxNode
  /// When it takes part.
  var condition: Condition
  /// Names of members of `root` that do not count: a reference to the tree replaces them.
  var hidden: [JSONNode] = []
}

/// The contexts in which a layer or a definition takes part: all of the choices have to hold.
struct Condition: Hashable {
  /// One context for each modifier, in ascending order of the modifiers; empty for "always".
  var choices: [Choice] = []

  /// A modifier of ``SourcePlan/modifiers`` and one of its contexts.
  struct Choice: Hashable {
    var modifier: Int
    var context: Modifier.ContextIndex
  }

  static let always = Condition()

  /// The modifiers that it asks about.
  var modifiers: ModifierSet {
    choices.reduce(into: []) { $0.insert(ModifierSet(modifier: $1.modifier)) }
  }
}
