import Diagnostics
import JSONSyntax
import TokenModel

extension IR {
  /// Appends the IR as JSON, in the form of version ``version``, to `buffer`.
  ///
  /// The text depends on the source alone: members are in a fixed order, numbers are the shortest
  /// text that reads back to the same double.
  ///
  /// - Complexity: O(size of the text).
  public func appendJSON(to buffer: inout [UInt8]) {
    var printer = IRPrinter(self, appendingTo: buffer)
    buffer = []
    printer.printDocument()
    buffer = printer.writer.bytes
    buffer.append(UInt8(ascii: "\n"))
  }
}

/// Prints an ``IR`` as JSON.
struct IRPrinter {
  let ir: IR
  var writer: JSONWriter
  private let lineMaps: [LineMap]

  init(_ ir: IR, appendingTo bytes: [UInt8]) {
    self.ir = ir
    writer = JSONWriter(.pretty(width: 100), appendingTo: bytes)
    lineMaps = ir.sources.files.map { LineMap($0.bytes) }
  }

  mutating func printDocument() {
    writer.beginObject()
    writer.name("irVersion")
    writer.integer(IR.version)
    writer.name("name")
    print(ir.name)
    writer.name("modifiers")
    printList(ir.modifiers) { $0.print($1) }
    writer.name("pinned")
    writer.beginObject()
    for pin in ir.pinned {
      writer.name(pin.modifier)
      writer.string(pin.context)
    }
    writer.endObject()
    writer.name("groups")
    printList(ir.groups) { $0.print($1) }
    writer.name("tokens")
    printList(ir.tokens) { $0.print($1) }
    writer.name("components")
    printList(ir.components) { $0.print($1) }
    writer.endObject()
  }

  mutating func printList<Element>(
    _ elements: some Sequence<Element>,
    _ printElement: (inout IRPrinter, Element) -> Void
  ) {
    writer.beginArray()
    for element in elements { printElement(&self, element) }
    writer.endArray()
  }

  mutating func print(_ text: String?) {
    if let text { writer.string(text) } else { writer.null() }
  }

  mutating func print(_ text: TextID?) {
    if let text { ir.texts.withBytes(of: text) { writer.string($0) } } else { writer.null() }
  }

  mutating func print(_ number: Double?) {
    if let number { writer.number(number) } else { writer.null() }
  }

  mutating func print(_ path: PathID) {
    var buffer: [UInt8] = []
    ir.paths.append(path, in: ir.texts, to: &buffer)
    buffer.withUnsafeBufferPointer { writer.string($0) }
  }

  /// The path of a token; `null` for none.
  mutating func print(_ token: TokenID?) {
    if let token { print(ir.tokens[Int(token.index)].path) } else { writer.null() }
  }

  mutating func print(_ origin: Origin) {
    let position = lineMaps[Int(origin.file.index)].position(at: origin.offset)
    writer.beginObject()
    writer.name("file")
    writer.string(ir.sources[origin.file].path)
    writer.name("line")
    writer.integer(position.line)
    writer.name("column")
    writer.integer(position.column)
    writer.endObject()
  }

  mutating func print(_ deprecation: Deprecation?) {
    switch deprecation {
    case nil: writer.boolean(false)
    case .flagged: writer.boolean(true)
    case .because(let reason): print(reason)
    }
  }

  /// An `$extensions` object as it stands in the source, its white space left out.
  mutating func printExtensions(_ span: Span?) {
    guard let span else {
      writer.beginObject()
      writer.endObject()
      return
    }
    let text = ir.sources[span.file].bytes[Int(span.start)..<Int(span.end)]
    var ignored: [Diagnostic] = []
    let tree = JSONTree.parse(Array(text), file: span.file, diagnostics: &ignored)
    var compact: [UInt8] = []
    if let root = tree.root { tree.appendCompact(root, to: &compact) }
    writer.verbatim(compact)
  }

  private mutating func print(_ modifier: Modifier) {
    writer.beginObject()
    writer.name("name")
    writer.string(modifier.name)
    writer.name("contexts")
    printList(modifier.contexts) { $0.writer.string($1) }
    writer.name("default")
    writer.string(modifier.contexts[Int(modifier.defaultContext)])
    writer.name("role")
    print(modifier.role?.rawValue)
    if modifier.role != nil {
      writer.name("appearance")
      writer.beginObject()
      for (context, appearance) in zip(modifier.contexts, modifier.appearances) {
        guard let appearance else { continue }
        writer.name(context)
        writer.beginArray()
        print(appearance.scheme?.rawValue)
        print(appearance.contrast?.rawValue)
        writer.endArray()
      }
      writer.endObject()
    }
    writer.endObject()
  }

  private mutating func print(_ component: Component) {
    writer.beginObject()
    writer.name("path")
    print(component.path)
    printContents(of: component)
    writer.endObject()
  }

  private mutating func printContents(of component: Component) {
    writer.name("kind")
    print(Optional(component.kind))
    writer.name("fields")
    printList(component.fields) { printer, field in
      printer.writer.beginObject()
      printer.writer.name("name")
      printer.print(Optional(field.name))
      printer.writer.name("token")
      printer.print(Optional(field.token))
      printer.writer.endObject()
    }
    writer.name("parts")
    printList(component.parts) { printer, part in
      printer.writer.beginObject()
      printer.writer.name("name")
      printer.print(Optional(printer.ir.paths.name(of: part.path)))
      printer.printContents(of: part)
      printer.writer.endObject()
    }
  }
}
