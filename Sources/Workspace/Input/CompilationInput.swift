package import Diagnostics
internal import JSONSyntax
package import TokenCompiler

/// A source on disk, ready to be compiled.
package struct CompilationInput {
  /// The source and its settings, with paths relative to ``base``.
  package var request: CompileRequest
  /// The files that the compiler may read.
  package let files: SourceFiles
  /// The folder that paths are relative to.
  package let base: AbsolutePath
  /// The folders in which source files may be rewritten.
  package let confinement: Confinement

  /// Compiles the source; the spans of the request refer to `sources`.
  ///
  /// - Parameters:
  ///   - sources: the files that were read earlier.
  ///   - filling: gets memory at the same time, on another thread.
  ///   - stage: called when a stage begins.
  /// - Returns: the IR, unless there were errors, and the diagnostics.
  package func compile(
    _ sources: SourceMap,
    filling: HeapFilling? = nil,
    entering stage: (CompilationStage) -> Void = { _ in }
  ) -> Compilation {
    let compilation = TokenCompiler.compile(
      request,
      sources: sources,
      load: { path in
        let file = files.load(path)
        if let filling, let size = try? file.get().count { filling.add(size) }
        return file
      },
      entering: { next in
        if next == .lower { filling?.complete() }
        stage(next)
      }
    )
    filling?.end()
    return compilation
  }
}

// MARK: Files from the command line

extension CompilationInput {
  /// Creates an input from token files that are merged in this order, or from one resolver
  /// document.
  ///
  /// Paths are relative to the innermost folder that contains all files, so the working directory
  /// doesn't matter.
  ///
  /// - Parameter files: at least one file, with its location on the command line.
  package init(files: [(path: AbsolutePath, span: Span?)]) {
    let paths = files.map { path, _ in Disk.realPath(path.parent).appending(path.name) }
    let base = paths.map(\.parent).reduce(paths.first?.parent ?? .root) { $0.commonFolder($1) }
    let names = zip(paths, files).map { path, file in
      Located(path.relative(to: base), at: file.span)
    }
    self.base = base
    confinement = Confinement(base: base)
    self.files = SourceFiles(confinement, named: names.map(\.value))
    request = CompileRequest(source: self.files.source(of: names))
  }
}

extension AbsolutePath {
  /// Returns the innermost folder that contains both paths.
  fileprivate func commonFolder(_ other: AbsolutePath) -> AbsolutePath {
    selfAndAncestors.first { $0.contains(other) } ?? .root
  }
}
