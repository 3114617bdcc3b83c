internal import CommandLineParsing
internal import Diagnostics
internal import TokenImport
internal import Workspace

/// `tokens import`: makes a source from files of another format.
enum ImportCommand {
  private static let format = Argument<ImportFormat>(
    "FORMAT",
    help: ImportFormat.allCases.map { "\($0.rawValue): \($0.summary)" }.joined(separator: "; ")
  )
  private static let files = Argument<[String]>(
    "FILE",
    isRequired: true,
    completion: .files,
    help: "the files, or folders with them"
  )
  private static let folder = Option<String>(
    "to",
    value: "FOLDER",
    default: "tokens",
    help: "where to make the source"
  )

  static let declaration = Command(
    "import",
    summary: "make a source from files of another format",
    discussion: """
      Makes token files, a configuration that lists every platform, and a resolver document where there \
      are themes. The files that are read stay as they are, and nothing that exists is ever \
      overwritten. Token files of Style Dictionary, Tokens Studio and of the standard need no import.
      """,
    examples: [
      Command.Example(
        "tokens import theme-json Light.json Dark.json",
        "Make swatches, colours and text styles, with a dark theme"
      ),
      Command.Example(
        "tokens import css site.css --to design",
        "Make tokens of custom properties, in the folder design"
      ),
      Command.Example("tokens import xcassets Colors.xcassets", "Make tokens of color sets"),
    ],
    options: [folder],
    arguments: [format, files]
  )

  static func perform(_ run: consuming Run) -> ExitStatus {
    let folder = run.currentFolder.appending(run.parsed[folder])
    guard var input = input(of: &run), !run.hasErrors else { return run.finish() }
    let named = input.files
    var sources = run.sources
    let source = Importer.read(
      named,
      as: run.parsed[format],
      include: { input.include($0, from: $1, &sources) },
      &run.diagnostics
    )
    run.sources = sources
    guard let source, !run.hasErrors else { return run.finish() }
    let made = run.make(
      ImportedFiles.files(of: source),
      attributes: StarterSource.attributes,
      in: folder,
      help: "name another folder: `--to design/tokens`"
    )
    guard let made else { return run.finish() }
    run.remarks += made.files.map { Run.line("made", run.shown($0)) }
    if let existing = made.existing { run.remarks += run.linesToAdd(to: existing) }
    run.remarks.append(Run.line("imported", source.summary))
    run.remarks += source.addresses.map { Run.line("not fetched", $0) }
    run.remarks += source.guesses.map { Run.line("guessed", $0) }
    let configuration = run.shown(folder.appending("tokens.config.json"))
    run.remarks.append(
      run.shown(folder) == "tokens"
        ? "now run `tokens build`" : "now run `tokens build \(configuration)`"
    )
    return run.finish()
  }

  /// The files that the arguments name; `nil` where one cannot be read, which is reported.
  private static func input(of run: inout Run) -> ImportInput? {
    let search = ConfigurationSearch(in: run.currentFolder)
    var input = ImportInput(in: run.currentFolder)
    for (argument, span) in zip(run.parsed[files], run.parsed.spans(of: files)) {
      do throws(Finding) {
        let path = try search.named(argument, at: span)
        do throws(Disk.Failure) {
          try input.add(path, &run.sources)
        } catch {
          run.diagnostics.append(.unreadableFile(run.shown(error.path), error, at: span))
        }
      } catch {
        run.add(error)
      }
    }
    guard !run.hasErrors else { return nil }
    guard !input.files.isEmpty else {
      let span = run.parsed.spans(of: files).first
      run.diagnostics.append(.noFilesToImport(at: span))
      return nil
    }
    return input
  }
}

extension ImportFormat: ArgumentValue {}

extension Diagnostic {
  fileprivate static func noFilesToImport(at span: Span?) -> Diagnostic {
    Diagnostic(
      .missingArgument,
      "there are no files to import",
      at: span.map { Label($0, "no files in it") },
      help: "name files, as in `tokens import css site.css`"
    )
  }
}
