import Diagnostics

/// Resolves the references of a style sheet.
struct SheetNames {
  private let root: SheetGroup
  private let includedNames: Set<String>
  private let paths: [String]
  /// The paths of values that are used as lengths although their names don't imply it.
  private(set) var lengths: Set<[String]> = []
  /// The paths of tokens and groups, by their paths in the sheet.
  private var tokenPaths: [[String]: [String]] = [:]
  private var sources: [[String]: (name: String, span: Span)] = [:]

  /// The maximum length of a chain of references.
  private static let hopLimit = 512

  init(_ root: SheetGroup, includedNames: Set<String>, _ diagnostics: inout [Diagnostic]) {
    self.root = root
    self.includedNames = includedNames
    paths = root.paths()
    var found: Set<[String]> = []
    root.forEachLeaf { path, leaf in
      for target in self.lengthReferences(of: leaf, at: path) { self.follow(target, &found) }
    }
    lengths = found
    var names = ImportNames()
    assignPaths(in: root, at: [], &names, &diagnostics)
  }

  private mutating func assignPaths(
    in group: SheetGroup,
    at path: [String],
    _ names: inout ImportNames,
    _ diagnostics: inout [Diagnostic]
  ) {
    for name in group.names {
      guard let member = group[name], let span = group.span(of: name) else { continue }
      let own = path + [name]
      let shown = own.joined(separator: ".")
      let isGroup = if case .group = member { true } else { false }
      let wanted = tokenPath(path) + [name]
      let tokenPath = names.path(wanted, of: shown, at: span, isGroup: isGroup, &diagnostics)
      tokenPaths[own] = tokenPath
      sources[tokenPath] = (shown, span)
      if case .group(let inner) = member { assignPaths(in: inner, at: own, &names, &diagnostics) }
    }
  }

  /// Returns the name and location of a token in the sheet.
  func source(of tokenPath: [String]) -> (name: String, span: Span)? { sources[tokenPath] }

  /// Returns the name of a token in the sheet.
  func name(of tokenPath: [String]) -> String {
    sources[tokenPath]?.name ?? tokenPath.joined(separator: ".")
  }

  /// Returns the path of the token or group for a path in the sheet.
  func tokenPath(_ path: [String]) -> [String] { tokenPaths[path] ?? path }

  /// Resolves a reference in the value at a path; `nil` if there is nothing at the referenced path.
  ///
  /// Names are looked up from the root, then without a leading name of an include, and then in the
  /// groups around the reference, from the innermost to the outermost.
  func resolve(_ reference: String, from path: [String]) -> [String]? {
    let names = reference.split(separator: ".").map(String.init)
    guard let first = names.first else { return nil }
    if root.member(at: names[...]) != nil { return names }
    if includedNames.contains(first), names.count > 1,
      root.member(at: names.dropFirst()) != nil
    {
      return Array(names.dropFirst())
    }
    for depth in stride(from: path.count - 1, to: 0, by: -1) {
      let candidate = path.prefix(depth) + names
      if root.member(at: candidate[...]) != nil { return Array(candidate) }
    }
    return nil
  }

  /// Follows a chain of references to its end; `nil` if it's unresolved or circular.
  func target(of reference: String, from path: [String]) -> (path: [String], SheetGroup.Member)? {
    var reference = reference
    var place = path
    for _ in 0..<Self.hopLimit {
      guard let found = resolve(reference, from: place), let member = root.member(at: found[...])
      else { return nil }
      guard case .leaf(let leaf) = member, let next = leaf.reference else { return (found, member) }
      reference = next
      place = found
    }
    return nil
  }

  /// Returns a question that suggests the path that is most similar to an unresolved reference.
  func suggestion(for reference: String) -> String? {
    Diagnostics.suggestion(for: reference, among: paths)
  }

  // MARK: Lengths

  /// Returns the paths of the references in a value that must be lengths.
  private func lengthReferences(of leaf: SheetLeaf, at path: [String]) -> [[String]] {
    var found: [String] = []
    func collect(_ leaf: SheetLeaf) {
      found += leaf.terms
      for element in leaf.elements { collect(element) }
      for (_, member) in leaf.members { collect(member) }
    }
    switch SheetKind(path.last ?? "") {
    case .point, .size, .rect, .insets, .length: collect(leaf)
    case .font: leaf.members["size"].map(collect)
    case .textAttributes:
      for name in ["kern", "lineheight"] { leaf.members[name].map(collect) }
      leaf.members["font"]?.members["size"].map(collect)
    case .color, .image, .curve, .duration, .word, .other: break
    }
    return found.compactMap { resolve($0, from: path) }
  }

  /// Records that a value is a length, and that the values it refers to are lengths.
  private func follow(_ path: [String], _ found: inout Set<[String]>) {
    var next = [path]
    while let path = next.popLast() {
      guard found.insert(path).inserted, case .leaf(let leaf) = root.member(at: path[...])
      else { continue }
      next += leaf.terms.compactMap { resolve($0, from: path) }
    }
  }
}
