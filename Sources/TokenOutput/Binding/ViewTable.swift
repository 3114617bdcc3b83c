import TokenCompiler

/// The index of a view: the contexts in which a template sees values.
typealias ViewID = Int

/// The contexts in which a run looks at values.
///
/// A view is a context for every modifier. An **open** one leaves the modifiers that a target keeps
/// inside values undecided: a value is then up to four, and `fixed` names the views of each.
struct ViewTable: Sendable {
  private var assignments: [Modifier.ContextIndex] = []
  private(set) var entries: [Entry] = []
  private let width: Int
  private var known: [Key: ViewID] = [:]

  struct Entry: Sendable {
    /// The modifiers that are not at their default.
    let nonDefault: ModifierSet
    /// Whether values may hold several appearances.
    var isOpen: Bool
    /// Whether it stands for all contexts at once, with the values of the base.
    var isUniform = false
    /// The views of light, dark, and both in high contrast; the view itself if it is not open.
    var fixed: FixedViews
    /// The same contexts, not open.
    var closed: ViewID
  }

  /// One view for each appearance.
  struct FixedViews: Hashable, Sendable {
    var light: ViewID
    var dark: ViewID
    var lightHighContrast: ViewID
    var darkHighContrast: ViewID

    var all: [ViewID] { [light, dark, lightHighContrast, darkHighContrast] }
  }

  private struct Key: Hashable {
    let assignment: [Modifier.ContextIndex]
    let isOpen: Bool
  }

  /// The base: the default of every modifier, fixed ones as they are fixed.
  static let base: ViewID = 0

  init(modifierCount: Int) {
    width = modifierCount
  }

  subscript(id: ViewID) -> Entry { entries[id] }

  /// The context of each modifier.
  func assignment(_ id: ViewID) -> ArraySlice<Modifier.ContextIndex> {
    assignments[id * width..<(id + 1) * width]
  }

  /// Adds the view that stands for all contexts at once.
  mutating func addUniform() -> ViewID {
    let id = entries.count
    assignments += Array(assignment(Self.base))
    let itself = FixedViews(light: id, dark: id, lightHighContrast: id, darkHighContrast: id)
    entries.append(
      Entry(nonDefault: [], isOpen: false, isUniform: true, fixed: itself, closed: id)
    )
    return id
  }

  /// The view of `assignment`, which is added unless it is there.
  ///
  /// `base` is the default of every modifier; `appearances` are, for an open view, the assignments of
  /// the four appearances.
  mutating func add(
    _ assignment: [Modifier.ContextIndex],
    base: [Modifier.ContextIndex],
    appearances: [[Modifier.ContextIndex]]? = nil
  ) -> ViewID {
    let key = Key(assignment: assignment, isOpen: appearances != nil)
    if let id = known[key] { return id }
    let id = entries.count
    known[key] = id
    var nonDefault = ModifierSet()
    for (modifier, context) in assignment.enumerated() where context != base[modifier] {
      nonDefault.insert(ModifierSet(modifier: modifier))
    }
    assignments += assignment
    let itself = FixedViews(light: id, dark: id, lightHighContrast: id, darkHighContrast: id)
    entries.append(Entry(nonDefault: nonDefault, isOpen: false, fixed: itself, closed: id))
    guard let appearances else { return id }
    let fixed = appearances.map { add($0, base: base) }
    entries[id].isOpen = true
    entries[id].closed = add(assignment, base: base)
    entries[id].fixed = FixedViews(
      light: fixed[0],
      dark: fixed[1],
      lightHighContrast: fixed[2],
      darkHighContrast: fixed[3]
    )
    return id
  }
}
