import TokenCompiler
import TokenModel

/// The component styles, parts after the whole that they belong to, in flat arrays.
struct ComponentTable: Sendable {
  private(set) var components: [Component] = []
  /// The parts of each.
  private(set) var parts: [Range<Int>] = []
  private(set) var fields: [Component.Field] = []
  private(set) var fieldRanges: [Range<Int>] = []
  /// How many stand at the top: they come first.
  private(set) var rootCount = 0

  private var indices: [PathID: Int] = [:]

  init() {}

  /// The component of a group; `nil` for a plain group.
  func index(of path: PathID) -> Int? { indices[path] }

  /// Lays the tree out level by level, leaving out fields whose token is not included.
  init(_ roots: [Component], isIncluded: (TokenID) -> Bool) {
    rootCount = roots.count
    components = roots
    var next = 0
    while next < components.count {
      let component = components[next]
      indices[component.path] = next
      parts.append(components.count..<components.count + component.parts.count)
      components += component.parts
      let start = fields.count
      fields += component.fields.filter { isIncluded($0.token) }
      fieldRanges.append(start..<fields.count)
      next += 1
    }
  }
}
