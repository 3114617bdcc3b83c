import Diagnostics

/// Finds what the references of a style sheet lead to.
struct SheetNames {
  private let root: SheetGroup
  private let includedNames: Set<String>
  private let paths: [String]
  /// Values that are used as lengths, although their names do not say so.
  private(set) var lengths: Set<[String]> = []

  /// How many references may follow each other.
  private static let hopLimit = 512

  init(_ root: SheetGroup, includedNames: Set<String>) {
    self.root = root
    self.includedNames = includedNames
    paths = root.paths()
    var found: Set<[String]> = []
    root.forEachLeaf { path, leaf in
      for target in self.lengthReferences(of: leaf, at: path) { self.follow(target, &found) }
    }
    lengths = found
  }

  /// The path that a reference means, as it stands at a path; `nil` if there is nothing there.
  ///
  /// Names are looked up from the root, then without the name of what was included in front, then in the
  /// groups around the reference, the innermost first.
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

  /// What a reference leads to in the end, with its path; `nil` if it leads nowhere or in a circle.
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

  /// The name that is most like one that leads nowhere.
  func nearest(to reference: String) -> String? { nearestName(to: reference, among: paths) }

  // MARK: Lengths

  /// The references in a value that have to be lengths.
  private func lengthReferences(of leaf: SheetLeaf, at path: [String]) -> [[String]] {
    var found: [String] = []
    func collect(_ leaf: SheetLeaf) {
      if let reference = leaf.reference { found.append(reference) }
      if let formula = leaf.formula {
        for case .reference(let reference, isFactor: false) in SheetFormula(formula).parts {
          found.append(reference)
        }
      }
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

  /// Notes that a value is a length, and so is what it refers to.
  private func follow(_ path: [String], _ found: inout Set<[String]>) {
    var next = [path]
    while let path = next.popLast() {
      guard found.insert(path).inserted, case .leaf(let leaf) = root.member(at: path[...])
      else { continue }
      var references: [String] = leaf.reference.map { [$0] } ?? []
      if let formula = leaf.formula {
        for case .reference(let reference, isFactor: false) in SheetFormula(formula).parts {
          references.append(reference)
        }
      }
      next += references.compactMap { resolve($0, from: path) }
    }
  }
}
