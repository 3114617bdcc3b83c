internal import CommandLineParsing
internal import Diagnostics
internal import TokenCompiler
internal import Workspace

/// `tokens migrate`: converts token files of other tools and of earlier drafts to DTCG.
enum MigrateCommand: ProgramCommand {
  private static let dryRun = Flag(
    "dry-run",
    help: "list the files that would change without writing them"
  )

  static let expand = Flag(
    "expand",
    help: "also write out the tokens that groups generate with scale and ramp"
  )

  static let declaration = Command(
    "migrate",
    summary: "rewrite token files of other tools as Design Tokens 2025.10",
    discussion: """
      Files are rewritten in place, keeping their order, layout, and comments. Every token keeps its \
      value: the files are compiled before and after, and nothing is written if a value would change \
      or the sources have errors. Files that already follow the standard are left unchanged. \
      A Tokens Studio document with sets and themes is kept; a file for each set and a resolver \
      document are created next to it.
      """,
    examples: [
      Command.Example("tokens migrate", "Rewrite the token files of the configuration"),
      Command.Example("tokens migrate --dry-run", "Preview which files would change, and why"),
      Command.Example("tokens migrate colors.json sizes.json", "Rewrite two files"),
    ],
    options: [dryRun, expand, Run.omitErrors],
    arguments: [SourceArgument.declaration]
  )

  static func perform(_ run: inout Run) throws(Finding) {
    guard let input = try run.input(), !run.hasErrors else { return }
    run.base = input.base
    let sources = run.sources
    let compilation = run.compile(input)
    run.diagnostics.removeAll { $0.code == .foreignForm || $0.code.isOfForm }
    guard let ir = compilation.ir, !run.hasErrors else { return }
    run.perform(input, compilation, ir, sources)
  }

  fileprivate static func isDryRun(_ run: borrowing Run) -> Bool { run.parsed[dryRun] }
}

extension Run {
  /// Writes the files of a migration, and reports them.
  fileprivate mutating func perform(
    _ input: CompilationInput,
    _ compilation: Compilation,
    _ ir: IR,
    _ sources: SourceMap
  ) {
    let expands = parsed[MigrateCommand.expand]
    let (migration, difference) = Self.migration(input, compilation, ir, sources, expands)
    for (name, place) in migration.writesOutside(of: input.confinement) {
      let repository = shown(input.confinement.repository)
      diagnostics.append(
        .outsideSource(name, leadsTo: shown(place), repository: repository)
          .help("specify the file itself, as in `tokens migrate \(shown(place))`")
      )
    }
    guard !hasErrors else { return }
    if let split = migration.split {
      guard difference == nil else {
        diagnostics.append(.setDocument(shown(split.document), because: difference))
        return report(migration, isDone: !MigrateCommand.isDryRun(self))
      }
      return make(split)
    }
    diagnostics += migration.setDocuments.map { .setDocument(shown($0)) }
    if let difference, let file = migration.files.first {
      diagnostics.append(.unfaithful(shown(file.path), difference))
    }
    guard !hasErrors else { return }
    let isDryRun = MigrateCommand.isDryRun(self)
    guard isDryRun || write(migration.files) else { return }
    report(migration, isDone: !isDryRun)
  }

  /// Returns the most extensive migration that keeps all values.
  ///
  /// If there is none, returns the smallest one and the first difference it makes.
  private static func migration(
    _ input: CompilationInput,
    _ compilation: Compilation,
    _ ir: IR,
    _ sources: SourceMap,
    _ expands: Bool
  ) -> (Migration, difference: String?) {
    // If constants vary in other ways, they stay tokens. If values mean something else in an
    // earlier draft, they keep its format.
    var migration = Migration(input, compilation, ir, .all, expandsGenerators: expands)
    var difference = migration.firstDifference(input, from: ir, sources)
    for extent in Migration.Extent.lesser where difference != nil {
      migration = Migration(input, compilation, ir, extent, expandsGenerators: expands)
      difference = migration.firstDifference(input, from: ir, sources)
    }
    return (migration, difference)
  }

  /// Creates the files that replace a document with sets and themes.
  private mutating func make(_ split: SetDocumentSplit) {
    let isDone = split.files.allSatisfy { file in
      (try? Disk.read(split.folder.appending(file.path))) == Array(file.text.utf8)
    }
    let paths = split.files.map { shown(split.folder.appending($0.path)) }
    list(paths.map { ($0, "created for a set or the themes") })
    let advice =
      "set `source` in the configuration to `\(shown(split.folder.appending(split.resolver)))`"
    if isDone {
      remarks.append("nothing to create: all files exist; \(advice)")
    } else if MigrateCommand.isDryRun(self) {
      remarks += paths.map { Self.line("create", $0) }
    } else if make(
      split.files,
      in: split.folder,
      help: "delete them to create them again"
    ) != nil {
      remarks += paths.map { Self.line("created", $0) }
      remarks.append("now \(advice), and delete \(shown(split.document))")
    }
  }

  private mutating func report(_ migration: Migration, isDone: Bool) {
    for file in migration.files {
      let path = shown(file.path)
      remarks.append((isDone ? "written     " : "write       ") + "\(path)  (\(file.summary))")
    }
    list(migration.files.map { (shown($0.path), $0.summary) })
    let count = migration.count.counted("token file")
    if !migration.files.isEmpty {
      remarks.append("\(isDone ? "rewrote" : "would rewrite") \(migration.files.count) of \(count)")
    } else if migration.setDocuments.isEmpty {
      remarks.append("nothing to rewrite in \(count)")
    }
  }
}
