package import TokenCompiler

/// A combination of contexts: one for some of the modifiers, and the default for the others.
package struct ContextSet: Hashable, Sendable {
  /// The indices of contexts other than the default, by the index of the modifier.
  private(set) var choices: [Int: Modifier.ContextIndex] = [:]

  package init() {}

  /// Creates a set of one context.
  package init(_ context: Modifier.ContextIndex, of modifier: Int, in modifiers: [Modifier]) {
    if modifiers[modifier].defaultContext != context { choices[modifier] = context }
  }

  /// Whether all modifiers have their default contexts.
  var isBase: Bool { choices.isEmpty }

  /// Returns a combination with the contexts of both; `nil` if they contradict each other.
  package func merging(_ other: Self) -> Self? {
    var merged = self
    for (modifier, context) in other.choices {
      guard choices[modifier].map({ $0 == context }) ?? true else { return nil }
      merged.choices[modifier] = context
    }
    return merged
  }

  /// Whether rules for this combination also apply in `other`.
  func applies(in other: Self) -> Bool {
    choices.allSatisfy { other.choices[$0.key] == $0.value }
  }

  /// Whether the color scheme is dark.
  func isDark(_ modifiers: [Modifier]) -> Bool {
    modifiers.enumerated().contains { index, modifier in
      modifier.appearances[Int(choices[index] ?? modifier.defaultContext)]?.scheme == .dark
    }
  }

  /// The combination in the syntax of `--context`, such as `theme=dark`; empty for the base.
  func text(_ modifiers: [Modifier]) -> String {
    choices.keys.sorted()
      .map { "\(modifiers[$0].name)=\(modifiers[$0].contexts[Int(choices[$0] ?? 0)])" }
      .joined(separator: " ")
  }

  /// Returns the chosen context of each modifier, or only of those without their default context.
  func contexts(_ modifiers: [Modifier], all: Bool) -> [ContextChoice] {
    modifiers.enumerated().compactMap { index, modifier in
      guard let context = choices[index] ?? (all ? modifier.defaultContext : nil) else {
        return nil
      }
      return ContextChoice(
        modifier: Located(modifier.name),
        context: Located(modifier.contexts[Int(context)])
      )
    }
  }
}
