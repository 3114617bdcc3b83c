internal import JSONSyntax
internal import SourceForms
internal import TokenCompiler

/// Extensions of other tools that contain values for contexts.
extension SettingsReader {
  /// Reads the value of `contextExtensions`: the modifier of each extension.
  mutating func contextExtensions(_ node: JSONNode) -> [Located<ContextExtension>] {
    guard let members = members(of: node, "contextExtensions") else { return [] }
    return members.compactMap { key, value in
      guard tree.kind(value) == .object else {
        return text(value, key.value).map { modifier in
          Located(ContextExtension(key: key.value, modifier: modifier.value), at: modifier.span)
        }
      }
      let known = ["modifier", "contexts"]
      guard let settings = settings(value, "`\(key.value)`", known: known),
        let modifier = requiredText("modifier", of: settings)
      else { return nil }
      let names = settings.value("contexts").map { namesOfContexts($0) }
      let source = ContextExtension(key: key.value, modifier: modifier.value, names: names)
      return Located(source, at: modifier.span)
    }
  }

  /// Reads the names in an extension that apply in each context.
  private mutating func namesOfContexts(
    _ node: JSONNode
  ) -> [(context: String, names: [String])] {
    guard let members = members(of: node, "contexts") else { return [] }
    return members.map { context, value in
      (context.value, textOrTexts(value, context.value).map(\.value))
    }
  }
}
