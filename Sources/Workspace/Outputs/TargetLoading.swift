internal import Diagnostics
package import TokenCompiler
internal import TokenOutput

/// The targets of outputs while they are being loaded.
///
/// Threads take part as soon as they have nothing else to do. If there were more threads than cores,
/// one could wait for a core while another core has nothing to do.
package final class TargetLoading: Sendable {
  private let names: [Located<String>]
  /// The template folders that the configuration names.
  private let folders: [Located<String>]
  private let base: AbsolutePath
  private let known: TargetSelection?
  /// Whether there won't be another build.
  private let isLast: Bool
  private let state = POSIX.Guarded(State())

  private struct State: Sendable {
    var hasBegun = false
    /// The files of the targets, once they have been found.
    var opened: Result<Opened, Finding>?
    /// The indices of the targets that no thread has begun to load, the first one last.
    var waiting: [Int] = []
    var loaded: [Loaded?] = []
    var missingCount = 0
    /// The number of targets whose templates a thread has begun to compile.
    var compiledCount = 0
    var isOver = false
  }

  private struct Opened: Sendable {
    var known: TargetSelection?
    let origin: TargetSelection.Origin
    var sources = SourceMap.apart
    var targets: [TargetSource] = []
    /// The number of outputs of each target.
    var counts: [String: Int] = [:]
  }

  private typealias Loaded = (target: LoadedTarget?, diagnostics: [Diagnostic])

  /// Prepares to load targets from the template folders of a project or, if they aren't there, from
  /// the built-in ones.
  ///
  /// - Parameters:
  ///   - names: the targets, some of which can have several outputs.
  ///   - project: the configuration, which names the template folders.
  ///   - memory: the memory of the last build; `nil` if there won't be another one.
  package init(
    _ names: [Located<String>],
    of project: Project,
    _ memory: BuildMemory? = nil
  ) {
    self.names = names
    folders = project.configuration.templates
    base = project.confinement.base
    known = memory?.targets
    isLast = memory == nil
  }

  /// Loads targets until none is left.
  package func work() {
    let mustOpen = state.withLock { state in
      defer { state.hasBegun = true }
      return !state.hasBegun
    }
    if mustOpen { open() }
    while case .load(let index, let source, let isDeferring) = nextTask() {
      let loaded = TargetLoader.load(source, isDeferring: isDeferring)
      state.change { state in
        state.loaded[index] = loaded
        state.missingCount -= 1
      }
    }
  }

  /// Compiles templates, once the targets have been loaded, until the tokens have been compiled.
  ///
  /// Otherwise, each thread that renders an output compiles those that it needs.
  package func compileTemplates() {
    while let (index, target) = nextTarget() {
      var compiled = target
      compiled.compileTemplates()
      state.withLock { [compiled] in $0.loaded[index]?.target = compiled }
    }
  }

  private func nextTarget() -> (index: Int, target: LoadedTarget)? {
    state.withLock { state in
      guard !state.isOver, state.missingCount == 0 else { return nil }
      while state.compiledCount < state.loaded.count {
        let index = state.compiledCount
        state.compiledCount += 1
        if let target = state.loaded[index]?.target { return (index, target) }
      }
      return nil
    }
  }

  /// Notes that the tokens have been compiled.
  package func end() { state.withLock { $0.isOver = true } }

  /// Returns the targets, after loading those that are left.
  ///
  /// - Throws: ``Finding`` if a template folder can't be read.
  package func selection() throws(Finding) -> TargetSelection {
    work()
    let (result, loaded) = state.waitForResult { state in
      state.missingCount == 0 ? state.opened.map { ($0, state.loaded) } : nil
    }
    let opened = try result.get()
    if let known = opened.known { return known }
    var targets: [String: LoadedTarget] = [:]
    var diagnostics = opened.origin.own.diagnostics
    for loaded in loaded.compactMap(\.self) {
      diagnostics += loaded.diagnostics
      if let target = loaded.target { targets[target.name] = target }
    }
    return TargetSelection(
      targets,
      from: opened.origin,
      sources: opened.sources,
      diagnostics: diagnostics
    )
  }

  /// Finds the files of the targets.
  private func open() {
    let opened = Result { () throws(Finding) in try findFiles() }
    state.change { state in
      state.opened = opened
      guard case .success(let opened) = opened else { return }
      let sizes = opened.targets.map(\.byteCount)
      state.waiting = sizes.indices.sorted { (sizes[$0], $1) < (sizes[$1], $0) }
      state.loaded = Array(repeating: nil, count: sizes.count)
      state.missingCount = sizes.count
    }
  }

  private func findFiles() throws(Finding) -> Opened {
    let own = try CustomTargets(folders, in: base)
    var opened = Opened(origin: TargetSelection.Origin(names: names, base: base, own: own))
    if let known, known.origin == opened.origin {
      opened.known = known
      return opened
    }
    let library = own.library
    for name in names {
      opened.counts[name.value, default: 0] += 1
      guard opened.counts[name.value] == 1 else { continue }
      opened.targets.append(TargetSource(name, from: library, sources: &opened.sources))
    }
    return opened
  }

  private enum Task: Sendable {
    case load(Int, TargetSource, isDeferring: Bool)
    case end
  }

  /// Returns what to do next, after waiting until the files have been found.
  private func nextTask() -> Task {
    state.waitForResult { [isLast] state in
      guard let opened = state.opened else { return nil }
      guard case .success(let opened) = opened, let index = state.waiting.popLast() else {
        return .end
      }
      let source = opened.targets[index]
      // The templates of a target with several outputs or builds are compiled once for all of them.
      let isDeferring = isLast && opened.counts[source.name.value] == 1
      return .load(index, source, isDeferring: isDeferring)
    }
  }
}
