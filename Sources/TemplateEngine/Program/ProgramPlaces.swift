import Diagnostics

/// Where each instruction of a program comes from.
///
/// Only a run that stops asks, so those of a built-in program stay as they are written until then.
enum ProgramPlaces: Sendable {
  case spans([Span])
  case encoded(StaticString, files: [FileID])

  /// The place of the instruction at `address`.
  ///
  /// - Complexity: O(`address`) for an encoded list.
  func span(at address: Int) -> Span {
    switch self {
    case .spans(let spans):
      return spans[min(address, spans.count - 1)]
    case .encoded(let text, let files):
      return text.withUTF8Buffer { bytes in
        var decoder = PrintableDecoder(bytes)
        var place = EncodedPlace()
        for _ in 0...address { place.advance(&decoder) }
        let file = files.indices.contains(place.file) ? files[place.file] : FileID(index: 0)
        return Span(
          file: file,
          start: UInt32(truncatingIfNeeded: place.start),
          end: UInt32(truncatingIfNeeded: place.start + place.count)
        )
      }
    }
  }

  /// The places as text; `files` are those that spans may be in.
  func encoded(files: [FileID]) -> String {
    guard case .spans(let spans) = self else { return "" }
    var encoder = PrintableEncoder()
    var last = EncodedPlace()
    for span in spans {
      let place = EncodedPlace(
        file: files.firstIndex(of: span.file) ?? 0,
        start: Int(span.start),
        count: Int(span.end - span.start)
      )
      encoder.append(signed: place.file - last.file)
      encoder.append(signed: place.start - last.start)
      encoder.append(place.count)
      last = place
    }
    return encoder.text
  }
}

/// A place as it stands in a list: all but the length as the difference from the one before.
private struct EncodedPlace {
  var file = 0
  var start = 0
  var count = 0

  mutating func advance(_ decoder: inout PrintableDecoder) {
    file += decoder.signed()
    start += decoder.signed()
    count = decoder.integer()
  }
}
