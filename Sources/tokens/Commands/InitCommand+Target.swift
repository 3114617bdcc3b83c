internal import CommandLineParsing
internal import Diagnostics
internal import TokenCompiler
internal import TokenOutput
internal import Workspace

extension InitCommand {
  /// Makes a target of the user's own.
  static func makeTarget(_ run: consuming Run) -> ExitStatus {
    guard let name = run.parsed[target] else {
      run.diagnostics.append(
        .optionAlone(
          "--extends",
          needs: "`--target`",
          example: "tokens init --target NAME --extends css",
          at: run.parsed.spans(of: base).first
        )
      )
      return run.finish()
    }
    guard run.parsed[paths].isEmpty else {
      run.diagnostics.append(.folderOfTarget(at: run.parsed.spans(of: paths).first))
      return run.finish()
    }
    do {
      let search = ConfigurationSearch(in: run.currentFolder)
      let path = try search.find(nil, at: nil)
      guard let project = try run.openProject(at: path), !run.hasErrors else { return run.finish() }
      let library = try library(project.configuration.templates, in: path.parent)
      guard canUse(name, library, &run) else { return run.finish() }
      let templates = project.configuration.templates.first?.value ?? "templates"
      try write(name, to: path.parent.appending(templates), &run)
      guard !run.hasErrors else { return run.finish() }
      if project.configuration.templates.isEmpty {
        run.remarks.append("add to \(run.shown(path)):")
        run.remarks.append("    \"templates\": \"templates\",")
        run.remarks.append("and to its list \"outputs\":")
      } else {
        run.remarks.append("add to the list \"outputs\" of \(run.shown(path)):")
      }
      run.remarks.append("    { \"target\": \"\(name)\", \"directory\": \"generated/\(name)\" }")
      run.remarks.append("then run `tokens build`")
    } catch {
      run.add(error)
    }
    return run.finish()
  }

  /// The targets that there are; the template folder may be one that this run makes.
  private static func library(
    _ templates: [Located<String>],
    in folder: AbsolutePath
  ) throws(Finding) -> TemplateLibrary {
    do {
      return try OwnTargets(templates, in: folder).library
    } catch  where error.diagnostic.code == .missingFile {
      return TemplateLibrary()
    }
  }

  /// Whether a target can have a name and extend what is asked for; what is wrong is reported.
  private static func canUse(
    _ name: String,
    _ library: TemplateLibrary,
    _ run: inout Run
  ) -> Bool {
    let span = run.parsed.spans(of: target).first
    if name.isEmpty || name.hasPrefix(".") || name.utf8.contains(UInt8(ascii: "/")) {
      run.diagnostics.append(.unusableTargetName(name, at: span))
      return false
    }
    guard let wanted = run.parsed[base],
      let flaw = library.flaw(of: Located(wanted, at: run.parsed.spans(of: base).first))
    else { return true }
    run.diagnostics.append(flaw)
    return false
  }

  private static func write(
    _ name: String,
    to folder: AbsolutePath,
    _ run: inout Run
  ) throws(Finding) {
    var files = StarterTarget.files(name, extending: run.parsed[base])
    let schema = StarterTarget.schema
    if !Disk.exists(folder.appending(schema.path)) { files.append(schema) }
    let made = run.make(files, in: folder, help: helpWhereOccupied)
    run.remarks += (made?.files ?? []).map { Run.line("made", run.shown($0)) }
  }
}

extension Diagnostic {
  fileprivate static func folderOfTarget(at span: Span?) -> Diagnostic {
    Diagnostic(
      .unexpectedArgument,
      "a target is made in the configuration's template folder, not in a folder of its own choice",
      at: span.map { Label($0, "not with `--target`") },
      help: "leave it out, or set `templates` in the configuration"
    )
  }

  fileprivate static func unusableTargetName(_ name: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .invalidValue,
      "`\(name)` cannot be the name of a target, which is the name of its folder",
      at: span.map { Label($0, "expected a name such as `dart`") }
    )
  }
}
