internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler

extension SourceFileKind {
  /// Whether a file with this content is a configuration.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func isConfiguration(_ bytes: [UInt8]) -> Bool {
    self.init(of: bytes, ifNaming: "outputs") == .configuration
  }

  /// Whether a file with this content is a resolver document.
  ///
  /// - Complexity: O(*n*) in the number of bytes. Much faster than parsing for most token files.
  static func isResolver(_ bytes: [UInt8]) -> Bool {
    self.init(of: bytes, ifNaming: "resolutionOrder") == .resolver
  }

  /// Determines the kind of a file with this content, which counts as a token file unless it
  /// contains the name of `property`.
  ///
  /// The name has no letters that need escaping.
  private init(of bytes: [UInt8], ifNaming property: String) {
    guard bytes.mayName(property) else {
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
  /// Whether the text may have a property with this name: it contains the name in quotation marks,
  /// or a `\u` escape, which can spell any name.
  fileprivate func mayName(_ name: String) -> Bool {
    withUnsafeBufferPointer { text in
      text.contains(Array("\"\(name)\"".utf8)) || text.hasUnicodeEscape
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a backslash precedes a `u`.
  fileprivate var hasUnicodeEscape: Bool {
    var rest = UnsafeRawBufferPointer(self)
    while let offset = POSIX.offset(of: UInt8(ascii: "\\"), in: rest) {
      rest = UnsafeRawBufferPointer(rebasing: rest[(offset + 1)...])
      if rest.first == UInt8(ascii: "u") { return true }
    }
    return false
  }

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
