import TemplateEngine

/// The templates of a target, compiled either in advance or when they are needed.
///
/// Templates of built-in targets are compiled without the macros that they call.
struct TargetTemplates: Sendable {
  private let source: Source

  private enum Source: Sendable {
    case compiled(TemplatePrograms)
    case files([TemplateSource], TemplateCompiler)
  }

  /// Creates the set from compiled templates.
  init(_ programs: TemplatePrograms) {
    source = .compiled(programs)
  }

  /// Creates a set of templates that are compiled when they are needed.
  ///
  /// - Parameters:
  ///   - files: The files of a built-in target, which must not contain errors.
  ///   - compiler: The compiler for the files.
  init(_ files: [TemplateSource], compiledBy compiler: TemplateCompiler) {
    source = .files(files, compiler)
  }

  /// Returns programs that include those of the rules.
  func programs(of rules: [CompiledRule]) -> TemplatePrograms {
    programs(for: rules.compactMap(\.request))
  }

  /// Returns programs that include those of the templates, which must belong to the target.
  @inline(never)
  func programs(for requests: [TemplateCompiler.Request]) -> TemplatePrograms {
    switch source {
    case .compiled(let programs): return programs
    case .files(let sources, let compiler):
      var files = TemplateFileSet(sources, isDeferring: true)
      let requests = requests.uniqued
      return compiler.compile(requests, in: &files, checking: .called).programs
    }
  }
}

extension Array where Element: Equatable {
  /// The elements without duplicates, in order of first occurrence.
  var uniqued: Self {
    reduce(into: []) { elements, element in
      if !elements.contains(element) { elements.append(element) }
    }
  }
}

extension CompiledRule {
  /// The template to render; `nil` if the rule copies a file.
  var request: TemplateCompiler.Request? {
    guard case .template(let request) = content else { return nil }
    return request
  }
}
