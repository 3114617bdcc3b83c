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

  static func perform(_ run: consuming Run) -> ExitStatus {
    do {
      let library = try library(&run)
      guard !run.hasErrors else { return run.finish() }
      guard let name = run.parsed[name] else {
        guard !run.parsed[prints] else {
          run.diagnostics.append(
            .optionAlone(
              "--print",
              needs: "a target",
              example: "tokens targets css --print",
              at: run.parsed.spans(of: prints).first
            )
          )
          return run.finish()
        }
        return list(library, run)
      }
      let place = Located(name, at: run.parsed.spans(of: Self.name).first)
      if run.parsed[prints] || run.parsed[file] != nil { return print(place, library, run) }
      guard let description = describe(place, library, &run) else { return run.finish() }
      let isOwn = library.isOwn(name)
      if run.parsed[Program.format] == .json { return show([(description, isOwn)], run) }
      let page = TargetPage(description, isOwn: isOwn).text
      run.status = max(run.status, StandardStream.output.writeEscaped(page))
      return run.finish()
    } catch {
      run.add(error)
      return run.finish()
    }
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

  private static func list(_ library: TemplateLibrary, _ run: consuming Run) -> ExitStatus {
    var targets: [(TargetDescription, isOwn: Bool)] = []
    for name in library.names {
      guard let target = describe(Located(name, at: nil), library, &run) else { continue }
      targets.append((target, library.isOwn(name)))
    }
    guard run.parsed[Program.format] != .json else { return show(targets, run) }
    let width = targets.map(\.0.name.utf8.count).max() ?? 0
    let lines = targets.map { target, isOwn in
      let padding = String(repeating: " ", count: width - target.name.utf8.count + 2)
      let base = target.bases.last.map { "extends \($0)" }
      let origin = [isOwn ? "custom" : nil, base].compactMap { $0 }.joined(separator: ", ")
      return target.name + padding + target.summary + (origin.isEmpty ? "" : " (\(origin))") + "\n"
    }
    run.status = max(run.status, StandardStream.output.writeEscaped(lines.joined()))
    return run.finish()
  }

  /// Reports the targets as a list.
  private static func show(
    _ targets: [(TargetDescription, isOwn: Bool)],
    _ run: consuming Run
  ) -> ExitStatus {
    var writer = JSONWriter(.pretty(width: 100))
    writer.beginArray()
    for (target, isOwn) in targets { writer.target(target, isOwn: isOwn) }
    writer.endArray()
    run.results = [Report.Result(name: "targets", json: writer.bytes)]
    return run.finish()
  }

  private static func print(
    _ name: Located<String>,
    _ library: TemplateLibrary,
    _ run: consuming Run
  ) -> ExitStatus {
    guard let folder = library.folder(name.value) else {
      _ = describe(name, library, &run)
      return run.finish()
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
      return StandardStream.output.write(bytes)
    }
    guard let found = folder.files.first(where: { $0.name == wanted }) else {
      let span = run.parsed.spans(of: file).first
      run.diagnostics.append(.noFile(wanted, of: name.value, known: folder.files.map(\.name), span))
      return run.finish()
    }
    return StandardStream.output.write(found.bytes)
  }
}
