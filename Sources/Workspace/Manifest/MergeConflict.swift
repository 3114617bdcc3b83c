internal import Diagnostics
internal import JSONSyntax

/// Reads what a merge that found a conflict has left of a file.
enum MergeConflict {
  /// What the versions of a manifest list, taken line by line: one manifest for each version of a line.
  ///
  /// A manifest has a line for each file, so the lines of both sides can be read, although the whole
  /// cannot.
  ///
  /// - Returns: nothing where the text has no conflict marks.
  static func manifests(in text: [UInt8]) -> [Manifest] {
    guard ConflictMarks.exist(in: text) else { return [] }
    var manifests: [Manifest] = [Manifest(generator: "")]
    for line in text.split(separator: UInt8(ascii: "\n")) {
      guard let (name, value) = member(line) else { continue }
      switch value {
      case .text(let text) where name == "configuration":
        for index in manifests.indices { manifests[index].configuration = text }
      case .text: continue
      case .file(let file): add(file, name, to: &manifests)
      }
    }
    return manifests
  }

  /// Adds a file to the first of the manifests that does not list it.
  private static func add(
    _ file: Manifest.File,
    _ name: String,
    to manifests: inout [Manifest]
  ) {
    for index in manifests.indices {
      if manifests[index].files[name] == file { return }
      if manifests[index].files[name] == nil {
        manifests[index].files[name] = file
        return
      }
    }
    var more = Manifest(generator: "", configuration: manifests.first?.configuration)
    more.files[name] = file
    manifests.append(more)
  }

  private enum Value {
    case text(String)
    case file(Manifest.File)
  }

  /// The member that stands on a line of a manifest.
  private static func member(_ line: ArraySlice<UInt8>) -> (name: String, value: Value)? {
    let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: ",")]
    guard let end = line.lastIndex(where: { !blanks.contains($0) }) else { return nil }
    var text = [UInt8(ascii: "{")]
    text += line[...end]
    text.append(UInt8(ascii: "}"))
    var diagnostics: [Diagnostic] = []
    let tree = JSONTree.parse(text, file: SourceMap.FileID(index: 0), diagnostics: &diagnostics)
    guard diagnostics.isEmpty, let root = tree.root,
      let member = tree.members(of: root).first(where: { _ in true })
    else { return nil }
    let name = tree.string(member.key)
    if tree.kind(member.value) == .string { return (name, .text(tree.string(member.value))) }
    return Manifest.File(tree, member.value).map { (name, .file($0)) }
  }
}
