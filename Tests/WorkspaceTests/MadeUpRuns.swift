import TestSupport

@testable import TokenOutput
@testable import Workspace

/// A suite whose tests write outputs that are made up there, in a folder of its own.
protocol MadeUpRuns {
  var folder: TemporaryFolder { get }
}

extension MadeUpRuns {
  /// What a build would write: files with these texts, all of one output.
  ///
  /// - Parameters:
  ///   - files: the texts of the files, by their paths.
  ///   - target: the target of the output.
  ///   - only: the targets that the build is for; `nil` for all.
  ///   - templates: the hash of the target's templates.
  ///   - configuration: the configuration that is built.
  ///   - inputs: what the build reads.
  func run(
    _ files: [String: String],
    target: String = "css",
    only: Set<String>? = nil,
    templates: String = "t",
    of configuration: String = "tokens.config.json",
    reading inputs: [String] = []
  ) -> RenderedRun {
    RenderedRun(
      files: files.sorted { $0.key < $1.key }.map { name, text in
        GeneratedFile(
          FileContent(Array(text.utf8)),
          at: folder.root.appending(name),
          base: folder.root,
          target: target,
          output: 0
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
