internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler

extension SourceFileKind {
  /// The members of the root that tell what a file is; none of them has a letter that must be escaped.
  private static let tellingNames = ["resolutionOrder", "outputs"]

  /// What the file at `path` is; tokens where it cannot be read, which is found again later.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init(ofFileAt path: AbsolutePath) {
    let bytes = Disk.isFile(path) ? (try? Disk.read(path)) ?? [] : []
    self.init(of: bytes)
  }

  /// What a file with this content is.
  ///
  /// - Complexity: O(*n*) in the number of bytes, but far less than parsing it where no telling name
  ///   stands in it, as in most token files.
  init(of bytes: [UInt8]) {
    guard bytes.mayName(Self.tellingNames) else {
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
  /// Whether one of `names` may be the name of a member: it stands in the text in quotation marks, or
  /// letters are written as `\u`, which could spell anything.
  fileprivate func mayName(_ names: [String]) -> Bool {
    withUnsafeBufferPointer { text in
      names.contains { text.contains(Array("\"\($0)\"".utf8)) } || text.contains(Array("\\u".utf8))
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether `needle` stands somewhere, found by Horspool's method: the last byte of where it might
  /// stand tells how far it can be moved on.
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
