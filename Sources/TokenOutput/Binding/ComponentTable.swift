import TokenCompiler
import TokenModel

/// The component styles in flat arrays.
///
/// A part comes after the component that contains it.
struct ComponentTable: Sendable {
  private(set) var components: [Component] = []
  /// The parts of each.
  private(set) var parts: [Range<Int>] = []
  /// The fields of each: constants, then tokens.
  private(set) var fields: [Component.Field] = []
  private(set) var fieldRanges: [Range<Int>] = []
  /// The type of each, in ``types``.
  private(set) var typeOf: [Int] = []
  /// The types, in the order of their first components in the source.
  private(set) var types: [ComponentType] = []
  /// The number of components that are not part of another one.
  ///
  /// They come first.
  private(set) var rootCount = 0

  private var indices: [PathID: Int] = [:]

  init() {}

  /// The component of a group; `nil` for a plain group.
  func index(of path: PathID) -> Int? { indices[path] }

  /// Makes the table, level by level.
  ///
  /// - Parameters:
  ///   - roots: the components that are not part of another one.
  ///   - ir: the source.
  ///   - constants: the constants of the group with this path.
  ///   - isField: whether a token or a constant belongs to the output and may be seen by others.
  ///   - isKept: whether the component at a path belongs to the output.
  init(
    _ roots: [Component],
    _ ir: IR,
    constants: (PathID) -> [TokenID],
    isField: (TokenID) -> Bool,
    isKept: (PathID) -> Bool
  ) {
    components = roots.filter { isKept($0.path) }
    rootCount = components.count
    var next = 0
    while next < components.count {
      let component = components[next]
      indices[component.path] = next
      let start = components.count
      components += component.parts.filter { isKept($0.path) }
      parts.append(start..<components.count)
      let firstField = fields.count
      fields += constants(component.path).filter(isField).map {
        Component.Field(name: ir.paths.name(of: ir.tokens[Int($0.index)].path), token: $0)
      }
      fields += component.fields.filter { isField($0.token) }
      fieldRanges.append(firstField..<fields.count)
      next += 1
    }
    collectTypes(ir)
  }

  /// Gives components of one kind one type, with every field and part that any of them declares.
  private mutating func collectTypes(_ ir: IR) {
    var numbers: [TextID: Int] = [:]
    for (index, component) in components.enumerated() {
      let type = numbers[component.kind] ?? types.count
      if type == types.count {
        numbers[component.kind] = type
        types.append(ComponentType(kind: component.kind))
      }
      typeOf.append(type)
      if index < rootCount { types[type].instances.append(index) }
      for field in fieldRanges[index] { add(field, to: type, ir) }
      for part in parts[index] {
        let name = ir.paths.name(of: components[part].path)
        let isKnown = types[type].parts.contains { ir.paths.name(of: components[$0].path) == name }
        if !isKnown { types[type].parts.append(part) }
      }
    }
  }

  /// Adds a field unless the type already has one of that name.
  ///
  /// If some of these are integers and others
  /// are not, the type takes one that is not an integer.
  private mutating func add(_ field: Int, to type: Int, _ ir: IR) {
    let name = fields[field].name
    guard let known = types[type].fields.firstIndex(where: { fields[$0].name == name }) else {
      types[type].fields.append(field)
      return
    }
    let token = Int(fields[field].token.index)
    if token >= ir.tokenCount, case .number = ir.constant(fields[field].token),
      !ir.isWholeNumber(token)
    {
      types[type].fields[known] = field
    }
  }
}

/// What the component styles of one kind have in common.
struct ComponentType: Sendable {
  let kind: TextID
  /// Its fields.
  ///
  /// Each is a field of one of the components.
  var fields: [Int] = []
  /// Its parts.
  ///
  /// Each is a part of one of the components.
  var parts: [Int] = []
  /// The components of the kind that are not part of another one.
  var instances: [Int] = []
}
