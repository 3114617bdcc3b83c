/// Runs two closures at the same time if more than one core is available.
///
/// - Parameters:
///   - first: run on the calling thread.
///   - second: run on another thread, or afterward.
/// - Returns: both results.
package func concurrently<First, Second: Sendable>(
  _ first: () -> First,
  and second: @escaping @Sendable () -> Second
) -> (First, Second) {
  guard POSIX.coreCount > 1 else { return (first(), second()) }
  let result = POSIX.Guarded<Second?>(nil)
  let one = POSIX.duringThread({ result.withLock { $0 = second() } }, first)
  return (one, result.withLock { $0 } ?? second())
}

/// Transforms each element on the available cores, and returns the results in the order of the
/// elements.
///
/// The largest elements are transformed first, so no thread starts on a large one when the others
/// are already done. Threads take small elements together.
///
/// - Parameters:
///   - elements: the elements. Transforming them must take much longer than starting a thread.
///   - size: returns the size of an element relative to the others, not negative.
///   - threads: the maximum number of threads, or `nil` for one per core.
///   - transform: the transformation, which may run on any thread.
/// - Returns: the results.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element],
  largestFirst size: (Element) -> Int,
  threads: Int? = nil,
  _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
  let count = min(threads ?? POSIX.coreCount, elements.count)
  guard count > 0 else { return [] }
  let sizes = elements.map(size)
  let order = elements.indices.sorted { one, other in
    sizes[one] == sizes[other] ? one < other : sizes[one] > sizes[other]
  }
  let share = sizes.reduce(0, +) / (count * sharesPerThread)
  var parts: [[Int]] = []
  var rest = 0
  for index in order {
    if rest > 0, let last = parts.indices.last {
      parts[last].append(index)
    } else {
      parts.append([index])
      rest = share
    }
    rest -= sizes[index]
  }
  let results = concurrentMap(parts, isHeavy: true, threads: count) { part in
    part.map { transform(elements[$0]) }
  }.flatMap(\.self)
  var positions = order
  for (position, index) in order.enumerated() { positions[index] = position }
  return positions.map { results[$0] }
}

/// The number of times that each thread takes elements, if there are enough of them.
///
/// It's large enough that no thread waits long for the last one, and small enough that locking is
/// cheap.
private let sharesPerThread = 64

/// Transforms each element on the available cores, and returns the results in the order of the
/// elements.
///
/// The calling thread takes part. Each thread takes the next elements as soon as it's done with the
/// previous ones. The result doesn't depend on the number of threads.
///
/// - Parameters:
///   - elements: the elements.
///   - isHeavy: whether the work as a whole takes much longer than starting a thread, about a tenth
///     of a millisecond. If not, the calling thread does all of it.
///   - threads: the maximum number of threads, or `nil` for one per core.
///   - transform: the transformation, which may run on any thread.
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
  let stride = max(1, elements.count / (count * sharesPerThread))
  let next = POSIX.Guarded(0)
  return [Result](unsafeUninitializedCapacity: elements.count) { buffer, initialized in
    // Safe, because each index is handed out once, so no two threads write to the same slot, and
    // all threads have finished before the array is used.
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
