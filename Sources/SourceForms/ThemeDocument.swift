package import Diagnostics
package import JSONSyntax

/// What `$themes` and `$metadata` of Tokens Studio and Penpot say.
///
/// Both stand in one file with all token sets, or in files of these names beside a file for each set.
package struct ThemeDocument: Sendable {
  /// The themes by their group, of each of which one is chosen.
  package private(set) var groups: [ThemeGroup] = []
  /// The names of the sets, first to last: a later one wins.
  ///
  /// It is `nil` where the file does not say.
  package private(set) var order: [String]?
  /// The place of the first member that only such documents have.
  package private(set) var place: Span?
  /// The places of groups in ``groups``, by their names.
  private var groupIndices: [String: Int] = [:]

  package init() {}

  /// Reads the members of a document; `nil` for a file that is not one.
  package init?(_ tree: JSONTree) {
    guard Self.mark(of: tree) != nil, let root = tree.root else { return nil }
    if let metadata = tree.value(of: "$metadata", in: root) { readOrder(metadata, tree) }
    if let themes = tree.value(of: "$themes", in: root) { readThemes(themes, tree) }
    place = Self.mark(of: tree).map { tree.span($0) }
  }

  /// The member that makes a file a document of token sets; `nil` for any other file.
  package static func mark(of tree: JSONTree) -> JSONNode? {
    guard let root = tree.root, tree.kind(root) == .object else { return nil }
    if let themes = tree.member(named: "$themes", in: root),
      [.array, .object].contains(tree.kind(themes.value))
    {
      return themes.key
    }
    guard let metadata = tree.member(named: "$metadata", in: root),
      tree.kind(metadata.value) == .object,
      let order = tree.value(of: "tokenSetOrder", in: metadata.value), tree.kind(order) == .array
    else { return nil }
    return metadata.key
  }

  /// The names of a document's sets, with their objects.
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
    guard tree.kind(metadata) == .object,
      let order = tree.value(of: "tokenSetOrder", in: metadata), tree.kind(order) == .array
    else { return }
    place = place ?? tree.span(order)
    self.order = tree.elements(of: order).compactMap { Self.text($0, tree) }
  }

  // MARK: Themes

  /// Reads `$themes`: a list of themes, or an object with a member for each.
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
    let groupName = groupNode.flatMap { Self.text($0, tree) } ?? "theme"
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
  }

  /// The text of a node that is a string and not empty.
  fileprivate static func text(_ node: JSONNode, _ tree: JSONTree) -> String? {
    guard tree.kind(node) == .string else { return nil }
    let text = tree.string(node)
    return text.isEmpty ? nil : text
  }
}

/// Themes of which one is chosen at a time.
package struct ThemeGroup: Sendable {
  package let name: String
  /// Where the name stands.
  package let span: Span
  package fileprivate(set) var themes: [Theme] = []
  private var names: Set<String> = []
  /// How many themes have the same name.
  private var counts: [String: Int] = [:]

  fileprivate init(name: String, span: Span) {
    self.name = name
    self.span = span
  }

  /// A name for one more theme: two of the same name are told apart by a number.
  fileprivate mutating func newName(_ wanted: String) -> String {
    var name = wanted
    while !names.insert(name).inserted {
      counts[wanted, default: 1] += 1
      name = "\(wanted) \(counts[wanted] ?? 2)"
    }
    return name
  }
}

/// A theme and the sets that it selects.
package struct Theme: Sendable {
  package let name: String
  /// Where the name stands.
  package let span: Span
  /// The sets whose tokens are printed.
  package private(set) var enabled: Set<String> = []
  /// The sets that others refer to.
  package private(set) var source: Set<String> = []
  /// All sets that are named, with their places, those that are off too.
  package private(set) var named: [(set: String, span: Span)] = []

  fileprivate init(name: String, span: Span) {
    self.name = name
    self.span = span
  }

  /// The sets whose tokens take part.
  var selected: Set<String> { enabled.union(source) }

  /// Whether the tokens of a set take part.
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
