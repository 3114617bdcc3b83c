/// Two things that are done at the same time, where there are cores for both.
///
/// - Parameters:
///   - first: done by the calling thread.
///   - second: done by another one, or afterwards.
/// - Returns: what came of both.
package func concurrently<First, Second: Sendable>(
  _ first: () -> First,
  and second: @escaping @Sendable () -> Second
) -> (First, Second) {
  guard POSIX.coreCount > 1 else { return (first(), second()) }
  let result = POSIX.Guarded<Second?>(nil)
  let one = POSIX.duringThread({ result.withLock { $0 = second() } }, first)
  return (one, result.withLock { $0 } ?? second())
}

/// `transform` of each element, in the order of the elements, on the cores that there are.
///
/// The largest elements are transformed first, so that no thread begins a large one when the others
/// are done.
///
/// - Parameters:
///   - elements: what to transform; each of them takes much longer than starting a thread does.
///   - size: how large an element is in comparison with the others.
///   - threads: the most threads that may take part; `nil` for as many as there are cores.
///   - transform: what to do with each.
/// - Returns: the results.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element],
  largestFirst size: (Element) -> Int,
  threads: Int? = nil,
  _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
  let sizes = elements.map(size)
  let order = elements.indices.sorted { one, other in
    sizes[one] == sizes[other] ? one < other : sizes[one] > sizes[other]
  }
  let results = concurrentMap(order, isHeavy: true, threads: threads) { transform(elements[$0]) }
  return zip(order, results).sorted { $0.0 < $1.0 }.map(\.1)
}

/// `transform` of each element, in the order of the elements, on the cores that there are.
///
/// The calling thread takes part, and each thread takes the next element when it is done with one.
/// What comes out is the same with any number of threads.
///
/// - Parameters:
///   - elements: what to transform.
///   - isHeavy: whether the work as a whole takes much longer than starting a thread does, about a
///     tenth of a millisecond. Otherwise the calling thread does it alone.
///   - threads: the most threads that may take part; `nil` for as many as there are cores.
///   - transform: what to do with each.
/// - Returns: the results.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element],
  isHeavy: Bool,
  threads: Int? = nil,
  _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
  guard isHeavy, elements.count > 1 else { return elements.map(transform) }
  let count = min(threads ?? POSIX.coreCount, elements.count)
  guard count > 1 else { return elements.map(transform) }
  // Few enough at a time that no thread waits long for the last one, and that the lock is not felt.
  let stride = max(1, elements.count / (count * 64))
  let next = POSIX.Guarded(0)
  return [Result](unsafeUninitializedCapacity: elements.count) { buffer, initialized in
    // Safe, because each index is handed out once, so no two threads have the same slot, and all of
    // them have ended before the array is used.
    nonisolated(unsafe) let slots = buffer
    POSIX.onThreads(count) {
      while true {
        let start = next.withLock { next in
          defer { next += stride }
          return next
        }
        guard start < elements.count else { return }
        for index in start..<min(start + stride, elements.count) {
          slots.initializeElement(at: index, to: transform(elements[index]))
        }
      }
    }
    initialized = elements.count
  }
}
