public import Diagnostics
import JSONSyntax
import TemplateEngine
public import TokenCompiler
import TokenModel

/// Reads targets and compiles their templates.
public struct TargetLoader {
  private let library: TemplateLibrary
  private var diagnostics: [Diagnostic] = []
  private var files: [String: TemplateLibrary.File] = [:]
  private var fileIDs: [String: FileID] = [:]
  /// The names of the files, sorted.
  private var names: [String] = []

  private init(_ library: TemplateLibrary) {
    self.library = library
  }

  /// Loads a target.
  ///
  /// - Parameters:
  ///   - name: its name, and where somebody wrote it.
  ///   - library: where to look.
  ///   - sources: gains the files of the target.
  /// - Returns: the target, unless something is wrong with it, and what was found.
  @inline(never)
  public static func load(
    _ name: Located<String>,
    from library: TemplateLibrary,
    sources: inout SourceMap
  ) -> (target: LoadedTarget?, diagnostics: [Diagnostic]) {
    var loader = TargetLoader(library)
    let target = loader.load(name, &sources)
    return (loader.diagnostics.containsError ? nil : target, loader.diagnostics)
  }

  private mutating func load(_ name: Located<String>, _ sources: inout SourceMap) -> LoadedTarget? {
    guard let folder = library.folder(name.value) else {
      let known = library.names
      diagnostics.append(OutputDiagnostics.unknownTarget(name.value, known: known, name.span))
      return nil
    }
    guard let tree = readTree(of: folder, name, &sources) else { return nil }
    let place = Span(file: tree.file, start: 0, end: min(1, UInt32(tree.bytes.count)))
    var target = Target(name: name.value, place: place)
    var baseFolder: TemplateLibrary.Folder?
    if let base = TargetReader.base(of: tree) {
      guard let found = readBase(base, over: &target, &sources) else { return nil }
      baseFolder = found
    }
    target = TargetReader.read(tree, over: target, diagnostics: &diagnostics)
    for file in baseFolder?.files ?? [] { files[file.name] = file }
    for file in folder.files { files[file.name] = file }
    files["target.json"] = nil
    guard !diagnostics.containsError else { return nil }
    return compile(target, own: folder, base: baseFolder, &sources)
  }

  /// Reads the target that another one extends, into `target`.
  private mutating func readBase(
    _ base: (name: String, span: Span),
    over target: inout Target,
    _ sources: inout SourceMap
  ) -> TemplateLibrary.Folder? {
    guard let folder = library.builtIn(base.name) else {
      let known = EmbeddedTemplates.targetNames
      diagnostics.append(OutputDiagnostics.unknownTarget(base.name, known: known, base.span))
      return nil
    }
    guard let tree = readTree(of: folder, Located(base.name, at: base.span), &sources) else {
      return nil
    }
    target = TargetReader.read(tree, over: target, diagnostics: &diagnostics)
    target.base = base.name
    return folder
  }

  private mutating func readTree(
    of folder: TemplateLibrary.Folder,
    _ name: Located<String>,
    _ sources: inout SourceMap
  ) -> JSONTree? {
    guard let file = folder.files.first(where: { $0.name == "target.json" }) else {
      diagnostics.append(
        OutputDiagnostics.missingTargetFile(
          name.value,
          name.span,
          known: EmbeddedTemplates.targetNames
        )
      )
      return nil
    }
    let id = sources.add(path: file.path, bytes: file.bytes)
    let before = diagnostics.count
    let tree = JSONTree.parse(file.bytes, file: id, diagnostics: &diagnostics)
    return diagnostics.count == before && tree.root != nil ? tree : nil
  }

  // MARK: Templates

  private mutating func compile(
    _ target: Target,
    own: TemplateLibrary.Folder,
    base: TemplateLibrary.Folder?,
    _ sources: inout SourceMap
  ) -> LoadedTarget? {
    let hasPixels = target.units?.allSatisfy { $0.pixels(remBase: 1) != nil } ?? false
    let schema = OutputSchema(options: target.options, hasPixels: hasPixels)
    names = files.keys.sorted()
    for name in names {
      guard let file = files[name] else { continue }
      fileIDs[name] = sources.add(path: file.path, bytes: file.bytes)
    }
    let compiler = TemplateCompiler(schema: schema.template, rules: target.textRules)
    let builtIn = base == nil && own.isBuiltIn ? EmbeddedPrograms.programs(of: target.name) : nil
    var compiled = CompiledTemplates(compiler: compiler, builtIn: builtIn)
    for rule in target.files { compile(rule, target, &compiled) }
    if builtIn == nil { reportUnused(own, compiled.reached) }
    return LoadedTarget(
      fingerprint: builtIn?.fingerprint ?? fingerprint((base?.files ?? []) + own.files),
      target: target,
      schema: schema,
      rules: compiled.rules,
      used: builtIn?.used ?? compiled.used
    )
  }

  private struct CompiledTemplates {
    struct Key: Hashable {
      let template: String
      let root: ObjectTypeID
    }

    let compiler: TemplateCompiler
    /// Those of a built-in target that is used as it is: nothing has to be compiled.
    let builtIn: BuiltInPrograms?
    var programs: [Key: TemplateProgram] = [:]
    var rules: [CompiledRule] = []
    var reached: Set<FileID> = []
    var used: Set<TemplateMemberUse> = []
  }

  private mutating func compile(
    _ rule: FileRule,
    _ target: Target,
    _ compiled: inout CompiledTemplates
  ) {
    let root = OutputSchema.root(of: rule.each)
    var resolver = ChainResolver(schema: compiled.compiler.schema, target: target)
    let path = resolver.path(rule, root)
    let conditions = resolver.conditions(rule, root)
    diagnostics += resolver.diagnostics
    compiled.used.formUnion(resolver.used)
    let key = CompiledTemplates.Key(template: rule.template, root: root)
    if compiled.programs[key] == nil {
      compiled.programs[key] =
        compiled.builtIn?.program(
          rule.template,
          root: root,
          files: names.compactMap { fileIDs[$0] },
          writers: compiled.compiler.writers
        ) ?? program(rule, root, &compiled)
    }
    guard let program = compiled.programs[key] else { return }
    compiled.rules.append(
      CompiledRule(rule: rule, program: program, path: path, conditions: conditions)
    )
  }

  /// Compiles the template of a rule.
  private mutating func program(
    _ rule: FileRule,
    _ root: ObjectTypeID,
    _ compiled: inout CompiledTemplates
  ) -> TemplateProgram? {
    guard let source = source(rule.template) else {
      diagnostics.append(
        OutputDiagnostics.missingTemplate(rule.template, known: names, rule.templateSpan)
      )
      return nil
    }
    let found = compiled.compiler.compile(source, root: root, names: names) { self.source($0) }
    diagnostics += found.diagnostics.filter { !diagnostics.contains($0) }
    compiled.reached.formUnion(found.files)
    if found.program != nil { compiled.used.formUnion(found.usedMembers) }
    return found.program
  }

  private func source(_ name: String) -> TemplateSource? {
    guard let file = files[name], let id = fileIDs[name] else { return nil }
    return TemplateSource(name: name, file: id, bytes: file.bytes)
  }

  /// A file of the folder that nothing uses has no effect; those of a base may be left unused.
  private mutating func reportUnused(_ own: TemplateLibrary.Folder, _ reached: Set<FileID>) {
    // After an error it is not known what the broken template would have used.
    guard !diagnostics.containsError else { return }
    for file in own.files where file.name != "target.json" {
      guard let id = fileIDs[file.name], !reached.contains(id) else { continue }
      let span = Span(file: id, start: 0, end: 0)
      diagnostics.append(OutputDiagnostics.unusedTemplate(file.name, span))
    }
  }

  private func fingerprint(_ files: [TemplateLibrary.File]) -> String {
    var hasher = ContentHasher()
    for file in files {
      for bytes in [Array(file.name.utf8), file.bytes] {
        hasher.mix(UInt64(bytes.count))
        for byte in bytes { hasher.mix(UInt64(byte)) }
      }
    }
    let digits = String(hasher.state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
