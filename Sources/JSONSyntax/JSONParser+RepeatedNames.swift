import Diagnostics

extension JSONParser {
  /// Reports repeated names in the innermost object, whose names begin at index `first`.
  @inline(__always)
  mutating func reportRepeatedNames(from first: Int) {
    let count = names.count - first
    guard count <= 16 else {
      if mayHaveRepeatedNames(from: first) { reportRepeatedNamesBySorting(from: first) }
      return
    }
    for index in first + 1..<first + count {
      let hash = names.elements[index].hash
      for earlier in first..<index where names.elements[earlier].hash == hash {
        return reportRepeatedNamesBySorting(from: first)
      }
    }
  }

  /// Looks for names with equal hashes by inserting all of them into a hash table.
  ///
  /// Gives up and returns `true` if there are too many collisions, by chance or by design.
  @inline(never)
  private func mayHaveRepeatedNames(from first: Int) -> Bool {
    let names = UnsafeBufferPointer(rebasing: names.elements[first...])
    var size = 64
    while size < 2 * names.count { size *= 2 }
    let mask = UInt64(size - 1)
    var patience = 8 * names.count
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: size) { table in
      table.initialize(repeating: 0)
      for index in names.indices {
        let hash = names[index].hash
        var place = Int(hash & mask)
        while table[place] != 0 {
          patience -= 1
          if names[Int(table[place]) - 1].hash == hash || patience == 0 { return true }
          place = (place + 1) & Int(mask)
        }
        table[place] = UInt32(truncatingIfNeeded: index + 1)
      }
      return false
    }
  }

  /// Sorts the names by hash, which no choice of names can slow down, and compares those with equal
  /// hashes.
  @inline(never)
  private mutating func reportRepeatedNamesBySorting(from first: Int) {
    // Properties of different objects may have ended up in one object.
    guard options != .repeating, mistakes.hasRoom, !mistakes.hasAmbiguousNesting else { return }
    let sorted = names.elements[first...].sorted { ($0.hash, $0.slot) < ($1.hash, $1.slot) }
    var repetitions: [(earlier: Int, later: Int)] = []
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end].hash == sorted[start].hash { end += 1 }
      if end - start > 1 { appendRepetitions(sorted[start..<end].map(\.slot), to: &repetitions) }
      start = end
    }
    for repetition in repetitions.sorted(by: { $0.later < $1.later })
    where mistakes.hasRoom {
      report(
        .repeatedMember(
          decodedExcerpt(ofSlot: repetition.later),
          at: spanOfString(repetition.later),
          first: spanOfString(repetition.earlier)
        )
      )
    }
  }

  /// Finds equal names among `slots`, which are in source order.
  private func appendRepetitions(
    _ slots: [Int],
    to repetitions: inout [(earlier: Int, later: Int)]
  ) {
    var firstSlots: [[UInt8]: Int] = [:]
    for slot in slots {
      let content = decodedContent(ofSlot: slot)
      if let earlier = firstSlots[content] {
        repetitions.append((earlier, slot))
      } else {
        firstSlots[content] = slot
      }
    }
  }

  private func spanOfString(_ slot: Int) -> Span {
    let start = Int(slots[slot].offset)
    return span(start, start + Int(slots[slot].size))
  }

  /// Returns the decoded content of a name.
  ///
  /// Assumes it's shorter than ``JSONSlot/largestSize``.
  private func decodedContent(ofSlot slot: Int) -> [UInt8] {
    let name = slots[slot]
    let start = Int(name.offset)
    let content = source[start + 1..<max(start + 1, start + Int(name.size) - 1)]
    guard name.isMarked else { return Array(content) }
    return JSONStringDecoder.withDecoded(UnsafeBufferPointer(rebasing: content)) { Array($0) }
  }

  private func decodedExcerpt(ofSlot slot: Int) -> String {
    let content = String(decoding: decodedContent(ofSlot: slot), as: UTF8.self)
    return content.count > 60 ? content.prefix(60) + "…" : content
  }
}
