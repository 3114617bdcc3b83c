import TemplateEngine

/// What was answered when the values at nodes were asked for in one view.
///
/// Templates ask for the same value in several files, and for whether it is there before they print
/// it. What a value is takes a walk along references to find out.
struct ValueMemo: ~Copyable {
  private let entries: UnsafeMutablePointer<Entry>
  private let count: Int

  /// An answer in eight bytes.
  private struct Entry: BitwiseCopyable {
    /// 0 while nothing is known, 1 for an absent value, otherwise two more than the object's type.
    var kind: UInt16
    var context: UInt16
    var handle: UInt32
  }

  /// Makes a memo that knows nothing of `count` nodes.
  init(count: Int) {
    self.count = count
    entries = .allocate(capacity: max(count, 1))
    entries.initialize(repeating: Entry(kind: 0, context: 0, handle: 0), count: count)
  }

  deinit { entries.deallocate() }

  /// The answer that was kept for a node.
  subscript(node: NodeID) -> TemplateValue? {
    @inline(__always) get {
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

  /// Keeps an answer if it is of a form that fits.
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
