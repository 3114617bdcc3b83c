/// Many short lists of indices in four flat arrays: list *k* belongs to key *k*.
///
/// An array of arrays would cost an allocation for each token.
struct Chains {
  private var heads: [UInt32] = []
  private var tails: [UInt32] = []
  private var elements: [UInt32] = []
  private var nexts: [UInt32] = []
  private static let none = UInt32.max

  mutating func append(_ element: UInt32, to key: UInt32) {
    grow(toHold: Int(key))
    let link = UInt32(elements.count)
    elements.append(element)
    nexts.append(Self.none)
    if heads[Int(key)] == Self.none {
      heads[Int(key)] = link
    } else {
      nexts[Int(tails[Int(key)])] = link
    }
    tails[Int(key)] = link
  }

  mutating func removeAll(of key: UInt32) {
    guard Int(key) < heads.count else { return }
    heads[Int(key)] = Self.none
  }

  func isEmpty(_ key: UInt32) -> Bool {
    Int(key) >= heads.count || heads[Int(key)] == Self.none
  }

  func elements(of key: UInt32) -> Elements {
    Elements(chains: self, link: Int(key) < heads.count ? heads[Int(key)] : Self.none)
  }

  private mutating func grow(toHold key: Int) {
    guard key >= heads.count else { return }
    let missing = max(key + 1, heads.count * 2) - heads.count
    heads.append(contentsOf: repeatElement(Self.none, count: missing))
    tails.append(contentsOf: repeatElement(Self.none, count: missing))
  }

  /// The elements of one list, first to last.
  struct Elements: Sequence, IteratorProtocol {
    fileprivate let chains: Chains
    fileprivate var link: UInt32

    mutating func next() -> UInt32? {
      guard link != Chains.none else { return nil }
      defer { link = chains.nexts[Int(link)] }
      return chains.elements[Int(link)]
    }
  }
}
