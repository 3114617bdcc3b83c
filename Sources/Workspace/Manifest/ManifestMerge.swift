internal import Diagnostics
internal import JSONSyntax

/// Parses the result of merging two manifests: the lines of both sides, as combined by Git's
/// `merge=union`, or with conflict markers around them.
///
/// The text isn't valid JSON, but each line of a manifest is a separate property.
struct ManifestMerge {
  /// The files listed by any side.
  private(set) var manifest = Manifest(generator: "")
  /// The programs that wrote the sides.
  private(set) var generators: [String] = []
  /// The format versions of the sides.
  private(set) var versions: [Double] = []
  private var section: Section?

  private enum Section {
    case templates, files
  }

  /// Parses a merged manifest.
  ///
  /// Returns `nil` for a text that can't result from merging manifests.
  init?(_ text: [UInt8]) {
    let lines = text.split(separator: UInt8(ascii: "\n")).map(Self.trimmed).filter { line in
      !line.isEmpty && line.withUnsafeBytes { ConflictMarks.mark(at: 0, in: $0) == nil }
    }
    for line in lines where !add(line) { return nil }
    let isWhole = text.starts(with: "{".utf8) && text.reversed().starts(with: "\n}\n".utf8)
    guard isWhole && !versions.isEmpty || ConflictMarks.exist(in: text) else { return nil }
    manifest.isMerged = true
  }

  private static let (opening, closing) = ([UInt8(ascii: "{")], [UInt8(ascii: "}")])

  /// Returns the line without surrounding blanks and trailing commas.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: ",")]
    guard let end = line.lastIndex(where: { !blanks.contains($0) }) else { return [] }
    return line[...end].drop { $0 == UInt8(ascii: " ") }
  }

  /// Adds the contents of a line.
  ///
  /// - Returns: whether a manifest can contain the line.
  private mutating func add(_ line: ArraySlice<UInt8>) -> Bool {
    if Array(line) == Self.opening || Array(line) == Self.closing {
      section = nil
      return true
    }
    for (name, section) in [("templates", Section.templates), ("files", .files)]
    where line.elementsEqual("\"\(name)\": {".utf8) {
      self.section = section
      return true
    }
    var diagnostics: [Diagnostic] = []
    let text = Self.opening + line + Self.closing
    let tree = JSONTree.parse(text, file: SourceMap.FileID(index: 0), diagnostics: &diagnostics)
    guard diagnostics.isEmpty, let root = tree.root,
      let member = tree.members(of: root).first(where: { _ in true })
    else { return false }
    add(tree.string(member.key), member.value, in: tree)
    return true
  }

  private mutating func add(_ name: String, _ value: JSONNode, in tree: JSONTree) {
    switch tree.kind(value) {
    case .string where section == .templates: manifest.templates[name] = tree.string(value)
    case .string where name == "configuration": manifest.configuration = tree.string(value)
    case .string where name == "generator":
      manifest.generator = tree.string(value)
      generators.append(manifest.generator)
    case .number where name == "manifestVersion": versions.append(tree.number(value))
    case .object:
      guard let file = Manifest.File(tree, value) else { break }
      if let content = file.contents.first, manifest.files[name] != nil {
        manifest.files[name]?.add(content)
      } else {
        manifest.files[name] = file
      }
    default: break
    }
  }
}
