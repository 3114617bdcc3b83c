package import TokenCompiler
internal import TokenModel

/// A context for each modifier of an ``IR``, in their order.
package typealias ContextChoices = [Modifier.ContextIndex]

extension IR {
  /// The default context of every modifier.
  package var defaultChoices: ContextChoices { modifiers.map(\.defaultContext) }

  /// `choices` with the contexts of `assignment` in place of its own.
  func choices(_ assignment: ContextAssignment, over choices: ContextChoices) -> ContextChoices {
    var choices = choices
    for (modifier, index) in zip(assignment.modifiers.indices, assignment.contexts.indices) {
      choices[modifier] = contexts[index]
    }
    return choices
  }

  /// What a token is in the contexts of `choices`.
  ///
  /// - Complexity: O(variants of the token).
  package func resolved(_ token: TokenID, in choices: ContextChoices) -> Token.ResolvedValue {
    let token = tokens[Int(token.index)]
    let variant = token.variants.indices.first { holds(variants[$0].when, in: choices) }
    return variant.map { variants[$0].resolved } ?? token.base
  }

  /// Where a token is defined in the contexts of `choices`.
  ///
  /// Where only something that it refers to varies, that is where it is in the base.
  func definition(of token: TokenID, in choices: ContextChoices) -> Token.Origin {
    let token = tokens[Int(token.index)]
    let variant = token.variants.indices.first { holds(variants[$0].when, in: choices) }
    guard let variant, variants[variant].isOwn else { return token.base.origin }
    return variants[variant].resolved.origin
  }

  /// Whether a token does not exist in the contexts of `choices`.
  package func isAbsent(_ token: TokenID, in choices: ContextChoices) -> Bool {
    tokens[Int(token.index)].absentIn.indices.contains { holds(absences[$0], in: choices) }
  }

  private func holds(_ assignment: ContextAssignment, in choices: ContextChoices) -> Bool {
    zip(assignment.modifiers.indices, assignment.contexts.indices)
      .allSatisfy { choices[$0] == contexts[$1] }
  }

  /// Each combination of contexts of some modifiers over the defaults of the others, those of the
  /// defaults first; `nil` where there are more than `limit`.
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

  /// The contexts of some modifiers as they are typed after `--context`: `brand=plum theme=dark`.
  package func text(of choices: ContextChoices, for set: ModifierSet) -> String {
    set.indices.map { "\(modifiers[$0].name)=\(modifiers[$0].contexts[Int(choices[$0])])" }
      .joined(separator: " ")
  }

  /// The path of a token as it is written in references.
  package func path(of token: TokenID) -> String {
    paths.description(of: tokens[Int(token.index)].path, in: texts)
  }

  /// The type of a token, or what kind of constant it is.
  package func typeName(of token: TokenID) -> String {
    let type = tokens[Int(token.index)].type
    return type == .constant ? constant(token).typeName : type.name
  }

  /// The modifiers that a token varies with or is absent in contexts of.
  func relevantModifiers(of token: TokenID) -> ModifierSet {
    let token = tokens[Int(token.index)]
    return token.absentIn.indices.reduce(into: token.dependsOn) {
      $0.formUnion(absences[$1].modifiers)
    }
  }
}
