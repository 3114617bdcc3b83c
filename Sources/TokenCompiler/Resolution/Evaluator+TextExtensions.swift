import TokenModel

/// The evaluated references and expressions in the `dev.tokens` extension of a typography token.
///
/// For an alias, it includes those of its targets' extensions, which its own extension overrides.
struct EvaluatedTextExtension {
  var lineHeight: Handle<Dimension>?
  var kern: Handle<Dimension>?
  var color: Part<Color>?
  var shadow: Part<Shadow>?

  /// A value and, if it's a whole-token reference, its target.
  struct Part<Value> {
    let value: Handle<Value>
    let alias: PathID?
  }
}

extension Evaluator {
  /// Evaluates the references and expressions in the `dev.tokens` extensions of typography tokens.
  mutating func evaluateTextExtensions() {
    guard source.tree.tokenExtensions.contains(where: { !($0.text?.recipes ?? []).isEmpty }) else {
      return
    }
    var contexts = source.contexts.base
    for path in source.tokenPaths where types[path] == .known(.typography) {
      let indices = evaluations.indices(of: path)
      for index in indices where evaluations[index].state == .done {
        let assignment = index - indices.lowerBound
        source.contexts.choose(assignment, of: evaluations.supports[path], in: &contexts)
        let definitions = evaluations.definitions(
          of: path,
          in: contexts,
          source,
          recipes,
          references
        )
        guard let found = textExtension(of: definitions, in: contexts) else { continue }
        textExtensions.append(found)
        evaluations[index].textExtension = UInt32(textExtensions.count - 1)
      }
    }
  }

  /// Evaluates the extensions of `definitions`, which are in descending order of precedence.
  ///
  /// Returns `nil` if they contain neither references nor expressions.
  private mutating func textExtension(
    of definitions: [DefinitionID],
    in contexts: [Modifier.ContextIndex]
  ) -> EvaluatedTextExtension? {
    var result: EvaluatedTextExtension?
    for id in definitions.reversed() {
      guard let text = source.tree.tokenExtension(of: source.tree[id])?.text, !text.recipes.isEmpty
      else { continue }
      var own = result ?? EvaluatedTextExtension()
      own.lineHeight = length(text.lineHeight, in: contexts) ?? own.lineHeight
      own.kern = length(text.kern, in: contexts) ?? own.kern
      own.color = part(text.color, as: .color, in: contexts) ?? own.color
      own.shadow = part(text.shadow, as: .shadow, in: contexts) ?? own.shadow
      result = own
    }
    return result
  }

  private mutating func length(
    _ recipe: Recipe?,
    in contexts: [Modifier.ContextIndex]
  ) -> Handle<Dimension>? {
    part(recipe, as: .dimension, in: contexts)?.value
  }

  private mutating func part<Value>(
    _ recipe: Recipe?,
    as type: TokenType,
    in contexts: [Modifier.ContextIndex]
  ) -> EvaluatedTextExtension.Part<Value>? {
    guard let recipe else { return nil }
    var alias: PathID?
    if case .reference(let reference) = recipe, let target = target(of: reference), target.isWhole {
      alias = target.path
    }
    var depth = 0
    let value = make(recipe, as: type, in: contexts, depth: &depth)
    return value.map { EvaluatedTextExtension.Part(value: Handle<Value>($0), alias: alias) }
  }
}

extension EvaluationTable {
  /// Returns the active definition of a token in `contexts` and, if its value is an alias, those of
  /// all tokens in the chain up to the value.
  func definitions(
    of path: PathID,
    in contexts: [Modifier.ContextIndex],
    _ source: borrowing MergedSource,
    _ recipes: RecipeTable,
    _ references: ReferenceTargets
  ) -> [DefinitionID] {
    var place = path
    var definition = self[path, contexts].definition
    var found = [definition]
    for _ in 0..<Evaluator.depthLimit {
      guard
        case .reference(let reference) = recipes.recipe(
          of: definition,
          isInherited: source.tree[definition].path != place,
          as: .typography
        ),
        let target = references.wholeTarget(of: reference), self[target, contexts].state == .done
      else { break }
      place = target
      definition = self[target, contexts].definition
      found.append(definition)
    }
    return found
  }
}
