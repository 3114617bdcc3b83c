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
    case help(Int, Job)
    case end
  }

  private func work() {
    while true {
      switch nextTask() {
      case .prepare(let index): renderOutput(index)
      case .help(let index, let job): renderParts(of: job, index, isFirst: false)
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
      let most = state.jobs.map { (job: $0, count: $1.waitingCount) }.max { $0.count < $1.count }
      if let most, most.count > 0, let job = state.jobs[most.job] { return .help(most.job, job) }
      return state.preparing > 0 ? nil : .end
    }
  }

  /// Prepares an output and renders it, possibly with the help of others.
  @inline(never)
  private func renderOutput(_ index: Int) {
    let job = prepare(index).map { Job($0) }
    publish(job, index)
    guard let job else { return }
    if job.output.parts.isEmpty { return finish(job, index, []) }
    renderParts(of: job, index, isFirst: true)
  }

  /// Lets other threads help with an output that has been prepared.
  private func publish(_ job: Job?, _ index: Int) {
    state.change { state in
      state.preparing -= 1
      state.jobs[index] = job
    }
  }

  /// Renders the parts of an output that no other thread has begun.
  private func renderParts(of job: Job, _ index: Int, isFirst: Bool) {
    guard var renderer = PartRenderer(job.output, isFirst: isFirst) else { return }
    while let part = job.takePart() {
      let rendered = renderer.render(job.output.parts[part])
      if let all = job.keep(rendered, at: part) { finish(job, index, all) }
    }
    let programs = renderer.programs
    state.withLock { $0.programs.append(programs) }
  }

  private func finish(_ job: Job, _ index: Int, _ parts: [RenderedPart]) {
    let result = job.output.output(of: parts)
    state.withLock { state in
      state.jobs[index] = nil
      state.results[index] = result
    }
  }
}

extension RenderingQueue {
  /// An output that is being rendered.
  private final class Job: Sendable {
    let output: PreparedOutput
    private let state: POSIX.Guarded<State>

    private struct State: Sendable {
      /// The parts that no thread has begun, the first one last.
      var waiting: [Int]
      var rendered: [RenderedPart?]
      /// The number of parts that aren't in `rendered` yet.
      var missing: Int
    }

    init(_ output: PreparedOutput) {
      self.output = output
      let parts = output.parts
      let last = parts.indices.reversed()
      let waiting =
        last.filter { !parts[$0].isWholeRule } + last.filter { parts[$0].isWholeRule }
      let rendered = [RenderedPart?](repeating: nil, count: parts.count)
      state = POSIX.Guarded(State(waiting: waiting, rendered: rendered, missing: parts.count))
    }

    /// The number of parts that no thread has begun.
    var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Returns the next part to render; `nil` if all have been taken.
    func takePart() -> Int? { state.withLock { $0.waiting.popLast() } }

    /// Keeps a rendered part, and returns all parts if this was the last one.
    func keep(_ part: RenderedPart, at index: Int) -> [RenderedPart]? {
      state.withLock { state in
        state.rendered[index] = part
        state.missing -= 1
        return state.missing == 0 ? state.rendered.compactMap(\.self) : nil
      }
    }
  }
}
