/// A growable stack for inner loops, without reference counting or uniqueness checks.
struct Stack<Element: BitwiseCopyable>: ~Copyable {
  private var storage: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    storage = .allocate(capacity: self.capacity)
  }

  deinit {
    storage.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  /// The elements from bottom to top.
  ///
  /// The buffer must not escape.
  var elements: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: storage, count: count)
  }

  /// The bottom element; `nil` if the stack is empty.
  var first: Element? { count > 0 ? storage[0] : nil }

  /// The top element; `nil` if the stack is empty.
  var last: Element? { count > 0 ? storage[count &- 1] : nil }

  /// The element at `index`, counted from the bottom.
  ///
  /// - Precondition: `index` is less than `count`.
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

  /// The top element.
  ///
  /// - Precondition: the stack isn't empty.
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

  /// Removes the elements from index `count` up.
  ///
  /// - Precondition: the stack has at least `count` elements.
  @inline(__always)
  mutating func shrink(to count: Int) {
    precondition(count >= 0 && count <= self.count)
    self.count = count
  }

  /// Removes the top element.
  ///
  /// - Precondition: the stack isn't empty.
  mutating func removeLast() {
    shrink(to: count - 1)
  }

  /// Removes and returns all elements.
  ///
  /// The caller must deallocate the buffer.
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
