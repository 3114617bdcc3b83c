internal import SourceForms

/// Guesses which token files are contexts: those that define the same tokens.
struct ContextGuess {
  /// A token file, by its path relative to the configuration's folder.
  struct File {
    let path: String
    /// The token set of the file that is meant; `nil` for the whole file.
    var set: String?
    let tokens: Set<String>
    /// The mode that the file declares.
    let mode: String?
    /// A context of another modifier in which the file applies.
    var condition: (modifier: String, context: String)?

    /// Returns the file as one that applies only in a context of another modifier.
    func limited(to condition: (modifier: String, context: String)) -> File {
      var file = self
      file.condition = condition
      return file
    }

    /// What contexts are named after.
    var name: String { self.set.map { "\(path)/\($0)" } ?? path }
    /// The entry of the resolver document.
    var source: ResolverText.Source { ResolverText.Source(file: path, set: set, when: condition) }
  }

  /// A modifier whose contexts are files.
  struct Modifier {
    var name: String
    /// The files of each context, for each group of files that define the same tokens.
    var parts: [[String: [File]]]
    /// The names of the contexts, in the order of the files.
    var names: [String]

    /// The contexts with their files.
    ///
    /// A context such as `dark-dimmed` is treated as a variant of `dark`.
    var contexts: [(name: String, files: [File])] {
      let first = defaultContext
      return ([first] + names.filter { $0 != first }).map { name in
        let files = parts.flatMap { part -> [File] in
          let general = part.keys.filter { name.hasPrefix($0 + "-") }
          let base = general.max { $0.utf8.count < $1.utf8.count }.flatMap { part[$0] }
          return (base ?? []) + (part[name] ?? [])
        }
        return (name, files)
      }
    }

    /// The names of the modifier and its contexts, for a message.
    var summary: String {
      let names = contexts.map(\.name).map {
        $0 == defaultContext && $0 != "default" ? "\($0) (the default)" : $0
      }
      return "\(name): \(names.joined(separator: ", "))"
    }

    /// Whether all of the names are contexts, or all contexts are among the names.
    func hasContexts(of names: [String]) -> Bool {
      let all = Set(names)
      return all.isSubset(of: self.names) || all.isSuperset(of: self.names)
    }

    /// Adds files to contexts, which may be new.
    mutating func add(_ parts: [[String: [File]]], _ names: [String]) {
      self.parts += parts
      let known = Set(self.names)
      self.names += names.filter { !known.contains($0) }
    }

    /// Returns the modifier after renaming a modifier that its files depend on.
    func replacing(_ name: String, by newName: String) -> Modifier {
      var modifier = self
      modifier.parts = parts.map { part in
        part.mapValues { files in
          files.map { file in
            guard let condition = file.condition, condition.modifier == name else { return file }
            return file.limited(to: (newName, condition.context))
          }
        }
      }
      return modifier
    }

    /// The context that applies unless another is chosen.
    var defaultContext: String {
      let usual = [
        "default", "light", "base", "normal", "regular", "standard", "medium", "desktop", "web",
      ]
      for word in usual {
        if let name = names.first(where: { $0.lowercased() == word }) { return name }
      }
      // `light-normal` is more usual than `light-high`, and anything is more usual than `dark`.
      let ranks = names.map { name -> Int in
        let words = ContextWords.parts(of: name).map { $0.lowercased() }
        let isDark = words.contains { ["dark", "night"].contains($0) }
        return words.count(where: usual.contains) - (isDark ? usual.count : 0)
      }
      return zip(names, ranks).first { $1 == ranks.max() }?.0 ?? ""
    }
  }

  /// The files that always apply.
  private(set) var always: [File] = []
  private(set) var modifiers: [Modifier] = []
  private let files: [File]

  init(_ files: [File]) {
    self.files = files
    let groups = AlternativeFiles(files).groups
    let families = FolderFamilies(groups.map { $0.files.map { files[$0].path } })
    var assigned: Set<Int> = []
    for group in groups {
      guard let names = names(of: group, families) else { continue }
      assigned.formUnion(group.files)
      add(group, names)
    }
    assignLonelyFiles(&assigned)
    divideBrands()
    joinModifiers()
    always = files.indices.filter { !assigned.contains($0) }.map { files[$0] }
  }

  // MARK: Brands

  /// Divides a modifier with contexts such as `acme-light` and `acme-dark` into one for the brands and
  /// one for light and dark.
  ///
  /// The light files of a brand apply in both of its contexts, and the dark files override them.
  private mutating func divideBrands() {
    var index = 0
    while index < modifiers.count {
      if let brands = Self.brands(in: modifiers[index].names) {
        let modifier = modifiers.remove(at: index)
        modifiers.insert(contentsOf: divided(modifier, brands), at: index)
      }
      index += 1
    }
  }

  private func divided(
    _ modifier: Modifier,
    _ brands: [String: (brand: String, isDark: Bool)]
  ) -> [Modifier] {
    let names = modifier.names.compactMap { brands[$0]?.brand }.unique
    let isContrast = names.contains { ["high", "high-contrast"].contains($0.lowercased()) }
    let wanted = isContrast ? "contrast" : ContextWords.modifier(named: names) ?? "brand"
    var brand = Modifier(name: Self.newName(wanted, besides: modifiers), parts: [], names: names)
    var dark: [File] = []
    for part in modifier.parts {
      for (name, files) in part.sorted(by: { $0.key < $1.key }) {
        guard let (own, isDark) = brands[name] else { continue }
        if isDark {
          dark += files.map { $0.limited(to: (brand.name, own)) }
        } else {
          brand.parts.append([own: files])
        }
      }
    }
    let theme = Modifier(
      name: Self.newName("theme", besides: modifiers + [brand]),
      parts: [["light": [], "dark": dark]],
      names: ["light", "dark"]
    )
    return [brand, theme]
  }

  /// Joins modifiers that have the same contexts after the division, such as those of the brands'
  /// colors and of the brands' text styles.
  private mutating func joinModifiers() {
    var index = 0
    while index < modifiers.count {
      let twin = modifiers[(index + 1)...].firstIndex { $0.hasContexts(of: modifiers[index].names) }
      if let twin {
        let other = modifiers.remove(at: twin)
        let name = modifiers[index].name
        modifiers[index].add(other.parts, other.names)
        modifiers = modifiers.map { $0.replacing(other.name, by: name) }
      } else {
        index += 1
      }
    }
  }

  /// Returns the brand in each name; `nil` unless all names are those of a brand followed or preceded
  /// by `light` or `dark`.
  private static func brands(in names: [String]) -> [String: (brand: String, isDark: Bool)]? {
    var brands: [String: (brand: String, isDark: Bool)] = [:]
    var schemes: [String: Set<Bool>] = [:]
    for name in names {
      let words = ContextWords.parts(of: name)
      let scheme = words.filter { ["light", "dark"].contains($0.lowercased()) }
      let brand = words.filter { !scheme.contains($0) }.joined(separator: "-")
      guard scheme.count == 1, !brand.isEmpty, ContextWords.modifier(named: [brand]) != "theme"
      else {
        return nil
      }
      brands[name] = (brand, scheme[0].lowercased() == "dark")
      schemes[brand, default: []].insert(scheme[0].lowercased() == "dark")
    }
    return schemes.count > 1 && schemes.values.allSatisfy { $0.count == 2 } ? brands : nil
  }

  // MARK: Modifiers

  /// Returns the names of contexts, or `nil` if the paths don't distinguish the files.
  private func names(of group: AlternativeFiles.Group, _ families: FolderFamilies) -> [String]? {
    let modes = group.files.compactMap { files[$0].mode }
    if modes.count == group.files.count, Set(modes).count == modes.count { return modes }
    if group.base == nil, let names = families.names(of: group.files.map { files[$0].path }) {
      return names
    }
    let base = group.base.map { [$0] } ?? []
    guard let all = ContextNames.names(of: (base + group.files).map { files[$0].name }) else {
      return nil
    }
    let names = Array(all.dropFirst(base.count))
    // Sets often override each other, so only their names tell that they are alternatives.
    let areSets = group.files.contains { files[$0].set != nil }
    return areSets && ContextWords.modifier(named: names) == nil ? nil : names
  }

  private mutating func add(_ group: AlternativeFiles.Group, _ names: [String]) {
    let paths = group.files.map { files[$0].name }
    var contexts = zip(names, group.files).map { (name: $0, files: [files[$1]]) }
    // With a single file such as `light`, the values that it overrides are for another context.
    let isBaseUsual =
      !names.contains { ContextNames.isUsual($0) } || names.map { $0.lowercased() } == ["light"]
    if group.base != nil, isBaseUsual {
      let usual = names.contains { $0.lowercased().contains("dark") } ? "light" : "default"
      contexts.insert((name: usual, files: []), at: 0)
    }
    let part = Dictionary(contexts.map { ($0.name, $0.files) }) { $0 + $1 }
    let index = modifiers.firstIndex { $0.hasContexts(of: Array(part.keys)) }
    guard let index else {
      let name = Self.newName(
        ContextNames.modifier(of: contexts.map(\.name), paths),
        besides: modifiers
      )
      modifiers.append(
        Modifier(name: name, parts: [part], names: contexts.map(\.name))
      )
      return
    }
    modifiers[index].add([part], contexts.map(\.name))
  }

  /// Returns a name that no modifier has, such as `theme2`.
  static func newName(_ wanted: String, besides modifiers: [Modifier]) -> String {
    let taken = Set(modifiers.map(\.name))
    return wanted.unused { taken.contains($0) }
  }

  /// Assigns files in the folder of a context for which no other context has a counterpart.
  private mutating func assignLonelyFiles(_ assigned: inout Set<Int>) {
    for (index, file) in files.enumerated() where !assigned.contains(index) {
      let words = ContextNames.candidates(in: file.name)
      for modifier in modifiers.indices {
        let matching = modifiers[modifier].names.filter { words.contains($0) }
        guard matching.count == 1 else { continue }
        modifiers[modifier].parts.append([matching[0]: [file]])
        assigned.insert(index)
        break
      }
    }
  }
}
