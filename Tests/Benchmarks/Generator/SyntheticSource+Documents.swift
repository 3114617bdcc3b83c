/// The documents of a source in addition to the token files.
extension SyntheticSource {
  static let resolverPath = "design.resolver.json"
  func resolverDocument() -> File {
    var text = JSONText()
    text.beginObject()
    text.member("version", "2025.10")
    text.name("sets")
    text.beginObject()
    text.name("base")
    text.beginObject()
    writeReferences(basePaths, "sources", to: &text)
    text.endObject()
    text.endObject()
    text.name("modifiers")
    text.beginObject()
    for modifier in arguments.modifiers {
      text.name(modifier.name)
      text.beginObject()
      text.member("default", modifier.contexts[0])
      text.name("contexts")
      text.beginObject()
      for (number, context) in modifier.contexts.enumerated() {
        let paths = number == 0 ? [] : [contextPath(modifier.name, context)]
        writeReferences(paths, context, to: &text)
      }
      text.endObject()
      text.endObject()
    }
    text.endObject()
    let order = ["#/sets/base"] + arguments.modifiers.map { "#/modifiers/\($0.name)" }
    writeReferences(order, "resolutionOrder", to: &text)
    text.endObject()
    text.endFile()
    return File(path: Self.resolverPath, bytes: text.bytes)
  }

  private func writeReferences(_ targets: [String], _ name: String, to text: inout JSONText) {
    text.name(name)
    text.beginArray()
    for target in targets {
      text.element()
      text.beginObject()
      text.member("$ref", target)
      text.endObject()
    }
    text.endArray()
  }

  static let configurationPath = "tokens.config.json"

  func configuration() -> File {
    let isList = arguments.modifiers.isEmpty
    let bytes = Self.configuration(
      source: isList ? basePaths : [Self.resolverPath],
      isList: isList,
      targets: arguments.targets
    )
    return File(path: Self.configurationPath, bytes: bytes)
  }

  /// A configuration that builds `source`, which is a list of token files or a resolver document.
  static func configuration(source: [String], isList: Bool, targets: [String]) -> [UInt8] {
    var text = JSONText()
    text.beginObject()
    text.name("source")
    if isList { text.beginArray() }
    for path in source {
      if isList { text.element() }
      text.string(path)
    }
    if isList { text.endArray() }
    text.name("outputs")
    text.beginArray()
    for target in targets {
      text.element()
      text.beginObject()
      text.member("target", target)
      text.member("directory", "out/\(target)")
      text.endObject()
    }
    text.endArray()
    // Random colors are often outside sRGB, and the resulting diagnostics would affect the
    // measurement.
    text.name("lint")
    text.beginObject()
    text.member("out-of-gamut", "allow")
    text.endObject()
    text.endObject()
    text.endFile()
    return text.bytes
  }
}
