package import Diagnostics
package import TokenCompiler

/// The files of a source with the diagnostics fixed that know the exact edit.
///
/// A fix is made if no token changes, or, in a source with errors, if it resolves its error without
/// causing another kind of error. Nothing is written to disk.
package struct SourceFixes {
  private let input: CompilationInput
  private let sources: SourceMap
  private var state: State
  private var before: [String: [UInt8]] = [:]
  /// The number of fixes in each file.
  private var counts: [String: Int] = [:]
  /// The forms of earlier drafts that were rewritten in each file.
  private var forms: [String: String] = [:]
  /// The fixes that would change a token or not resolve their error.
  private var rejected: Set<String> = []
  /// The number of further compilations.
  private var attempts = 200

  /// The source with the fixes so far.
  private struct State {
    let compilation: Compilation
    /// The tokens; `nil` if there are errors.
    let meaning: [UInt8]?
    let errors: [Diagnostic]

    init(_ compilation: Compilation) {
      self.compilation = compilation
      meaning = compilation.ir?.meaning
      errors = compilation.diagnostics.filter { $0.severity == .error }
    }

    /// Whether `other` is this source with only `fixed` resolved.
    func accepts(_ other: State, fixing fixed: [Diagnostic]) -> Bool {
      if let meaning { return other.meaning == meaning }
      for message in Set(fixed.map(\.message)) {
        let count = fixed.count { $0.message == message }
        let rest = errors.count { $0.message == message } - count
        guard other.errors.count(where: { $0.message == message }) <= rest else { return false }
      }
      let isNew = !Set(other.errors.map(\.code)).isSubset(of: errors.map(\.code))
      return other.errors.count < errors.count || other.errors.count == errors.count && !isNew
    }
  }

  /// An edit of a file.
  private struct Edit: Hashable {
    let file: String
    let place: Range<Int>
    let edit: Diagnostic.Fix.Edit
  }

  /// Fixes the diagnostics that `findings` returns for the source and for its fixed versions.
  ///
  /// - Parameters:
  ///   - input: the source.
  ///   - sources: the files that were read before, such as the configuration.
  ///   - rewritesForms: whether to rewrite values in the form of an earlier draft.
  ///   - findings: returns the diagnostics of a compilation that can be fixed.
  package init(
    _ input: CompilationInput,
    _ sources: SourceMap,
    rewritesForms: Bool,
    _ findings: (Compilation) -> [Diagnostic]
  ) {
    self.input = input
    self.sources = sources
    state = State(input.compile(sources))
    while attempts > 0 {
      var fixes = findings(state.compilation).filter { isOpen($0) }
      guard !fixes.isEmpty else { break }
      // If not all of them can be made together, smaller parts are tried.
      while attempts > 0, !attempt(fixes) {
        if fixes.count == 1 {
          rejected.insert(fixes[0].message)
          break
        }
        fixes = Array(fixes.prefix(fixes.count / 2))
      }
    }
    if rewritesForms { rewriteForms() }
  }

  /// Returns a configuration without the errors in `diagnostics` that know a replacement; `nil` if
  /// there are none.
  package static func configuration(
    at path: AbsolutePath,
    _ diagnostics: [Diagnostic],
    _ sources: SourceMap
  ) -> RewrittenFile? {
    let path = Disk.realPath(path)
    guard let before = try? Disk.read(path) else { return nil }
    var (after, count) = (before, 0)
    for diagnostic in diagnostics.sortedForReport().reversed() {
      guard case .replacement(let old, let new)? = diagnostic.fix?.edit,
        // The result isn't verified, so only obvious mistakes are corrected.
        nearestName(to: old, among: [new], edits: 2) != nil,
        let span = diagnostic.primary?.span, sources[span.file].bytes == before,
        let edited = SourceEdit.replacing(
          old,
          with: new,
          in: Int(span.start)..<Int(span.end),
          of: after
        )
      else { continue }
      (after, count) = (edited, count + 1)
    }
    let summary = count.counted("fix", "fixes")
    return count == 0
      ? nil
      : RewrittenFile(path: path, before: before, after: after, summary: summary, name: path.name)
  }

  /// The changed files, sorted by path.
  package var files: [RewrittenFile] {
    var known: Set<AbsolutePath> = []
    return before.sorted { $0.key.isBeforeInBytes($1.key) }.compactMap { name, before in
      let path = Disk.realPath(input.base.appending(name))
      guard let after = input.files[name], after != before, known.insert(path).inserted else {
        return nil
      }
      let count = counts[name]?.counted("fix", "fixes")
      let summary = [count, forms[name]].compactMap { $0 }.joined(separator: ", ")
      return RewrittenFile(path: path, before: before, after: after, summary: summary, name: name)
    }
  }

  /// Whether a fix should be tried: in a source with errors, only errors are fixed.
  private func isOpen(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.fix != nil && !rejected.contains(diagnostic.message)
      && (state.meaning != nil || diagnostic.severity == .error)
  }

  /// Makes fixes, and returns whether they're acceptable; otherwise, nothing changes.
  private mutating func attempt(_ fixes: [Diagnostic]) -> Bool {
    var contents: [String: [UInt8]] = [:]
    var counts = counts
    for edit in edits(of: fixes) {
      // What is removed from a file in another form could have another meaning there.
      guard edit.edit != .removal || state.compilation.readings[edit.file] == nil,
        let bytes = contents[edit.file] ?? input.files[edit.file],
        let edited = Self.edited(bytes, edit)
      else { continue }
      contents[edit.file] = edited
      counts[edit.file, default: 0] += 1
    }
    guard accept(contents, fixing: fixes) else { return false }
    self.counts = counts
    return true
  }

  /// Returns the edits from the end of each file to its start, so they don't move each other.
  private func edits(of fixes: [Diagnostic]) -> [Edit] {
    var edits: Set<Edit> = []
    for diagnostic in fixes {
      guard let fix = diagnostic.fix else { continue }
      let places = fix.places.isEmpty ? [diagnostic.primary?.span].compactMap { $0 } : fix.places
      for span in places where state.compilation.sources.contains(span.file) {
        let file = state.compilation.sources[span.file].path
        edits.insert(Edit(file: file, place: Int(span.start)..<Int(span.end), edit: fix.edit))
      }
    }
    return edits.sorted { ($0.place.lowerBound, $0.file) > ($1.place.lowerBound, $1.file) }
  }

  private static func edited(_ bytes: [UInt8], _ edit: Edit) -> [UInt8]? {
    switch edit.edit {
    case .replacement(let old, let new):
      SourceEdit.replacing(old, with: new, in: edit.place, of: bytes)
    case .removal:
      SourceEdit(bytes, edit.file)?.removingProperty(at: edit.place.lowerBound)
    case .type: SourceEdit(bytes, edit.file)?.addingType(at: edit.place.lowerBound)
    }
  }

  /// Compiles the source with new contents of files, and keeps them if the result is acceptable.
  private mutating func accept(_ contents: [String: [UInt8]], fixing fixed: [Diagnostic]) -> Bool {
    attempts -= 1
    guard !contents.isEmpty else { return false }
    let names = contents.keys.compactMap { name in input.files[name].map { (name, $0) } }
    let old = Dictionary(uniqueKeysWithValues: names)
    for (name, bytes) in contents { input.files[name] = bytes }
    let next = State(input.compile(sources))
    guard state.accepts(next, fixing: fixed) else {
      for (name, bytes) in old { input.files[name] = bytes }
      return false
    }
    before.merge(old) { first, _ in first }
    state = next
    return true
  }

  /// Rewrites the files in which only values have the form of an earlier draft.
  private mutating func rewriteForms() {
    guard let ir = state.compilation.ir,
      state.compilation.diagnostics.contains(where: { $0.code.isOfForm })
    else { return }
    let extent = Migration.Extent(movesConstants: false, includesDrafts: true)
    let migration = Migration(input, state.compilation, ir, extent)
    let files = migration.files.filter { state.compilation.readings[$0.name] == nil }
    // If they can't all be rewritten together, each is tried alone.
    for files in [files] + files.map({ [$0] }) {
      let open = files.filter { forms[$0.name] == nil }
      let contents = Dictionary(open.map { ($0.name, $0.after) }) { first, _ in first }
      guard accept(contents, fixing: []) else { continue }
      for file in open { forms[file.name] = file.summary }
    }
  }
}
