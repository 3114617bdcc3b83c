import JSONSyntax

/// The layout of a file, which inserted text adopts.
struct FileLayout {
  /// The line ending: `\n` or `\r\n`.
  var lineEnd: [UInt8] = [UInt8(ascii: "\n")]
  /// The indentation of one level.
  var indentation: [UInt8] = Array("  ".utf8)
  /// The colon between a name and its value, including spaces.
  var colon: [UInt8] = Array(": ".utf8)
  /// The space inside the braces of a single-line object.
  var padding: [UInt8] = Array(" ".utf8)
  /// The space after a comma.
  var space: [UInt8] = Array(" ".utf8)
  /// Whether names that are identifiers are written without quotation marks, as JSON5 allows.
  var hasBareNames = false
  /// The quotation mark of strings.
  var quote = UInt8(ascii: "\"")

  /// Detects the layout of a file.
  ///
  /// - Parameters:
  ///   - tree: the file; for a JSON5 file, the JSON that it was converted to.
  ///   - byte: returns the byte in the file for an offset in the tree's text.
  init(_ tree: JSONTree, byte: (UInt32) -> UInt8?) {
    guard let root = tree.root, tree.kind(root) == .object else { return }
    let text = tree.bytes
    if let end = text.firstIndex(of: UInt8(ascii: "\n")), end > 0,
      text[end - 1] == UInt8(ascii: "\r")
    {
      lineEnd = Array("\r\n".utf8)
    }
    guard let first = tree.members(of: root).first(where: { _ in true }) else { return }
    let key = tree.start(of: first.key)
    let indent = text[..<Int(key)].suffix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let hasLines = text[Int(tree.start(of: root))..<Int(key)].contains(UInt8(ascii: "\n"))
    if hasLines, !indent.isEmpty { indentation = Array(indent) }
    colon = Array(text[Int(tree.end(of: first.key))..<Int(tree.start(of: first.value))])
    if colon.contains(UInt8(ascii: "\n")) { colon = Array(": ".utf8) }
    let isCompact = colon.last == UInt8(ascii: ":") && !hasLines
    if isCompact { space = [] }
    padding = Self.padding(in: text[...]) ?? (colon.last == UInt8(ascii: ":") ? [] : padding)
    hasBareNames = byte(key).map { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") } ?? false
    if let string = Self.firstText(in: tree, root),
      byte(tree.start(of: string)) == UInt8(ascii: "'")
    {
      quote = UInt8(ascii: "'")
    }
  }

  /// Returns the space inside the braces of the first single-line object; `nil` if there is none.
  private static func padding(in text: ArraySlice<UInt8>) -> [UInt8]? {
    var open: Int?
    var isText = false
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "\\") where isText: index += 1
      case UInt8(ascii: "\""): isText.toggle()
      case _ where isText: break
      case UInt8(ascii: "{"): open = index + 1
      case UInt8(ascii: "\n"): open = nil
      case UInt8(ascii: "}"):
        if let open, open < index { return text[open] == UInt8(ascii: " ") ? [text[open]] : [] }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Returns the first string value in an object.
  private static func firstText(in tree: JSONTree, _ object: JSONNode) -> JSONNode? {
    for member in tree.members(of: object) {
      if tree.kind(member.value) == .string { return member.value }
      if let text = firstText(in: tree, member.value) { return text }
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// Returns the longest suffix whose bytes all satisfy `condition`.
  func suffix(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !condition($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
