import TokenCompiler
import TokenModel

/// The index of a ``Node`` in a ``NodeTable``.
///
/// Indices below the number of tokens are whole tokens.
typealias NodeID = Int

/// A token's value or a part of it, independent of contexts.
struct Node: Sendable {
  let token: UInt32
  let kind: NodeKind
  /// The type of the value; `nil` for a layer or stop.
  let valueType: TokenType?
  /// The index of the layer, stop, or dash that the node is or belongs to.
  let element: UInt32
  /// The index of the node's first part.
  ///
  /// The other parts follow it.
  var first: UInt32 = 0

  /// Creates a node for the whole value of a token.
  init(token: UInt32, _ type: TokenType) {
    self.token = token
    kind = .whole
    valueType = type
    element = 0
  }

  /// Creates a node for a part of the value at another node.
  init(_ kind: NodeKind, _ element: UInt32, of whole: Node) {
    token = whole.token
    self.kind = kind
    valueType = whole.valueType.flatMap { kind.valueType(in: $0) }
    self.element = element
  }
}

/// All values and their parts, so that a location in a value is a single integer.
///
/// A token has as many layers, stops, or dashes here as in the context with the most.
struct NodeTable: Sendable {
  private(set) var nodes: [Node] = []
  /// The maximum number of elements of each kind in a token.
  private var largestCounts = [Int](repeating: 0, count: NodeKind.allCases.count)

  subscript(id: NodeID) -> Node { nodes[id] }

  /// Returns the maximum number of layers, stops, or dashes in a token.
  func largestCount(of kind: NodeKind) -> Int { largestCounts[Int(kind.rawValue)] }

  /// Returns the nodes of all parts of a composite token; empty for other tokens.
  func parts(of token: Int) -> Range<NodeID> {
    let first = Int(nodes[token].first)
    guard first > 0 else { return 0..<0 }
    var end = first
    while end < nodes.count, nodes[end].token == UInt32(token) { end += 1 }
    return first..<end
  }

  /// Creates the nodes of all tokens of the IR.
  ///
  /// - Complexity: O(values and their parts).
  init(_ table: ResolutionTable) {
    let ir = table.ir
    nodes.reserveCapacity(ir.tokens.count * 2)
    for index in ir.tokens.indices {
      nodes.append(Node(token: UInt32(index), ir.tokens[index].type))
    }
    for index in ir.tokens.indices {
      guard let type = ir.tokens[index].type.composite else { continue }
      addParts(of: index, type, table)
    }
  }

  private mutating func addParts(
    of token: Int,
    _ type: CompositeType,
    _ table: ResolutionTable
  ) {
    let owner = nodes[token]
    nodes[token].first = UInt32(nodes.count)
    func most(_ count: (ResolutionID) -> Int) -> Int {
      let ir = table.ir
      return ir.tokens[token].variants.indices.reduce(count(token)) {
        max($0, count(ir.tokens.count + $1))
      }
    }
    switch type {
    case .border:
      add([.borderColor, .borderWidth, .borderStyle], of: owner)
      let style = nodes.count - 1
      nodes[style].first = UInt32(nodes.count)
      addElements(of: .dash, count: most { table.dashes(in: $0)?.count ?? 0 }, owner)
    case .transition: add([.duration, .delay, .timingFunction], of: owner)
    case .strokeStyle:
      addElements(of: .dash, count: most { table.dashes(in: $0)?.count ?? 0 }, owner)
    case .shadow: addLayers(count: most { table.layerCount(in: $0) }, owner)
    case .gradient:
      addElements(of: .stop, [.stopColor], count: most { table.stops(in: $0).count }, owner)
    case .typography:
      add(
        [
          .fontFamily, .fontSize, .fontWeight, .letterSpacing, .lineHeight, .textSize,
          .textLineHeight, .textKern, .textColor, .textShadow,
        ],
        of: owner
      )
      let shadow = nodes.count - 1
      nodes[shadow].first = UInt32(nodes.count)
      addLayers(count: most { table.layerCount(in: $0) }, owner)
    }
  }

  private mutating func add(_ kinds: [NodeKind], of owner: Node, element: UInt32 = 0) {
    for kind in kinds { nodes.append(Node(kind, element, of: owner)) }
  }

  private mutating func addLayers(count: Int, _ owner: Node) {
    let parts: [NodeKind] = [.layerColor, .offsetX, .offsetY, .blur, .spread]
    addElements(of: .layer, parts, count: count, owner)
  }

  /// Adds the nodes of the elements, followed by the parts of each element.
  private mutating func addElements(
    of kind: NodeKind,
    _ parts: [NodeKind] = [],
    count: Int,
    _ owner: Node
  ) {
    let first = nodes.count
    largestCounts[Int(kind.rawValue)] = max(largestCounts[Int(kind.rawValue)], count)
    for element in 0..<count {
      nodes.append(Node(kind, UInt32(element), of: owner))
    }
    guard !parts.isEmpty else { return }
    for element in 0..<count {
      nodes[first + element].first = UInt32(nodes.count)
      add(parts, of: owner, element: UInt32(element))
    }
  }
}
