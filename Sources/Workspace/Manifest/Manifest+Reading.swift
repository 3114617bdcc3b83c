internal import Diagnostics
internal import JSONSyntax

extension Manifest {
  /// Parses a manifest in the form of ``text``, or a merge of several.
  ///
  /// Returns `nil` for anything else.
  ///
  /// Unknown properties are ignored, because a later version may have written them.
  package init?(text: [UInt8]) {
    if let manifest = Manifest(whole: text) {
      self = manifest
    } else if let merge = ManifestMerge(text),
      merge.versions.allSatisfy({ $0 == Double(Self.version) })
    {
      self = merge.manifest
    } else {
      return nil
    }
  }

  private init?(whole text: [UInt8]) {
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

  /// Returns the program that wrote the manifest `text`, if its version is later than that of
  /// `generator`.
  ///
  /// The format of a later manifest is unknown, so only the properties with its version are read
  /// if it wasn't parsed.
  static func laterGenerator(
    in text: [UInt8],
    parsedAs manifest: Manifest? = nil,
    than generator: String
  ) -> String? {
    let known = manifest.flatMap { $0.isMerged ? nil : $0.generator }
    let (names, versions) = known.map { ([$0], []) } ?? writers(of: text)
    let own = ProgramVersion(ofGenerator: generator)
    let later = names.first { name in
      guard let own, let other = ProgramVersion(ofGenerator: name) else { return false }
      return other > own
    }
    let isLaterForm = versions.contains { $0 > Double(version) }
    return later ?? (isLaterForm ? names.first ?? "a later version" : nil)
  }

  /// Returns the programs that wrote a manifest, or the sides of its merge, and their format
  /// versions.
  private static func writers(of text: [UInt8]) -> (names: [String], versions: [Double]) {
    if let merge = ManifestMerge(text) { return (merge.generators, merge.versions) }
    var diagnostics: [Diagnostic] = []
    let tree = JSONTree.parse(text, file: SourceMap.FileID(index: 0), diagnostics: &diagnostics)
    guard let root = tree.root, tree.kind(root) == .object else { return ([], []) }
    let name = tree.value(of: "generator", in: root).flatMap {
      tree.kind($0) == .string ? tree.string($0) : nil
    }
    let version = tree.value(of: "manifestVersion", in: root).flatMap {
      tree.kind($0) == .number ? tree.number($0) : nil
    }
    return (name.map { [$0] } ?? [], version.map { [$0] } ?? [])
  }
}

extension Manifest.File {
  /// Parses the entry of a file.
  ///
  /// Returns `nil` for anything else.
  init?(_ tree: JSONTree, _ node: JSONNode) {
    guard tree.kind(node) == .object,
      let target = tree.value(of: "target", in: node), tree.kind(target) == .string,
      let hash = tree.value(of: "xxh64", in: node), tree.kind(hash) == .string
    else { return nil }
    var content = Manifest.Content(hash: tree.string(hash))
    if let lines = tree.value(of: "lines", in: node), tree.kind(lines) == .string {
      content.lines = LineRecord(text: tree.string(lines))
    }
    self.init(target: tree.string(target), content)
  }
}
