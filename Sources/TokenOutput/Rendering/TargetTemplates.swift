import TemplateEngine

/// The templates of a target, compiled before anything is rendered or when it is known which of them
/// are needed.
struct TargetTemplates: Sendable {
  private let source: Source

  private enum Source: Sendable {
    case compiled(TemplatePrograms)
    case files([TemplateSource], TemplateCompiler)
  }

  /// Templates that are compiled.
  init(_ programs: TemplatePrograms) {
    source = .compiled(programs)
  }

  /// Templates that are compiled when they are needed.
  ///
  /// - Parameters:
  ///   - files: the files of a built-in target, in which there are no mistakes.
  ///   - compiler: what compiles them.
  init(_ files: [TemplateSource], compiledBy compiler: TemplateCompiler) {
    source = .files(files, compiler)
  }

  /// The programs of at least these rules.
  func programs(of rules: [CompiledRule]) -> TemplatePrograms {
    programs(for: rules.compactMap(\.request))
  }

  /// The programs of at least these templates, which belong to the target.
  @inline(never)
  func programs(for requests: [TemplateCompiler.Request]) -> TemplatePrograms {
    switch source {
    case .compiled(let programs): return programs
    case .files(let sources, let compiler):
      var files = TemplateFileSet(sources)
      let requests = requests.withoutRepetitions
      let compilation = compiler.compile(requests, in: &files, checking: .reachable)
      return TemplatePrograms(requests, compilation)
    }
  }
}

/// Compiled templates.
struct TemplatePrograms: Sendable {
  private let programs: [(request: TemplateCompiler.Request, program: TemplateProgram)]
  /// What they were compiled from.
  let intermediates: TemplateIntermediates

  /// The programs of templates without mistakes.
  init(_ requests: [TemplateCompiler.Request], _ compilation: TemplateCompilation) {
    var programs: [(request: TemplateCompiler.Request, program: TemplateProgram)] = []
    programs.reserveCapacity(requests.count)
    for (request, template) in zip(requests, compilation.templates) {
      if let program = template?.program { programs.append((request, program)) }
    }
    self.programs = programs
    intermediates = compilation.intermediates
  }

  /// How many there are.
  var count: Int { programs.count }

  /// The program of a template, which has to be among them.
  subscript(request: TemplateCompiler.Request) -> TemplateProgram {
    guard let index = programs.firstIndex(where: { $0.request == request }) else {
      preconditionFailure("the template `\(request.name)` is not compiled")
    }
    return programs[index].program
  }
}

extension [TemplateCompiler.Request] {
  /// Each of them once, in their order.
  var withoutRepetitions: Self {
    reduce(into: []) { requests, request in
      if !requests.contains(request) { requests.append(request) }
    }
  }
}

extension CompiledRule {
  /// The template that is asked for; `nil` where a file is copied.
  fileprivate var request: TemplateCompiler.Request? {
    guard case .template(let request) = content else { return nil }
    return request
  }
}
