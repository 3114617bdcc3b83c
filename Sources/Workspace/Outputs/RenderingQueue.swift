internal import TemplateEngine
internal import TokenOutput

/// The outputs that threads render together.
///
/// Each thread prepares an output and renders its parts. When no output is left, it helps with the
/// parts of the others. The result doesn't depend on the number of threads.
final class RenderingQueue: Sendable {
  /// Prepares an output; `nil` if its target couldn't be loaded.
  private let prepare: @Sendable (_ index: Int) -> PreparedOutput?
  private let helpsOthers: Bool
  private let state: POSIX.Guarded<State>

  private struct State: Sendable {
    /// The outputs that no thread has begun, the first one last.
    var waiting: [Int]
    /// The number of outputs that are being prepared.
    var preparing = 0
    /// The outputs that are being rendered, by their indices.
    var jobs: [Int: Job] = [:]
    var results: [RenderedOutput?]
    /// The compiled templates.
    var programs: [TemplatePrograms] = []
  }

  /// An output that is being rendered.
  private struct Job: Sendable {
    let output: PreparedOutput
    /// The parts that no thread has begun, the first one last.
    var waiting: [Int]
    var parts: [RenderedPart?]
    var missing: Int

    init(_ output: PreparedOutput) {
      self.output = output
      let parts = output.parts.indices
      let isEarly = parts.map { output.parts[$0].isWholeRule }
      waiting = parts.reversed().filter { !isEarly[$0] } + parts.reversed().filter { isEarly[$0] }
      self.parts = parts.map { _ in nil }
      missing = parts.count
    }
  }

  private init(
    count: Int,
    order: [Int],
    helpsOthers: Bool,
    _ prepare: @escaping @Sendable (_ index: Int) -> PreparedOutput?
  ) {
    self.prepare = prepare
    self.helpsOthers = helpsOthers
    state = POSIX.Guarded(
      State(waiting: order.reversed(), results: Array(repeating: nil, count: count))
    )
  }

  /// Renders outputs on the available cores.
  ///
  /// - Parameters:
  ///   - costs: the time that each output takes relative to the others.
  ///   - isLarge: whether rendering takes so long that several threads can share an output. Each of
  ///     them compiles the macros that it calls.
  ///   - threads: the maximum number of threads.
  ///   - prepare: returns the output at an index, or `nil` if its target couldn't be loaded. Can be
  ///     called on any thread.
  /// - Returns: the outputs, and the compiled templates.
  static func render(
    costs: [Int],
    isLarge: Bool,
    threads: Int = POSIX.coreCount,
    _ prepare: @escaping @Sendable (_ index: Int) -> PreparedOutput?
  ) -> (outputs: [RenderedOutput?], programs: [TemplatePrograms]) {
    let order = costs.indices.sorted { (-costs[$0], $0) < (-costs[$1], $1) }
    let queue = RenderingQueue(count: costs.count, order: order, helpsOthers: isLarge, prepare)
    POSIX.onThreads(isLarge ? threads : min(threads, costs.count)) { queue.work() }
    return queue.state.withLock { ($0.results, $0.programs) }
  }

  private enum Task: Sendable {
    case prepare(Int)
    case help(Int, PreparedOutput)
    case end
  }

  private func work() {
    while true {
      switch nextTask() {
      case .prepare(let index): renderOutput(index)
      case .help(let index, let output): renderParts(of: output, index, isFirst: false)
      case .end: return
      }
    }
  }

  /// Returns what to do next, after waiting for outputs that are being prepared.
  private func nextTask() -> Task {
    state.waitForResult { [helpsOthers] state in
      if let index = state.waiting.popLast() {
        state.preparing += 1
        return .prepare(index)
      }
      guard helpsOthers else { return .end }
      let job = state.jobs.max { $0.value.waiting.count < $1.value.waiting.count }
      if let job, !job.value.waiting.isEmpty { return .help(job.key, job.value.output) }
      return state.preparing > 0 ? nil : .end
    }
  }

  /// Prepares an output and renders it, possibly with the help of others.
  @inline(never)
  private func renderOutput(_ index: Int) {
    let output = prepare(index)
    state.change { state in
      state.preparing -= 1
      if let output { state.jobs[index] = Job(output) }
    }
    guard let output else { return }
    if output.parts.isEmpty { return finish(index, output, []) }
    renderParts(of: output, index, isFirst: true)
  }

  /// Renders the parts of an output that no other thread has begun.
  private func renderParts(of output: PreparedOutput, _ index: Int, isFirst: Bool) {
    guard var renderer = PartRenderer(output, isFirst: isFirst) else { return }
    while let part = state.withLock({ $0.jobs[index]?.waiting.popLast() }) {
      let rendered = renderer.render(output.parts[part])
      if let all = keep(rendered, part, of: index) { finish(index, output, all) }
    }
    let programs = renderer.programs
    state.withLock { $0.programs.append(programs) }
  }

  /// Keeps a rendered part, and returns all parts if this was the last one.
  private func keep(_ rendered: RenderedPart, _ part: Int, of index: Int) -> [RenderedPart]? {
    state.withLock { state in
      state.jobs[index]?.parts[part] = rendered
      state.jobs[index]?.missing -= 1
      guard state.jobs[index]?.missing == 0 else { return nil }
      return state.jobs.removeValue(forKey: index)?.parts.compactMap(\.self)
    }
  }

  private func finish(_ index: Int, _ output: PreparedOutput, _ parts: [RenderedPart]) {
    let result = output.output(of: parts)
    state.withLock { state in
      state.jobs[index] = nil
      state.results[index] = result
    }
  }
}
