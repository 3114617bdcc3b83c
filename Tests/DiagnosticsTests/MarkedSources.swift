import Diagnostics

/// Files with marked pieces that are available as spans: each `«piece»`, in order of appearance
/// over all files.
struct MarkedSources {
  private(set) var map = SourceMap()
  private(set) var spans: [Span] = []

  init(_ files: KeyValuePairs<String, String>) {
    for (path, text) in files { add(path, text) }
  }

  private mutating func add(_ path: String, _ text: String) {
    let file = SourceMap.FileID(index: UInt32(map.files.count))
    var bytes: [UInt8] = []
    var start: UInt32 = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "«": start = UInt32(bytes.count)
      case "»": spans.append(Span(file: file, start: start, end: UInt32(bytes.count)))
      default: bytes.append(contentsOf: String(scalar).utf8)
      }
    }
    _ = map.add(path: path, bytes: bytes)
  }

  /// The label for the marked piece at `index`, starting at 0.
  func label(_ index: Int, _ text: String = "") -> Label { Label(spans[index], text) }
}

extension DiagnosticCode {
  /// A code for tests that don't depend on the code.
  static let sample: DiagnosticCode = "sample-code"
}

/// The diagnostic in plain text, without the blank line at the end.
func rendered(_ diagnostic: Diagnostic, in sources: SourceMap, width: Int = 100) -> String {
  String(TextRenderer(width: width).render([diagnostic], in: sources).dropLast(2))
}
