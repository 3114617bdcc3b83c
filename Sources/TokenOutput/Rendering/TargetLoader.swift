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
    var files = TemplateFileSet(source.templates)
    let compiler = TemplateCompiler(schema: schema.template, rules: target.textRules)
    let requests = Self.requests(of: target.files)
    // A test checks all macros of the built-in targets.
    let compilation = compiler.compile(
      requests,
      in: &files,
      checking: isBuiltIn ? .reachable : .all
    )
    let templates = Dictionary(uniqueKeysWithValues: zip(requests, compilation.templates))
    var used = compilation.usedMembers
    let rules = target.files.compactMap { rule -> CompiledRule? in
      var resolver = ChainResolver(schema: schema.template, target: target)
      let root = OutputSchema.root(of: rule.each)
      let path = resolver.path(rule, root)
      let conditions = resolver.conditions(rule, root)
      diagnostics += resolver.diagnostics
      used.formUnion(resolver.used)
      return content(rule, templates, files.names).map {
        CompiledRule(rule: rule, content: $0, path: path, conditions: conditions)
      }
    }
    if !isBuiltIn { reportUnused(target, templates) }
    return LoadedTarget(
      fingerprint: fingerprint(source.bases.flatMap(\.folder.files) + source.folder.files),
      target: target,
      schema: schema,
      rules: rules,
      used: used
    )
  }

  /// The templates of rules, each once for each type of root.
  private static func requests(of rules: [FileRule]) -> [TemplateCompiler.Request] {
    var requests: [TemplateCompiler.Request] = []
    for rule in rules {
      guard let request = request(of: rule), !requests.contains(request) else { continue }
      requests.append(request)
    }
    return requests
  }

  /// The template of a rule; `nil` if its file is copied.
  private static func request(of rule: FileRule) -> TemplateCompiler.Request? {
    guard case .template(let name) = rule.content else { return nil }
    return TemplateCompiler.Request(name, root: OutputSchema.root(of: rule.each))
  }

  /// What a rule's files hold.
  private mutating func content(
    _ rule: FileRule,
    _ templates: [TemplateCompiler.Request: TemplateCompilation.Template?],
    _ known: [String]
  ) -> CompiledRule.Content? {
    if let request = Self.request(of: rule), let template = templates[request] ?? nil {
      diagnostics += template.diagnostics.filter { !diagnostics.contains($0) }
      return template.program.map { .template($0) }
    }
    if case .copy(let name) = rule.content,
      let file = source.templates.first(where: { $0.name == name })
    {
      return .copy(FileContent(file.bytes))
    }
    diagnostics.append(
      OutputDiagnostics.missingTemplate(rule.content.name, known: known, rule.contentSpan)
    )
    return nil
  }

  /// A file of the folder that nothing uses has no effect; those of a base may be left unused.
  private mutating func reportUnused(
    _ target: Target,
    _ templates: [TemplateCompiler.Request: TemplateCompilation.Template?]
  ) {
    // After an error it is not known what the broken template would have used.
    guard !diagnostics.containsError else { return }
    let copied = target.files.compactMap { rule -> String? in
      guard case .copy(let name) = rule.content else { return nil }
      return name
    }
    let reached = Set(templates.values.flatMap { $0?.files ?? [] })
    for file in source.templates where source.folder.files.contains(where: { $0.name == file.name })
    {
      guard !reached.contains(file.file), !copied.contains(file.name) else { continue }
      let span = Span(file: file.file, start: 0, end: 0)
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
