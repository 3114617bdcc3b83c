import Diagnostics
import JSONSyntax
import SourceForms

extension SourcePlanner {
  /// Parses a file; of one in a form of other tools or of earlier drafts, the tree is that of what the
  /// standard has for it.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: its path, which tells whether it is JSON5.
  ///   - file: what places in it refer to.
  ///   - reading: what is known of the file besides its text, if it is read for that reason.
  /// - Returns: the tree, and the themes of a file with token sets.
  mutating func parse(
    _ bytes: [UInt8],
    of path: String,
    _ file: SourceMap.FileID,
    as reading: FormReading?
  ) -> (JSONTree, ThemeDocument?) {
    let json = JSON5Text.isExtension(of: path) ? JSON5Text.json(bytes) : nil
    let before = findings.diagnostics.count
    let tree =
      json.map { JSONTree.parse($0, file: file, diagnostics: &findings.diagnostics) }
      ?? JSONTree.parse(bytes, file: file, diagnostics: &findings.diagnostics)
    let foreign = FormScan.firstForeignNode(of: tree)
    guard foreign != nil || reading != nil, let root = tree.root, tree.kind(root) == .object,
      [.tokens, .tokenSets].contains(SourceFileKind(of: tree))
    else { return (tree, nil) }
    guard findings.diagnostics.count == before else {
      // The places of nodes are guesses, so nothing can be made of them. What the standard's reader
      // would say of a foreign form is no mistake.
      isIncomplete = true
      return (tree, nil)
    }
    let reading = reading ?? FormReading(of: tree)
    let form = FormRewriter.rewrite(tree, reading)
    findings.noteForeignForm(of: file)
    if !form.summary.isEmpty {
      report(.foreignForm(form.summary, at: tree.span(foreign ?? tree.firstKey(of: root) ?? root)))
    }
    for place in form.unreadModifiers { report(.unreadModifier(at: place)) }
    let standard = JSONTree.parse(
      form.text.replacingOrigins(by: json),
      file: file,
      diagnostics: &findings.diagnostics
    )
    return (standard, reading.document)
  }
}
