package import TokenCompiler
internal import TokenModel

/// A combination of contexts: one for each modifier of an ``IR``, in order.
package typealias ContextChoices = [Modifier.ContextIndex]

extension IR {
  /// The default context of every modifier.
  package var defaultChoices: ContextChoices { modifiers.map(\.defaultContext) }

  /// Returns `choices` with the contexts of `assignment` replacing the original ones.
  package func choices(_ assignment: ContextAssignment, over choices: ContextChoices)
    -> ContextChoices
  {
    var choices = choices
    for (modifier, index) in zip(assignment.modifiers.indices, assignment.contexts.indices) {
      choices[modifier] = contexts[index]
    }
    return choices
  }

  /// Returns the value of a token in a combination of contexts.
  ///
  /// - Complexity: O(*variants of the token*).
  package func resolved(_ token: TokenID, in choices: ContextChoices) -> Token.ResolvedValue {
    let token = tokens[Int(token.index)]
    let variant = token.variants.indices.first { holds(variants[$0].when, in: choices) }
    return variant.map { variants[$0].resolved } ?? token.base
  }

  /// Returns the location where a token is defined for a combination of contexts.
  ///
  /// If only a referenced token varies, it's the location of the base definition.
  package func definition(of token: TokenID, in choices: ContextChoices) -> Token.Origin {
    let token = tokens[Int(token.index)]
    let variant = token.variants.indices.first { holds(variants[$0].when, in: choices) }
    guard let variant, variants[variant].isOwn else { return token.base.origin }
    return variants[variant].resolved.origin
  }

  /// Whether a token doesn't exist in a combination of contexts.
  package func isAbsent(_ token: TokenID, in choices: ContextChoices) -> Bool {
    tokens[Int(token.index)].absentIn.indices.contains { holds(absences[$0], in: choices) }
  }

  private func holds(_ assignment: ContextAssignment, in choices: ContextChoices) -> Bool {
    zip(assignment.modifiers.indices, assignment.contexts.indices)
      .allSatisfy { choices[$0] == contexts[$1] }
  }

  /// Returns every combination of the contexts of some modifiers, beginning with the default
  /// contexts; `nil` if there are more than `limit`.
  ///
  /// Other modifiers have their default context.
  package func combinations(of set: ModifierSet, limit: Int = 64) -> [ContextChoices]? {
    var result = [defaultChoices]
    for modifier in set.indices {
      let count = modifiers[modifier].contexts.count
      guard result.count * count <= limit else { return nil }
      let own = modifiers[modifier].defaultContext
      let contexts = [own] + (0..<Modifier.ContextIndex(count)).filter { $0 != own }
      result = result.flatMap { choices in
        contexts.map { context in
          var choices = choices
          choices[modifier] = context
          return choices
        }
      }
    }
    return result
  }

  /// Returns the contexts of some modifiers in the syntax of `--context`: `brand=plum theme=dark`.
  package func text(of choices: ContextChoices, for set: ModifierSet) -> String {
    set.indices.map { "\(modifiers[$0].name)=\(modifiers[$0].contexts[Int(choices[$0])])" }
      .joined(separator: " ")
  }

  /// Returns the path of a token, as written in references.
  package func path(of token: TokenID) -> String {
    paths.description(of: tokens[Int(token.index)].path, in: texts)
  }

  /// Returns the name of a token's type, or of a constant's type.
  package func typeName(of token: TokenID) -> String {
    let type = tokens[Int(token.index)].type
    return type == .constant ? constant(token).typeName : type.name
  }

  /// Returns the modifiers that a token depends on, including those in whose contexts it's absent.
  package func relevantModifiers(of token: TokenID) -> ModifierSet {
    let token = tokens[Int(token.index)]
    return token.absentIn.indices.reduce(into: token.dependsOn) {
      $0.formUnion(absences[$1].modifiers)
    }
  }
}
