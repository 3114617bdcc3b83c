internal import Diagnostics
internal import JSONSyntax

extension Manifest {
  /// The manifest as JSON: sorted, a file a line, so that it can be compared and merged by line.
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
    Self.append(templates, to: &text) { Self.appendQuoted($0, to: &$1) }
    text += ",\n  \"files\": ".utf8
    Self.append(files, to: &text) { file, text in
      text += "{ \"target\": ".utf8
      Self.appendQuoted(file.target, to: &text)
      text += ", \"xxh64\": ".utf8
      Self.appendQuoted(file.hash, to: &text)
      text += " }".utf8
    }
    text += "\n}\n".utf8
    return text
  }

  /// Reads what ``text`` writes; `nil` for anything else.
  ///
  /// Members that are not known are left out: a later version may have written them.
  package init?(text: [UInt8]) {
    var diagnostics: [Diagnostic] = []
    let tree = JSONTree.parse(text, file: SourceMap.FileID(index: 0), diagnostics: &diagnostics)
    guard diagnostics.isEmpty, let root = tree.root,
      let version = tree.value(of: "manifestVersion", in: root),
      tree.kind(version) == .number, tree.number(version) == Double(Self.version),
      let generator = tree.value(of: "generator", in: root), tree.kind(generator) == .string,
      let templates = tree.value(of: "templates", in: root), tree.kind(templates) == .object,
      let files = tree.value(of: "files", in: root), tree.kind(files) == .object
    else { return nil }
    let configuration = tree.value(of: "configuration", in: root)
    if let configuration, tree.kind(configuration) != .string { return nil }
    self.init(
      generator: tree.string(generator),
      configuration: configuration.map { tree.string($0) }
    )
    for member in tree.members(of: templates) {
      guard tree.kind(member.value) == .string else { return nil }
      self.templates[tree.string(member.key)] = tree.string(member.value)
    }
    for member in tree.members(of: files) {
      guard let file = File(tree, member.value) else { return nil }
      self.files[tree.string(member.key)] = file
    }
  }

  private static func append<Value>(
    _ members: [String: Value],
    to text: inout [UInt8],
    each: (Value, inout [UInt8]) -> Void
  ) {
    text.append(UInt8(ascii: "{"))
    var isFirst = true
    for key in Array(members.keys).sortedByBytes() {
      guard let value = members[key] else { continue }
      text += isFirst ? "\n    ".utf8 : ",\n    ".utf8
      appendQuoted(key, to: &text)
      text += ": ".utf8
      each(value, &text)
      isFirst = false
    }
    text += isFirst ? "}".utf8 : "\n  }".utf8
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

extension Manifest.File {
  /// Reads the value of a file's line; `nil` for anything else.
  init?(_ tree: JSONTree, _ node: JSONNode) {
    guard tree.kind(node) == .object,
      let target = tree.value(of: "target", in: node), tree.kind(target) == .string,
      let hash = tree.value(of: "xxh64", in: node), tree.kind(hash) == .string
    else { return nil }
    self.init(target: tree.string(target), hash: tree.string(hash))
  }
}
