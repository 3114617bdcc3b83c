public import Diagnostics
package import JSONSyntax

/// The value that an output sets for an option.
public struct OptionSetting: Sendable {
  /// The option's name.
  public var name: String
  /// The location of the name in the configuration; `nil` if the option was set programmatically.
  public var nameSpan: Span?
  /// The value.
  public var value: OptionSetting.Value
  /// The location of the value in the configuration; `nil` if the option was set programmatically.
  public var span: Span?

  /// Creates a setting.
  public init(
    _ name: String,
    _ value: OptionSetting.Value,
    nameSpan: Span? = nil,
    span: Span? = nil
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.value = value
    self.span = span
  }

  /// Creates a setting from a JSON node.
  ///
  /// The value is validated later, when the target is known.
  package init(_ tree: JSONTree, name: String, key: Span, _ node: JSONNode) {
    self.init(name, Self.value(tree, node), nameSpan: key, span: tree.span(node))
  }

  private static func value(_ tree: JSONTree, _ node: JSONNode) -> OptionSetting.Value {
    switch tree.kind(node) {
    case .string: return .string(tree.string(node))
    case .number: return .number(tree.number(node))
    case .true: return .boolean(true)
    case .false: return .boolean(false)
    case .array, .null: return .unsupported
    case .object: break
    }
    let members = Array(tree.members(of: node))
    if !members.isEmpty, members.allSatisfy({ tree.kind($0.value) == .string }) {
      return .modifiers(
        members.map { modifier in
          OptionSetting.Value.ModifierText(
            modifier: tree.string(modifier.key),
            text: tree.string(modifier.value),
            span: tree.span(modifier.key)
          )
        }
      )
    }
    var texts: [OptionSetting.Value.ContextText] = []
    for modifier in members {
      guard tree.kind(modifier.value) == .object else { return .unsupported }
      for context in tree.members(of: modifier.value) {
        guard tree.kind(context.value) == .string else { return .unsupported }
        texts.append(
          OptionSetting.Value.ContextText(
            modifier: tree.string(modifier.key),
            context: tree.string(context.key),
            text: tree.string(context.value),
            span: tree.span(context.key)
          )
        )
      }
    }
    return .contexts(texts)
  }
}

extension OptionDeclaration {
  /// Returns a diagnostic if the option doesn't accept `setting`; `nil` if it does.
  ///
  /// `name` is the display name of the setting in the diagnostic.
  func problem(with setting: OptionSetting, named name: String) -> Diagnostic? {
    guard let expected = expectation(unmetBy: setting.value) else { return nil }
    return Diagnostic.invalidOption(name, setting, expected: expected, of: self)
  }

  /// Returns a description of the expected value; `nil` if the option accepts `value`.
  private func expectation(unmetBy value: OptionSetting.Value) -> String? {
    switch (kind, value) {
    case (.string, .string(let text)):
      guard let pattern, !pattern.matches(text) else { return nil }
      return "a string that matches `\(pattern.text)`"
    case (.identifier, .string(let text)):
      guard OptionDeclaration.isIdentifier(text) else {
        return "an identifier (letters, digits, and `_`, no digit first)"
      }
      guard let pattern, !pattern.matches(text) else { return nil }
      return "an identifier that matches `\(pattern.text)`"
    case (.choice, .string(let text)):
      return values.contains(text) ? nil : "one of " + values.listed("or")
    case (.number, .number(let number)), (.integer, .number(let number)):
      if kind == .integer, number != number.rounded() { return "a whole number" }
      if let minimum, number < minimum { return "at least \(minimum.shortText)" }
      if let maximum, number > maximum { return "at most \(maximum.shortText)" }
      return nil
    case (.boolean, .boolean), (.token, .string): return nil
    case (.context, .contexts(let texts)):
      guard let pattern, texts.contains(where: { !pattern.matches($0.text) }) else { return nil }
      return "an object with strings that match `\(pattern.text)`"
    case (.modifier, .contexts(let texts)) where texts.isEmpty: return nil
    case (.modifier, .modifiers(let texts)):
      guard let pattern, texts.contains(where: { !pattern.matches($0.text) }) else { return nil }
      return "an object with strings that match `\(pattern.text)`"
    default: return kindPhrase
    }
  }

  private var kindPhrase: String {
    switch kind {
    case .string, .identifier: "a string"
    case .number: "a number"
    case .integer: "a whole number"
    case .boolean: "`true` or `false`"
    case .token: "the path of a token, as in `\"color.text\"`"
    case .choice: "one of " + values.listed("or")
    case .context: "an object such as `{\"theme\": {\"dark\": \"…\"}}`"
    case .modifier: "an object such as `{\"theme\": \"…\"}`"
    }
  }

  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, NameWords.canBeginIdentifier(first) else {
      return false
    }
    return text.unicodeScalars.allSatisfy { NameWords.isWordCharacter($0) || $0 == "_" }
  }
}

extension Double {
  /// The number without a trailing `.0`.
  var shortText: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
