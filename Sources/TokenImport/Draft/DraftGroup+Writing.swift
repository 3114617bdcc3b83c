import JSONSyntax

extension DraftGroup {
  /// The group as a token file.
  ///
  /// - Parameter source: the groups of all files, where references look tokens up.
  /// - Returns: the text of the file.
  func text(in source: DraftGroup) -> String {
    var writer = JSONWriter(.pretty(width: 100))
    write(to: &writer, in: source)
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private func write(to writer: inout JSONWriter, in source: DraftGroup) {
    writer.beginObject()
    if let type { writer.member("$type", type) }
    if let description { writer.member("$description", description) }
    if let base { writer.member("$extends", "{" + base.joined(separator: ".") + "}") }
    writeExtensions(to: &writer, in: source)
    for name in names {
      switch self[name] {
      case .group(let group):
        writer.name(name)
        group.write(to: &writer, in: source)
      case .token(let token):
        writer.name(name)
        token.write(to: &writer) { source.reference(to: $0) }
      case .constant, nil: break
      }
    }
    writer.endObject()
  }

  /// Writes what our extension says of the group.
  private func writeExtensions(to writer: inout JSONWriter, in source: DraftGroup) {
    let constants = names.compactMap { name -> (String, DraftConstant)? in
      if case .constant(let constant) = self[name] { (name, constant) } else { nil }
    }
    guard isPrivate || !constants.isEmpty else { return }
    writer.name("$extensions")
    writer.beginObject()
    writer.name("dev.tokens")
    writer.beginObject()
    if isPrivate { writer.member("visibility", "private") }
    if !constants.isEmpty {
      writer.name("constants")
      writer.beginObject()
      for (name, constant) in constants {
        writer.name(name)
        constant.write(to: &writer) { source.reference(to: $0) }
      }
      writer.endObject()
    }
    writer.endObject()
    writer.endObject()
  }

  /// The text of a reference to what stands at a path.
  func reference(to path: [String]) -> String {
    var path = path
    if case .group(let group) = member(at: path[...]), group[Self.root] != nil {
      path.append(Self.root)
    }
    return "{" + path.joined(separator: ".") + "}"
  }
}

extension DraftToken {
  fileprivate func write(to writer: inout JSONWriter, reference: ([String]) -> String) {
    writer.beginObject()
    if let type { writer.member("$type", type) }
    writer.name("$value")
    value.write(to: &writer, reference: reference)
    if let description { writer.member("$description", description) }
    if !extensions.isEmpty {
      writer.name("$extensions")
      writer.beginObject()
      writer.name("dev.tokens")
      DraftValue.object(extensions).write(to: &writer, reference: reference)
      writer.endObject()
    }
    writer.endObject()
  }
}

extension DraftConstant {
  fileprivate func write(to writer: inout JSONWriter, reference: ([String]) -> String) {
    writer.beginObject()
    writer.member("type", type)
    writer.name("value")
    value.write(to: &writer, reference: reference)
    if !words.isEmpty {
      writer.name("of")
      writer.beginArray()
      for word in words { writer.string(word) }
      writer.endArray()
    }
    writer.endObject()
  }
}
