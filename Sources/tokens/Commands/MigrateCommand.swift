internal import CommandLineParsing
internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler
internal import Workspace

/// `tokens migrate`: rewrites token files of other tools and of earlier drafts as the standard has them.
enum MigrateCommand {
  private static let dryRun = Flag("dry-run", help: "list what would be written, and write nothing")

  static let declaration = Command(
    "migrate",
    summary: "rewrite the token files of other tools as Design Tokens 2025.10",
    discussion: """
      The files are changed where they are; order, layout and comments stay. Every token keeps its \
      value: the files are compiled before and after, and nothing is written if a token differs or \
      the sources have errors. A file that is as the standard has it is not touched. A document \
      of Tokens Studio with sets and themes stays; a file for each set and a resolver document are \
      made beside it.
      """,
    examples: [
      Command.Example("tokens migrate", "Rewrite the token files of the configuration"),
      Command.Example("tokens migrate --dry-run", "See which files would change, and why"),
      Command.Example("tokens migrate colors.json sizes.json", "Rewrite two files"),
    ],
    options: [dryRun],
    arguments: [SourceArgument.declaration]
  )

  static func perform(_ run: consuming Run) -> ExitStatus {
    do {
      guard let input = try run.input(), !run.hasErrors else { return run.finish() }
      run.base = input.base
      let sources = run.sources
      run.progress.begin("compiling")
      let compilation = input.compile(sources)
      run.keep(compilation)
      run.progress.end()
      run.take(compilation, input.files)
      run.diagnostics.removeAll { $0.code == .foreignForm || $0.code.isOfForm }
      guard let ir = compilation.ir, !run.hasErrors else { return run.finish() }
      run.perform(input, compilation, ir, sources)
    } catch {
      run.add(error)
    }
    return run.finish()
  }

  fileprivate static func isDryRun(_ run: borrowing Run) -> Bool { run.parsed[dryRun] }
}

extension Run {
  /// Writes the files of a migration and reports it.
  fileprivate mutating func perform(
    _ input: CompilationInput,
    _ compilation: Compilation,
    _ ir: IR,
    _ sources: SourceMap
  ) {
    // A source whose constants vary in other ways keeps them as tokens, and one in which a draft means
    // something else keeps that.
    var migration = Migration(input, compilation, ir, .all)
    var difference = migration.firstDifference(input, from: ir, sources)
    for extent in Migration.Extent.lesser where difference != nil {
      migration = Migration(input, compilation, ir, extent)
      difference = migration.firstDifference(input, from: ir, sources)
    }
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
    if !isDryRun, !migration.files.isEmpty {
      progress.begin("writing")
      defer { progress.end() }
      do throws(Disk.Failure) {
        try SourceWriter.write(migration)
      } catch {
        let again = "see to this and run `tokens migrate` again"
        diagnostics.append(.unwritable(shown(error.path), error, again: again))
        return
      }
    }
    report(migration, isDone: !isDryRun)
  }

  /// Makes the files that take the place of a document of sets and themes.
  private mutating func make(_ split: SetDocumentSplit) {
    let isDone = split.files.allSatisfy { file in
      (try? Disk.read(split.folder.appending(file.path))) == Array(file.text.utf8)
    }
    let paths = split.files.map { shown(split.folder.appending($0.path)) }
    list(paths.map { ($0, "made for a set or the themes") })
    let advice =
      "name `\(shown(split.folder.appending(split.resolver)))` as `source` of the configuration"
    if isDone {
      remarks.append("nothing to make: all files are there; \(advice)")
    } else if MigrateCommand.isDryRun(self) {
      remarks += paths.map { Self.line("make", $0) }
    } else if make(
      split.files,
      in: split.folder,
      help: "delete them to have them made anew"
    ) != nil {
      remarks += paths.map { Self.line("made", $0) }
      remarks.append("now \(advice), and delete \(shown(split.document))")
    }
  }

  private mutating func report(_ migration: Migration, isDone: Bool) {
    for file in migration.files {
      let path = shown(file.path)
      remarks.append((isDone ? "written     " : "write       ") + "\(path)  (\(file.summary))")
    }
    list(migration.files.map { (shown($0.path), $0.summary) })
    let count = "\(migration.count) token \(migration.count == 1 ? "file" : "files")"
    if !migration.files.isEmpty {
      remarks.append("\(isDone ? "rewrote" : "would rewrite") \(migration.files.count) of \(count)")
    } else if migration.setDocuments.isEmpty {
      remarks.append("nothing to rewrite in \(count)")
    }
  }

  /// Lists files for programs, with what is done to each.
  private mutating func list(_ files: [(path: String, forms: String)]) {
    var writer = JSONWriter()
    writer.beginArray()
    for file in files {
      writer.beginObject()
      writer.name("file")
      writer.string(file.path)
      writer.name("forms")
      writer.string(file.forms)
      writer.endObject()
    }
    writer.endArray()
    result = Report.Result(name: "files", json: writer.bytes)
  }
}
