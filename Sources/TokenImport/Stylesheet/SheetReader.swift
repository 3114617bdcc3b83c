import Diagnostics
import JSONSyntax

/// Reads a style sheet and the files that it includes.
struct SheetReader {
  private let include: (_ path: String, _ file: ImportFile) -> ImportFile?
  private(set) var diagnostics: [Diagnostic] = []
  /// The names of the includes, with which references can begin.
  private(set) var includedNames: Set<String> = []
  /// The addresses of remote files, which aren't fetched.
  private(set) var addresses: [String] = []
  private var openFiles: [String] = []
  private var count = 0

  private static let includeLimit = 32

  init(include: @escaping (_ path: String, _ file: ImportFile) -> ImportFile?) {
    self.include = include
  }

  /// Reads a file; `nil` if it isn't a style sheet, which is reported.
  mutating func read(_ file: ImportFile) -> SheetGroup? {
    guard let (tree, root) = file.json(.commented, &diagnostics) else { return nil }
    guard tree.kind(root) == .object else {
      diagnostics.reportNothing("a style sheet is an object", at: tree.span(root))
      return nil
    }
    openFiles.append(file.path)
    defer { openFiles.removeLast() }
    let sheet = group(root, of: tree, file)
    guard count <= ImportLimits.tokens else {
      diagnostics.append(.importLimit("values", ImportLimits.tokens, at: tree.span(root)))
      return nil
    }
    return sheet
  }

  private mutating func group(_ node: JSONNode, of tree: JSONTree, _ file: ImportFile) -> SheetGroup
  {
    var group = SheetGroup()
    var sheets: [SheetGroup] = []
    for member in tree.members(of: node) {
      count += 1
      guard count <= ImportLimits.tokens else { break }
      let name = tree.string(member.key)
      let place = tree.span(member.key)
      let leaf = SheetLeaf(tree: tree, node: member.value)
      switch name {
      case _ where name.hasPrefix("//") || name.hasPrefix("#"):
        // A comment without a name describes the group.
        if name == "//" || name == "#" { group.description = leaf.text ?? group.description }
      case "@parent":
        if let path = leaf.reference ?? leaf.text, leaf.text != "" {
          group.parent = (path, leaf.span)
        } else {
          diagnostics.skip("`@parent` is not the path of a group", at: leaf.span)
        }
      case _ where name == "@include" || name.hasPrefix("@include."):
        let label = String(name.dropFirst("@include.".count))
        if let sheet = included(leaf, named: label, from: file) { sheets.append(sheet) }
      case _ where name.hasPrefix("@") && leaf.number != nil:
        // A setting of the format, such as `@animationSpeedCoefficient`.
        add(.leaf(leaf), named: String(name.dropFirst()), at: place, to: &group)
      case _ where name.hasPrefix("@"):
        let help = "use `@parent` or `@include.NAME`"
        diagnostics.skip("`\(name)` is not part of a style sheet", at: place, help: help)
      case _ where leaf.kind == .object && !SheetKind(name).isObject(leaf):
        add(.group(self.group(member.value, of: tree, file)), named: name, at: place, to: &group)
      default:
        let name = SheetKind.withoutControlState(name)
        add(.leaf(leaf), named: name, at: place, to: &group)
      }
    }
    for sheet in sheets { group.include(sheet) }
    return group
  }

  private mutating func add(
    _ member: SheetGroup.Member,
    named name: String,
    at span: Span,
    to group: inout SheetGroup
  ) {
    guard group[name] == nil else {
      diagnostics.skip("there is already a value `\(name)`", at: span)
      return
    }
    group.add(member, named: name, at: span)
  }

  /// Reads an included file; `nil` if there is none, which is reported.
  private mutating func included(
    _ leaf: SheetLeaf,
    named name: String,
    from file: ImportFile
  ) -> SheetGroup? {
    let places = leaf.members
    let candidates = [leaf.text, places["local"]?.text, places["inapp"]?.text].compactMap { $0 }
    if let address = places["remote"]?.text { addresses.append(address) }
    guard !candidates.isEmpty else {
      diagnostics.skip(
        "`@include.\(name)` names no file",
        at: leaf.span,
        help: "a path, or `{\"inApp\": …, \"local\": …, \"remote\": …}`"
      )
      return nil
    }
    for path in candidates {
      for path in path.hasSuffix(".json") ? [path] : [path, path + ".json"] {
        guard let found = include(path, file) else { continue }
        guard !openFiles.contains(found.path), openFiles.count < Self.includeLimit else {
          diagnostics.skip("`\(path)` includes itself", at: leaf.span)
          return nil
        }
        includedNames.insert(name)
        return read(found)
      }
    }
    diagnostics.skip("there is no file `\(candidates[0])` to include", at: leaf.span)
    return nil
  }
}
