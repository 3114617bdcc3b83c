import TokenCompiler

/// The index of a view: the contexts in which a template reads values.
typealias ViewID = Int

/// The contexts in which values are read during rendering.
///
/// A view has a context for every modifier. An *open* view leaves the modifiers whose contexts are
/// stored inside values unresolved: such a value is up to four values, and `fixed` contains the
/// view of each.
struct ViewTable: Sendable {
  private var assignments: [Modifier.ContextIndex] = []
  private(set) var entries: [Entry] = []
  private let width: Int
  private var known: [Key: ViewID] = [:]

  struct Entry: Sendable {
    /// The modifiers whose context differs from the base.
    let nonDefault: ModifierSet
    /// The contexts, unless there are too many modifiers.
    let word: UInt64
    /// Whether values can contain several appearances.
    var isOpen: Bool
    /// Whether the view represents all contexts at once, with the values of the base.
    var isUniform = false
    /// The light and dark views in standard and high contrast; the view itself if it isn't open.
    var fixed: FixedViews
    /// The view with the same contexts that isn't open.
    var closed: ViewID
  }

  /// A view for each appearance.
  typealias FixedViews = PerAppearance<ViewID>

  /// A value for each appearance.
  struct PerAppearance<Value: Hashable & Sendable>: Hashable, Sendable {
    let light: Value
    let dark: Value
    let lightHighContrast: Value
    let darkHighContrast: Value

    var all: [Value] { [light, dark, lightHighContrast, darkHighContrast] }

    /// Returns the results of a function, which isn't called again for the same value.
    func map<Result>(_ transform: (Value) -> Result) -> PerAppearance<Result> {
      let newLight = transform(light)
      let newDark = dark == light ? newLight : transform(dark)
      // Without contexts for high contrast, these are the same values again.
      return PerAppearance<Result>(
        light: newLight,
        dark: newDark,
        lightHighContrast: lightHighContrast == light ? newLight : transform(lightHighContrast),
        darkHighContrast: darkHighContrast == dark ? newDark : transform(darkHighContrast)
      )
    }

    /// Whether a condition is true for any appearance and its value in `other`.
    func contains(
      with other: Self,
      where condition: (_ value: Value, _ other: Value) -> Bool
    ) -> Bool {
      if condition(light, other.light) || condition(dark, other.dark) { return true }
      if lightHighContrast == light, other.lightHighContrast == other.light,
        darkHighContrast == dark, other.darkHighContrast == other.dark
      {
        return false
      }
      return condition(lightHighContrast, other.lightHighContrast)
        || condition(darkHighContrast, other.darkHighContrast)
    }
  }

  private struct Key: Hashable {
    let assignment: [Modifier.ContextIndex]
    let isOpen: Bool
  }

  /// The view of the base: fixed modifiers in their fixed context, others in their default context.
  static let base: ViewID = 0

  /// The view that represents all contexts at once.
  private(set) var uniform: ViewID = base

  /// Creates a table with only the views that every output has.
  init(_ input: BindingInput, _ contexts: OutputContexts) {
    width = input.ir.modifiers.count
    _ = view(of: input.baseAssignment, input, contexts)
    uniform = addUniform()
  }

  subscript(id: ViewID) -> Entry { entries[id] }

  /// Returns the context of each modifier in a view.
  func assignment(_ id: ViewID) -> ArraySlice<Modifier.ContextIndex> {
    assignments[id * width..<(id + 1) * width]
  }

  private mutating func addUniform() -> ViewID {
    let id = entries.count
    assignments += Array(assignment(Self.base))
    let itself = FixedViews(id)
    let word = entries[Self.base].word
    entries.append(
      Entry(nonDefault: [], word: word, isOpen: false, isUniform: true, fixed: itself, closed: id)
    )
    return id
  }

  /// Returns the view for a combination of contexts, adding it if necessary.
  ///
  /// The view is open if values can contain several appearances.
  ///
  /// A modifier keeps a context that isn't an appearance: for example, a sepia page varies only by
  /// contrast.
  mutating func view(
    of assignment: [Modifier.ContextIndex],
    _ input: BindingInput,
    _ contexts: OutputContexts
  ) -> ViewID {
    let ir = input.ir
    let open = contexts.inside.indices.filter { modifier in
      ir.modifiers[modifier].appearances[Int(assignment[modifier])] != nil
    }
    guard !open.isEmpty else { return add(assignment, base: input.baseAssignment) }
    let appearances = Appearance.all.map { scheme, contrast in
      ir.modifiers.assignment(assignment, of: open, scheme, contrast)
    }
    return add(assignment, base: input.baseAssignment, appearances: appearances)
  }

  /// Returns the view of `assignment`, adding it if necessary.
  ///
  /// `base` is the base context of every modifier. For an open view, `appearances` contains the
  /// assignments of the four appearances.
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
    let itself = FixedViews(id)
    let word = ContextWord.word(assignment)
    entries.append(
      Entry(nonDefault: nonDefault, word: word, isOpen: false, fixed: itself, closed: id)
    )
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

extension ViewTable.PerAppearance {
  /// Creates the same value for all appearances.
  init(_ value: Value) {
    self.init(light: value, dark: value, lightHighContrast: value, darkHighContrast: value)
  }
}
