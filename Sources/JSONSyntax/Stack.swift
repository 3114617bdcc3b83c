/// A stack that grows, for the inner loop: no reference counting and no check for other owners.
struct Stack<Element: BitwiseCopyable>: ~Copyable {
  private var storage: UnsafeMutablePointer<Element>
  private var capacity: Int
  /// The number of elements.
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    storage = .allocate(capacity: self.capacity)
  }

  deinit {
    storage.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  /// The elements, lowest first; not to be kept.
  var elements: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: storage, count: count)
  }

  /// The lowest element; `nil` where there is none.
  var first: Element? { count > 0 ? storage[0] : nil }

  /// The element at the top; `nil` where there is none.
  var last: Element? { count > 0 ? storage[count &- 1] : nil }

  /// The element at `index`, of which there must be more.
  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return storage[index]
    }
    set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      storage[index] = newValue
    }
  }

  /// The element at the top; there must be one.
  @inline(__always)
  var top: Element {
    get {
      precondition(count > 0)
      return storage[count &- 1]
    }
    _modify {
      precondition(count > 0)
      yield &storage[count &- 1]
    }
  }

  @inline(__always)
  mutating func push(_ element: Element) {
    if count == capacity { grow() }
    storage[count] = element
    count &+= 1
  }

  /// Removes the elements from `count` on; there must be as many.
  @inline(__always)
  mutating func shrink(to count: Int) {
    precondition(count >= 0 && count <= self.count)
    self.count = count
  }

  /// Removes the element at the top; there must be one.
  mutating func removeLast() {
    shrink(to: count - 1)
  }

  /// Removes all elements and hands them over, with the duty to deallocate them.
  mutating func takeElements() -> UnsafeMutableBufferPointer<Element> {
    let taken = UnsafeMutableBufferPointer(start: storage, count: count)
    capacity = 1
    count = 0
    storage = .allocate(capacity: capacity)
    return taken
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
    larger.update(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }
}
