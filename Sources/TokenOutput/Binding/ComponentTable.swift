import TokenCompiler
import TokenModel

/// The component styles in flat arrays.
///
/// Each part comes after the component that contains it.
struct ComponentTable: Sendable {
  private(set) var components: [Component] = []
  /// The parts of each component.
  private(set) var parts: [Range<Int>] = []
  /// The fields of each component: constants, then tokens.
  private(set) var fields: [Component.Field] = []
  private(set) var fieldRanges: [Range<Int>] = []
  /// The type of each component, as an index of ``types``.
  private(set) var typeOf: [Int] = []
  /// The types, in the order of their first components in the source.
  private(set) var types: [ComponentType] = []
  /// The number of components that aren't part of another component.
  ///
  /// These come first.
  private(set) var rootCount = 0

  private var indices: [PathID: Int] = [:]

  init() {}

  /// Returns the component of a group; `nil` if the group isn't a component.
  func index(of path: PathID) -> Int? { indices[path] }

  /// Builds the table, level by level.
  ///
  /// - Parameters:
  ///   - roots: The components that aren't part of another component.
  ///   - ir: The source.
  ///   - constants: Returns the constants of the group at a path.
  ///   - isField: Whether a token or constant is in the output and isn't private.
  ///   - isKept: Whether the component at a path is in the output.
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

  /// Assigns the components of each kind a common type, with every field and part that any of them
  /// declares.
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

  /// Adds a field to a type unless the type already has a field of the same name.
  ///
  /// If some fields of that name are integers and others aren't, the type uses one that isn't.
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

/// The common type of the component styles of one kind.
struct ComponentType: Sendable {
  let kind: TextID
  /// The fields of the type, each taken from one of the components.
  var fields: [Int] = []
  /// The parts of the type, each taken from one of the components.
  var parts: [Int] = []
  /// The components of the kind that aren't part of another component.
  var instances: [Int] = []
}
