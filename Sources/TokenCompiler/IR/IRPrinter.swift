import Diagnostics
import JSONSyntax
import TokenModel

/// Prints an ``IR`` as JSON, with a few lines per token, each containing related properties.
struct IRPrinter {
  let ir: IR
  var writer: JSONWriter
  /// Whether to print source locations and extensions.
  var hasSourceDetails = true
  /// The line map of each file, created when the first location in the file is printed.
  private var lineMaps: [LineMap?]
  /// Reusable storage for one path.
  private var pathBuffer: [UInt8] = []

  init(_ ir: IR, appendingTo bytes: [UInt8] = []) {
    self.ir = ir
    writer = JSONWriter(.chosen, appendingTo: bytes)
    lineMaps = Array(repeating: nil, count: ir.sources.files.count)
  }

  mutating func print() {
    // Reserve capacity because the output is large and growing it means copying it.
    let estimate = 700 * ir.tokens.count + 500 * ir.variants.count
    writer.bytes.reserveCapacity(writer.bytes.count + estimate)
    writer.beginObject()
    writer.member("irVersion", IR.version)
    member("name", ir.name) { $0.writer.string($1) }
    lines("modifiers", ir.modifiers) { $0.modifier($1) }
    writer.lineBreak()
    writer.name("pinned")
    writer.beginObject()
    for pin in ir.pinned {
      writer.name(pin.modifier)
      writer.string(pin.context)
    }
    writer.endObject()
    lines("groups", ir.groups) { $0.group($1) }
    lines("tokens", ir.tokens.prefix(ir.tokenCount)) { $0.token($1) }
    lines("components", ir.components) { $0.component($1, isPart: false) }
    if hasSourceDetails { lines("omitted", ir.omitted) { $0.omitted($1) } }
    writer.lineBreak()
    writer.endObject()
  }

  /// Prints a property whose value is an array with one line per element.
  private mutating func lines<Element>(
    _ name: StaticString,
    _ elements: some Collection<Element>,
    _ body: (inout IRPrinter, Element) -> Void
  ) {
    writer.lineBreak()
    writer.name(name)
    writer.beginArray()
    for element in elements {
      writer.lineBreak()
      body(&self, element)
    }
    if !elements.isEmpty { writer.lineBreak() }
    writer.endArray()
  }

  private mutating func omitted(_ token: Omission.Omitted) {
    writer.beginObject()
    writer.member("path", token.path)
    member("code", token.error?.code.name) { $0.writer.string($1) }
    member("message", token.error?.message) { $0.writer.string($1) }
    writer.endObject()
  }

  // MARK: Shared elements

  /// Prints a value, or `null` if it's `nil`.
  mutating func optional<Value>(_ value: Value?, _ body: (inout IRPrinter, Value) -> Void) {
    if let value { body(&self, value) } else { writer.null() }
  }

  /// Prints a property with a value, or with `null` if it's `nil`.
  mutating func member<Value>(
    _ name: StaticString,
    _ value: Value?,
    _ body: (inout IRPrinter, Value) -> Void
  ) {
    writer.name(name)
    optional(value, body)
  }

  /// Prints a property with a text, or with `null` if it's `nil`.
  mutating func member(_ name: StaticString, _ id: TextID?) {
    writer.name(name)
    text(id)
  }

  mutating func text(_ id: TextID) {
    let texts = ir.texts
    texts.withBytes(of: id) { writer.string($0) }
  }

  /// Prints a property name.
  mutating func name(_ id: TextID) {
    let texts = ir.texts
    texts.withBytes(of: id) { writer.name($0) }
  }

  mutating func text(_ id: TextID?) {
    optional(id) { $0.text($1) }
  }

  mutating func path(_ path: PathID) {
    pathBuffer.removeAll(keepingCapacity: true)
    ir.paths.append(path, in: ir.texts, to: &pathBuffer)
    let buffer = pathBuffer
    buffer.withUnsafeBufferPointer { writer.string($0) }
  }

  mutating func path(of token: TokenID) {
    path(ir.tokens[Int(token.index)].path)
  }

  mutating func visibility(_ isPrivate: Bool) {
    writer.member("visibility", isPrivate ? "private" : "public")
  }

  mutating func deprecation(_ deprecation: Token.Deprecation?) {
    writer.name("deprecated")
    switch deprecation {
    case nil: writer.boolean(false)
    case .flagged: writer.boolean(true)
    case .because(let reason): text(reason)
    }
  }

  mutating func description(_ id: TextID?) {
    member("description", id)
  }

  mutating func origin(_ origin: Token.Origin) {
    guard hasSourceDetails else { return }
    writer.name("origin")
    let position = position(of: origin)
    writer.beginObject()
    writer.member("file", ir.sources[origin.file].path)
    writer.member("line", position.line)
    writer.member("column", position.column)
    writer.endObject()
  }

  private mutating func position(of origin: Token.Origin) -> SourceMap.Position {
    let file = Int(origin.file.index)
    if let map = lineMaps[file] { return map.position(at: origin.offset) }
    let map = LineMap(ir.sources[origin.file].bytes)
    lineMaps[file] = map
    return map.position(at: origin.offset)
  }

  /// Prints an `$extensions` object as it appears in the source, without whitespace.
  mutating func extensions(_ span: Span?, at path: PathID) {
    guard hasSourceDetails else { return }
    writer.name("extensions")
    guard let span else {
      writer.verbatim("{}".utf8)
      return
    }
    writer.verbatim(Self.withoutSpace(ir.json(of: .extensions(path), at: span)))
  }

  /// Prints the extensions of a token, adding any dropped properties to the `dev.tokens` extension.
  mutating func extensions(of token: Token) {
    guard hasSourceDetails else { return }
    guard !token.dropped.isEmpty else { return extensions(token.extensions, at: token.path) }
    writer.name("extensions")
    writer.beginObject()
    var isAdded = false
    if let tree = token.extensions.map({ tree(at: $0, of: token.path) }), let root = tree.root {
      for member in tree.members(of: root) {
        writer.name(tree.string(member.key))
        let isOurs = tree.equals(member.key, "dev.tokens") && tree.kind(member.value) == .object
        guard isOurs else {
          writer.value(member.value, of: tree)
          continue
        }
        isAdded = true
        writer.beginObject()
        for own in tree.members(of: member.value) {
          writer.name(tree.string(own.key))
          writer.value(own.value, of: tree)
        }
        dropped(token.dropped)
        writer.endObject()
      }
    }
    if !isAdded {
      writer.name("dev.tokens")
      writer.beginObject()
      dropped(token.dropped)
      writer.endObject()
    }
    writer.endObject()
  }

  private mutating func dropped(_ range: IR.IndexRange) {
    writer.name("dropped")
    writer.beginObject()
    for index in range.indices {
      let member = ir.droppedMembers[index]
      name(member.pointer)
      writer.verbatim(Self.withoutSpace(ir.json(of: .dropped(index), at: member.value)))
    }
    writer.endObject()
  }

  private func tree(at span: Span, of path: PathID) -> JSONTree {
    var mistakes: [Diagnostic] = []
    let text = Array(ir.json(of: .extensions(path), at: span))
    return JSONTree.parse(text, file: span.file, diagnostics: &mistakes)
  }

  /// Returns `json` without whitespace between tokens.
  private static func withoutSpace(_ json: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    var isInString = false
    var isEscaped = false
    for byte in json {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte <= UInt8(ascii: " ") {
        continue
      }
      result.append(byte)
    }
    return result
  }
}
