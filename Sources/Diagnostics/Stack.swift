/// A growable stack for inner loops, without reference counting or uniqueness checks.
@usableFromInline
package struct Stack<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var storage: UnsafeMutablePointer<Element>
  @usableFromInline var capacity: Int
  @usableFromInline package var count = 0

  @inlinable
  package init(capacity: Int = 64) {
    self.capacity = max(capacity, 1)
    storage = .allocate(capacity: self.capacity)
  }

  @inlinable
  deinit {
    storage.deallocate()
  }

  @inlinable
  package var isEmpty: Bool { count == 0 }

  /// The elements from bottom to top.
  ///
  /// The buffer must not escape.
  @inlinable
  package var elements: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: storage, count: count)
  }

  /// The bottom element; `nil` if the stack is empty.
  @inlinable
  package var first: Element? { elements.first }

  /// The top element; `nil` if the stack is empty.
  @inlinable
  package var last: Element? { elements.last }

  /// The element at `index`, counted from the bottom.
  ///
  /// - Precondition: `index` is less than `count`.
  @inlinable
  package subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return storage[index]
    }
    _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield &storage[index]
    }
  }

  /// The element at `index`, which is only checked in debug builds.
  @inlinable
  package subscript(unchecked index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return storage[index]
    }
    set {
      assert(index >= 0 && index < count)
      storage[index] = newValue
    }
  }

  /// The top element.
  ///
  /// - Precondition: the stack isn't empty.
  @inlinable
  package var top: Element {
    get { self[count &- 1] }
    _modify { yield &self[count &- 1] }
  }

  @inlinable
  package mutating func push(_ element: Element) {
    reserve(1)
    pushReserved(element)
  }

  /// Pushes an element onto a stack with enough capacity, which is only checked in debug builds.
  @inlinable
  package mutating func pushReserved(_ element: Element) {
    assert(count < capacity)
    storage[count] = element
    count &+= 1
  }

  /// Removes and returns the top element, whose existence is only checked in debug builds.
  @inlinable
  package mutating func popUnchecked() -> Element {
    assert(count > 0)
    count &-= 1
    return storage[count]
  }

  /// Pushes copies of `element` until there are `newCount` elements.
  ///
  /// There must be enough capacity.
  @inlinable
  package mutating func fill(to newCount: Int, with element: Element) {
    while count < newCount { pushReserved(element) }
  }

  /// Removes the elements from index `count` up.
  ///
  /// - Precondition: the stack has at least `count` elements.
  @inlinable
  package mutating func shrink(to count: Int) {
    precondition(count >= 0 && count <= self.count)
    self.count = count
  }

  /// Removes and returns all elements.
  ///
  /// The caller must deallocate the buffer.
  package mutating func takeElements() -> UnsafeMutableBufferPointer<Element> {
    let taken = UnsafeMutableBufferPointer(start: storage, count: count)
    capacity = 1
    count = 0
    storage = .allocate(capacity: capacity)
    return taken
  }

  /// Ensures capacity for `needed` more elements.
  @inlinable
  package mutating func reserve(_ needed: Int) {
    if capacity &- count < needed { grow(needed) }
  }

  @inlinable
  mutating func grow(_ needed: Int) {
    capacity = max(capacity * 2, count + needed)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: storage, count: count)
    storage.deallocate()
    storage = larger
  }
}
