internal import CommandLineParsing
internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler
internal import TokenOutput
internal import Workspace

/// `tokens targets`: lists the targets, or describes one of them.
enum TargetsCommand: ProgramCommand {
  private static let name = Argument<String?>(
    "TARGET",
    completion: .targets,
    help: "the target to describe; lists all targets if omitted"
  )
  private static let file = Argument<String?>(
    "FILE",
    help: "a file of the target's folder to print"
  )
  private static let prints = Flag("print", help: "print all files of the target's folder")

  static let declaration = Command(
    "targets",
    summary: "list the targets, or describe one",
    discussion: """
      Targets are built in or defined in the `templates` folders of the configuration. To customize a \
      file of a target, print it, save it in a custom target, and edit it there.
      """,
    examples: [
      Command.Example("tokens targets", "List all targets"),
      Command.Example("tokens targets css", "Show its options, files, and names"),
      Command.Example("tokens targets css --print", "Print all of its files"),
      Command.Example("tokens targets css values.tmpl", "Print one of its files"),
    ],
    options: [prints],
    arguments: [name, file]
  )

  static func perform(_ run: inout Run) throws(Finding) {
    let library = try library(&run)
    guard !run.hasErrors else { return }
    guard let name = run.parsed[name] else {
      guard run.parsed[prints] else { return list(library, &run) }
      return run.report(prints, needs: "a target", example: "tokens targets css --print")
    }
    let place = Located(name, at: run.parsed.spans(of: Self.name).first)
    if run.parsed[prints] || run.parsed[file] != nil { return print(place, library, &run) }
    guard let description = describe(place, library, &run) else { return }
    let isOwn = library.isOwn(name)
    if run.parsed[Program.format] == .json { return show([(description, isOwn)], &run) }
    let page = TargetPage(description, isOwn: isOwn).text
    run.status = max(run.status, StandardStream.output.writeEscaped(page))
  }

  /// Returns the built-in targets and, if there is a configuration, its custom targets.
  private static func library(_ run: inout Run) throws(Finding) -> TemplateLibrary {
    let search = ConfigurationSearch(in: run.currentFolder)
    guard let path = try? search.find(nil, at: nil),
      let project = try run.openProject(at: path)
    else { return TemplateLibrary() }
    let own = try CustomTargets(project.configuration.templates, in: path.parent)
    run.diagnostics += own.diagnostics
    return own.library
  }

  /// Returns the description of a target.
  ///
  /// Reports errors and returns `nil` if it can't be loaded.
  private static func describe(
    _ name: Located<String>,
    _ library: TemplateLibrary,
    _ run: inout Run
  ) -> TargetDescription? {
    let (target, diagnostics) = TargetLoader.load(name, from: library, sources: &run.sources)
    run.diagnostics += diagnostics
    return target.map { TargetDescription($0) }
  }

  private static func list(_ library: TemplateLibrary, _ run: inout Run) {
    var targets: [(TargetDescription, isOwn: Bool)] = []
    for name in library.names {
      guard let target = describe(Located(name, at: nil), library, &run) else { continue }
      targets.append((target, library.isOwn(name)))
    }
    guard run.parsed[Program.format] != .json else { return show(targets, &run) }
    let width = targets.map(\.0.name.utf8.count).max() ?? 0
    let lines = targets.map { target, isOwn in
      let padding = String(repeating: " ", count: width - target.name.utf8.count + 2)
      let base = target.bases.last.map { "extends \($0)" }
      let origin = [isOwn ? "custom" : nil, base].compactMap { $0 }.joined(separator: ", ")
      return target.name + padding + target.summary + (origin.isEmpty ? "" : " (\(origin))") + "\n"
    }
    run.status = max(run.status, StandardStream.output.writeEscaped(lines.joined()))
  }

  /// Reports the targets as a list.
  private static func show(_ targets: [(TargetDescription, isOwn: Bool)], _ run: inout Run) {
    var writer = JSONWriter(.pretty(width: 100))
    writer.objects(targets) { $0.target($1.0, isOwn: $1.isOwn) }
    run.results = [Report.Result(name: "targets", json: writer.bytes)]
  }

  private static func print(
    _ name: Located<String>,
    _ library: TemplateLibrary,
    _ run: inout Run
  ) {
    guard let folder = library.folder(name.value) else {
      _ = describe(name, library, &run)
      return
    }
    guard let wanted = run.parsed[file] else {
      var bytes: [UInt8] = []
      for file in folder.files {
        bytes += "== \(name.value)/\(file.name)\n".utf8
        bytes += file.bytes
        if let last = file.bytes.last, last != UInt8(ascii: "\n") {
          bytes.append(UInt8(ascii: "\n"))
        }
      }
      return run.answer(bytes)
    }
    guard let found = folder.files.first(where: { $0.name == wanted }) else {
      let span = run.parsed.spans(of: file).first
      let known = folder.files.map(\.name)
      return run.diagnostics.append(.noFile(wanted, of: name.value, known: known, span))
    }
    run.answer(found.bytes)
  }
}
