/// The order in which to evaluate items that refer to each other, and the circular references among
/// them.
struct ReferenceOrder<Item: Hashable> {
  /// The items, each after the items that it refers to.
  private(set) var order: [Item] = []
  /// The circular references, each with its items in order.
  private(set) var circles: [[Item]] = []
  private var state: [Item: State] = [:]

  private enum State { case open, done }

  /// Follows the references of items.
  ///
  /// - Complexity: O(*n*) in the number of references.
  init(of items: some Sequence<Item>, references: (Item) -> [Item]) {
    for item in items where state[item] == nil { visit(item, references) }
  }

  private mutating func visit(_ item: Item, _ references: (Item) -> [Item]) {
    var path = [(item: item, rest: references(item)[...])]
    state[item] = .open
    while let last = path.indices.last {
      guard let next = path[last].rest.popFirst() else {
        let item = path.removeLast().item
        state[item] = .done
        order.append(item)
        continue
      }
      switch state[next] {
      case nil:
        state[next] = .open
        path.append((next, references(next)[...]))
      case .open:
        let start = path.firstIndex { $0.item == next } ?? last
        circles.append(path[start...].map(\.item))
      case .done: break
      }
    }
  }
}
