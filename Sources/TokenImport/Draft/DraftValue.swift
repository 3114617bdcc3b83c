import Diagnostics
import JSONSyntax

/// A JSON value that an importer makes.
indirect enum DraftValue: Hashable, Sendable {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case array([DraftValue])
  case object([Member])
  /// A reference to a token, by the path that it has in the draft.
  case reference([String])
  /// A value that is JSON already.
  case json(String)

  /// A member of an object.
  struct Member: Hashable, Sendable {
    let name: String
    let value: DraftValue

    init(_ name: String, _ value: DraftValue) {
      self.name = name
      self.value = value
    }
  }

  /// The families of the platform's own font.
  static let systemFont = DraftValue.array([.string("system-ui"), .string("sans-serif")])

  /// A length in pixels.
  static func pixels(_ value: Double) -> DraftValue {
    .object([Member("value", .number(value)), Member("unit", .string("px"))])
  }

  /// Writes the value.
  ///
  /// - Parameters:
  ///   - writer: gets the value.
  ///   - reference: makes the text of a reference.
  func write(to writer: inout JSONWriter, reference: ([String]) -> String) {
    switch self {
    case .string(let text): writer.string(text)
    case .number(let number): writer.number(number)
    case .boolean(let boolean): writer.boolean(boolean)
    case .reference(let path): writer.string(reference(path))
    case .json(let json):
      var diagnostics: [Diagnostic] = []
      let file = SourceMap.FileID(index: 0)
      let tree = JSONTree.parse(Array(json.utf8), file: file, diagnostics: &diagnostics)
      if let root = tree.root { writer.value(root, of: tree) }
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer, reference: reference) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.name(member.name)
        member.value.write(to: &writer, reference: reference)
      }
      writer.endObject()
    }
  }
}
