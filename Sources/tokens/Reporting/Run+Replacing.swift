internal import AppAudit
internal import Diagnostics
internal import Workspace

extension Run {
  /// Replaces values of an app by tokens.
  ///
  /// - Parameters:
  ///   - replacements: the edits and suggestions.
  ///   - report: the values.
  ///   - module: the module with the generated Swift code.
  ///   - isDry: whether to print the edits instead of writing them.
  ///   - isForced: whether to change files that have uncommitted changes.
  mutating func replace(
    _ replacements: AuditReplacements,
    in report: AuditReport,
    importing module: SwiftModule?,
    isDry: Bool,
    isForced: Bool
  ) {
    var files: [RewrittenFile] = []
    for (name, edits) in replacements.edits {
      let path = currentFolder.appending(name)
      do throws(Disk.Failure) {
        files.append(try rewritten(path, name, edits, importing: module))
      } catch {
        diagnostics.append(.unreadableFile(name, error, at: nil))
      }
    }
    guard !hasErrors, isDry || isForced || areCommitted(files) else { return }
    list(replacements.suggestions, in: report)
    let summary =
      "\(replacements.count.counted("value")) in \(files.count.counted("file"))"
    guard !isDry else {
      let texts = files.map { UnifiedDiff(shown($0.path), $0.before, $0.after).text }
      status = StandardStream.output.writeEscaped(texts.joined())
      remarks.append("would replace \(summary)")
      return
    }
    guard write(files) else { return }
    remarks += files.map { Self.line("changed", "\(shown($0.path))  (\($0.summary))") }
    remarks.append("replaced \(summary)")
  }

  private func rewritten(
    _ path: AbsolutePath,
    _ name: String,
    _ edits: [AuditReplacements.Edit],
    importing module: SwiftModule?
  ) throws(Disk.Failure) -> RewrittenFile {
    let before = try Disk.read(path)
    var changes = TextEdits()
    for edit in edits {
      let arguments = before[edit.range].firstIndex(of: UInt8(ascii: "("))
      if edit.isArgument, let arguments {
        changes.add(arguments..<edit.range.upperBound, "(\(edit.text))")
      } else {
        changes.add(edit.range, edit.text)
      }
    }
    if let module, edits.contains(where: \.isArgument),
      let offset = module.importOffset(in: before, at: path)
    {
      changes.add(offset..<offset, "import \(module.name)\n")
    }
    return RewrittenFile(
      path: Disk.realPath(path),
      before: before,
      after: changes.applied(to: before),
      summary: edits.count.counted("value"),
      name: name
    )
  }

  /// Whether all files are as in the last commit; reports those that aren't.
  private mutating func areCommitted(_ files: [RewrittenFile]) -> Bool {
    // Outside of a repository, there's nothing to compare with.
    let repository = try? GitRepository(containing: Disk.realPath(currentFolder))
    guard let changed = try? repository?.changedFiles() else { return true }
    let unsaved = files.filter { changed.contains($0.path) }
    guard !unsaved.isEmpty else { return true }
    diagnostics.append(.uncommittedChanges(unsaved.map { shown($0.path) }))
    return false
  }

  /// Lists the replacements in code.
  private mutating func list(
    _ suggestions: [AuditReplacements.Suggestion],
    in report: AuditReport
  ) {
    guard !suggestions.isEmpty else { return }
    remarks.append("replace these values by hand:")
    let shown = isVerbose ? suggestions[...] : suggestions.prefix(20)
    remarks += shown.map { suggestion in
      let finding = report.stock.findings[suggestion.finding]
      let value = report.stock.value(of: finding).text
      return "  \(report.summary.place(of: finding)): \(value) is \(suggestion.name)"
    }
    if shown.count < suggestions.count {
      remarks.append("  and \(suggestions.count - shown.count) more; --verbose lists them")
    }
  }
}
