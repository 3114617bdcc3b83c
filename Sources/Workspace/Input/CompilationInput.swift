package import Diagnostics
internal import JSONSyntax
package import TokenCompiler

/// A source on this machine, ready to be compiled.
package struct CompilationInput {
  /// What to compile; paths are relative to the base.
  package var request: CompileRequest
  /// The disk as the compiler may see it.
  package let files: SourceFiles
  /// The folder that paths are relative to.
  package let base: AbsolutePath

  /// Compiles the source; the spans of the request point into `sources`.
  package func compile(_ sources: SourceMap) -> Compilation {
    compile(sources, entering: { _ in })
  }

  /// The same, saying when each stage begins.
  package func compile(
    _ sources: SourceMap,
    entering stage: (CompilationStage) -> Void
  ) -> Compilation {
    TokenCompiler.compile(
      request,
      sources: sources,
      load: { files.load($0) },
      entering: stage
    )
  }
}

// MARK: Files of the command line

extension CompilationInput {
  /// Takes token files that are merged in this order, or one resolver document.
  ///
  /// Paths are relative to the innermost folder that holds all of the files, so that it does not
  /// matter where the program is run.
  ///
  /// - Parameter files: at least one file, and where its name stands on the command line.
  package init(files: [(path: AbsolutePath, span: Span?)]) {
    let paths = files.map { path, _ in Disk.realPath(path.parent).appending(path.name) }
    let base = paths.map(\.parent).reduce(paths.first?.parent ?? .root) { $0.commonFolder($1) }
    let names = zip(paths, files).map { path, file in
      Located(path.relative(to: base), at: file.span)
    }
    self.base = base
    self.files = SourceFiles(Confinement(base: base), named: names.map(\.value))
    if let only = names.first, names.count == 1, let path = paths.first,
      SourceFileKind(ofFileAt: path) == .resolver
    {
      request = CompileRequest(source: .resolver(only))
    } else {
      request = CompileRequest(source: .files(names))
    }
  }
}

extension AbsolutePath {
  /// The innermost folder that holds both.
  fileprivate func commonFolder(_ other: AbsolutePath) -> AbsolutePath {
    selfAndAncestors.first { $0.contains(other) } ?? .root
  }
}
