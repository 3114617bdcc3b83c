import ProgramImage
import Testing

@testable import Workspace

/// Memory that a thread gets for a compilation on another one.
///
/// Some tests have a time limit, because a mistake would make them wait forever.
@Suite struct `Heap filling` {
  @Test(.timeLimit(.minutes(1))) func `the work ends with the compilation`() {
    let filling = HeapFilling()
    filling.add(1 << 30)
    filling.end()
    filling.work()
  }

  @Test(.timeLimit(.minutes(1)), arguments: [0, 1, 5 << 20])
  func `the work ends when there is enough memory`(_ size: Int) {
    let filling = HeapFilling()
    filling.add(size)
    filling.complete()
    filling.work()
  }

  @Test(.timeLimit(.minutes(1))) func `the work waits until all files have been read`() {
    let filling = HeapFilling()
    POSIX.duringThread {
      filling.work()
    } _: {
      filling.add(2 << 20)
      POSIX.sleep(milliseconds: 5)
      filling.add(3 << 20)
      filling.complete()
    }
  }

  @Test func `memory for the beginning can be used meanwhile`() {
    HeapFilling.begin()
    let block = [UInt8](repeating: 7, count: 8 << 20)
    #expect(block.allSatisfy { $0 == 7 })
  }

  @Test func `memory in use keeps its contents`() {
    let page: UInt = 4096
    let bytes = (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 ^ $0 >> 8) }
    bytes.withUnsafeBytes { buffer in
      let start = UInt(bitPattern: buffer.baseAddress)
      _ = POSIX.fill(
        (start + page - 1) & ~(page - 1)..<(start + UInt(buffer.count)) & ~(page - 1)
      )
    }
    #expect(bytes == (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 ^ $0 >> 8) })
  }

  @Test func `filling the addresses that the heap uses next doesn't change a new array`() {
    let addresses = POSIX.nextAddressesOfHeap(40 << 20)
    let block = [UInt8](repeating: 7, count: 20 << 20)
    _ = POSIX.fill(addresses)
    #expect(block.allSatisfy { $0 == 7 })
  }

  #if os(Linux)
    @Test func `variables have addresses that the linker tells, and keep their values`() {
      let ranges = [addressesOfInitializedVariables(), addressesOfZeroedVariables()]
      POSIX.fillVariables()
      for address in [Self.address(of: &zeroed), Self.address(of: &initialized)] {
        #expect(ranges.contains { $0.start <= address && address < $0.end })
      }
      #expect(zeroed == 0)
      #expect(initialized == 1)
    }

    private static func address(of variable: inout Int) -> UInt {
      withUnsafePointer(to: &variable) { UInt(bitPattern: $0) }
    }
  #endif
}

#if os(Linux)
  // Only one test uses these variables.
  nonisolated(unsafe) private var zeroed = 0
  nonisolated(unsafe) private var initialized = 1
#endif
