internal import CommandLineParsing
internal import Diagnostics
internal import TokenCompiler
internal import TokenOutput
internal import Workspace

extension InitCommand {
  /// Creates a custom target.
  static func makeTarget(_ run: inout Run) throws(Finding) {
    guard let name = run.parsed[target] else {
      let alone: any DeclaredOption = run.parsed[base] == nil ? force : base
      let example = "tokens init --target NAME --extends css"
      return run.report(alone, needs: "`--target`", example: example)
    }
    guard run.parsed[paths].isEmpty else {
      return run.diagnostics.append(.folderOfTarget(at: run.parsed.spans(of: paths).first))
    }
    let path = try ConfigurationSearch(in: run.currentFolder).find(nil, at: nil)
    guard let project = try run.openProject(at: path), !run.hasErrors else { return }
    let library = try library(project.configuration.templates, in: path.parent)
    guard canUse(name, library, &run) else { return }
    let templates = project.configuration.templates.first?.value ?? "templates"
    let folder = path.parent.appending(templates)
    guard project.confinement.allows(folder) else {
      let repository = run.shown(project.confinement.repository)
      return run.diagnostics.append(
        .outsideTemplates(run.shown(folder), repository: repository)
      )
    }
    write(name, to: folder, &run)
    if !run.hasErrors { remark(on: name, in: project, at: path, &run) }
  }

  /// Reports what to add to the configuration at `path` to use the new target.
  private static func remark(
    on name: String,
    in project: Project,
    at path: AbsolutePath,
    _ run: inout Run
  ) {
    if TemplateLibrary().names.contains(name) {
      run.remarks.append(Run.line("replaces", "the built-in target \(name)"))
    }
    if project.configuration.templates.isEmpty {
      run.remarks.append("add to \(run.shown(path)):")
      run.remarks.append("    \"templates\": \"templates\",")
      run.remarks.append("and to \"outputs\":")
    } else {
      run.remarks.append("add to \"outputs\" in \(run.shown(path)):")
    }
    run.remarks.append("    { \"target\": \"\(name)\", \"directory\": \"generated/\(name)\" }")
    run.remarks.append("then run `tokens build`")
  }

  /// Returns the available targets.
  ///
  /// The template folder may not exist yet, if this run creates it.
  private static func library(
    _ templates: [Located<String>],
    in folder: AbsolutePath
  ) throws(Finding) -> TemplateLibrary {
    do {
      return try CustomTargets(templates, in: folder).library
    } catch  where error.diagnostic.code == .missingFile {
      return TemplateLibrary()
    }
  }

  /// Whether a target can have this name and extend the requested target.
  ///
  /// Reports an error if not.
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
    if TemplateLibrary().names.contains(name), !run.parsed[force] {
      run.diagnostics.append(.nameOfBuiltInTarget(name, at: span))
      return false
    }
    guard let wanted = run.parsed[base],
      let flaw = library.flaw(of: Located(wanted, at: run.parsed.spans(of: base).first))
    else { return true }
    run.diagnostics.append(flaw)
    return false
  }

  private static func write(_ name: String, to folder: AbsolutePath, _ run: inout Run) {
    var files = StarterTarget.files(name, extending: run.parsed[base])
    let schema = StarterTarget.schema
    if !Disk.exists(folder.appending(schema.path)) { files.append(schema) }
    let made = run.make(files, in: folder, help: helpWhereOccupied)
    run.remarks += (made?.files ?? []).map { Run.line("created", run.shown($0)) }
  }
}
