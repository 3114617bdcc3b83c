/// `transform` of each element, in the order of the elements, on the cores that there are.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element],
  _ transform: @escaping @Sendable (Element) -> Result
) async -> [Result] {
  await withTaskGroup(of: (Int, Result).self) { group in
    for (index, element) in elements.enumerated() {
      group.addTask { (index, transform(element)) }
    }
    var results = [Result?](repeating: nil, count: elements.count)
    for await (index, result) in group { results[index] = result }
    return results.compactMap { $0 }
  }
}
