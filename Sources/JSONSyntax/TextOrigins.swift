import Diagnostics

/// A map from a rewritten text to the source text it was made from.
///
/// A file in another tool's form is rewritten before it's parsed. Diagnostics and the IR still
/// refer to locations in the original file.
@usableFromInline package struct TextOrigins: Hashable, Sendable {
  /// A run of the new text.
  private struct Piece: Hashable, Sendable {
    /// The offset of its first byte in the new text.
    let start: UInt32
    /// The range of the original it was made from.
    let origin: Range<UInt32>
    /// Whether it's a verbatim copy, so each byte has its own origin.
    let isCopy: Bool
  }

  private var pieces: [Piece] = []

  /// Returns the range of the original that a range of the new text came from.
  ///
  /// - Complexity: O(log *n*) in the number of pieces.
  package func origin(of range: Range<UInt32>) -> Range<UInt32> {
    guard let first = piece(at: range.lowerBound) else { return range }
    let start =
      first.origin.lowerBound + (first.isCopy ? range.lowerBound - first.start : 0)
    guard !range.isEmpty, let last = piece(at: range.upperBound - 1) else { return start..<start }
    let end =
      last.isCopy ? last.origin.lowerBound + range.upperBound - last.start : last.origin.upperBound
    return start..<max(start, end)
  }

  /// Returns the last piece that begins at or before `offset`.
  private func piece(at offset: UInt32) -> Piece? { indexOfPiece(at: offset).map { pieces[$0] } }

  private func indexOfPiece(at offset: UInt32) -> Int? {
    let next = pieces.partitioningIndex { $0.start > offset }
    return next > 0 ? next - 1 : nil
  }

  /// Returns the composition of these origins with `first`, the origins of the text that this text
  /// was made from.
  fileprivate func through(_ first: TextOrigins) -> TextOrigins {
    var joined = TextOrigins()
    for piece in pieces {
      guard piece.isCopy else {
        let origin = first.origin(of: piece.origin)
        joined.pieces.append(Piece(start: piece.start, origin: origin, isCopy: false))
        continue
      }
      first.forEachPart(of: piece.origin) { part, origin, isCopy in
        let start = piece.start + part.lowerBound - piece.origin.lowerBound
        joined.pieces.append(Piece(start: start, origin: origin, isCopy: isCopy))
      }
    }
    return joined
  }

  /// Calls `body` with each part of `range` that lies within a single piece, and the part's origin.
  private func forEachPart(
    of range: Range<UInt32>,
    _ body: (_ part: Range<UInt32>, _ origin: Range<UInt32>, _ isCopy: Bool) -> Void
  ) {
    var start = range.lowerBound
    while start < range.upperBound {
      let index = indexOfPiece(at: start)
      let next = index.map { $0 + 1 } ?? 0
      let end = next < pieces.count ? min(pieces[next].start, range.upperBound) : range.upperBound
      let isCopy = index.map { pieces[$0].isCopy } ?? true
      body(start..<end, origin(of: start..<end), isCopy)
      start = max(end, start + 1)
    }
  }

  /// Calls `body` with the start, the origin, and the copy flag of each piece.
  fileprivate func forEachPiece(
    _ body: (_ start: UInt32, _ origin: Range<UInt32>, _ isCopy: Bool) -> Void
  ) {
    for piece in pieces { body(piece.start, piece.origin, piece.isCopy) }
  }

  fileprivate mutating func append(at start: Int, from origin: Range<UInt32>, isCopy: Bool) {
    let start = UInt32(start)
    if isCopy, let last = pieces.last, last.isCopy, last.origin.upperBound == origin.lowerBound,
      last.origin.upperBound - last.origin.lowerBound == start - last.start
    {
      pieces[pieces.count - 1] = Piece(
        start: last.start,
        origin: last.origin.lowerBound..<origin.upperBound,
        isCopy: true
      )
    } else {
      pieces.append(Piece(start: start, origin: origin, isCopy: isCopy))
    }
  }
}

/// A text composed of parts of another text and new parts.
package struct RewrittenText: Sendable {
  package private(set) var bytes: [UInt8] = []
  package private(set) var origins = TextOrigins()

  package init() {}

  /// Returns the same text with origins in the file that `first` was made from.
  package func replacingOrigins(by first: RewrittenText?) -> RewrittenText {
    guard let first else { return self }
    var text = self
    text.origins = origins.through(first.origins)
    return text
  }

  /// Returns the differences from the original: the parts that weren't copied, and their
  /// replacements.
  ///
  /// - Parameter whole: the range of the original that the text was made from.
  /// - Returns: in source order, each part of `whole` that wasn't copied, and the new text that
  ///   replaces it. Either may be empty.
  package func replacements(in whole: Range<UInt32>) -> [(old: Range<UInt32>, new: Range<Int>)] {
    var replacements: [(old: Range<UInt32>, new: Range<Int>)] = []
    var end = (old: whole.lowerBound, new: 0)
    origins.forEachPiece { start, origin, isCopy in
      // A part that was copied out of order counts as new text.
      guard isCopy, origin.lowerBound >= end.old else { return }
      if origin.lowerBound > end.old || Int(start) > end.new {
        replacements.append((end.old..<origin.lowerBound, end.new..<Int(start)))
      }
      end = (origin.upperBound, Int(start) + origin.count)
    }
    if whole.upperBound > end.old || bytes.count > end.new {
      replacements.append((end.old..<max(end.old, whole.upperBound), end.new..<bytes.count))
    }
    return replacements
  }

  /// Appends a copy of a part of the original.
  ///
  /// - Parameters:
  ///   - range: the range to copy.
  ///   - source: the original.
  package mutating func copy(_ range: Range<UInt32>, of source: UnsafeBufferPointer<UInt8>) {
    guard !range.isEmpty else { return }
    origins.append(at: bytes.count, from: range, isCopy: true)
    bytes += source[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// Appends a text that replaces a part of the original.
  package mutating func append(_ text: String, for origin: Range<UInt32>) {
    guard !text.isEmpty else { return }
    origins.append(at: bytes.count, from: origin, isCopy: false)
    bytes += text.utf8
  }
}
