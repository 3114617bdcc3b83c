internal import CommandLineParsing
internal import Diagnostics
internal import SourceForms
internal import TokenCompiler
internal import TokenImport
internal import Workspace

/// `tokens check --against`: compares the custom properties with published style sheets.
extension CheckCommand {
  static let against = Option<[PublishedArgument]>(
    "against",
    value: "[MODIFIER=CONTEXT:]FILE",
    completion: .files,
    help: """
      compare the custom properties with this published style sheet (CSS, SCSS, or Less), in a \
      context if one is given
      """
  )

  static func compare(_ run: inout Run) throws(Finding) {
    guard let source = run.inspected(try run.openConfiguredProject()) else { return }
    let sheets = try run.publishedSheets(for: source)
    let found = try TargetSelection.styleSheets(of: source.project, &run.diagnostics)
    run.sources.join(found.selection.sources)
    guard !run.hasErrors else { return }
    if !found.isConfigured {
      run.remarks.append("the configuration has no css output; its default options were used")
    }
    if run.parsed[LintCommand.lint] { run.lint(source.ir) }
    run.progress.begin("comparing")
    let comparison = PublishedComparison(sheets, with: found.outputs, of: source.ir)
    run.progress.end()
    run.diagnostics += comparison.diagnostics
    run.report(comparison)
  }
}

extension Run {
  /// Reads the style sheets on the command line.
  fileprivate mutating func publishedSheets(
    for source: InspectedSource
  ) throws(Finding) -> [PublishedSheet] {
    var sheets: [PublishedSheet] = []
    let arguments = parsed[CheckCommand.against]
    for (argument, span) in zip(arguments, parsed.spans(of: CheckCommand.against)) {
      var contexts = ContextSet()
      for choice in argument.contexts {
        guard let found = indices(of: choice.choice(at: span), in: source.ir) else { continue }
        let own = ContextSet(found.context, of: found.modifier, in: source.ir.modifiers)
        contexts = contexts.merging(own) ?? own
      }
      let path = try ConfigurationSearch(in: currentFolder).named(argument.file, at: span)
      var input = ImportInput(in: base ?? currentFolder, for: .css)
      do throws(Disk.Failure) {
        guard (try? Disk.isFolder(path)) != true else { throw Disk.Failure(path, .isDirectory) }
        try input.add(path, &sources)
      } catch {
        diagnostics.append(.unreadableFile(shown(error.path), error, at: span))
      }
      diagnostics += input.diagnostics
      for file in input.files {
        let sheet = PublishedSheet(
          file,
          in: argument.contexts.isEmpty ? nil : contexts,
          named: argument.file,
          at: span,
          &diagnostics
        )
        if let sheet { sheets.append(sheet) }
      }
    }
    return sheets
  }
}

/// The value of `--against`, such as `theme=dark:dist/dark.css`.
struct PublishedArgument: ArgumentValue {
  static let expectation = "a style sheet, as in `dist/tokens.css` or `theme=dark:dist/dark.css`"

  let contexts: [ContextArgument]
  let file: String

  init?(argument: String) {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let contexts = parts[0].split(separator: ",").map { ContextArgument(argument: String($0)) }
    let found = contexts.compactMap { $0 }
    let hasContexts = parts.count == 2 && !found.isEmpty && found.count == contexts.count
    self.contexts = hasContexts ? found : []
    file = hasContexts ? String(parts[1]) : argument
    guard !file.isEmpty else { return nil }
  }

  var argumentText: String {
    (contexts.isEmpty ? "" : contexts.map(\.argumentText).joined(separator: ",") + ":") + file
  }
}
