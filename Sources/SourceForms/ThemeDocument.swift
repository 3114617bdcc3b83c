package import Diagnostics
package import JSONSyntax

/// The contents of `$themes` and `$metadata`, as written by Tokens Studio and Penpot.
///
/// Both are either in one file with all token sets, or in files of these names next to the files of
/// the sets.
package struct ThemeDocument: Sendable {
  /// The theme groups.
  ///
  /// One theme of each group is selected.
  package private(set) var groups: [ThemeGroup] = []
  /// The names of the sets, in order of increasing precedence.
  ///
  /// `nil` if the file doesn't specify an order.
  package private(set) var order: [String]?
  /// The location of the first property that only such documents have.
  package private(set) var place: Span?
  /// The indices of the groups in ``groups``, by name.
  private var groupIndices: [String: Int] = [:]

  package init() {}

  /// Reads a document; `nil` if the file isn't a document of token sets.
  package init?(_ tree: JSONTree) {
    guard let mark = Self.mark(of: tree), let root = tree.root else { return nil }
    if let metadata = tree.value(of: "$metadata", in: root) { readOrder(metadata, tree) }
    if let themes = tree.value(of: "$themes", in: root) { readThemes(themes, tree) }
    place = tree.span(mark)
  }

  /// Returns the property that identifies a file as a document of token sets; `nil` for any other
  /// file.
  package static func mark(of tree: JSONTree) -> JSONNode? {
    guard let root = tree.root, tree.kind(root) == .object else { return nil }
    if let themes = tree.member(named: "$themes", in: root),
      [.array, .object].contains(tree.kind(themes.value))
    {
      return themes.key
    }
    guard let metadata = tree.member(named: "$metadata", in: root),
      order(in: metadata.value, tree) != nil
    else { return nil }
    return metadata.key
  }

  /// Returns the list of sets in the metadata of a document.
  private static func order(in metadata: JSONNode, _ tree: JSONTree) -> JSONNode? {
    tree.value(of: "tokenSetOrder", in: metadata).flatMap { tree.kind($0) == .array ? $0 : nil }
  }

  /// Returns the groups that contain a file's tokens: its sets, or its root.
  static func roots(of tree: JSONTree, isDocument: Bool? = nil) -> [JSONNode] {
    isDocument ?? (mark(of: tree) != nil)
      ? sets(of: tree).map(\.object) : [tree.root].compactMap(\.self)
  }

  /// Returns the names and objects of a document's sets.
  package static func sets(of tree: JSONTree) -> [(name: String, key: JSONNode, object: JSONNode)] {
    guard let root = tree.root else { return [] }
    return tree.members(of: root).compactMap { member in
      let name = tree.string(member.key)
      guard !name.hasPrefix("$"), tree.kind(member.value) == .object else { return nil }
      return (name, member.key, member.value)
    }
  }

  // MARK: Order

  /// Reads `$metadata`.
  package mutating func readOrder(_ metadata: JSONNode, _ tree: JSONTree) {
    guard let order = Self.order(in: metadata, tree) else { return }
    place = place ?? tree.span(order)
    self.order = tree.elements(of: order).compactMap { Self.text($0, tree) }
  }

  // MARK: Themes

  /// Reads `$themes`: an array of themes, or an object with a property for each theme.
  package mutating func readThemes(_ themes: JSONNode, _ tree: JSONTree) {
    place = place ?? tree.span(themes)
    switch tree.kind(themes) {
    case .array:
      for theme in tree.elements(of: themes) { readTheme(theme, named: nil, tree) }
    case .object:
      for member in tree.members(of: themes) {
        readTheme(member.value, named: tree.string(member.key), tree)
      }
    default: break
    }
  }

  private mutating func readTheme(_ theme: JSONNode, named key: String?, _ tree: JSONTree) {
    guard tree.kind(theme) == .object else { return }
    let nameNode = tree.value(of: "name", in: theme)
    let name = nameNode.flatMap { Self.text($0, tree) } ?? key
    let groupNode = tree.value(of: "group", in: theme)
    let givenName = groupNode.flatMap { Self.text($0, tree) }
    let groupName = givenName ?? "theme"
    let index = groupIndices[groupName] ?? groups.count
    if index == groups.count {
      groupIndices[groupName] = index
      groups.append(ThemeGroup(name: groupName, span: tree.span(groupNode ?? theme)))
    }
    let wanted = name ?? "theme \(groups[index].themes.count + 1)"
    var read = Theme(name: groups[index].newName(wanted), span: tree.span(nameNode ?? theme))
    if let selected = tree.value(of: "selectedTokenSets", in: theme) {
      read.readSets(selected, tree)
    }
    groups[index].themes.append(read)
    groups[index].isNamed = groups[index].isNamed || givenName != nil
  }

  /// Divides themes without a group into groups of alternatives.
  ///
  /// Themes are alternatives if they select a common set, or if the sets of one define half of the
  /// tokens of the other's. A theme without alternatives always applies.
  ///
  /// - Parameter tokens: returns the paths of the tokens in a set.
  package mutating func divideThemes(by tokens: (String) -> Set<String>) {
    guard let whole = groups.firstIndex(where: { !$0.isNamed }),
      (3...64).contains(groups[whole].themes.count)
    else { return }
    let themes = groups[whole].themes
    let shared = themes.dropFirst().reduce(themes[0].selected) { $0.intersection($1.selected) }
    let sets = themes.map { $0.selected.subtracting(shared) }
    let paths = sets.map { sets in
      sets.reduce(into: Set<String>()) { $0.formUnion(tokens($1)) }
    }
    var parts: [[Int]] = []
    for index in themes.indices {
      let alike = parts.indices.filter { part in
        parts[part].contains { other in
          !sets[index].isDisjoint(with: sets[other])
            || paths[index].intersection(paths[other]).count * 2
              >= min(paths[index].count, paths[other].count)
        }
      }
      let joined = alike.flatMap { parts[$0] } + [index]
      for part in alike.reversed() { parts.remove(at: part) }
      parts.append(joined.sorted())
    }
    var taken = Set(groups.indices.filter { $0 != whole }.map { groups[$0].name.lowercased() })
    guard parts.count > 1 || taken.contains(groups[whole].name.lowercased()) else { return }
    let divided = parts.sorted { $0[0] < $1[0] }.map { part in
      let names = part.map { themes[$0].name }
      let wanted = names.count == 1 ? names[0] : ContextWords.modifier(named: names) ?? "theme"
      let name = wanted.unused(separator: " ") { !taken.insert($0.lowercased()).inserted }
      var group = ThemeGroup(name: name, span: groups[whole].span)
      group.themes = part.map { themes[$0] }
      return group
    }
    groups.replaceSubrange(whole...whole, with: divided)
    groupIndices = [:]
    for (index, group) in groups.enumerated() { groupIndices[group.name] = index }
  }

  /// Returns the text of a node that is a nonempty string; `nil` for any other node.
  fileprivate static func text(_ node: JSONNode, _ tree: JSONTree) -> String? {
    tree.textIfString(node).flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// Themes of which one is selected at a time.
package struct ThemeGroup: Sendable {
  package let name: String
  /// The location of the name.
  package let span: Span
  package fileprivate(set) var themes: [Theme] = []
  /// Whether the source names the group.
  fileprivate var isNamed = false
  private var names: Set<String> = []
  /// The number of themes with each name.
  private var counts: [String: Int] = [:]

  fileprivate init(name: String, span: Span) {
    self.name = name
    self.span = span
  }

  /// Returns a unique name for a theme, which ends in a number if the name is already taken.
  fileprivate mutating func newName(_ wanted: String) -> String {
    var name = wanted
    while !names.insert(name).inserted {
      counts[wanted, default: 1] += 1
      name = "\(wanted) \(counts[wanted] ?? 2)"
    }
    return name
  }
}

/// A theme, and the sets that it selects.
package struct Theme: Sendable {
  package let name: String
  /// The location of the name.
  package let span: Span
  /// The sets whose tokens are included in outputs.
  package private(set) var enabled: Set<String> = []
  /// The sets that are only referenced by other sets.
  package private(set) var source: Set<String> = []
  /// All sets that the theme lists, including disabled sets, with their locations.
  package private(set) var named: [(set: String, span: Span)] = []

  fileprivate init(name: String, span: Span) {
    self.name = name
    self.span = span
  }

  /// The sets whose tokens are used.
  var selected: Set<String> { enabled.union(source) }

  /// Whether the tokens of a set are used.
  package func selects(_ set: String) -> Bool { enabled.contains(set) || source.contains(set) }

  fileprivate mutating func readSets(_ sets: JSONNode, _ tree: JSONTree) {
    switch tree.kind(sets) {
    case .array:
      for element in tree.elements(of: sets) {
        guard let name = ThemeDocument.text(element, tree) else { continue }
        named.append((name, tree.span(element)))
        enabled.insert(name)
      }
    case .object:
      for member in tree.members(of: sets) {
        let name = tree.string(member.key)
        named.append((name, tree.span(member.key)))
        switch ThemeDocument.text(member.value, tree) {
        case "disabled": break
        case "source": source.insert(name)
        default: enabled.insert(name)
        }
      }
    default: break
    }
  }
}
