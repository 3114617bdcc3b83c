import Diagnostics
import Foundation
import TokenCompiler
import TokenOutput
import Workspace

/// Builds a configuration in this process on one thread, and measures the time of each stage.
struct StageClock {
  private var times: [StageTimes.Stage] = []
  private var current: String?
  private var start = ContinuousClock.now

  /// Ends the current stage and begins the stage `name`, if any.
  private mutating func enter(_ name: String?) {
    let now = ContinuousClock.now
    if let current {
      let seconds = (now - start).seconds
      if let index = times.firstIndex(where: { $0.name == current }) {
        times[index].seconds += seconds
      } else {
        times.append(StageTimes.Stage(name: current, seconds: seconds))
      }
    }
    current = name
    start = ContinuousClock.now
  }

  /// Builds the configuration at `path` and writes its outputs.
  ///
  /// - Throws: ``ChildProcess/Failure`` if it doesn't build.
  static func build(_ path: String) throws -> StageTimes {
    var clock = StageClock()
    var sources = SourceMap()
    var found: [Diagnostic] = []
    clock.enter("configuration")
    guard let place = AbsolutePath(URL(filePath: path).standardizedFileURL.path),
      let project = try Project.open(
        place,
        at: nil,
        current: place.parent,
        sources: &sources,
        diagnostics: &found
      )
    else { throw failure(path, found) }
    let placement = OutputPlacement(project)
    let compilation = project.input.compile(sources) { clock.enter($0.stage.rawValue) }
    guard let ir = compilation.ir else { throw failure(path, compilation.diagnostics) }
    clock.enter(InstructionStage.templates.rawValue)
    let targets = try TargetSelection(for: placement, of: project)
    found += targets.diagnostics
    let files = try clock.render(ir, placement, targets, project, &found)
    clock.enter(nil)
    removeOutputs(files, placement, project)
    clock.enter(InstructionStage.write.rawValue)
    let run = placement.place(
      files,
      reading: project.input.files.paths,
      templates: targets.fingerprints,
      diagnostics: &found
    )
    guard !found.containsError, case .done = try OutputWriter.write(run, force: true) else {
      throw failure(path, found)
    }
    clock.enter(nil)
    return StageTimes(
      stages: clock.times,
      inputs: project.input.files.paths.map(\.text),
      tokens: ir.tokens.count
    )
  }

  private mutating func render(
    _ ir: IR,
    _ placement: OutputPlacement,
    _ targets: TargetSelection,
    _ project: Project,
    _ found: inout [Diagnostic]
  ) throws -> [[OutputFile]] {
    enter(InstructionStage.bind.rawValue)
    let source = OutputSource(ir)
    var files: [[OutputFile]] = []
    for place in placement.places {
      enter(InstructionStage.bind.rawValue)
      let prepared = OutputRendering.prepare(
        place,
        source,
        targets,
        project.configuration,
        isTracing: false
      )
      enter("\(InstructionStage.render.rawValue) \(place.output.target.value)")
      let output = prepared?.rendered()
      found += output?.diagnostics ?? []
      files.append(output?.files ?? [])
    }
    return files
  }

  /// Deletes the files of an earlier build, so that every build writes all files.
  private static func removeOutputs(
    _ files: [[OutputFile]],
    _ placement: OutputPlacement,
    _ project: Project
  ) {
    for (place, files) in zip(placement.places, files) {
      for file in files {
        try? FileManager.default.removeItem(atPath: place.directory.appending(file.path).text)
      }
    }
    try? FileManager.default.removeItem(atPath: project.records.manifest.text)
  }

  private static func failure(_ path: String, _ found: [Diagnostic]) -> ChildProcess.Failure {
    let messages = found.filter { $0.severity == .error }.prefix(5).map { "\n  \($0.message)" }
    return ChildProcess.Failure(description: "`\(path)` does not build:\(messages.joined())")
  }
}

extension CompilationStage {
  /// The corresponding stage for counting instructions.
  fileprivate var stage: InstructionStage {
    switch self {
    case .read: .read
    case .lower: .lower
    case .resolve: .resolve
    case .freeze: .freeze
    }
  }
}
