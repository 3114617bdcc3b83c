internal import JSONSyntax

extension Manifest {
  /// The manifest as JSON, sorted and with one file per line, so it can be compared and merged by
  /// line.
  ///
  /// A file with several contents has several lines, as in a merge with Git's `merge=union`.
  package var text: [UInt8] {
    var text: [UInt8] = []
    text += "{\n  \"manifestVersion\": \(Self.version),\n".utf8
    if let configuration {
      text += "  \"configuration\": ".utf8
      Self.appendQuoted(configuration, to: &text)
      text += ",\n".utf8
    }
    text += "  \"generator\": ".utf8
    Self.appendQuoted(generator, to: &text)
    text += ",\n  \"templates\": ".utf8
    Self.append(templates, to: &text) { Self.appendQuoted($1, to: &$2) }
    text += ",\n  \"files\": ".utf8
    Self.append(files, to: &text) { name, file, text in
      for (index, content) in file.contents.enumerated() {
        if index > 0 { Self.appendKey(name, isFirst: false, to: &text) }
        Self.append(content, of: file.target, to: &text)
      }
    }
    text += "\n}\n".utf8
    return text
  }

  private static func append(_ content: Content, of target: String, to text: inout [UInt8]) {
    text += "{ \"target\": ".utf8
    appendQuoted(target, to: &text)
    text += ", \"xxh64\": ".utf8
    appendQuoted(content.hash, to: &text)
    if let lines = content.lines {
      text += ", \"lines\": ".utf8
      appendQuoted(lines.text, to: &text)
    }
    text += " }".utf8
  }

  private static func append<Value>(
    _ members: [String: Value],
    to text: inout [UInt8],
    each: (String, Value, inout [UInt8]) -> Void
  ) {
    text.append(UInt8(ascii: "{"))
    var isFirst = true
    for key in Array(members.keys).sortedByBytes() {
      guard let value = members[key] else { continue }
      appendKey(key, isFirst: isFirst, to: &text)
      each(key, value, &text)
      isFirst = false
    }
    text += isFirst ? "}".utf8 : "\n  }".utf8
  }

  private static func appendKey(_ key: String, isFirst: Bool, to text: inout [UInt8]) {
    text += isFirst ? "\n    ".utf8 : ",\n    ".utf8
    appendQuoted(key, to: &text)
    text += ": ".utf8
  }

  private static func appendQuoted(_ string: String, to text: inout [UInt8]) {
    let isPlain = string.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { byte in
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      }
    }
    if isPlain ?? false {
      text.append(UInt8(ascii: "\""))
      text += string.utf8
      text.append(UInt8(ascii: "\""))
    } else {
      var writer = JSONWriter()
      writer.string(string)
      text += writer.bytes
    }
  }
}
