public import Diagnostics
import JSONSyntax
import TemplateEngine
public import TokenCompiler
import TokenModel

/// Validates targets and compiles their templates.
public struct TargetLoader {
  private let source: TargetSource
  /// Whether built-in templates are compiled only when needed.
  private let isDeferring: Bool
  private let fingerprint: String
  private var diagnostics: [Diagnostic]

  private init(_ source: TargetSource, isDeferring: Bool) {
    self.source = source
    fingerprint = Self.fingerprint(of: source)
    self.isDeferring = isDeferring
    diagnostics = source.diagnostics
  }

  /// Finds and loads a target.
  ///
  /// - Parameters:
  ///   - name: The name of the target and its location in the configuration.
  ///   - library: The library to search.
  ///   - sources: The source map to add the target's files to.
  /// - Returns: The target, or `nil` if it has errors, and the diagnostics.
  public static func load(
    _ name: Located<String>,
    from library: TemplateLibrary,
    sources: inout SourceMap
  ) -> (target: LoadedTarget?, diagnostics: [Diagnostic]) {
    load(TargetSource(name, from: library, sources: &sources))
  }

  /// Loads a target whose files have been registered.
  ///
  /// - Parameter source: The files of the target.
  /// - Returns: The target, or `nil` if it has errors, and the diagnostics.
  public static func load(
    _ source: TargetSource
  ) -> (target: LoadedTarget?, diagnostics: [Diagnostic]) {
    load(source, isDeferring: false)
  }

  /// Loads a target whose files have been registered.
  ///
  /// - Parameters:
  ///   - source: The files of the target.
  ///   - isDeferring: Whether to compile the templates of a built-in target only when an output
  ///     needs them, separately for each output.
  /// - Returns: The target, or `nil` if it has errors, and the diagnostics.
  @inline(never)
  package static func load(
    _ source: TargetSource,
    isDeferring: Bool
  ) -> (target: LoadedTarget?, diagnostics: [Diagnostic]) {
    var loader = TargetLoader(source, isDeferring: isDeferring)
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
    if source.folder.isBuiltIn { target.builtInFiles.append(tree.file) }
    for base in source.bases where base.folder.isBuiltIn {
      target.builtInFiles.append(base.tree.file)
    }
    return diagnostics.containsError ? nil : compile(target)
  }

  // MARK: Templates

  private mutating func compile(_ target: Target) -> LoadedTarget? {
    let hasPixels = target.units?.allSatisfy { $0.pixels(remBase: 1) != nil } ?? false
    let schema = OutputSchema(options: target.options, hasPixels: hasPixels)
    let compiler = TemplateCompiler(schema: schema.template, rules: target.textRules)
    var used: Set<TemplateMemberUse> = []
    var reached: Set<SourceMap.FileID>?
    let templates = templates(of: target, compiler, &used, &reached)
    var resolver = ChainResolver(schema: schema.template, target: target)
    let rules = target.files.compactMap { rule -> CompiledRule? in
      let path = resolver.parts(of: rule.path, for: rule.each)
      let conditions = resolver.compile(rule.conditions, for: rule.each)
      diagnostics += resolver.takeDiagnostics()
      return content(rule).map {
        CompiledRule(rule: rule, content: $0, path: path, conditions: conditions)
      }
    }
    used.formUnion(resolver.used)
    checkSpellings(target)
    let spellings = resolver.spellings()
    diagnostics += resolver.takeDiagnostics()
    if let reached, !source.folder.isBuiltIn { reportUnused(target, reached) }
    return LoadedTarget(
      fingerprint: fingerprint,
      templateByteCount: source.byteCount,
      target: target,
      schema: schema,
      rules: rules,
      spellings: spellings,
      used: used,
      templates: templates
    )
  }

  /// Returns the templates of a target.
  ///
  /// Adds the members they read to `used`. If the templates are compiled, sets `reached` to their
  /// files.
  private mutating func templates(
    of target: Target,
    _ compiler: TemplateCompiler,
    _ used: inout Set<TemplateMemberUse>,
    _ reached: inout Set<SourceMap.FileID>?
  ) -> TargetTemplates {
    if isDeferring, source.folder.isBuiltIn,
      let members = UsedMembers.recorded(for: target.name, fingerprint: fingerprint)
    {
      used = compiler.schema.uses(namedBy: members)
      return TargetTemplates(source.templates, compiledBy: compiler)
    }
    var files = TemplateFileSet(source.templates)
    let requests =
      (target.files.compactMap(Self.request) + target.spellings.compactMap(\.request))
      .uniqued
    // Unused macros are skipped here because a test checks all macros of the built-in targets.
    let compilation = compiler.compile(
      requests,
      in: &files,
      checking: source.folder.isBuiltIn ? .reachable : .all
    )
    used.formUnion(compilation.usedMembers)
    let templates = Dictionary(uniqueKeysWithValues: zip(requests, compilation.templates))
    for request in requests { report(templates[request] ?? nil) }
    reached = Set(templates.values.flatMap { $0?.files ?? [] })
    return TargetTemplates(compilation.programs)
  }

  /// Returns the template of a rule; `nil` if the rule copies a file.
  private static func request(of rule: FileRule) -> TemplateCompiler.Request? {
    guard case .template(let name) = rule.content else { return nil }
    return TemplateCompiler.Request(name, root: OutputSchema.root(of: rule.each))
  }

  /// Adds the diagnostics of a template, without duplicates.
  private mutating func report(_ template: TemplateCompilation.Template?) {
    diagnostics += template?.diagnostics.filter { !diagnostics.contains($0) } ?? []
  }

  /// Returns the content of a rule's files; `nil` if the target lacks the file, which is reported.
  private mutating func content(_ rule: FileRule) -> CompiledRule.Content? {
    if let file = source.templates.first(where: { $0.name == rule.content.name }) {
      return Self.request(of: rule).map { .template($0) } ?? .copy(FileContent(file.bytes))
    }
    reportMissing(rule.content.name, rule.contentSpan)
    return nil
  }

  /// Reports missing templates of spellings.
  private mutating func checkSpellings(_ target: Target) {
    for rule in target.spellings {
      guard case .template(let name, let span) = rule.content,
        !source.templates.contains(where: { $0.name == name })
      else { continue }
      reportMissing(name, span)
    }
  }

  private mutating func reportMissing(_ name: String, _ span: Span) {
    let known = source.templates.map(\.name)
    diagnostics.append(.missingTemplate(name, known: known, span))
  }

  /// Reports unused files in the target's folder.
  ///
  /// Files of a base target can remain unused.
  private mutating func reportUnused(_ target: Target, _ reached: Set<SourceMap.FileID>) {
    // After an error, it is unknown which templates the broken template would have used.
    guard !diagnostics.containsError else { return }
    let copied = target.files.compactMap { rule -> String? in
      guard case .copy(let name) = rule.content else { return nil }
      return name
    }
    for file in source.templates where source.folder.files.contains(where: { $0.name == file.name })
    {
      guard !reached.contains(file.file), !copied.contains(file.name) else { continue }
      let span = Span(file: file.file, start: 0, end: 0)
      diagnostics.append(.unusedTemplate(file.name, span))
    }
  }

  /// Returns a hash of the names and contents of the target's files.
  private static func fingerprint(of source: TargetSource) -> String {
    var hasher = ContentHasher()
    for file in source.bases.flatMap(\.folder.files) + source.folder.files {
      for bytes in [Array(file.name.utf8), file.bytes] {
        bytes.withUnsafeBufferPointer { hasher.mix($0) }
      }
    }
    return hasher.state.hexadecimal(digits: 16)
  }
}
