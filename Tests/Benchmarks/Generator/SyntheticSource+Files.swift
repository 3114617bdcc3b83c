extension SyntheticSource {
  struct File {
    let path: String
    let bytes: [UInt8]
  }

  /// Calls `body` with each file in turn, so only one is in memory.
  func forEachFile(_ body: (File) throws -> Void) rethrows {
    for (number, runs) in dealt().enumerated() where !runs.isEmpty {
      try body(baseFile(runs, path: basePath(number)))
    }
    for modifier in arguments.modifiers {
      for context in modifier.contexts.dropFirst() {
        try body(contextFile(modifier.name, context))
      }
    }
    if !arguments.modifiers.isEmpty { try body(resolverDocument()) }
    try body(configuration())
  }

  private func basePath(_ number: Int) -> String {
    arguments.files == 1 ? "tokens.json" : "\(number + 1).tokens.json"
  }

  func contextPath(_ modifier: String, _ context: String) -> String {
    "\(modifier)/\(context).tokens.json"
  }

  /// The paths of the base files, in merge order.
  var basePaths: [String] {
    dealt().indices.filter { !dealt()[$0].isEmpty }.map(basePath)
  }

  // MARK: The base

  /// The tokens of one second-level group.
  private struct GroupRun {
    let layer: TokenLayer
    let indices: Range<Int>
  }

  /// The groups for each file. Each group is assigned to the file with the fewest tokens so far.
  private func dealt() -> [[GroupRun]] {
    var files = [[GroupRun]](repeating: [], count: arguments.files)
    var loads = [Int](repeating: 0, count: arguments.files)
    for run in groupRuns() {
      let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      files[least].append(run)
      loads[least] += run.indices.count
    }
    return files
  }

  private func groupRuns() -> [GroupRun] {
    layers.flatMap { layer in
      let size = layer.words.dropFirst().reduce(1) { $0 * $1.count }
      return stride(from: layer.indices.lowerBound, to: layer.indices.upperBound, by: size).map {
        GroupRun(layer: layer, indices: $0..<min($0 + size, layer.indices.upperBound))
      }
    }
  }

  private func baseFile(_ runs: [GroupRun], path: String) -> File {
    var writer = TreeWriter()
    for run in runs {
      var random = RandomStream(seed: seed, .group, UInt64(run.indices.lowerBound))
      let statesType = !random.happens(12)
      writer.enter([run.layer.top, run.layer.names(of: run.indices.lowerBound)[0]])
      if statesType { writer.text.member("$type", run.layer.kind.type) }
      for index in run.indices {
        writer.enter([run.layer.top] + run.layer.names(of: index))
        if !statesType { writer.text.member("$type", run.layer.kind.type) }
        writer.text.name("$value")
        writeValue(of: index, in: run.layer, to: &writer.text)
        writeRemarks(on: index, to: &writer.text)
      }
    }
    return File(path: path, bytes: writer.finish())
  }

  private func writeRemarks(on index: Int, to text: inout JSONText) {
    var random = RandomStream(seed: seed, .remark, UInt64(index))
    if random.happens(25) {
      let words = (0..<random.within(3...9)).map { _ in random.pick(Vocabulary.prose) }
      let sentence = words.joined(separator: " ")
      text.member("$description", sentence.prefix(1).uppercased() + sentence.dropFirst() + ".")
    }
    guard random.happens(2) else { return }
    text.name("$extensions")
    text.beginObject()
    text.name("org.example.editor")
    text.beginObject()
    text.member("variable", "\(random.below(100)):\(random.below(10000))")
    text.name("scopes")
    text.beginArray()
    text.element()
    text.string("fills")
    text.endArray()
    text.endObject()
    text.endObject()
  }

  // MARK: Contexts

  /// The tokens overridden by a context: a random sample of all tokens.
  private func contextFile(_ modifier: String, _ context: String) -> File {
    let path = contextPath(modifier, context)
    let place = RandomStream.place(of: path)
    var random = RandomStream(seed: seed, .choice, place)
    let eligible = layers.filter(\.kind.isRedefinable)
    var candidates = eligible.reduce(0) { $0 + $1.indices.count }
    var wanted = min(candidates, (arguments.tokens * arguments.differing + 50) / 100)
    var writer = TreeWriter()
    for layer in eligible {
      for index in layer.indices {
        // Selection sampling: each subset of `wanted` candidates is equally likely.
        defer { candidates -= 1 }
        guard random.below(candidates) < wanted else { continue }
        wanted -= 1
        writer.enter([layer.top] + layer.names(of: index))
        writer.text.member("$type", layer.kind.type)
        writer.text.name("$value")
        writeOtherValue(of: index, in: layer, place, to: &writer.text)
      }
    }
    return File(path: path, bytes: writer.finish())
  }

  /// Writes a value that differs from the base value, using the first of several attempts that
  /// does.
  private func writeOtherValue(
    of index: Int,
    in layer: TokenLayer,
    _ place: UInt64,
    to text: inout JSONText
  ) {
    var base = JSONText()
    writeValue(of: index, in: layer, to: &base)
    for attempt in 0... {
      let stream = place ^ UInt64(index)
      var random = RandomStream(seed: seed, .value, stream, UInt64(attempt) + 1)
      var other = JSONText()
      var copy = random
      writeValue(of: index, in: layer, &copy, to: &other)
      if other.bytes == base.bytes { continue }
      return writeValue(of: index, in: layer, &random, to: &text)
    }
  }
}

/// Writes a tree of groups from the paths of its tokens, in order.
private struct TreeWriter {
  var text = JSONText()
  /// The path of the open groups.
  private var path: [String] = []

  init() { text.beginObject() }

  /// Closes and opens groups until the group at `path` is the innermost one.
  mutating func enter(_ next: [String]) {
    var shared = 0
    while shared < path.count, shared < next.count, path[shared] == next[shared] { shared += 1 }
    for _ in shared..<path.count { text.endObject() }
    for name in next[shared...] {
      text.name(name)
      text.beginObject()
    }
    path = next
  }

  mutating func finish() -> [UInt8] {
    enter([])
    text.endObject()
    text.endFile()
    return text.bytes
  }
}
