public import Diagnostics
import JSONSyntax
import TemplateEngine
public import TokenCompiler
import TokenModel

/// Checks targets and compiles their templates.
public struct TargetLoader {
  private let source: TargetSource
  private var diagnostics: [Diagnostic]

  private init(_ source: TargetSource) {
    self.source = source
    diagnostics = source.diagnostics
  }

  /// Finds and loads a target.
  ///
  /// - Parameters:
  ///   - name: its name, and where somebody wrote it.
  ///   - library: where to look.
  ///   - sources: gains the files of the target.
  /// - Returns: the target, unless something is wrong with it, and what was found.
  public static func load(
    _ name: Located<String>,
    from library: TemplateLibrary,
    sources: inout SourceMap
  ) -> (target: LoadedTarget?, diagnostics: [Diagnostic]) {
    load(TargetSource(name, from: library, sources: &sources))
  }

  /// Loads a target whose files are registered.
  ///
  /// - Parameter source: the files.
  /// - Returns: the target, unless something is wrong with it, and what was found.
  @inline(never)
  public static func load(
    _ source: TargetSource
  ) -> (target: LoadedTarget?, diagnostics: [Diagnostic]) {
    var loader = TargetLoader(source)
    let target = loader.load()
    return (loader.diagnostics.containsError ? nil : target, loader.diagnostics)
  }

  private mutating func load() -> LoadedTarget? {
    guard !diagnostics.containsError, let tree = source.tree else { return nil }
    let place = Span(file: tree.file, start: 0, end: min(1, UInt32(tree.byteCount)))
    var target = Target(name: source.name.value, place: place)
    for base in source.bases {
      target = TargetReader.read(base.tree, over: target, diagnostics: &diagnostics)
      target.bases.append(base.name)
    }
    target = TargetReader.read(tree, over: target, diagnostics: &diagnostics)
    if source.folder.isBuiltIn { target.builtInFiles.insert(tree.file) }
    for base in source.bases where base.folder.isBuiltIn {
      target.builtInFiles.insert(base.tree.file)
    }
    return diagnostics.containsError ? nil : compile(target)
  }

  // MARK: Templates

  private mutating func compile(_ target: Target) -> LoadedTarget? {
    let hasPixels = target.units?.allSatisfy { $0.pixels(remBase: 1) != nil } ?? false
    let schema = OutputSchema(options: target.options, hasPixels: hasPixels)
    let isBuiltIn = source.folder.isBuiltIn
    var compiled = CompiledTemplates(
      compiler: TemplateCompiler(schema: schema.template, rules: target.textRules),
      files: TemplateFileSet(source.templates),
      // A test checks all macros of the built-in targets.
      macros: isBuiltIn ? .reachable : .all
    )
    for rule in target.files { compile(rule, target, &compiled) }
    if !isBuiltIn { reportUnused(compiled) }
    return LoadedTarget(
      fingerprint: fingerprint(source.bases.flatMap(\.folder.files) + source.folder.files),
      target: target,
      schema: schema,
      rules: compiled.rules,
      used: compiled.used
    )
  }

  private struct CompiledTemplates {
    struct Key: Hashable {
      let template: String
      let root: ObjectTypeID
    }

    let compiler: TemplateCompiler
    var files: TemplateFileSet
    let macros: TemplateCompiler.MacroScope
    var programs: [Key: TemplateProgram] = [:]
    var rules: [CompiledRule] = []
    var reached: Set<SourceMap.FileID> = []
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
    guard let content = content(rule, root, &compiled) else { return }
    compiled.rules.append(
      CompiledRule(rule: rule, content: content, path: path, conditions: conditions)
    )
  }

  /// What a rule's files hold.
  private mutating func content(
    _ rule: FileRule,
    _ root: ObjectTypeID,
    _ compiled: inout CompiledTemplates
  ) -> CompiledRule.Content? {
    switch rule.content {
    case .copy(let name):
      guard let file = source.templates.first(where: { $0.name == name }) else {
        reportMissing(rule, compiled)
        return nil
      }
      compiled.reached.insert(file.file)
      return .copy(FileContent(file.bytes))
    case .template(let name):
      let key = CompiledTemplates.Key(template: name, root: root)
      if compiled.programs[key] == nil {
        compiled.programs[key] = program(name, rule, root, &compiled)
      }
      return compiled.programs[key].map { .template($0) }
    }
  }

  private mutating func reportMissing(_ rule: FileRule, _ compiled: CompiledTemplates) {
    let known = compiled.files.names
    diagnostics.append(
      OutputDiagnostics.missingTemplate(rule.content.name, known: known, rule.contentSpan)
    )
  }

  /// Compiles the template of a rule.
  private mutating func program(
    _ name: String,
    _ rule: FileRule,
    _ root: ObjectTypeID,
    _ compiled: inout CompiledTemplates
  ) -> TemplateProgram? {
    let compilation = compiled.compiler.compile(
      name,
      root: root,
      in: &compiled.files,
      checking: compiled.macros
    )
    guard let compilation else {
      reportMissing(rule, compiled)
      return nil
    }
    diagnostics += compilation.diagnostics.filter { !diagnostics.contains($0) }
    compiled.reached.formUnion(compilation.files)
    if compilation.program != nil { compiled.used.formUnion(compilation.usedMembers) }
    return compilation.program
  }

  /// A file of the folder that nothing uses has no effect; those of a base may be left unused.
  private mutating func reportUnused(_ compiled: CompiledTemplates) {
    // After an error it is not known what the broken template would have used.
    guard !diagnostics.containsError else { return }
    for file in source.folder.files where file.name != "target.json" {
      guard let id = compiled.files.id(of: file.name), !compiled.reached.contains(id) else {
        continue
      }
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
