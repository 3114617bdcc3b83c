import TestSupport

@testable import TokenOutput
@testable import Workspace

/// A suite whose tests write made-up outputs to a temporary folder.
protocol MadeUpRuns {
  var folder: TemporaryFolder { get }
}

extension MadeUpRuns {
  /// The rendered files of a build, all in one output.
  ///
  /// - Parameters:
  ///   - files: The contents of the files, by path.
  ///   - target: The target of the output.
  ///   - only: The targets to build, or `nil` for all.
  ///   - templates: The hash of the target's templates.
  ///   - configuration: The configuration to build.
  ///   - inputs: The inputs of the build.
  func run(
    _ files: [String: String],
    target: String = "css",
    only: Set<String>? = nil,
    templates: String = "t",
    of configuration: String = "tokens.config.json",
    reading inputs: [String] = []
  ) -> RenderedRun {
    let size = files.values.reduce(0) { $0 + $1.utf8.count }
    return RenderedRun(
      files: files.sorted { $0.key < $1.key }.map { name, text in
        GeneratedFile(
          FileContent(Array(text.utf8)),
          at: folder.root.appending(name),
          base: folder.root,
          target: target,
          output: 0,
          recordsLines: GeneratedFile.areLinesRecorded(totalSize: size)
        )
      },
      generator: "tokens test",
      templates: [target: templates],
      confinement: Confinement(base: folder.root),
      records: BuildRecords(of: folder.root.appending(configuration)),
      protected: ProtectedFiles(inputs.map { folder.root.appending($0) }, in: folder.root),
      targets: only
    )
  }
}

extension TemporaryFolder {
  /// A folder that looks like a repository.
  static func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    return folder
  }
}
