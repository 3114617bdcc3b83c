internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler

extension SourceFileKind {
  /// The root properties that identify the kind of a file.
  ///
  /// They contain no letters that need escaping.
  private static let identifyingNames = ["resolutionOrder", "outputs"]

  /// Determines the kind of the file at `path`.
  ///
  /// A file that can't be read counts as a token file, because its error is reported later.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init(ofFileAt path: AbsolutePath) {
    let bytes = Disk.isFile(path) ? (try? Disk.read(path)) ?? [] : []
    self.init(of: bytes)
  }

  /// Determines the kind of a file with this content.
  ///
  /// - Complexity: O(*n*) in the number of bytes. Much faster than parsing for files that contain
  ///   none of the identifying names, such as most token files.
  init(of bytes: [UInt8]) {
    guard bytes.mayName(Self.identifyingNames) else {
      self = .tokens
      return
    }
    var diagnostics: [Diagnostic] = []
    self.init(
      of: JSONTree.parse(bytes, file: SourceMap.FileID(index: 0), diagnostics: &diagnostics)
    )
  }
}

extension [UInt8] {
  /// Whether the text may have a property with one of these names: it contains the name in
  /// quotation marks, or a `\u` escape, which can spell any name.
  fileprivate func mayName(_ names: [String]) -> Bool {
    withUnsafeBufferPointer { text in
      names.contains { text.contains(Array("\"\($0)\"".utf8)) } || text.contains(Array("\\u".utf8))
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes contain `needle`.
  ///
  /// Uses Horspool's algorithm, in which the last byte of a possible match determines how far to
  /// advance.
  fileprivate func contains(_ needle: [UInt8]) -> Bool {
    var steps = [Int](repeating: needle.count, count: 256)
    for (index, byte) in needle.dropLast().enumerated() {
      steps[Int(byte)] = needle.count - 1 - index
    }
    return steps.withUnsafeBufferPointer { steps in
      needle.withUnsafeBufferPointer { needle in
        var end = needle.count
        while end <= count {
          let last = self[end - 1]
          if last == needle[needle.count - 1],
            self[(end - needle.count)..<end].elementsEqual(needle)
          {
            return true
          }
          end += steps[Int(last)]
        }
        return false
      }
    }
  }
}
