internal import CommandLineParsing
internal import Diagnostics
internal import LiveServer
internal import TokenCompiler
internal import Workspace

/// `tokens serve`: gives the theme to programs on this machine while it is worked on.
enum ServeCommand {
  private static let port = Option<PortNumber>(
    "port",
    short: "p",
    value: "N",
    default: PortNumber(8765),
    help: "the port of 127.0.0.1 to serve at; 0 takes any that is free"
  )

  static let declaration = Command(
    "serve",
    summary: "serve the tokens to apps and pages on this machine, built anew after each save",
    discussion: """
      Nothing is written. GET /tokens.json is what the target `json` makes, with the options of its \
      output if the configuration has one; /tokens.json?theme=dark fixes a modifier to a context. GET \
      /events is a stream of server-sent events: `theme` after each change, with the paths that have \
      changed, and `mistakes` while the source has some; the last theme without mistakes stays.

      Only this machine is served, under the name localhost. A device reaches it by the port forwarding \
      of its platform, an Android device by `adb reverse tcp:8765 tcp:8765`.
      """,
    examples: [
      Command.Example("tokens serve", "Serve at http://localhost:8765"),
      Command.Example("tokens serve --port 9000 app/tokens.config.json", "Serve at another port"),
    ],
    options: [port],
    arguments: [ConfigurationArgument.declaration]
  )

  static func perform(_ first: consuming Run) -> ExitStatus {
    let (parsed, sources) = (first.parsed, first.sources)
    let requests = POSIX.EndRequests()
    let server: LiveServer
    do throws(POSIX.Failure) {
      server = try LiveServer(port: parsed[port].number)
    } catch {
      let span = parsed.spans(of: port).first
      first.diagnostics.append(.unusablePort(parsed[port].number, error, at: span))
      return first.finish()
    }
    var loop = BuildLoop(InputWatch(POSIX.Notifier()), requests)
    var isFirst = true
    while true {
      loop.begin()
      var run = Run(parsed, sources: sources)
      run.endsProcess = false
      run.build(for: server)
      // Without a configuration there is nothing to wait for.
      guard !run.inputs.isEmpty else { return run.finish() }
      if isFirst {
        run.remarks.append("serving http://localhost:\(server.port); Ctrl-C ends it")
        isFirst = false
      }
      let inputs = run.inputs
      _ = run.finish()
      loop.end(inputs)
      wait(in: &loop, serving: server)
    }
  }

  /// Serves until it is time to build.
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
  /// Builds the theme, and tells the server and those who listen how that went.
  fileprivate mutating func build(for server: LiveServer) {
    let start = POSIX.milliseconds
    var line = "the source has mistakes"
    if let theme = renderTheme() {
      let served = ServedTheme(
        document: theme.document,
        modifiers: theme.modifiers.map {
          ServedTheme.Modifier(name: $0.name, contexts: $0.contexts)
        }
      ) { theme.document(of: $0) }
      let (event, count) = server.site.take(served)
      server.publish(event, at: POSIX.milliseconds)
      let tokens = count == 1 ? "1 token has changed" : "\(count ?? 0) tokens have changed"
      line = "revision \(served.revision)" + (count == nil ? "" : ": \(tokens)")
    } else {
      server.publish(server.site.take(mistakes: diagnosticsInJSON), at: POSIX.milliseconds)
      if server.site.hasTheme { line += "; the last theme without stays" }
    }
    remarks.append("\(line) (\(POSIX.milliseconds - start) ms)")
  }

  /// What is wrong with the source, as a list in JSON.
  private var diagnosticsInJSON: String {
    let diagnostics = effectiveDiagnostics.sortedForReport().prefix(JSONRenderer.limit)
    let text = JSONRenderer().render(diagnostics.map(\.boundedForReport), in: shownSources)
    return String(decoding: text.dropLast(), as: UTF8.self)
  }

  /// Compiles the source and renders what is served; `nil` where there were errors.
  private mutating func renderTheme() -> LiveTheme? {
    do throws(Finding) {
      let argument = parsed[ConfigurationArgument.declaration]
      let span = parsed.spans(of: ConfigurationArgument.declaration).first
      let path = try ConfigurationSearch(in: currentFolder).find(argument, at: span)
      guard let project = try openProject(at: path, named: span), !hasErrors else { return nil }
      let compilation = project.input.compile(sources)
      take(compilation, project.input.files)
      guard let ir = compilation.ir, !hasErrors else { return nil }
      let theme = try LiveTheme(ir, of: project, sources: &sources, diagnostics: &diagnostics)
      return hasErrors ? nil : theme
    } catch {
      add(error)
      return nil
    }
  }
}

/// The number of a port.
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
  static var expectation: String { "a port from 0 to 65535" }
}
