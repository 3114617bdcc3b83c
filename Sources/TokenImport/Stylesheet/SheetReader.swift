import Diagnostics
import JSONSyntax

/// Reads a style sheet and the files that it includes.
struct SheetReader {
  private let include: (_ path: String, _ file: ImportFile) -> ImportFile?
  private var diagnostics: [Diagnostic] = []
  /// The names of what was included, which references may have in front.
  private(set) var includedNames: Set<String> = []
  /// Addresses of files on servers, which are not fetched.
  private(set) var addresses: [String] = []
  private var openFiles: [String] = []

  /// How deep files may include each other.
  private static let includeLimit = 32

  init(include: @escaping (_ path: String, _ file: ImportFile) -> ImportFile?) {
    self.include = include
  }

  /// Takes the messages of what was read.
  mutating func takeDiagnostics() -> [Diagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  /// Reads a file; `nil` where it is no style sheet, which is reported.
  mutating func read(_ file: ImportFile) -> SheetGroup? {
    guard let (tree, root) = file.json(.commented, &diagnostics) else { return nil }
    guard tree.kind(root) == .object else {
      diagnostics.append(.nothingToImport("a style sheet is an object", at: tree.span(root)))
      return nil
    }
    openFiles.append(file.path)
    defer { openFiles.removeLast() }
    return group(root, of: tree, file)
  }

  private mutating func group(_ node: JSONNode, of tree: JSONTree, _ file: ImportFile) -> SheetGroup
  {
    var group = SheetGroup()
    var sheets: [SheetGroup] = []
    for member in tree.members(of: node) {
      let name = tree.string(member.key)
      let leaf = SheetLeaf(tree: tree, node: member.value)
      switch name {
      case _ where name.hasPrefix("//") || name.hasPrefix("#"):
        // A comment without a name says what the group is.
        if name == "//" || name == "#" { group.description = leaf.text ?? group.description }
      case "@parent":
        group.parent = parent(leaf).map { ($0, leaf.span) }
      case _ where name == "@include" || name.hasPrefix("@include."):
        let label = String(name.dropFirst("@include.".count))
        if let sheet = included(leaf, named: label, from: file) { sheets.append(sheet) }
      case _ where name.hasPrefix("@"):
        diagnostics.append(
          .notImported(
            "`\(name)` is nothing that style sheets have",
            at: tree.span(member.key),
            help: "they have `@parent` and `@include.NAME`"
          )
        )
      case _ where leaf.kind == .object && !SheetKind(name).isObject(leaf):
        let inner = self.group(member.value, of: tree, file)
        group[name] = .group(inner)
      default:
        group[name] = .leaf(leaf)
      }
    }
    for sheet in sheets { group.include(sheet) }
    return group
  }

  private mutating func parent(_ leaf: SheetLeaf) -> String? {
    if let path = leaf.reference { return path }
    if let text = leaf.text, !text.isEmpty { return text }
    diagnostics.append(
      .notImported("`@parent` is not the path of a group", at: leaf.span)
    )
    return nil
  }

  /// The members of an included file; `nil` where there is none, which is reported.
  private mutating func included(
    _ leaf: SheetLeaf,
    named name: String,
    from file: ImportFile
  ) -> SheetGroup? {
    let places = leaf.members
    let candidates = [leaf.text, places["local"]?.text, places["inapp"]?.text].compactMap { $0 }
    if let address = places["remote"]?.text { addresses.append(address) }
    guard !candidates.isEmpty else {
      diagnostics.append(
        .notImported(
          "`@include.\(name)` names no file",
          at: leaf.span,
          help: "a path, or `{\"inApp\": …, \"local\": …, \"remote\": …}`"
        )
      )
      return nil
    }
    for path in candidates {
      for path in path.hasSuffix(".json") ? [path] : [path, path + ".json"] {
        guard let found = include(path, file) else { continue }
        guard !openFiles.contains(found.path), openFiles.count < Self.includeLimit else {
          diagnostics.append(
            .notImported("`\(path)` includes itself", at: leaf.span)
          )
          return nil
        }
        includedNames.insert(name)
        return read(found)
      }
    }
    diagnostics.append(
      .notImported("there is no file `\(candidates[0])` to include", at: leaf.span)
    )
    return nil
  }
}
