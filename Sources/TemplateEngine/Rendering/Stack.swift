/// A stack of trivial values that manages its own memory.
///
/// Every instruction pushes and pops, and arrays would count references. Indices are only checked
/// in debug builds, because ``ProgramVerifier`` has proved that programs stay within bounds.
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

  /// Pushes an element.
  ///
  /// There must be enough capacity.
  @inline(__always)
  mutating func pushReserved(_ element: Element) {
    assert(count < capacity)
    base[count] = element
    count &+= 1
  }

  /// Ensures capacity for `needed` more elements.
  @inline(__always)
  mutating func reserve(_ needed: Int) {
    if capacity &- count < needed { grow(needed) }
  }

  /// Removes and returns the top element.
  ///
  /// The stack must not be empty.
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

  /// The top element.
  ///
  /// The stack must not be empty.
  var top: Element {
    @inline(__always) get { self[count &- 1] }
    @inline(__always) set { self[count &- 1] = newValue }
  }

  /// Pushes copies of `element` until there are `newCount` elements.
  ///
  /// There must be enough capacity.
  @inline(__always)
  mutating func fill(to newCount: Int, with element: Element) {
    assert(newCount <= capacity)
    while count < newCount {
      base[count] = element
      count &+= 1
    }
  }

  /// Removes elements from the top until there are `newCount`.
  ///
  /// There must be at least that many.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count)
    count = newCount
  }

  mutating func clear() { count = 0 }

  private mutating func grow(_ needed: Int) {
    capacity = max(capacity * 2, count + needed)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
