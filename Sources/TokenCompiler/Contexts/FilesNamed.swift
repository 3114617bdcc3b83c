import JSONSyntax

/// The files that a resolver document refers to, spelled as in its references.
///
/// - Complexity: O(*n*) in the number of nodes.
func filesNamed(byResolver tree: JSONTree) -> Set<String> {
  var files: Set<String> = []
  var waiting = tree.root.map { [$0] } ?? []
  while let node = waiting.popLast() {
    if let reference = tree.value(of: "$ref", in: node), tree.kind(reference) == .string {
      let name = SourcePath.percentDecoded(tree.string(reference).prefix { $0 != "#" })
      if !name.isEmpty { files.insert(name) }
    }
    waiting += tree.members(of: node).map(\.value)
    waiting += tree.elements(of: node)
  }
  return files
}
