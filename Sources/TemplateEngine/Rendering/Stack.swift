/// A stack of plain values in memory of its own.
///
/// What a run keeps is pushed and popped with every step: an array would count references. Indices
/// are checked in debug builds only: ``ProgramVerifier`` has proved that a program stays within them.
struct Stack<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 64) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  mutating func push(_ element: Element) {
    if count == capacity { grow(1) }
    base[count] = element
    count &+= 1
  }

  /// Pushes an element that there is room for.
  @inline(__always)
  mutating func pushReserved(_ element: Element) {
    assert(count < capacity)
    base[count] = element
    count &+= 1
  }

  /// Makes room for elements that are going to be pushed.
  @inline(__always)
  mutating func reserve(_ needed: Int) {
    if capacity &- count < needed { grow(needed) }
  }

  /// Takes the last element, which there has to be.
  @inline(__always)
  mutating func pop() -> Element {
    assert(count > 0)
    count &-= 1
    return base[count]
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  /// The last element, which there has to be.
  var top: Element {
    @inline(__always) get { self[count &- 1] }
    @inline(__always) set { self[count &- 1] = newValue }
  }

  /// Adds elements of one value, which there is room for, until there are `newCount`.
  @inline(__always)
  mutating func fill(to newCount: Int, with element: Element) {
    assert(newCount <= capacity)
    while count < newCount {
      base[count] = element
      count &+= 1
    }
  }

  /// Takes elements away until there are `newCount`, which is not more than there are.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count)
    count = newCount
  }

  /// Takes all elements away.
  mutating func clear() { count = 0 }

  private mutating func grow(_ needed: Int) {
    capacity = max(capacity * 2, count + needed)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
