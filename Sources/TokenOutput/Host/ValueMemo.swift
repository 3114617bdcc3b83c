import TemplateEngine

/// A cache of the values at nodes in one view.
///
/// Templates read the same value in several files, and check whether it exists before printing it.
/// Finding a value requires following references.
struct ValueMemo: ~Copyable {
  private let entries: UnsafeMutablePointer<Entry>
  private let count: Int

  /// A cached value in eight bytes.
  private struct Entry: BitwiseCopyable {
    /// 0 if nothing is cached, 1 for an absent value, otherwise the object's type plus 2.
    var kind: UInt16
    var context: UInt16
    var handle: UInt32
  }

  /// Creates an empty cache for `count` nodes.
  init(count: Int) {
    self.count = count
    entries = .allocate(capacity: max(count, 1))
    entries.initialize(repeating: Entry(kind: 0, context: 0, handle: 0), count: count)
  }

  deinit { entries.deallocate() }

  /// The cached value of a node; `nil` if there is none.
  subscript(node: NodeID) -> TemplateValue? {
    get {
      precondition(node >= 0 && node < count)
      let entry = entries[node]
      switch entry.kind {
      case 0: return nil
      case 1: return TemplateValue.none
      default:
        let type = ObjectTypeID(entry.kind &- 2)
        return .object(TemplateObject(type, entry.handle, context: UInt32(entry.context)))
      }
    }
  }

  /// Caches a value if it fits into an entry.
  func keep(_ value: TemplateValue, for node: NodeID) {
    precondition(node >= 0 && node < count)
    switch value {
    case .none: entries[node] = Entry(kind: 1, context: 0, handle: 0)
    case .object(let object):
      guard let context = UInt16(exactly: object.context) else { return }
      entries[node] = Entry(kind: object.type.index &+ 2, context: context, handle: object.handle)
    default: break
    }
  }
}
