internal import CommandLineParsing
internal import Diagnostics
internal import SourceForms
internal import TokenImport
internal import Workspace

/// `tokens import`: creates a source from files in another format.
enum ImportCommand: ProgramCommand {
  private static let format = Argument<ImportFormat>(
    "FORMAT",
    help: ImportFormat.allCases.map { "\($0.rawValue): \($0.summary)" }.joined(separator: "; ")
  )
  private static let files = Argument<[String]>(
    "FILE",
    isRequired: true,
    completion: .files,
    help: "files to import, or folders that contain them"
  )
  private static let folder = Option<String>(
    "to",
    value: "FOLDER",
    default: "tokens",
    help: "folder for the new source"
  )

  static let declaration = Command(
    "import",
    summary: "convert files of another format into a token source",
    discussion: """
      Creates token files, a configuration that lists every platform, and, if there are themes, a \
      resolver document. The imported files aren't changed, and existing files are never \
      overwritten. DTCG, Style Dictionary, and Tokens Studio files don't need to be imported.
      """,
    examples: [
      Command.Example(
        "tokens import theme-json Light.json Dark.json",
        "Create swatches, colors, and text styles, with a dark theme"
      ),
      Command.Example(
        "tokens import css site.css --to design",
        "Create tokens from custom properties, in the folder design"
      ),
      Command.Example("tokens import xcassets Colors.xcassets", "Create tokens from color sets"),
    ],
    options: [folder],
    arguments: [format, files]
  )

  static func perform(_ run: inout Run) {
    let folder = run.currentFolder.appending(run.parsed[folder])
    guard var input = input(of: &run), !run.hasErrors else { return }
    let named = input.files
    var sources = run.sources
    let source = Importer.read(
      named,
      as: run.parsed[format],
      include: { input.include($0, from: $1, &sources) },
      &run.diagnostics
    )
    run.sources = sources
    guard let source, !run.hasErrors else { return }
    let help = "choose another folder, as in `--to design/tokens`"
    guard run.make(source, in: folder, help: help) else { return }
    run.remarks.append(Run.line("imported", source.summary))
    run.remarks += source.addresses.map { Run.line("not fetched", $0) }
    run.remarks += source.guesses.map { Run.line("guessed", $0) }
    run.tryBuild(of: folder)
  }

  /// Returns the files named by the arguments.
  ///
  /// Reports an error and returns `nil` if one can't be read.
  private static func input(of run: inout Run) -> ImportInput? {
    let search = ConfigurationSearch(in: run.currentFolder)
    var input = ImportInput(in: run.currentFolder, for: run.parsed[format])
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
    run.diagnostics += input.diagnostics
    if let warning = input.warning { run.diagnostics.append(warning) }
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
