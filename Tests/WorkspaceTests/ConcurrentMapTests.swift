import Foundation
import Testing

@testable import Workspace

/// Work on multiple threads, and data shared between them.
@Suite struct ConcurrentMap {
  @Test(arguments: [1, 2, 3, 7])
  func `results are in element order with any number of threads`(_ threads: Int) {
    for count in [0, 1, 2, 5, 1000] {
      let squares = concurrentMap(Array(0..<count), isHeavy: true, threads: threads) { $0 * $0 }
      #expect(squares == (0..<count).map { $0 * $0 })
    }
  }

  @Test func `the largest elements are processed first, and equal ones in their order`() {
    let order = POSIX.Guarded<[String]>([])
    let sizes = concurrentMap(
      ["bb", "a", "dddd", "cc"],
      largestFirst: \.count,
      threads: 1
    ) { element in
      order.withLock { $0.append(element) }
      return element.count
    }
    #expect(order.withLock { $0 } == ["dddd", "bb", "cc", "a"])
    #expect(sizes == [2, 1, 4, 2])
  }

  @Test(arguments: [1, 2, 3, 7])
  func `results are in element order with any sizes`(_ threads: Int) {
    for count in [0, 1, 2, 5, 1000] {
      for size in [{ _ in 0 }, { $0 }, { 1_000_000 / ($0 + 1) }] as [(Int) -> Int] {
        let squares = concurrentMap(
          Array(0..<count),
          largestFirst: size,
          threads: threads
        ) { $0 * $0 }
        #expect(squares == (0..<count).map { $0 * $0 })
      }
    }
  }

  @Test func `the calling thread works in parallel with the others`() {
    // Each element waits for the other one, which would block forever on a single thread.
    let arrived = POSIX.Guarded(0)
    let met = concurrentMap([0, 1], isHeavy: true, threads: 2) { _ in
      arrived.withLock { $0 += 1 }
      for _ in 0..<1000 where arrived.withLock({ $0 }) < 2 { POSIX.sleep(milliseconds: 10) }
      return arrived.withLock { $0 }
    }
    #expect(met == [2, 2])
  }

  @Test func `two concurrent functions return the same results as sequential ones`() {
    for number in 0..<100 {
      let (first, second) = concurrently {
        number + 1
      } and: {
        "\(number)"
      }
      #expect(first == number + 1 && second == "\(number)")
    }
  }

  @Test func `a thread has room for deep recursion`() {
    @Sendable func depth(_ level: Int) -> Int {
      withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { buffer in
        buffer[0] = UInt8(truncatingIfNeeded: level)
        return level == 0 ? Int(buffer[0]) : depth(level - 1) + 1
      }
    }
    #expect(concurrentMap([4000, 4000], isHeavy: true, threads: 2) { depth($0) } == [4000, 4000])
  }

  @Test func `the number of cores is at least one and at most that of the system`() {
    #expect((1...ProcessInfo.processInfo.processorCount).contains(POSIX.coreCount))
  }

  @Test func `work on threads can use threads`() {
    let counter = POSIX.Guarded(0)
    for _ in 0..<100 {
      POSIX.onThreads(3) {
        POSIX.onThreads(3) { counter.withLock { $0 += 1 } }
      }
    }
    #expect(counter.withLock { $0 } == 900)
  }

  @Test func `threads keep nothing of their work`() {
    final class Kept: Sendable {}
    for _ in 0..<100 {
      weak var object: Kept?
      do {
        let kept = Kept()
        object = kept
        POSIX.onThreads(3) { withExtendedLifetime(kept) {} }
      }
      #expect(object == nil)
    }
  }

  @Test func `a guarded value is accessed by one thread at a time`() {
    let counter = POSIX.Guarded(0)
    POSIX.onThreads(4) {
      for _ in 0..<1000 { counter.withLock { $0 += 1 } }
    }
    #expect(counter.withLock { $0 } == 4000)
  }
}
