internal import CommandLineParsing
internal import Diagnostics
internal import LiveServer
internal import TokenCompiler
internal import TokenDiff
internal import Workspace

/// `tokens serve`: serves the theme to programs on this machine during development.
enum ServeCommand: ProgramCommand {
  private static let port = Option<PortNumber>(
    "port",
    short: "p",
    value: "N",
    default: PortNumber(8765),
    help: "port to listen on (127.0.0.1); 0 picks a free port"
  )

  private static let pages = Option<String?>(
    "pages",
    value: "FOLDER",
    completion: .files,
    help: "also serve FOLDER at /pages/, for pages that update with the tokens"
  )

  private static let opens = Flag("open", help: "open the gallery in the browser")

  static let editor = Option<String>(
    "editor",
    value: "URL",
    default: "vscode://file{folder}/{file}:{line}",
    help: "URL to open a file of the source at a line, for links in the gallery"
  )

  static let since = Option<String?>(
    "since",
    value: "REVISION",
    help: "mark the tokens in the gallery that changed since a Git revision"
  )

  static let declaration = Command(
    "serve",
    summary:
      "serve the gallery, and the tokens to local apps and pages, rebuilding after each save",
    discussion: """
      Nothing is written. http://localhost:8765 shows the gallery, which updates in place after each \
      save and shows the errors in the source until they are fixed. Until then, the last theme without \
      errors is served.

      GET /tokens.json returns the output of the target `json`, and /tokens.css that of `css`, with the \
      options of the first such output if the configuration has one; /tokens.json?theme=dark fixes a \
      modifier to a context. GET /events is a stream of server-sent events: `theme` after each change, \
      with the paths that changed, and `mistakes`. A page that includes /client.js shows mistakes, \
      and reloads /tokens.css after each change.

      The server accepts connections only from this machine, under the name localhost. Devices connect \
      through the port forwarding of their platform; for Android, run `adb reverse tcp:8765 tcp:8765`.

      Pages from other ports of this machine can read the tokens, but pages opened from disk can't. To \
      try such a page, pass its folder with --pages and open http://localhost:8765/pages/PAGE.html.
      """,
    examples: [
      Command.Example("tokens serve --open", "Show the gallery at http://localhost:8765"),
      Command.Example("tokens serve --since main", "Mark what changed since a Git revision"),
      Command.Example("tokens serve --port 9000 app/tokens.config.json", "Serve on another port"),
      Command.Example("tokens serve --pages site", "Also serve a page that uses the tokens"),
    ],
    options: [opens, port, since, editor, pages, Run.omitErrors],
    arguments: [ConfigurationArgument.declaration]
  )

  static func perform(_ run: inout Run) {
    // Compiling earlier tokens already starts threads.
    let requests = POSIX.EndRequests()
    let folder = folderOfPages(&run)
    let old = earlierTokens(&run)
    guard !run.hasErrors else { return }
    let server: LiveServer
    let number = run.parsed[port].number
    do throws(POSIX.Failure) {
      server = try LiveServer(port: number, pages: folder)
    } catch {
      let span = run.parsed.spans(of: port).first
      return run.diagnostics.append(.unusablePort(number, error, at: span))
    }
    var loop = BuildLoop(InputWatch(POSIX.Notifier()), requests)
    run.repeat(in: &loop) { run in
      run.build(for: server, since: old)
    } remark: { run, isFirst in
      guard isFirst else { return }
      let address = "http://localhost:\(server.port)"
      run.remarks.append("serving \(address); press Ctrl-C to stop")
      if run.parsed[opens], !POSIX.openInBrowser(address) {
        run.remarks.append("no browser was found; open \(address)")
      }
    } wait: { loop in
      wait(in: &loop, serving: server)
    }
  }

  /// Returns the folder in `--pages`, if any.
  ///
  /// Reports an error if it doesn't exist.
  private static func folderOfPages(_ run: inout Run) -> ServedFolder? {
    guard let name = run.parsed[pages] else { return nil }
    let path = run.currentFolder.appending(name)
    if (try? Disk.isFolder(path)) == true { return ServedFolder(path) }
    run.diagnostics.append(.missingPages(name, at: run.parsed.spans(of: pages).first))
    return nil
  }

  /// Returns the tokens of the revision in `--since`, if any.
  private static func earlierTokens(_ run: inout Run) -> TokenSnapshot? {
    guard let revision = run.parsed[since] else { return nil }
    let argument = run.parsed[ConfigurationArgument.declaration]
    let span = run.parsed.spans(of: ConfigurationArgument.declaration).first
    do throws(Finding) {
      let path = try ConfigurationSearch(in: run.currentFolder).find(argument, at: span)
      return run.snapshot(ofRevision: revision, path, at: run.parsed.spans(of: since).first)
    } catch {
      run.add(error)
      return nil
    }
  }

  /// Serves clients until it's time to build.
  private static func wait(in loop: inout BuildLoop<POSIX.Notifier>, serving server: LiveServer) {
    while true {
      switch loop.next(server.readiness, until: server.deadline) {
      case .due: return
      case .ready(let ready): server.serve(ready, at: POSIX.milliseconds)
      case .end(let signal): POSIX.end(bySignal: signal)
      }
    }
  }
}

extension Run {
  /// Builds the theme, and passes it or its errors to the server and its clients.
  fileprivate mutating func build(for server: LiveServer, since old: TokenSnapshot?) {
    let start = POSIX.milliseconds
    var line = "the source has errors"
    if let theme = renderTheme() {
      let served = ServedTheme(
        document: theme.document,
        modifiers: theme.modifiers.map {
          ServedTheme.Modifier(name: $0.name, contexts: $0.contexts)
        },
        pinned: { theme.document(of: $0) },
        file: { [sources = shownSources, links = sourceLinks, since = parsed[ServeCommand.since]] in
          theme.file(at: $0, sources, sourceLinks: links, old.map { ($0, since ?? "") })
        }
      )
      let (event, count) = server.site.take(served)
      server.publish(event, at: POSIX.milliseconds)
      let changes = count.map { ": \($0.counted("token")) changed" }
      line = "revision \(served.revision)" + (changes ?? "")
    } else {
      server.publish(server.site.take(mistakes), at: POSIX.milliseconds)
      if server.site.hasTheme { line += "; still serving the last theme without errors" }
    }
    remarks.append("\(line) (\(POSIX.milliseconds - start) ms)")
  }

  /// The errors and warnings.
  private var mistakes: Site.Mistakes {
    let diagnostics = effectiveDiagnostics.sortedForReport().prefix(JSONRenderer.limit)
      .map(\.boundedForReport)
    let sources = shownSources
    let json = JSONRenderer().render(diagnostics, in: sources)
    return Site.Mistakes(
      diagnostics: String(decoding: json.dropLast(), as: UTF8.self),
      reports: diagnostics.map { TextRenderer(width: 100).render([$0], in: sources) }
    )
  }

  /// The links to the source in the gallery: the URLs of an editor.
  private var sourceLinks: String {
    parsed[ServeCommand.editor].replacing("{folder}", with: base?.text.percentEncoded ?? "")
  }

  /// Compiles the source and renders the theme.
  ///
  /// Returns `nil` if there were errors.
  private mutating func renderTheme() -> LiveTheme? {
    do throws(Finding) {
      guard let project = try openConfiguredProject(), !hasErrors else { return nil }
      let compilation = project.input.compile(sources)
      take(compilation, project.input.files)
      guard let ir = compilation.ir, !hasErrors else { return nil }
      let selection = try LiveTheme.targets(of: project, memory)
      memory?.targets = selection
      sources.join(selection.sources)
      diagnostics += selection.diagnostics
      let theme = LiveTheme(ir, of: project, with: selection, diagnostics: &diagnostics)
      return hasErrors ? nil : theme
    } catch {
      add(error)
      return nil
    }
  }
}

extension LiveTheme {
  /// Renders the gallery or a style sheet.
  fileprivate func file(
    at path: String,
    _ sources: SourceMap,
    sourceLinks: String,
    _ old: (tokens: TokenSnapshot, revision: String)?
  ) -> ServedTheme.File {
    do throws(Failure) {
      guard path == "index.html" else {
        return try styleSheet(at: path).map { .found($0) } ?? .missing
      }
      let changes = old.flatMap { old in
        TokenSnapshot(ir).map { TokenDifference(from: old.tokens, to: $0).notes }
      }
      let bytes = try gallery(
        sourceLinks: sourceLinks,
        changes: changes ?? [],
        since: old?.revision ?? ""
      )
      return bytes.map { .found($0) } ?? .missing
    } catch {
      return .failed(TextRenderer(width: 100).render(error.diagnostics, in: sources))
    }
  }
}

struct PortNumber: ArgumentValue {
  let number: UInt16

  init(_ number: UInt16) {
    self.number = number
  }

  init?(argument: String) {
    guard let number = UInt16(argument) else { return nil }
    self.number = number
  }

  var argumentText: String { "\(number)" }
  static var expectation: String { "a port number from 0 to 65535" }
}
