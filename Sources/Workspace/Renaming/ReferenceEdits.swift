internal import JSONSyntax
internal import TokenCompiler

/// Finds the references to a renamed token or group.
struct ReferenceEdits {
  let tree: JSONTree
  let paths: TokenPaths
  var edits = TextEdits()
  private let isResolver: Bool

  init(_ tree: JSONTree, _ paths: TokenPaths) {
    self.tree = tree
    self.paths = paths
    isResolver = SourceFileKind(of: tree) == .resolver
  }

  /// Replaces all references in a token file or resolver document.
  mutating func replaceReferences() {
    guard let root = tree.root else { return }
    replaceReferences(in: root)
  }

  private mutating func replaceReferences(in node: JSONNode) {
    switch tree.kind(node) {
    case .array: for element in tree.elements(of: node) { replaceReferences(in: element) }
    case .object:
      for member in tree.members(of: node) {
        switch tree.string(member.key) {
        case "$description", "description", "renamedFrom": continue
        case "$ref", "$extends":
          replace(member.value) { [paths, isResolver] text in
            // Such a pointer leads to a set or modifier of the document.
            if isResolver, text.hasPrefix("#") { return nil }
            return paths.renamedPointer(text) ?? paths.renamedReferences(in: text)
          }
        case "$deprecated":
          replace(member.value) { [paths] in
            paths.renamedReferences(in: $0) ?? paths.renamedMentions(in: $0)
          }
        case "$extensions": replaceExtensions(member.value)
        default: replaceReferences(in: member.value)
        }
      }
    case .string: replace(node) { [paths] in paths.renamedReferences(in: $0) }
    default: break
    }
  }

  /// Replaces references in our own extension; those of other tools may mean something else.
  private mutating func replaceExtensions(_ extensions: JSONNode) {
    if let own = tree.value(of: "dev.tokens", in: extensions) { replaceReferences(in: own) }
  }

  /// Replaces paths and references in a configuration.
  mutating func replacePaths() {
    guard let root = tree.root else { return }
    for member in tree.members(of: root) {
      switch tree.string(member.key) {
      case "outputs":
        for output in tree.elements(of: member.value) {
          for property in tree.members(of: output) {
            switch tree.string(property.key) {
            case "include", "exclude", "options": replacePaths(in: property.value)
            default: break
            }
          }
        }
      case "rules", "lint": replacePaths(in: member.value)
      // The new paths; the former ones are those in the files.
      case "rename":
        for entry in tree.members(of: member.value) { replacePaths(in: entry.value) }
      default: break
      }
    }
  }

  private mutating func replacePaths(in node: JSONNode) {
    switch tree.kind(node) {
    case .array: for element in tree.elements(of: node) { replacePaths(in: element) }
    case .object:
      for member in tree.members(of: node)
      where !Self.otherSettings.contains(tree.string(member.key)) {
        // A layer's name can be the path of a group.
        replace(member.key) { [paths] in paths.renamed($0) }
        replacePaths(in: member.value)
      }
    case .string: replace(node) { [paths] in paths.renamedReferences(in: $0) ?? paths.renamed($0) }
    default: break
    }
  }

  /// The settings that contain no paths of tokens.
  private static let otherSettings: Set<String> = ["types", "files", "type", "unit", "traits"]

  private mutating func replace(_ node: JSONNode, _ renamed: (String) -> String?) {
    guard tree.kind(node) == .string, let text = renamed(tree.string(node)) else { return }
    edits.replace(node, of: tree, with: JSONWriter.quoted(text))
  }
}
