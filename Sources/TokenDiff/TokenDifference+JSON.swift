package import JSONSyntax

extension TokenDifference {
  /// Writes the differences as an object.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("level", level.word)
      writer.objects("outputs", outputs) { writer, output in
        writer.member("output", output.label)
        writer.member("level", output.level.word)
      }
      writer.list("changes", changes) { writer, change in
        writer.lineBreak()
        writer.object { Self.write(change, to: &$0) }
      }
    }
  }

  private static func write(_ change: TokenChange, to writer: inout JSONWriter) {
    writer.member("kind", change.kind.rawValue)
    writer.member("path", change.path)
    writer.member("level", change.level.word)
    if !change.type.isEmpty { writer.member("type", change.type) }
    if let path = change.oldPath { writer.member("oldPath", path) }
    if let score = change.score { writer.member("score", (score * 100).rounded() / 100) }
    if change.isField { writer.member("isComponentField", true) }
    if let before = change.before { writer.member("before", before) }
    if let after = change.after { writer.member("after", after) }
    if let target = change.follows { writer.member("follows", target) }
    if !change.candidates.isEmpty {
      writer.list("candidates", change.candidates) { $0.string($1) }
    }
    if !change.values.isEmpty { writer.objects("values", change.values) { write($1, to: &$0) } }
    writer.object("outputs") { writer in
      for output in change.outputs {
        writer.name(output.label)
        writer.string(output.level.word)
      }
    }
  }

  private static func write(_ value: ValueChange, to writer: inout JSONWriter) {
    writer.list("contexts", value.contexts) { $0.string($1) }
    if let before = value.before { writer.member("before", before) }
    if let after = value.after { writer.member("after", after) }
    if let distance = value.distance {
      writer.member("distance", (distance * 10_000).rounded() / 10_000)
      writer.member("isPerceptible", distance >= ValueChange.perceptible)
    }
    guard !value.parts.isEmpty else { return }
    writer.objects("parts", value.parts) { writer, part in
      writer.member("name", part.name)
      writer.member("before", part.before)
      writer.member("after", part.after)
    }
  }
}
